// One's own hand, face up: what can be played stands out, what cannot is grey and says why when it is touched.
import { html } from "../../dom.js";
import { say } from "../../words.js";
import { Back, Face, hidden, speciesOf, titled } from "./cards.js";

export function Hand({ frame, view, picks }) {
  const hand = view.hands[(frame.seat || 1) - 1];
  const asked = picks.choices.value.length > 0; // and not on its way already
  return html`<ol class=${`cards of-${hand.length}`} aria-label=${say("web-poulpe-your-hand", { number: hand.length })}>
      ${hand.map((card, index) => html`<li key=${`${card} ${index}`}>
        ${hidden(card)
          ? html`<${Back} species=${speciesOf(card)} />`
          : html`<${Playable} view=${view} picks=${picks} card=${card} asked=${asked} />`}
      </li>`)}
    </ol>
    ${view.gifts.map((card) => html`<p class="gift" key=${card}>
      <${Danger} />${say("web-poulpe-gift", { card: titled(view, card) })}
    </p>`)}`;
}

function Playable({ view, picks, card, asked }) {
  const thing = `card:${card}`;
  const state = picks.state(thing) || (asked ? "no" : "");
  const focus = () => (picks.focus.value = thing);
  return html`<${Face} as="button" view=${view} card=${card} thing=${thing} state=${`${state} lift`} onFocus=${focus}>
    ${view.gifts.includes(card) && html`<${Danger} />`}
  <//>`;
}

const Danger = () => html`<svg class="danger" viewBox="-16 -10 32 30" aria-hidden="true">
  <path d="M0-8 14 17-14 18Z" /><path class="bang" d="M-2-1 2-1 1 9-1 9ZM-1.5 12 1.5 12 1.5 15-1.5 15Z" />
</svg>`;
