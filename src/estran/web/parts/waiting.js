// A table before the start: who comes, who is still missing, and the link for whoever is to come.
import { html, useState } from "../dom.js";
import { Icon } from "../drawing.js";
import { name as kept } from "../settings.js";
import { sitting } from "../wire.js";
import { has, say } from "../words.js";
import { Copied, Levels } from "./further.js";
import { Art } from "./art.js";
import { Deal } from "./deal.js";
import { inksOf, useForetaste } from "./foretaste.js";

export function Waiting({ live, frame }) {
  const free = frame.chairs.filter((chair) => chair.kind === "free").length;
  const mine = live.mine.value;
  const inks = inksOf(useForetaste(frame.game, frame.options));
  const notice = live.notice.value;
  return html`<main class="waiting" id="table">
    <section class="sheet chairs">
      <h2>${say("web-waiting", { free })}</h2>
      <ol>${frame.chairs.map((chair, index) => html`<${Chair} live=${live} chair=${chair} seat=${index + 1} ink=${inks[index]}
        mine=${mine.includes(index + 1)} key=${index} />`)}</ol>
      ${notice && html`<p class="why" role="alert">${notice.message}</p>`}
      ${free === 0 && html`<button class="btn go" type="button" onClick=${() => live.do({ do: "start" })}>${say("web-start")}</button>`}
    </section>
    <section class="sheet invite">
      <${Art} game=${frame.game} />
      <p>${live.card.value?.line}</p>
      <${Options} frame=${frame} />
      <${Deal} frame=${frame} />
      ${free > 0 && html`<${Copied} text=${`${location.origin}/t/${frame.table}`} note=${say("web-invite")} />`}
    </section>
  </main>`;
}

const Options = ({ frame }) => html`<dl class="options">${Object.entries(frame.options).map(([name, value]) => html`<div key=${name}>
  <dt>${say(`web-option-${name}`)}</dt><dd>${valueName(value)}</dd>
</div>`)}<div><dt>${say("web-hints")}</dt><dd>${say(`web-hints-${frame.hints ? "yes" : "no"}`)}</dd></div></dl>`;

// Values are the same words for all: where they have a name of ours, by that.
export const valueName = (value) => (has(`web-value-${value}`) ? say(`web-value-${value}`) : String(value));

function Chair({ live, chair, seat, ink, mine }) {
  const level = chair.bot && say(`level-${chair.bot}`);
  return html`<li>
    <${Icon} id=${`crab-${ink}`} class=${`ink-${ink}`} />
    ${chair.kind === "free"
      ? html`<${Sit} live=${live} seat=${seat} />`
      : html`<b>${chair.name || level}</b>
        <span class="what">${chair.bot ? say("web-bot") : mine ? say("web-you") : chair.present ? say("web-here") : say("web-away")}</span>
        ${chair.bot
          ? html`<button class="btn plain" type="button" onClick=${() => live.do({ do: "back", seat })}>${say("web-send-away")}</button>`
          : mine && html`<button class="btn plain" type="button" onClick=${() => live.do({ do: "leave", seat })}>
            ${say("web-leave")}</button>`}`}
  </li>`;
}

function Sit({ live, seat }) {
  const first = live.mine.value.length === 0;
  const [name, write] = useState(first ? kept.value : "");
  const nameless = first ? say("web-guest") : say("web-player", { seat });
  const sit = (event) => {
    event.preventDefault();
    if (first) kept.value = name.trim();
    live.do(sitting(seat, name.trim() || nameless));
  };
  return html`<form class="sit" onSubmit=${sit}>
    <input value=${name} maxlength="24" placeholder=${nameless} aria-label=${say("web-name-seat", { seat })}
      onInput=${(event) => write(event.target.value)} />
    <button class="btn">${say(first ? "web-sit" : "web-sit-too")}</button>
    ${live.card.value && html`<${Levels} label=${say("web-put-bot")} levels=${live.card.value.levels}
      choose=${(bot) => live.do({ do: "hand", seat, bot })} />`}
  </form>`;
}
