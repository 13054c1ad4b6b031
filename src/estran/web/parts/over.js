// The end: who won and why, the seed that was promised, and where one goes from here.
import { html } from "../dom.js";
import { Emblem, player } from "../drawing.js";
import { say } from "../words.js";
import { contribution } from "../wire.js";
import { Deal } from "./deal.js";
import { ending, named } from "./log.js";
import { go } from "../address.js";

export function Over({ live, frame, artist }) {
  const { outcome } = frame;
  const again = async () => {
    const done = await live.do({ do: "rematch", contribution: contribution() });
    if (done?.goes_on) go(`/t/${done.goes_on}`);
  };
  return html`<section class="over" aria-label=${say("web-over")}>
    <${Result} frame=${frame} outcome=${outcome} artist=${artist} />
    <div class="btns">
      ${frame.next
        ? html`<a class="btn go" href=${`/t/${frame.next}`}>${say("web-rematch-go")}</a>`
        : frame.seat !== null && html`<button class="btn go" type="button" onClick=${again}>${say("web-rematch")}</button>`}
      <a class="btn plain" href=${`/replay/${frame.table}`}>${say("web-replay")}</a>
      <a class="btn plain" href=${`/api/tables/${frame.table}/record`} download=${`${frame.game}-${frame.table.slice(0, 8)}.json`}>
        ${say("web-record")}</a>
    </div>
    ${frame.marked && html`<p class="why">${say("web-marked")}</p>`}
    ${frame.resumed && html`<p class="why">${say("web-resumed")}</p>`}
    ${frame.outlived && html`<p class="why">${say("web-outlived")}</p>`}
    <${Deal} frame=${frame} />
  </section>`;
}

function Result({ frame, outcome, artist }) {
  const winners = outcome?.winners ?? [];
  const names = named(frame, winners);
  const rank = (seat) => outcome?.ranks[seat - 1] ?? 0;
  const order = frame.chairs.map((_, index) => index + 1).sort((one, other) => rank(one) - rank(other));
  const me = winners.includes(frame.seat) ? "yes" : "no";
  return html`
    <h2>${winners.length ? say("web-won", { players: names, count: winners.length, me }) : say("web-nobody-won")}</h2>
    <p>${outcome && ending(frame, outcome)}</p>
    <ol class="ranks">${order.map((seat) => html`<li key=${seat}>
      <${Emblem} artist=${artist} view=${frame.view} seat=${seat} down=${winners.length > 0 && !winners.includes(seat)} />
      <b>${player(frame, seat)}</b><span>${artist.reached?.(frame.view, seat) ?? outcome?.points[seat - 1]}</span>
    </li>`)}</ol>`;
}
