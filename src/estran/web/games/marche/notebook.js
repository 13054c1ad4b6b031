// A private notebook: what one suspects of each object and each partner. It stays in this browser and is never sent.
import { html, signal } from "../../dom.js";
import { Icon, Use, player } from "../../drawing.js";
import { keep, recalled } from "../../settings.js";
import { say } from "../../words.js";
import { block, inks, named } from "./names.js";

const MARKS = ["", "no", "yes", "maybe"];
const STROKES = { no: "M6 5 18 19M18 5 6 19", yes: "M4 12 10 19 21 4", maybe: "M6 8 9 4 15 4 18 8 16 12 12 14 12 16M12 20V22" };
const SIGNS = { red: "mark-dot", blue: "mark-waves", green: "mark-cross", yellow: "mark-star" };
const books = new Map();

const cover = (frame) => `notes-${frame.table}-${frame.seat}`;

// What was noted at this table from this seat: for each object, for each seat, a mark.
export function notes(frame) {
  const key = cover(frame);
  if (!books.has(key)) books.set(key, signal(recalled(key) ?? {}));
  return books.get(key);
}

function pencil(frame, thing, seat) {
  const book = notes(frame);
  const before = book.value[thing] ?? {};
  const mark = MARKS[(MARKS.indexOf(before[seat] ?? "") + 1) % MARKS.length];
  book.value = { ...book.value, [thing]: { ...before, [seat]: mark } };
  keep(cover(frame), JSON.stringify(book.value));
}

const others = (view, own) => view.seats.map((_, index) => index + 1).filter((seat) => seat !== own);

const Stroke = ({ mark }) => html`<path class="pencil" d=${STROKES[mark]} />`;

// The notes of an object, on the yellow corners of its card: one corner, or with several partners a tab for each, with the partner's mark.
export function Pencil({ view, own, notes = {} }) {
  const seats = others(view, own);
  const marked = seats.filter((seat) => notes[seat]);
  if (seats.length === 1 && marked.length) {
    return html`<g class="note" transform="translate(4 4)">
      <path d="M0 0 38-1 1 38Z" /><g transform="scale(.8)"><${Stroke} mark=${notes[seats[0]]} /></g>
    </g>`;
  }
  return marked.map((seat) => {
    const ink = inks(view)[seat - 1];
    return html`<g class="note" transform=${`translate(${4 + 31 * seats.indexOf(seat)} 3)`} key=${seat}>
      <path d="M0 1 29 0 28 34 15 38 1 34Z" /><g transform="translate(4 1) scale(.82)"><${Stroke} mark=${notes[seat]} /></g>
      <g class=${`ink-${ink}`}>
        <path class="ink" d="M3 23 26 22 25 34 15 37 4 34Z" /><${Use} id=${SIGNS[ink]} x="9" y="23.5" width="11" />
      </g>
    </g>`;
  });
}

export function Aid({ frame, view, picks }) {
  return html`${frame.seat && html`<${Notebook} frame=${frame} view=${view} picks=${picks} />`}<${Turns} frame=${frame} view=${view} />`;
}

// A line for each row of the beach with its two objects, and a box for each partner. What all know is printed in ink and cannot be changed.
function Notebook({ frame, view, picks }) {
  const partners = others(view, frame.seat);
  const there = Object.entries(view.dealt.objects);
  const at = picks.focus.value?.replace("cell:", "");
  return html`<section class="notebook">
    <h2>${say("web-marche-notebook")}</h2>
    ${partners.length > 1 && html`<ul class=${`partners of-${partners.length}`}>
      ${[0, 1].map(() => html`<li><i />${partners.map((seat) => html`<${Mark} frame=${frame} view=${view} seat=${seat} />`)}</li>`)}
    </ul>`}
    <ul class=${`objects of-${partners.length}`}>
      ${there.map(([cell, thing]) => html`<li class=${`${view.objects[cell] ? "" : "gone"} ${cell === at ? "at" : ""}`} key=${thing}>
        <${Icon} id=${block(thing)} label=${named(view, thing)} />
        ${partners.map((seat) => html`<${Box} frame=${frame} view=${view} thing=${thing} seat=${seat} key=${seat} />`)}
      </li>`)}
    </ul>
    <p class="hush">${say("web-marche-private")}</p>
  </section>`;
}

// What needs no pencil: what all were told, what lies in one's own hand, and once it is over every hand.
function certain(view, thing, seat) {
  const { shown, cleared } = view.seats[seat - 1];
  if (view.over) return view.hands[seat - 1].includes(thing) ? "yes" : "no";
  if (shown.includes(thing)) return "yes";
  return cleared.includes(thing) || view.hand?.objects.includes(thing) ? "no" : "";
}

function Mark({ frame, view, seat }) {
  const ink = inks(view)[seat - 1];
  return html`<${Icon} id=${`crab-${ink}`} class=${`ink-${ink}`} label=${player(frame, seat)} />`;
}

function Box({ frame, view, thing, seat }) {
  const known = certain(view, thing, seat);
  const mark = known || notes(frame).value[thing]?.[seat] || "";
  const says = { object: named(view, thing), player: player(frame, seat), mark: mark || "none" };
  const drawn = mark && html`<svg viewBox="0 0 24 24" aria-hidden="true"><${Stroke} mark=${mark} /></svg>`;
  if (known) return html`<span class="box known" role="img" aria-label=${say("web-marche-known", says)}>${drawn}</span>`;
  const note = () => pencil(frame, thing, seat);
  return html`<button type="button" class=${`box ${mark}`} aria-label=${say("web-marche-note", says)} onClick=${note}>${drawn}</button>`;
}

// -- all turns so far, the last first: where a tourteau was let in, where the crabs were led, what it cost and what came of it

function Turns({ frame, view }) {
  const turns = Object.values(Object.groupBy(view.history, ({ turn }) => turn)).reverse();
  return turns.length > 0 && html`<section class="turns" role="group" tabindex="0" aria-label=${say("web-marche-turns")}>
    <h2>${say("web-marche-turns")}</h2>
    <ol reversed>${turns.map((steps) => html`<${Turn} frame=${frame} view=${view} steps=${steps} key=${steps[0].turn} />`)}</ol>
  </section>`;
}

function Turn({ frame, view, steps: [appeared, walked] }) {
  const { turn, seat, cell } = appeared;
  return html`<li><i>${turn}</i><${Mark} frame=${frame} view=${view} seat=${seat} />
    <span class="step"><${Icon} id="tourteau" label=${say("web-marche-tourteau")} />${cell}</span>
    ${walked && html`<${Walked} view=${view} step=${walked} />`}
  </li>`;
}

function Walked({ view, step: { choice, cell, price, result, object } }) {
  return html`<span class="step"><${Led} />${choice === "stay" ? html`<em>${say("web-marche-stayed")}</em>` : cell}</span>
    ${price > 0 && html`<span class="step paid">
      ${Array.from({ length: price }, () => html`<${Icon} id="shrimp" />`)}
      <span class="sr">${say("web-marche-paid", { number: price })}</span>
    </span>`}
    ${object && html`<span class="step">
      <${Icon} id=${result === "sprung" ? "tourteau" : "crab"} class="ink-orange" label=${say(`web-marche-result-${result}`)} />
      <${Icon} id=${block(object)} label=${named(view, object)} />
    </span>`}`;
}

const Led = () => html`<svg viewBox="0 0 100 100" class="led" aria-hidden="true">
  <path d="M6 42 60 42 58 22 96 50 58 78 60 58 6 58Z" />
</svg>`;
