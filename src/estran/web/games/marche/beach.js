// The beach: 36 cards from the dry sand down to the open sea, and what lies, lurks and walks on them.
import { html } from "../../dom.js";
import { Icon, Ring, Use } from "../../drawing.js";
import { say } from "../../words.js";
import { block, inks } from "./names.js";
import { Pencil, notes } from "./notebook.js";

export const CELLS = [..."123456"].flatMap((row) => [..."abcdef"].map((column) => column + row));

export const SIDE = 102;
export const x = (cell) => 66 + "abcdef".indexOf(cell[0]) * SIDE;
export const y = (cell) => 26 + (Number(cell[1]) - 1) * SIDE;
const square = (cell) => `M${x(cell) + 4} ${y(cell) + 5}l92-1 1 91-93 1z`;

export function Board({ frame, view, picks, preview }) {
  const aimed = picks.focus.value && picks.completes(picks.focus.value);
  const pencilled = notes(frame).value;
  return html`<svg class="beach" viewBox="0 0 684 642" role="img" aria-label=${say("web-marche-beach")}>
      <${Margins} view=${view} />
      ${CELLS.map((cell) => html`<g data-thing=${`cell:${cell}`} key=${cell}><${Card} view=${view} cell=${cell} /></g>`)}
      <${Tracks} view=${view} />
      ${Object.entries(view.objects).map(([cell, thing]) => html`<g transform=${`translate(${x(cell)} ${y(cell)})`} key=${cell}>
        <${Pencil} view=${view} own=${frame.seat} notes=${pencilled[thing]} />
      </g>`)}
      <${States} picks=${picks} />
      <${Crabs} view=${view} at=${view.crabs} />
      ${aimed && html`<${Ghost} view=${view} choice=${aimed} />`}
      ${preview && html`<${Price} preview=${preview} />`}
    </svg>
    <${Goal} view=${view} />`;
}

// Letters above; beside each row its number, and the tourteau card that was drawn for it, or the place where it is still to come.
function Margins({ view }) {
  const warned = view.warnings.map(({ row }) => row);
  return html`<g class="margins" aria-hidden="true">
    ${[..."abcdef"].map((column) => html`<text x=${x(column + 1) + 50} y="19">${column}</text>`)}
    ${[1, 2, 3, 4, 5, 6].map((row) => {
      const top = y(`a${row}`);
      const drawn = row === view.row && !view.over;
      return html`<g class=${drawn ? "drawn" : ""}>
        ${drawn && html`<path class="flag" d=${`M2 ${top + 3} 54 ${top + 1} 63 ${top + 50} 55 ${top + 98} 3 ${top + 97}Z`} />`}
        <${Use} id=${`g-${row}`} x="16" y=${top + 8} width="24" height="34" />
        ${view.came.includes(row)
          ? html`<${Use} id="tourteau" x="5" y=${top + 48} width="46" />`
          : html`<path class="to-come" d=${`M11 ${top + 53} 45 ${top + 52} 46 ${top + 87} 11 ${top + 88}Z`} />`}
        ${warned.includes(row) && html`<${Danger} x="50" y=${top + 68} />`}
      </g>`;
    })}
  </g>`;
}

const Danger = ({ x, y }) => html`<g class="danger" transform=${`translate(${x} ${y})`}>
  <path d="M0-8 14 17-14 18Z" /><path class="bang" d="M-2-1 2-1 1 9-1 9ZM-1.5 12 1.5 12 1.5 15-1.5 15Z" />
</g>`;

function Card({ view, cell }) {
  const at = { x: x(cell), y: y(cell) };
  const dealt = view.dealt.objects[cell];
  const place = (id, inset, name) => html`<${Use} id=${id} x=${at.x + inset} y=${at.y + inset} width=${100 - 2 * inset} class=${name} />`;
  if (view.bare.includes(cell)) {
    return html`${place("beach-gone", 0)}<rect class="hit" x=${at.x} y=${at.y} width="100" height="100" />
      <g class="brother ink-orange">
        <${Use} id=${block(dealt)} x=${at.x + 14} y=${at.y + 12} width="34" class="left" />${place("crab", 29)}
      </g>
      <${Bait} view=${view} cell=${cell} />`;
  }
  if (view.tourteaux.includes(cell)) {
    return html`${place("beach-tourteau", 0)}${dealt && html`<${Sprung} thing=${dealt} ...${at} />`}<${Bait} view=${view} cell=${cell} />`;
  }
  return html`${place(`beach-${cell[1]}`, 0)}
    ${view.objects[cell] && html`${place("beach-puddle", 5)}${place(block(view.objects[cell]), 17, "object")}`}
    <${Secret} view=${view} cell=${cell} /><${Bait} view=${view} cell=${cell} />`;
}

