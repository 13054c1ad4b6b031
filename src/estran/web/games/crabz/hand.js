// The crabs that a seat has yet to place, where the players place them themselves.
import { html } from "../../dom.js";
import { Icon } from "./crab.js";
import { handLabel } from "./words.js";

export function Hand({ frame, view, picks }) {
  const seat = frame.seat || view.to_move;
  if (view.owes !== "place") return null;
  return html`<div class="cz-hand">${[..."LMS"].map((size) => {
    const crab = `${seat}${size}`;
    const count = view.unplaced[seat - 1].filter((other) => other === crab).length;
    const state = picks.state(`crab:${crab}`);
    return html`<button class=${`cz-unplaced ${state}`} data-thing=${`crab:${crab}`} aria-label=${handLabel(view, crab)} aria-pressed=${state === "selected"} disabled=${!count}>
      <${Icon} crab=${crab} /><b>${count}</b>
    </button>`;
  })}</div>`;
}
