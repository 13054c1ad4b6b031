// What can be done now, each with a button of its own: what it is called, its sign, where it leads on this beach, and what it costs.
import { html } from "../../dom.js";
import { Icon, Use } from "../../drawing.js";
import { say } from "../../words.js";
import { ACTS, EXTRAS, extra, icon, meets, priced, special } from "./cards.js";
import { pack } from "./pack.js";
import { center } from "./place.js";
import { capital, crabName, INKS, label, place, STEPS } from "./telling.js";
import { kindsOf } from "./terrain.js";

const SORTS = ["cell", "crab", "track", "special", "extra", "icon", "button", "skill", "treasure", "reward", "omen", "event", "challenge"]; // cards and stacks are buttons themselves
const MOST = 9; // more than that is better clicked on the beach
const ORDER = ["add", "stand", "move", "shell", "chef", "shortcut", "special", "extra"]; // the first of these that can be done is the main thing
const SIGNS = { shell: "shell", chef: "chef", shortcut: "oc-cards" };
const PACKED = ["skill", "treasure", "reward", "omen"];
const PLAIN = ["standard", "start", "surprise", "sea"]; // spaces that change nothing

// The choices that are left, by the thing that one would click next.
function next(picks) {
  const at = picks.picked.value.length;
  const found = new Map();
  for (const choice of picks.left.value) if (choice.things[at] && !found.has(choice.things[at])) found.set(choice.things[at], choice);
  return [...found].filter(([thing]) => SORTS.includes(thing.split(":")[0]));
}

// { thing, label, main } of each button, the main thing first, and of two ends the left.
export function doings(frame, view, picks) {
  if (picks.meant.value) return []; // a finger has pointed at one, which has its button already
  const found = next(picks);
  const shown = found.length > MOST ? found.filter(([thing]) => thing.startsWith("button:")) : found;
  const rank = ([, { verb }]) => (ORDER.includes(verb) ? ORDER.indexOf(verb) : ORDER.length);
  const sorted = shown.map((one) => [...one, gains(view, one[0])]).sort((one, other) => rank(one) - rank(other) || other[2].length - one[2].length);
  const main = sorted.length && (ORDER.slice(0, 5).includes(sorted[0][1].verb) || sorted.length === 1) ? sorted[0][0] : null;
  const left = sorted.findIndex(([thing]) => thing === "track:left");
  if (left > 0) sorted.unshift(...sorted.splice(left, 1)); // as the ends of the track lie
  return sorted.map(([thing, choice, won]) => ({ thing, main: thing === main, label: html`<${Label} ...${{ frame, view, picks, thing, choice, won }} />` }));
}

function Label({ frame, view, picks, thing, choice, won }) {
  const [sort, name] = thing.split(":");
  const from = ["cell", "crab"].includes(sort) && mover(view, picks);
  return html`<${Sign} view=${view} choice=${choice} sort=${sort} name=${name} />
    <span class="does">${called(frame, view, picks, choice, thing)}<small>${also(frame, view, choice, sort, name)}</small>
      ${won.length > 0 && html`<span class="won">${won.map((one) => html`<${Icon} id=${ACTS[one]} label=${icon(one)} />`)}</span>`}</span>
    ${from && sort === "cell" && from !== name && html`<${Way} board=${view.board} from=${from} to=${name} />`}`;
}

// The card to be added gives its main action, and every icon that its halves complete.
function gains(view, thing) {
  const [sort, side] = thing.split(":");
  const seat = view.seats[view.turn - 1];
  if (sort !== "track" || !seat || !view.cards[seat.planned]) return [];
  return [view.cards[seat.planned].main, ...meets(view, seat.track, side, seat.planned).filter(Boolean)];
}

// Who would move: the crab that was clicked, that is pushed, or whose turn it is.
function mover(view, picks) {
  const clicked = picks.picked.value.find((thing) => thing.startsWith("crab:"))?.slice(5);
  const colour = clicked ?? view.steps.at(-1)?.crab ?? view.crab;
  const cell = view.crabs.find((crab) => crab.colour === colour)?.cell;
  return view.board.spaces[cell] ? cell : null;
}