// What lay over a trap, torn in two.
const Sprung = ({ thing, x, y }) => html`<g class="sprung">
  <path d=${`M${x + 62} ${y + 58} ${x + 98} ${y + 57} ${x + 97} ${y + 97} ${x + 60} ${y + 98}Z`} />
  <${Use} id=${block(thing)} x=${x + 64} y=${y + 61} width="32" />
  <path class="tear" d=${`M${x + 94} ${y + 58} ${x + 80} ${y + 70} ${x + 84} ${y + 77} ${x + 70} ${y + 84} ${x + 64} ${y + 97}`} />
</g>`;

const Bait = ({ view, cell }) => view.bait.includes(cell) && html`<g class="bait">
  <path d=${`M${x(cell) + 6} ${y(cell) + 60}l34-4 6 36-38 3z`} />
  <${Use} id="shrimp" x=${x(cell) + 7} y=${y(cell) + 58} width="36" />
</g>`;

// What one's own cards say of an object; once it is over, what all cards said.
function Secret({ view, cell }) {
  const thing = view.objects[cell];
  const holder = view.hands.findIndex((hand) => hand.includes(thing));
  const meaning = thing && (view.hand?.cells.includes(cell) ? view.hand.meaning : view.seats[holder]?.meaning);
  return meaning && html`<g class=${`secret ${meaning}`} transform=${`translate(${x(cell)} ${y(cell)})`}>
    <path d="M98 54 97 97 54 98Z" />
    ${meaning === "traps"
      ? html`<${Use} id="tourteau" x="64" y="62" width="34" />`
      : html`<g class="ink-orange"><${Use} id="crab" x="65" y="64" width="32" /></g><path class="bar" d="M62 92 92 62 96 66 66 96Z" />`}
  </g>`;
}

// Where the crabs came from last: two rows of ticks, as sideways feet leave them.
function Tracks({ view }) {
  const moves = view.history.filter(({ choice }) => !choice.startsWith("appear"));
  const [from, to] = [moves.at(-2)?.cell, moves.at(-1)?.cell];
  return from && from !== to && html`<${Trail} from=${from} to=${to} />`;
}

function Trail({ from, to, name = "st-trail" }) {
  const [dx, dy] = [x(to) - x(from), y(to) - y(from)];
  const ticks = [];
  for (let at = 10; at < Math.hypot(dx, dy) - 40; at += 15) ticks.push(`M${at}-7l6-2 1 3.5-6 1.5zM${at + 5} 5l6 1.5-1 3-6-1.5z`);
  const turned = (Math.atan2(dy, dx) * 180) / Math.PI;
  return html`<path class=${name} d=${ticks.join("")} transform=${`translate(${x(from) + 50} ${y(from) + 50}) rotate(${turned})`} />`;
}

function States({ picks }) {
  const focus = picks.focus.value;
  return html`<g class="states">
    ${CELLS.map((cell) => html`<${Ring} state=${picks.state(`cell:${cell}`)} path=${square(cell)} key=${cell} />`)}
    ${focus?.startsWith("cell:") && html`<${Ring} state="focus" path=${square(focus.slice(5))} />`}
  </g>`;
}

// -- the crabs

const WALKS = "M50 2 72 28 58 26 58 74 72 72 50 98 28 72 42 74 42 26 28 28Z";
const TURNS = { vertical: [0], horizontal: [90], falling: [-45], rising: [45], hermit: [-45, 45] };

// An arrow as the crab goes; that of the hermit, who goes both diagonals, is crossed and short.
const Arrow = ({ way }) => TURNS[way].map((turn) => html`<path d=${WALKS} transform=${`rotate(${turn} 50 50)`} />`);

export const Way = ({ way }) => html`<svg viewBox="-6 -6 112 112" class="way" role="img" aria-label=${say(`marche-way-${way}`)}>
  <g fill="currentColor"><${Arrow} way=${way} /></g>
</svg>`;

const LEGS = `M26 62 12 62 6 76 9 77 15 68 26 68ZM26 74 14 79 11 92 14 92 19 84 28 82Z
  M74 62 88 62 94 76 91 77 85 68 74 68ZM74 74 86 79 89 92 86 92 81 84 72 82Z`;
const CLAWS = "M29 30 20 32 10 28 5 17 9 7 13 16 18 12 22 16 20 24 30 24ZM71 30 80 32 90 28 95 17 91 7 87 16 82 12 78 16 80 24 70 24Z";
const STALKS = "M38 19 36 8 40 4 45 8 44 19ZM56 19 55 8 60 4 64 8 62 19Z";

