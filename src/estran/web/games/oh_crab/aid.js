// A closer look at what is in focus: what a space does and who stands there, what is printed on a card, what an action is; else a key.
import { html, useLayoutEffect, useRef } from "../../dom.js";
import { Icon, player } from "../../drawing.js";
import { say } from "../../words.js";
import { ACTS, EXTRAS, extra, icon, special } from "./cards.js";
import { Mini, Shown, Sign } from "./kit.js";
import { Hex, tileName } from "./ground.js";
import { looked } from "./telling.js";
import { spaces, toSea } from "./place.js";
import { kindsOf, terrain } from "./terrain.js";

const CENTER = { x: 0, y: 0 };
const PICTURES = {
  standard: "oc-sand",
  obstacle: "oc-obstacle",
  "knock-over": "oc-knock",
  shell: "oc-shell",
  exchange: "oc-exchange",
  shortcut: "oc-shortcut",
  reeds: "oc-reeds",
  current: "oc-current",
  surprise: "oc-surprise",
  start: "oc-start",
  inaccessible: "oc-rock",
  sea: "oc-sea",
};

const GROUNDS = ["standard", "current", "start", "inaccessible", "sea"]; // others are pictures on sand

// The key of the beach, where there is room for it, and over the beach a plate with what is looked at. A finger leaves what it has touched:
// there one goes on looking at it until something else is touched, or decided.
export function Aid({ frame, view, picks }) {
  const kept = useRef({});
  if (picks.focus.value) kept.current = { thing: picks.focus.value, version: frame.version };
  const touched = matchMedia("(hover: none)").matches && kept.current.version === frame.version ? kept.current.thing : null;
  const thing = picks.focus.value ?? touched ?? ":";
  const look = closer(frame, view, ...thing.split(":"));
  return html`<${Key} view=${view} />${look && html`<${Plate} thing=${thing}>${look}<//>`}`;
}

function closer(frame, view, sort, name) {
  const cell = sort === "cell" ? name : sort === "crab" ? view.crabs.find((crab) => crab.colour === name)?.cell : "";
  if (cell) return html`<${SpaceAid} frame=${frame} view=${view} name=${cell} />`;
  if (sort === "card" && view.cards[name]) return html`<${CardAid} view=${view} name=${name} />`;
  if (sort === "market") return html`<${MarketAid} view=${view} slot=${name} />`;
  if (sort === "special" && view.specials[name]) return html`<${ActionAid} sign=${name} ...${special(view, name)} />`;
  if (sort === "extra" && extra(view, name)) return html`<${ActionAid} sign=${EXTRAS[name]} ...${extra(view, name)} />`;
  const seat = looked.value;
  if (!view.seats[seat - 1]) return null; // nobody, or one of another table
  return html`<div class="look"><h2>${player(frame, seat)}</h2><${Shown} view=${view} seat=${seat} /></div>`;
}

// Lies in that corner of the beach where it hides the least of one's own crabs and of what one looks at.
function Plate({ thing, children }) {
  const plate = useRef(null);
  useLayoutEffect(() => settle(plate.current, thing));
  return html`<div class="plate sheet" ref=${plate}>${children}</div>`;
}

function settle(plate, thing) {
  const table = plate.closest(".table");
  const board = table.querySelector(".board");
  const [page, ground] = [table, board].map((one) => one.getBoundingClientRect());
  const { offsetWidth: width, offsetHeight: height } = plate;
  const keep = [...board.querySelectorAll(`.crab.own, .beach [data-thing="${CSS.escape(thing)}"]`)].map((one) => one.getBoundingClientRect());
  const hidden = ({ x, y }) => keep.reduce((sum, box) => sum + overlap(x, x + width, box.left, box.right) * overlap(y, y + height, box.top, box.bottom), 0);
  const ends = (start, room) => [start + 6, start + room - 6];
  const corners = ends(ground.x, ground.width - width).flatMap((x) => ends(ground.y + 6, ground.height - height - 6).map((y) => ({ x, y })));
  const best = corners.reduce((one, other) => (hidden(other) < hidden(one) ? other : one));
  plate.style.setProperty("left", `${best.x - page.x}px`);
  plate.style.setProperty("top", `${best.y - page.y}px`);
}

const overlap = (from, to, start, end) => Math.max(0, Math.min(to, end) - Math.max(from, start));

const Tile = ({ kind }) => html`<svg class="tile-pic" viewBox="-50 -43.3 100 86.6" aria-hidden="true">
  ${!GROUNDS.includes(kind) && html`<${Hex} id="oc-sand" at=${CENTER} />`}
  <${Hex} id=${PICTURES[kind]} at=${CENTER} />
  ${kind === "current" && html`<${Hex} id="oc-arrow" at=${CENTER} />`}
</svg>`;

function SpaceAid({ frame, view, name }) {
  const crab = view.crabs.find((one) => one.cell === name);
  const sea = !view.board.spaces[name];
  const crabs = sea ? view.crabs.filter((one) => one.cell === "sea") : crab ? [crab] : [];
  return html`<div class="look"><h2>${sea ? say("web-oh-crab-sea") : html`<code>${name}</code> ${tileName(view.board, name)}`}
      ${!sea && html`<small>${say("web-oh-crab-to-sea", { distance: spaces(toSea(view.board, name)) })}</small>`}</h2>
    <ul class="kinds">
      ${kindsOf(view.board, name).map((kind) => html`<li><${Tile} kind=${kind} /><span>${terrain(view, kind, name)}</span></li>`)}
      ${crabs.map((one) => html`<li><${Icon} id=${`crab-${one.colour}${one.down ? "-down" : ""}`} class=${`ink-${one.colour}`} />
        <span>${player(frame, one.seat)}${one.down ? ` – ${say("web-oh-crab-down")}` : ""}</span></li>`)}
    </ul></div>`;
}

function CardAid({ view, name }) {
  const printed = view.cards[name];
  return html`<div class="look"><h2><${Icon} id=${ACTS[printed.main]} /> ${say("web-oh-crab-main", { icon: icon(printed.main) })}</h2>
    ${printed.special && html`<${ActionAid} sign=${printed.special} ...${special(view, printed.special)} />`}</div>`;
}

const ActionAid = ({ sign, name, text }) => html`<div class="look action"><${Sign} id=${sign} /><p><b>${name}</b> ${text}</p></div>`;

function MarketAid({ view, slot }) {
  const top = view.market[slot - 1]?.[0];
  if (slot !== "pile") return top ? html`<${CardAid} view=${view} name=${top} />` : null;
  return html`<div class="look"><h2>${say("oh-crab-pile", { number: view.pile })}</h2>
    ${view.bottom.length > 0 && html`<p>${say("web-oh-crab-bottom")}</p>
      <div class="minis">${view.bottom.map((name) => html`<${Mini} view=${view} name=${name} />`)}</div>`}
  </div>`;
}

// The kinds of space that this beach has, each with a word for it.
function Key({ view }) {
  const found = new Set(Object.keys(view.board.spaces).flatMap((name) => kindsOf(view.board, name)));
  const kinds = Object.keys(PICTURES).filter((kind) => found.has(kind) && kind !== "standard" && kind !== "start");
  const entry = (kind) => html`<li><${Tile} kind=${kind} /><span>${say("web-oh-crab-kind", { kind })}</span></li>`;
  return html`<ul class="key">${kinds.map(entry)}</ul>`;
}
