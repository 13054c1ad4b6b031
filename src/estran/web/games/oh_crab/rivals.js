// What the others show: their tracks, what is known of their hands, their discards.
import { html } from "../../dom.js";
import { Icon, player, Use } from "../../drawing.js";
import { say } from "../../words.js";
import { Extras, Market, minis, Purse, Row } from "./kit.js";
import { pack } from "./pack.js";

const Seat = ({ frame, view, seat }) => html`<li>
  <b>${view.seats[seat - 1].crabs.map((ink) => html`<${Icon} id=${`crab-${ink}`} class=${`ink-${ink}`} />`)}${player(frame, seat)}
    <${Purse} shells=${view.seats[seat - 1].shells} /></b>
  <${Shown} view=${view} seat=${seat} /></li>`;

export const Rivals = ({ view, frame }) => html`<h2>${say("web-oh-crab-part-rivals")}</h2><ul class="shown">
  ${view.seats.map((_, index) => index + 1 !== frame.seat && html`<${Seat} frame=${frame} view=${view} seat=${index + 1} key=${index} />`)}</ul>`;

// Where a game is looked at again with all hands open: what is everybody's, then what each seat had before it.
export const Hands = ({ frame, view, picks }) => html`<div class=${view.modules ? "kit laid packed" : "kit laid"}>
  ${view.modules && html`<${pack.Force} frame=${frame} view=${view} picks=${picks} />`}
  <section class="sheet part p-market"><${Market} view=${view} picks=${picks} /></section>
  <section class="sheet part p-extras"><${Extras} view=${view} picks=${picks} /></section>
  <section class="sheet part p-open"><ul class="shown">
    ${frame.views.map((own, index) => html`<${Seat} frame=${frame} view=${own} seat=${index + 1} key=${index} />`)}</ul></section>
</div>`;

// A seat's track, then what is known of its hand, what it has planned, and its discards.
export function Shown({ view, seat }) {
  const one = view.seats[seat - 1];
  return html`
    ${view.modules && html`<${pack.Kept} view=${view} seat=${seat} />`}
    ${one.track.length > 0 && html`<${Row} view=${view} seat=${one} />`}
    <div class="minis">
      ${minis(view, one.cards)}${view.cards[one.planned] && html`<span class="away">${say("web-oh-crab-planned")}</span>${minis(view, [one.planned])}`}
      ${Array.from({ length: one.unseen }, () => html`<${MiniBack} />`)}
      ${one.discards.length > 0 && html`<span class="away">${say("web-oh-crab-discards", { number: one.discards.length })}</span>`}
      ${minis(view, one.discards)}
    </div>`;
}

const MiniBack = () => html`<svg class="mini" viewBox="0 0 60 84" aria-hidden="true"><path d="M0 1 60 0 59 84 1 83Z" fill="var(--key)" />
  <path d="M6 7 54 6 54 77 6 78Z" fill="none" stroke="var(--cut)" stroke-width="2.5" stroke-dasharray="5 4" />
  <g class="ink-red"><${Use} id="crab" x="14" y="26" width="32" /></g></svg>`;
