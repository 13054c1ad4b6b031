// One's own secret, or once it is over everybody's.
import { html } from "../../dom.js";
import { Icon, Use, player } from "../../drawing.js";
import { say } from "../../words.js";
import { block, inks, named } from "./names.js";

export function Hand({ frame, view }) {
  if (view.over) return html`<${Revealed} frame=${frame} view=${view} />`;
  if (!view.hand) return html`<p class="hush">${say("web-marche-watching")}</p>`;
  const { meaning, objects, cells } = view.hand;
  const lying = cells.map((cell) => view.objects[cell]);
  return html`<h2>${say(`web-marche-secret-${meaning}`)}</h2>
    <div class="fan">
      ${objects.map((thing) => html`<figure class=${lying.includes(thing) ? meaning : `${meaning} gone`} key=${thing}>
        <${Secret} thing=${thing} meaning=${meaning} /><figcaption>${named(view, thing)}</figcaption>
      </figure>`)}
      <p class="hush">${say(`web-marche-hush-${meaning}`)}</p>
    </div>`;
}

// A secret card: the object, and under its torn corner who sits there.
const Secret = ({ thing, meaning }) => html`<svg viewBox="0 0 100 100" aria-hidden="true">
  <${Use} id="beach-puddle" /><${Use} id=${block(thing)} x="12" y="10" width="68" />
  <g class="ink-orange"><${Use} id=${meaning === "traps" ? "tourteau" : "crab"} x="58" y="58" width="40" /></g>
</svg>`;

function Revealed({ frame, view }) {
  return html`<h2>${say("web-marche-revealed")}</h2>
    <ul class="revealed">
      ${view.seats.map(({ meaning }, index) => html`<li key=${index}>
        <${Icon} id=${`crab-${inks(view)[index]}`} class=${`ink-${inks(view)[index]}`} />
        <b>${player(frame, index + 1)}</b><span>${say(`web-marche-held-${meaning}`)}</span>
        <span class="fan">
          ${view.hands[index].map((thing) => html`<${Icon} id=${block(thing)} label=${named(view, thing)} key=${thing} />`)}
        </span>
      </li>`)}
    </ul>`;
}