// -- what stands on a button

function Sign({ view, choice, sort, name }) {
  const step = STEPS[choice.notation];
  if (sort === "cell" && step) return html`<${Icon} id=${ACTS[view.owes !== "act" || view.pool[step] ? step : "seaward"]} />`;
  if (sort === "icon") return html`<${Icon} id=${ACTS[name]} />`;
  if (sort === "crab") return html`<${Icon} id=${`crab-${name}`} class=${`ink-${name}`} />`;
  if (sort === "special") return html`<${Glyph} id=${name} />`;
  if (sort === "extra") return html`<${Glyph} id=${EXTRAS[name]} />`;
  if (PACKED.includes(sort)) return html`<${pack.Glyph} sort=${sort} id=${name} />`;
  if (choice.verb === "stand") return html`<${Icon} id=${ACTS[name.slice(6)] ?? "chef"} />`;
  return sort === "button" && SIGNS[name] ? html`<${Icon} id=${SIGNS[name]} />` : null;
}

const Glyph = ({ id }) => html`<svg viewBox="0 0 48 48" class="sign" aria-hidden="true"><${Use} id=${`sg-${id}`} width="48" /></svg>`;

// Points where the crab would go, as the beach lies before one's eyes.
function Way({ board, from, to }) {
  const [here, there] = [center(board, from), center(board, to)];
  const turn = (Math.atan2(there.x - here.x, here.y - there.y) * 180) / Math.PI;
  return html`<svg class="way" viewBox="-24 -24 48 48" aria-hidden="true">
    <path transform=${`rotate(${turn.toFixed(0)})`} d="M-4 20-5-4-15-3 0-21 15-3 5-4 5 19 0 15Z" fill="currentColor" /></svg>`;
}

// What it is called: by the thing, where more than one is still to be clicked, else by what it does.
function called(frame, view, picks, choice, thing) {
  const last = picks.picked.value.length + 1 === choice.things.length;
  const name = thing.split(":")[1];
  if (!last && view.modules && pack.named(view, thing)) return pack.named(view, thing);
  return !last && INKS.includes(name) ? capital(crabName(frame, view, name)) : label(choice, view, frame);
}

// What else comes of it: who is in the way, what the space does; and what a rest brings, or staying on a current or a card exchange.
function also(frame, view, choice, sort, name) {
  if (choice.verb === "end") return staying(frame, view);
  if (choice.verb === "rest") return resting(view);
  if (view.modules && pack.about(view, sort, name)) return pack.about(view, sort, name);
  if (sort === "extra" || sort === "special") return leads(view, choice, sort, name);
  if (sort !== "cell" || choice.verb === "place") return "";
  const there = view.crabs.find((crab) => crab.cell === name);
  const pushes = there ? [say("web-oh-crab-onto", { crab: crabName(frame, view, there.colour) })] : [];
  const kinds = kindsOf(view.board, name).filter((kind) => !PLAIN.includes(kind)).map((kind) => say("web-oh-crab-kind", { kind }));
  return [...pushes, ...kinds, ...(view.modules ? pack.lies(view, name) : [])].join(", ");
}

// A button acts at once: what is paid for says what it brings.
function leads(view, choice, sort, name) {
  if (sort === "extra") return choice.things.length === 1 ? extra(view, name).text : "";
  return priced(view, name) ? special(view, name).text : "";
}

// All that a rest brings, in its order.
function resting({ edition, seats, turn }) {
  const { planned, track } = seats[turn - 1];
  return say("web-oh-crab-rest", { edition, planned: planned ? "yes" : "no", track: track.length });
}

function staying(frame, view) {
  const here = view.crabs.find((crab) => crab.colour === view.crab)?.cell;
  const { kinds = [], arrow } = view.board.spaces[here] ?? {};
  const there = view.crabs.find((crab) => crab.cell === arrow);
  if (kinds.includes("current")) return say("web-oh-crab-stay", { kind: there ? "leans" : "current", end: place(arrow), crab: there ? crabName(frame, view, there.colour) : "" });
  return kinds.includes("exchange") ? say("web-oh-crab-stay", { kind: "exchange", end: "", crab: "" }) : "";
}
