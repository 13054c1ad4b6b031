// Beside every board a grid of plain cells, unseen: it carries focus, labels and arrow keys, as a screen reader meets the board.
import { html } from "../dom.js";

export function Grid({ view, picks, artist }) {
  const rows = artist.things?.(view) ?? [];
  return html`<div class="sr" role="grid">
    ${rows.map((row) => html`<div role="row">${row.map(({ thing, label }) => html`<div role="gridcell" tabindex="-1" data-thing=${thing} onFocus=${() => (picks.focus.value = thing)}>${label}</div>`)}</div>`)}
  </div>`;
}
