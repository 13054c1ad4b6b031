// What Crabz says in the browser, besides what it says everywhere.
import { html } from "../../dom.js";
import { say } from "../../words.js";
import { ROWS } from "./beach.js";
import { Icon, inkOf, sizeOf } from "./crab.js";

export const nameOf = (crab) => say("web-crabz-crab", { ink: inkOf(crab), size: sizeOf(crab) });

export const now = (view) => say("web-crabz-rocks", { rocks: Object.keys(view.cells).length });

// How many crabs of a seat are free, that is on top, or not placed yet: in all, and by size.
export function facts(view, seat) {
  const placing = view.owes === "place";
  const out = view.out.includes(seat);
  const crabs = placing ? view.unplaced[seat - 1] : view.visible[seat - 1].map((cell) => view.cells[cell].at(-1));
  const line = say(placing ? "web-crabz-unplaced" : out ? "web-crabz-out" : "web-crabz-free", { count: crabs.length });
  const kinds = [..."LMS"].map((size) => `${seat}${size}`);
  const more = kinds.map((kind) => html`<${Icon} crab=${kind} /><b>${crabs.filter((crab) => crab === kind).length}</b>`);
  return { line, more, out };
}

export function ask(frame, view, picks) {
  if (view.owes === "keep") return say("crabz-ask-keep");
  const picked = picks?.picked.value[0]?.split(":")[1];
  if (view.owes === "place") return say(picked ? "web-crabz-ask-rock" : "crabz-ask-place", picked && { size: sizeOf(picked) });
  if (!view.cells[picked]) return say("web-crabz-ask-move");
  return say("web-crabz-ask-land", { size: sizeOf(view.cells[picked].at(-1)), places: picks.left.value.length });
}

export function label(choice) {
  const [first, last] = choice.things.map((thing) => thing.split(":")[1]);
  return say(`web-crabz-choice-${choice.verb}`, { first, last, size: sizeOf(first) });
}

// Row by row from the far side; each rock with all that stands on it, the top first.
export function things(view) {
  if (view.owes === "keep") return view.groups.map((group) => [{ thing: `cell:${group[0]}`, label: groupLabel(view, group) }]);
  const rock = (cell) => ({ thing: `cell:${cell}`, label: rockLabel(view, cell) });
  const rocks = [...ROWS].map((row) => view.zone.filter((cell) => cell[0] === row).map(rock));
  const hand = view.owes === "place" ? [handRow(view)] : [];
  return [...hand, ...rocks.filter((row) => row.length)];
}

function rockLabel(view, cell) {
  const [top, ...under] = (view.cells[cell] ?? []).toReversed();
  if (!top) return say(view.owes === "place" ? "web-crabz-bare" : "web-crabz-gone", { cell });
  if (!under.length) return say("web-crabz-alone", { cell, crab: nameOf(top) });
  return say("web-crabz-stack", { cell, crab: nameOf(top), count: under.length, under: under.map(nameOf).join(", ") });
}

const groupLabel = (view, group) =>
  say("web-crabz-group", { first: group[0], rocks: group.length, cells: group.map((cell) => rockLabel(view, cell)).join("; ") });

const handRow = (view) =>
  [..."LMS"].map((size) => ({ thing: `crab:${view.to_move}${size}`, label: handLabel(view, `${view.to_move}${size}`) }));

export const handLabel = (view, crab) =>
  say("web-crabz-in-hand", { crab: nameOf(crab), count: view.unplaced[crab[0] - 1].filter((other) => other === crab).length });

export function words(event) {
  if (event.kind === "wave") return { crabs: Object.values(event.lost).flat().length, rocks: Object.keys(event.lost).length };
  return event.crab ? { crab: say("web-crabz-a-crab", { size: sizeOf(event.crab) }) } : {};
}
