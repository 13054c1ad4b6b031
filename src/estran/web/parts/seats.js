// Who sits at the table: chips in a row on a phone, cards beside the board elsewhere.
import { html } from "../dom.js";
import { Icon, player } from "../drawing.js";

export function Seats({ frame, view, artist }) {
  const inks = artist.inks(view);
  return html`<ol class="seats">
    ${frame.chairs.map((chair, index) => {
      const seat = index + 1;
      const { line = "", more = null } = artist.facts?.(view, seat) ?? {};
      return html`<li class=${`seat${frame.turn.includes(seat) ? " turn" : ""}`} key=${seat}>
        <${Icon} id=${`crab-${inks[index]}`} class=${`who ink-${inks[index]}`} />
        <div><b>${player(frame, seat)}</b><div class="what">${line}</div></div>
        ${more && html`<div class="more">${more}</div>`}
      </li>`;
    })}
  </ol>`;
}
