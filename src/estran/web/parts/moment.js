// Rules of the moment, where there is room for them: what speaks for the choices that are open, in the rulebook's own sentences.
import { html, useEffect, useState } from "../dom.js";
import { has, load, say } from "../words.js";
import { Rules } from "./choices.js";

const ROOM = matchMedia("(min-width: 1180px) and (min-height: 640px)");
const MOST = 4;

export function Moment({ frame, picks }) {
  const [ready, read] = useState(false);
  useEffect(() => {
    if (ROOM.matches) setTimeout(() => load(`/rulebook/${frame.game}.ftl`).then(() => read(true)), 1500);
  }, [frame.game]);
  const thing = picks.focus.value;
  const meant = thing ? picks.left.value.filter((choice) => choice.things[picks.picked.value.length] === thing) : [];
  const rules = [...new Set((meant.length ? meant : picks.left.value).flatMap((choice) => choice.rules))].filter(has).slice(0, MOST);
  return ready && rules.length > 0 && html`<section class="moment sheet" aria-label=${say("web-moment")}>
    <h2>${say("web-moment")}</h2>
    <ul>${rules.map((rule) => html`<li key=${rule}>${say(rule)} <${Rules} game=${frame.game} rules=${[rule]} /></li>`)}</ul>
  </section>`;
}
