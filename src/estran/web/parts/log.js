// What happened, in sentences.
import { html } from "../dom.js";
import { Icon, player } from "../drawing.js";
import { has, say } from "../words.js";

export function Log({ frame, view, artist }) {
  return html`<section class="log"><ol>
    ${frame.events.map((event) => html`<li><${Mark} event=${event} inks=${artist.inks(view)} /><span>${sentence(frame, view, artist, event)}</span></li>`)}
  </ol></section>`;
}

const Mark = ({ event, inks }) => event.seat ? html`<${Icon} id=${`crab-${inks[event.seat - 1]}`} class=${`ink-${inks[event.seat - 1]}`} />` : html`<i></i>`;

export function sentence(frame, view, artist, event) {
  const key = event.kind.startsWith("table-") ? event.kind : `${frame.game.replace("_", "-")}-event-${event.kind}`;
  const own = Object.fromEntries(Object.entries(event).filter(([, value]) => ["string", "number"].includes(typeof value)));
  const player_ = event.seat ? { player: player(frame, event.seat) } : {};
  return has(key) ? say(key, { ...own, ...player_, ...artist.words?.(event, view) }) : event.kind;
}
