// What happened, in sentences, the newest first. Moves that were taken back are struck out.
import { html } from "../dom.js";
import { Emblem, player } from "../drawing.js";
import { has, language, say } from "../words.js";

const SHOWN = 120;

// What is still to be played before one's eyes is not told yet.
export function Log({ frame, view, artist, told = frame.events }) {
  const kept = artist.recalled?.(told, frame, view) ?? told;
  const gone = new Set(told.flatMap((event) => event.gone ?? []));
  const taken = ({ kind, version }) => gone.has(version) && !kind.startsWith("table-");
  const lines = kept.filter((event) => event.version <= frame.version).slice(-SHOWN).reverse();
  return html`<section class="log" aria-label=${say("web-log")} tabindex="0"><ol>
    ${lines.map((event, index) => html`<li class=${event.seat ? "" : "all"} key=${told.length - index}>
      ${event.seat ? html`<${Emblem} artist=${artist} view=${view} seat=${event.seat} />` : null}
      <${taken(event) ? "del" : "span"}>${sentence(frame, view, artist, event)}<//>
    </li>`)}
  </ol></section>`;
}

const said = new WeakMap(); // an event is put into words once a language

// How a game ended, in a sentence; `frame` has the chairs.
export function ending(frame, { reason, winners, points }) {
  return has(reason) ? say(reason, { winners: named(frame, winners), points: Math.max(0, ...points) }) : "";
}

// Some seats by name, in a row.
export const named = (frame, seats) => new Intl.ListFormat(language.value).format(seats.map((seat) => player(frame, seat)));

export function sentence(frame, view, artist, event) {
  const known = said.get(event);
  if (known?.language === language.value) return known.text;
  const text = word(frame, view, artist, event);
  said.set(event, { language: language.value, text });
  return text;
}

function word(frame, view, artist, event) {
  const own = Object.fromEntries(Object.entries(event).filter(([, value]) => ["string", "number"].includes(typeof value)));
  const who = event.seat ? { player: player(frame, event.seat) } : {};
  if (event.kind.startsWith("table-")) return say(`web-event-${event.kind.slice(6)}`, { ...own, ...who, ...atTable(event) });
  const key = `${frame.game.replace("_", "-")}-event-${event.kind}`;
  return has(key) ? say(key, { ...own, ...who, ...artist.words?.(event, view, frame) }) : event.kind;
}

const atTable = (event) => ({
  yes: event.yes ? "yes" : "no",
  who: event.bot ? "bot" : "person",
  level: event.bot ? say(`level-${event.bot}`) : "",
});
