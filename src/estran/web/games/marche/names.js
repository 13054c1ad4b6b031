// What everything is called, in inks, blocks and words.
import { language, say } from "../../words.js";

const INKS = { bateau: "red", soleil: "blue", downhill: "green", uphill: "yellow", hermit: "yellow" };

export const inks = (view) => view.seats.map(({ crab }) => INKS[crab]);

export const block = (thing) => `ob-${{ "flip-flop": "flipflop", sunglasses: "glasses" }[thing] ?? thing}`;

export const named = (view, thing) => view.names[thing][language.value];

export const terrain = (view, row) => view.terrain[row - 1][language.value];

// What lies on a cell, in words, for who cannot see it.
export function describe(view, cell) {
  const what = [say("web-marche-cell", { cell, terrain: terrain(view, Number(cell[1])) }), lies(view, cell)];
  const own = view.hand?.cells.includes(cell);
  if (own) what.push(say(`web-marche-own-${view.hand.meaning}`));
  if (view.bait.includes(cell)) what.push(say("web-marche-bait"));
  if (cell === view.crabs) what.push(say("web-marche-crabs"));
  return what.join(", ");
}

function lies(view, cell) {
  if (view.objects[cell]) return named(view, view.objects[cell]);
  const dealt = view.dealt.objects[cell];
  if (view.tourteaux.includes(cell)) return dealt ? say("web-marche-sprung", { object: named(view, dealt) }) : say("web-marche-tourteau");
  if (view.bare.includes(cell)) return say("web-marche-bare", { object: named(view, dealt) });
  return say("web-marche-blank");
}
