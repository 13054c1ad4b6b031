// How a round ended: who won it, with what, and why. It stays to be read until whoever looks has acted again, however fast the other went on.
import { html } from "../../dom.js";
import { player } from "../../drawing.js";
import { say } from "../../words.js";
import { rankOf, speciesOf, titled } from "./cards.js";
import { sign } from "./poses.js";

const LAID = ["played", "resisted"];
const SUFFERED = ["drew", "bound", "blanked"]; // what is told of a seat that has done nothing itself

// In a sentence. `card` was the last one laid, `before` is what was told just before the round ended.
export function verdict(frame, view, { seat }, card, before) {
  const wins = sign(view.mode, speciesOf(card), rankOf(card)) === "win";
  const why = before?.kind === "passed" ? "passed" : wins ? "wins" : "empty";
  return say("web-poulpe-verdict", { winner: player(frame, seat), loser: player(frame, 3 - seat), card: titled(view, card), why });
}

export function Verdict({ frame, view, told, own }) {
  const past = told.filter(({ version }) => !(version > frame.version)); // the rest is still to be played before one's eyes
  const at = past.findLastIndex(({ kind }) => kind === "round");
  const since = past.slice(at + 1);
  const gone = since.some(({ kind, seat }) => kind === "table-undone" || (seat === own && !SUFFERED.includes(kind)));
  const last = past.slice(0, Math.max(0, at)).findLast(({ kind }) => LAID.includes(kind));
  if (!last || gone || view.over) return null;
  return html`<div class="verdict">
    <b>${verdict(frame, view, past[at], last.card, past[at - 1])}</b> <span>${after(frame, past[at], since)}</span>
  </div>`;
}

// Where the cards of the round went, and who drew anew.
function after(frame, { number }, since) {
  const others = since.findIndex(({ kind }) => kind !== "drew");
  const drew = since.slice(0, others < 0 ? since.length : others);
  const sentences = drew.map(({ seat, number }) => say("poulpe-event-drew", { player: player(frame, seat), number }));
  return [say("web-poulpe-swept", { number }), ...sentences].join(" ");
}
