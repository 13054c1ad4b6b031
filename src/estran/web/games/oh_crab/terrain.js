// What kinds of space there are on a beach, and what they do, in words.
import { say } from "../../words.js";
import { icon } from "./cards.js";

export function kindsOf(board, name) {
  if (!board.spaces[name]) return ["sea"];
  const kinds = [...(board.starts.includes(name) ? ["start"] : []), ...board.spaces[name].kinds];
  return kinds.length ? kinds : ["standard"];
}

// What one kind of space does, in a sentence. A shortcut says its price and its end.
export const terrain = (view, kind, name) => {
  const { arrow = "", price } = view.board.spaces[name] ?? {};
  const paid = { cards: price?.cards ?? 1, icon: price ? icon(price.icon) : "", end: arrow };
  return say("web-oh-crab-terrain", { kind, edition: view.edition, ...paid, start: view.board.starts.indexOf(name) + 1 });
};

// In a word each.
export const spoken = (board, name) => kindsOf(board, name).map((kind) => say("web-oh-crab-kind", { kind })).join(", ");
