// Where there is room: what can be done now, one line each, and the rules of the moment in the rulebook's own sentences.
import { html, useEffect, useRef, useState } from "../dom.js";
import { has, load, say } from "../words.js";
import { Rules } from "./choices.js";

const ROOM = matchMedia("(min-width: 1180px) and (min-height: 640px)");
const LINES = 12;
const RULES = 6;

// `consider(choice)` shows on the board what it would do.
export function Moment({ frame, view, picks, artist, consider }) {
  const [ready, read] = useState(false);
  const last = useRef([]);
  useEffect(() => {
    if (ROOM.matches) setTimeout(() => load(`/rulebook/${frame.game}.ftl`).then(() => read(true)), 1500);
  }, [frame.game]);
  const thing = picks.focus.value;
  const meant = thing ? picks.left.value.filter((choice) => choice.things[picks.picked.value.length] === thing) : [];
  const open = meant.length ? meant : picks.left.value;
  const rules = [...new Set(open.flatMap((choice) => choice.rules))].filter(has).slice(0, RULES);
  if (rules.length) last.current = rules; // those of the last choice stay while others play
  return html`
    ${picks.left.value.length > 0 && html`<${Doable} choices=${picks.left.value} frame=${frame} view=${view} picks=${picks} artist=${artist}
      consider=${consider} />`}
    ${ready && last.current.length > 0 && html`<section class="moment sheet" aria-label=${say("web-moment")}>
      <h2>${say("web-moment")}</h2>
      <ul>${last.current.map((rule) => html`<li key=${rule}>${say(rule)} <${Rules} game=${frame.game} rules=${[rule]} /></li>`)}</ul>
    </section>`}`;
}

const Doable = ({ choices, frame, view, picks, artist, consider }) => html`<section class="moment doable sheet" aria-label=${say("web-doable")}>
  <h2>${say("web-doable")}</h2>
  <ul>
    ${choices.slice(0, LINES).map((choice) => html`<li key=${choice.notation}>
      <button type="button" onClick=${() => picks.choose(choice)} onPointerMove=${() => consider(choice)}
        onPointerLeave=${() => consider(null)}
        onFocus=${() => consider(choice)} onBlur=${() => consider(null)}>${artist.label?.(choice, view, frame) ?? choice.notation} <code>
          ${choice.notation}</code></button>
    </li>`)}
    ${choices.length > LINES && html`<li>${say("web-doable-more", { count: choices.length - LINES })}</li>`}
  </ul>
</section>`;