// Square crabs on each other's back. Who walks is at the bottom, the others ride; the topmost keeps eyes and claws.
export function Crabs({ view, at, ghost = false }) {
  const walker = view.to_move - 1;
  const riders = view.seats.map((_, seat) => seat).filter((seat) => seat !== walker);
  const tower = [...riders.reverse(), walker];
  const colours = inks(view);
  const tall = 76 / tower.length;
  const slab = (level) => `M${27 - level} ${17 + level * tall}l${46 + 2 * level}-1 1 ${tall - 1}-${48 + 2 * level} 1z`;
  const size = Math.min(26, tall - 2);
  return html`<g class=${ghost ? "crabs st-ghost" : "crabs"} transform=${`translate(${x(at) + 1} ${y(at) - 3})`}>
    <path class="outline" d=${[LEGS, CLAWS, STALKS, ...tower.map((_, level) => slab(level))].join("")} />
    <g transform="translate(-.8 -1)">
      <path class=${`ink-${colours[walker]} ink`} d=${LEGS} /><path class=${`ink-${colours[tower[0]]} ink`} d=${CLAWS} />
      ${tower.map((seat, level) => html`<g class=${`ink-${colours[seat]}`} key=${seat}>
        <path class="ink" d=${slab(level)} /><path class="seam" d=${`M${27 - level} ${16 + (level + 1) * tall}H${73 + level}`} />
        <svg class="mark" viewBox="0 0 100 100" x=${50 - size / 2} y=${16 + (level + 0.5) * tall - size / 2} width=${size} height=${size}>
          <${Arrow} way=${view.seats[seat].way} />
        </svg>
      </g>`)}
    </g>
    <path class="light" d="M40 4.5 44.5 8 44 14 39 15 36 12 36 8ZM60 4.5 64.5 8 64 12 61 15 56 14 55.5 8Z" />
    <path class="dark" d="M39 7.5 42.5 8.5 42 12 39 12ZM58 8.5 61.5 7.5 61.5 12 58.5 12Z" />
  </g>`;
}

// What a choice would do, before it is done.
function Ghost({ view, choice }) {
  const [kind, cell] = choice.things.at(-1).split(":");
  if (kind !== "cell") return null;
  return choice.verb === "appear"
    ? html`<${Use} id="beach-tourteau" x=${x(cell)} y=${y(cell)} class="st-ghost" />`
    : html`<${Trail} from=${view.crabs} to=${cell} name="st-trail way-to" /><${Crabs} view=${view} at=${cell} ghost />`;
}

// What a move would cost, on a tag, where it would end: where that is not certain, what it costs at least, or a question mark.
function Price({ preview: { choice, events, least } }) {
  const walk = events.find(({ kind }) => ["moved", "stayed"].includes(kind));
  const cell = walk?.end ?? choice.things.at(-1).split(":")[1];
  if (choice.verb !== "move" || walk?.price === 0 || !CELLS.includes(cell)) return null;
  const price = walk?.price ?? (least?.price ? `≥${least.price}` : "?");
  const wide = price.length > 1 ? 12 : 0;
  return html`<g class="price" transform=${`translate(${x(cell) + 68} ${y(cell) + 22})`}>
    <path class="key" d=${`M${-30 - wide}-20 29-21 30 19${-29 - wide} 20Z`} /><path class="paper" d=${`M${-26 - wide}-16 25-17 26 15${-25 - wide} 16Z`} />
    <text x=${-11 - wide / 2} y="9">${price}</text><${Use} id="shrimp" x="-2" y="-14" width="28" />
  </g>`;
}

// Under the beach: what is left to pay with, who is free, and what threatens.
function Goal({ view }) {
  const { shrimps, freed, bait, dealt, to_free: left } = view;
  const spent = Math.max(0, dealt.shrimps - shrimps - bait.length);
  return html`<div class="goal">
    <div><b>${say("web-marche-shrimps", { number: shrimps, bait: bait.length })}</b><span class="row">
      ${Array.from({ length: shrimps }, () => html`<${Icon} id="shrimp" />`)}
      ${Array.from({ length: bait.length }, () => html`<${Icon} id="shrimp" class="afar" />`)}
      ${Array.from({ length: spent }, () => html`<${Icon} id="shrimp" class="spent" />`)}
    </span></div>
    <div><b>${say("web-marche-freed", { number: freed.length, of: freed.length + left })}</b><span class="row">
      ${freed.map((thing) => html`<${Icon} id="crab" class="ink-orange" key=${thing} />`)}
      ${Array.from({ length: left }, () => html`<${Icon} id="crab" class="stuck" />`)}
    </span></div>
    ${shrimps < 2 && !view.over && html`<${Warned} text=${say("web-marche-last-shrimps", { number: shrimps })} />`}
    ${view.warnings.map(({ row, why }) => html`<${Warned} text=${say(`marche-warning-${why}`, { row })} key=${row} />`)}
  </div>`;
}

const Warned = ({ text }) => html`<p class="warned" role="status">
  <svg viewBox="-16 -10 32 30" aria-hidden="true"><${Danger} x="0" y="0" /></svg>${text}
</p>`;
