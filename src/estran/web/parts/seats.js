// Who sits at the table: chips in a row on a phone, cards beside the board elsewhere.
import { html, useEffect, useState } from "../dom.js";
import { Emblem, player } from "../drawing.js";
import { has, say } from "../words.js";

// `now()` is the server's time, `claim(seat)` lets a bot play on and `spare(yes)` never asks one's own seat an offer, at a live table.
export function Seats({ frame, view, artist, now, claim, spare }) {
  return html`<ol class="seats" aria-label=${say("web-seats")}>
    ${frame.chairs.map((chair, index) => {
      const seat = index + 1;
      const { line = "", more = null, out = false } = artist.facts?.(view, seat) ?? {};
      const turn = frame.turn.includes(seat);
      return html`<li class=${`seat${turn ? " turn" : ""}${out ? " out" : ""}${away(chair) ? " away" : ""}`}
        aria-current=${turn ? "true" : null} key=${seat}>
        <${Emblem} artist=${artist} view=${view} seat=${seat} name="who" />
        <div>
          <b>${player(frame, seat)}${seat === frame.seat && html`<span class="you"> ${say("web-you")}</span>`}</b>
          <div class="what">${line}<${Standing} chair=${chair} now=${now} /></div>
        </div>
        ${now && chair.claimable !== null && seat !== frame.seat && html`<${Claim} chair=${chair} now=${now} claim=${() => claim(seat)} />`}
        ${more && html`<div class="more">${more}</div>`}
        ${spare && seat === frame.seat && frame.spared !== null && html`<label class="never"><input type="checkbox" checked=${frame.spared}
          onChange=${(event) => spare(event.target.checked)} /> ${say("web-never")}</label>`}
      </li>`;
    })}
  </ol>`;
}

const away = (chair) => chair.kind === "person" && !chair.present;

// Whether a bot plays it, whether its person is there, and the time left.
function Standing({ chair, now }) {
  const level = chair.bot && has(`level-${chair.bot}`) ? say(`level-${chair.bot}`) : chair.bot;
  return html`
    ${chair.bot && html`<span class="bot">${chair.name ? say("web-bot-plays", { level }) : say("web-bot-is")}</span>`}
    ${away(chair) && html`<span class="gone">${say("web-away")}</span>`}
    ${chair.clock && now && html`<${Clock} clock=${chair.clock} now=${now} />`}`;
}

// Draws itself anew while time goes by.
function useTick(running) {
  const [, tick] = useState(0);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [running]);
}

function Clock({ clock, now }) {
  useTick(clock.since !== null);
  const left = Math.max(0, clock.left - (clock.since === null ? 0 : Math.max(0, now() - clock.since)));
  const hurry = left < 30_000;
  return html`<span class=${`clock${clock.since === null ? "" : " runs"}${hurry ? " low" : ""}`} role="timer">${duration(left)}</span>`;
}

export function duration(left) {
  const seconds = Math.ceil(left / 1000);
  const [days, hours, minutes] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
  if (days) return say("web-days-hours", { days, hours });
  const two = (number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

function Claim({ chair, now, claim }) {
  useTick(now() < chair.claimable);
  return now() >= chair.claimable && html`<button class="btn plain claim" type="button" onClick=${claim}>${say("web-claim")}</button>`;
}
