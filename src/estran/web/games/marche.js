// La marche du crabe: six rows of beach, crabs that carry each other, and a notebook of suspicions.
import { html } from "../dom.js";
import { Icon } from "../drawing.js";
import { say } from "../words.js";
import { CELLS, Way } from "./marche/beach.js";
import { block, describe, named, terrain } from "./marche/names.js";

export { Board } from "./marche/beach.js";
export { Hand } from "./marche/hand.js";
export { motion } from "./marche/motion.js";
export { inks } from "./marche/names.js";
export { Aid } from "./marche/notebook.js";

// One's own cards are kept for the hand: here a card is a back, until its object is known to all, or the game is over.
export function facts(view, seat) {
  const { crab, way, cards, shown } = view.seats[seat - 1];
  const open = view.hands[seat - 1] ?? shown;
  return {
    line: html`<${Way} way=${way} /><span class="long">${say("web-marche-seat", { crab: say(`marche-crab-${crab}`), way: say(`marche-way-${way}`) })}</span>`,
    more: html`${open.map((thing) => html`<${Icon} id=${block(thing)} label=${named(view, thing)} class="held" />`)}
      ${Array.from({ length: cards - open.length }, () => html`<${Back} />`)}
      ${cards > open.length && html`<span class="sr">${say("web-marche-backs", { number: cards - open.length })}</span>`}`,
  };
}

const Back = () => html`<svg viewBox="0 0 100 100" class="back" aria-hidden="true">
  <path d="M22 8 78 7 80 92 21 93Z" /><path class="in" d="M34 24 66 23 67 76 33 77Z" />
</svg>`;

export const now = (view) => say("web-marche-now", { turn: view.turn });

export const ask = (frame, view) =>
  view.owes === "appear"
    ? say("web-marche-ask-appear", { row: view.row, terrain: terrain(view, view.row) })
    : say(frame.choices.some(({ notation }) => notation === "stay") ? "marche-ask-move" : "web-marche-ask-leave");

// What staying costs depends on where the crabs are.
export const priced = ({ things }) => things[0] === "button:stay";

export function label(choice, view, frame, foreseen) {
  const [kind, name] = choice.things.at(-1).split(":");
  if (kind !== "button") return say("web-marche-do", { verb: choice.verb, cell: describe(view, name) });
  const stays = foreseen?.find(({ kind }) => kind === "stayed");
  return stays ? say("web-marche-stay", { price: stays.price }) : say(`web-marche-choice-${name}`);
}

export const things = (view) =>
  [1, 2, 3, 4, 5, 6].map((row) =>
    CELLS.filter((cell) => cell.endsWith(row)).map((cell) => ({ thing: `cell:${cell}`, label: describe(view, cell) })),
  );

export const words = (event, view) => (event.object ? { object: named(view, event.object), timid: Number(event.timid) } : {});
