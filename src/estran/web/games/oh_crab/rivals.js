// What the others show: their tracks, what is known of their hands, their discards.
import { html } from "../../dom.js";
import { Icon, player, Use } from "../../drawing.js";
import { say } from "../../words.js";
import { minis, Purse, Row } from "./kit.js";

export function Rivals({ view, frame }) {
  const crabs = (one) => one.crabs.map((ink) => html`<${Icon} id=${`crab-${ink}`} class=${`ink-${ink}`} />`);
  return html`<h2>${say("web-oh-crab-part-rivals")}</h2><ul class="shown">
    ${view.seats.map((one, index) => index + 1 !== frame.seat && html`<li key=${index}>
      <b>${crabs(one)}${player(frame, index + 1)}<${Purse} shells=${one.shells} /></b><${Shown} view=${view} seat=${index + 1} />
    </li>`)}</ul>`;
}

// A seat's track, then what is known of its hand, then its discards.
export function Shown({ view, seat }) {
  const one = view.seats[seat - 1];
  return html`
    ${one.track.length > 0 && html`<${Row} view=${view} seat=${one} />`}
    <div class="minis">
      ${minis(view, one.cards)}${Array.from({ length: one.unseen }, () => html`<${MiniBack} />`)}
      ${one.discards.length > 0 && html`<span class="away">${say("web-oh-crab-discards", { number: one.discards.length })}</span>`}
      ${minis(view, one.discards)}
    </div>`;
}

const MiniBack = () => html`<svg class="mini" viewBox="0 0 60 84" aria-hidden="true"><path d="M0 1 60 0 59 84 1 83Z" fill="var(--key)" />
  <path d="M6 7 54 6 54 77 6 78Z" fill="none" stroke="var(--cut)" stroke-width="2.5" stroke-dasharray="5 4" />
  <g class="ink-red"><${Use} id="crab" x="14" y="26" width="32" /></g></svg>`;
