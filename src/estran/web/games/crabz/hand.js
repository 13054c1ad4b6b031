// The crabs that a seat has yet to place, where the players place them themselves.
import { html } from "../../dom.js";
import { Icon } from "./crab.js";
import { handLabel } from "./words.js";

export function Hand({ frame, view, picks }) {
  if (view.owes !== "place") return null;
  const seat = frame.seat || view.to_move;
  const crabs = [..."LMS"].map((size) => `${seat}${size}`);
  return html`<div class="cz-hand">
    ${crabs.map((crab) => html`<${Unplaced} key=${crab} crab=${crab} view=${view} picks=${picks} />`)}
  </div>`;
}

function Unplaced({ crab, view, picks }) {
  const count = view.unplaced[crab[0] - 1].filter((other) => other === crab).length;
  const state = picks.state(`crab:${crab}`);
  return html`<button class=${`cz-unplaced ${state}`} type="button" data-thing=${`crab:${crab}`} disabled=${!count}
    aria-label=${handLabel(view, crab)} aria-pressed=${state === "selected"}>
    <${Icon} crab=${crab} /><b>${count}</b>
  </button>`;
}
