// What is to be chosen: one plain sentence, then a button for each choice that is no thing on the table.
import { html } from "../dom.js";

export function Choices({ frame, view, picks, artist }) {
  const buttons = picks.left.value.filter((choice) => choice.things[picks.picked.value.length]?.startsWith("button:"));
  return html`<section class="choices">
    <p>${artist.ask?.(frame, view)}</p>
    <div class="btns">
      ${buttons.map((choice) => html`<button class="btn" data-thing=${choice.things[picks.picked.value.length]} key=${choice.notation}>
        ${artist.label?.(choice, view) ?? choice.notation}
      </button>`)}
    </div>
  </section>`;
}
