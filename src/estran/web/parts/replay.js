// Beside a replay: steps, the list of moves, and going on from here.
import { lead } from "../address.js";
import { html, useEffect, useRef, useState } from "../dom.js";
import { Icon, player } from "../drawing.js";
import { name as kept } from "../settings.js";
import { seated } from "../tale.js";
import { has, say } from "../words.js";
import { ending, named, sentence } from "./log.js";
import { valueName } from "./waiting.js";

export function Steps({ tale, frame, artist }) {
  const { entry, first, last, playing } = tale;
  const now = frame.events.map((event) => sentence(frame, frame.view, artist, event)).join(" ");
  const button = (label, sign, to, off) => html`<button class="btn plain" type="button" aria-label=${label} disabled=${off} onClick=${to}>${sign}</button>`;
  return html`<div class="steps">
    <div class="btns">
      ${button(say("web-replay-first"), "|◀", () => tale.jump(first), entry.value === first)}
      ${button(say("web-replay-before"), "◀", () => tale.step(-1), entry.value === first)}
      <button class="btn go" type="button" aria-pressed=${playing.value ? "true" : "false"} onClick=${() => tale.play()}>${say(playing.value ? "web-replay-stop" : "web-replay-play")}</button>
      ${button(say("web-replay-next"), "▶", () => tale.step(1), entry.value === last)}
      ${button(say("web-replay-last"), "▶|", () => tale.jump(last), entry.value === last)}
    </div>
    <label><span class="sr">${say("web-replay-at")}</span>
      <input type="range" min=${first} max=${last} value=${entry.value} onInput=${(event) => tale.slide(Number(event.target.value))} /></label>
    <output aria-live="polite">${say("web-replay-entry", { entry: entry.value, last })}</output>
    ${frame.outcome && html`<p><b>${ending(frame, frame.outcome)}</b></p>`}
    <p class="sr" aria-live="polite">${now}</p>
  </div>`;
}

// All entries, to jump to. What was taken back is struck out.
export function Moves({ tale, inks }) {
  const { record, entry, first } = tale;
  const list = useRef(null);
  const gone = undone(record.entries);
  useEffect(() => {
    const shown = list.current?.querySelector("[aria-current]");
    if (shown) list.current.scrollTop = shown.offsetTop - list.current.offsetTop - list.current.clientHeight / 2;
  }, [entry.value]);
  return html`<details class="turns"><summary>${say("web-replay-moves")}</summary><ol class="moves" ref=${list}>
    ${record.entries.map((one, index) => html`<li class=${gone.has(index + 1) ? "undone" : ""} key=${index}>
      <button type="button" disabled=${index + 1 < first} aria-current=${entry.value === index + 1 ? "step" : null} onClick=${() => tale.jump(index + 1)}>
        <span>${index + 1}</span>
        ${one.seat ? html`<${Icon} id=${`crab-${inks[one.seat - 1]}`} class=${`ink-${inks[one.seat - 1]}`} />` : html`<i></i>`}
        <span>${one.seat ? tale.name(one.seat) : ""}</span><code>${did(one)}</code>
      </button>
    </li>`)}
  </ol></details>`;
}

const did = (entry) => (entry.do === "act" ? entry.move : say(`web-replay-did-${entry.do}`));

const NAMELESS = { chairs: [] }; // several seats may have the same bot: here they go by their numbers

// A record that was made with other rules: what it says, with the reason why nothing of it can be drawn.
export function Recital({ record, why }) {
  const scores = record.result?.scores ?? [];
  const winners = scores.flatMap((score, index) => (score > 0 && score === Math.max(...scores) ? [index + 1] : []));
  const won = winners.length ? say("web-won", { players: named(NAMELESS, winners), count: winners.length, me: "no" }) : say("web-nobody-won");
  const bots = seated(record).map(({ name, bot }) => name || (bot && say(`level-${bot}`)));
  return html`<main class="recital sheet">
    <p class="why" role="alert">${why}</p>
    <h2>${record.result ? won : say("web-replay-unfinished")}</h2>
    <p>${bots.map((bot, index) => player(NAMELESS, index + 1) + (bot && ` (${bot})`)).join(", ")}</p>
    <dl class="options">${Object.entries(record.options).map(([name, value]) => html`<div key=${name}>
      <dt>${has(`web-option-${name}`) ? say(`web-option-${name}`) : name}</dt><dd>${valueName(value)}</dd></div>`)}</dl>
    <h2>${say("web-replay-moves")}</h2>
    <ol class="moves said" tabindex="0" aria-label=${say("web-replay-moves")}>${record.entries.map((one, index) => html`<li key=${index}>
      <span>${index + 1}</span><span>${one.seat ? player(NAMELESS, one.seat) : ""}</span><code>${did(one)}</code></li>`)}</ol>
  </main>`;
}

// The numbers of the entries that were taken back.
function undone(entries) {
  const gone = new Set();
  entries.forEach((entry, index) => {
    if (entry.do === "undo") for (let number = entry.to + 1; number <= index; number += 1) gone.add(number);
  });
  return gone;
}

export function GoOn({ tale }) {
  const levels = tale.card.value.levels;
  const [trouble, tell] = useState("");
  const [seat, level] = [useRef(null), useRef(null)];
  const begin = (event) => {
    event.preventDefault();
    lead(event.submitter, () => tale.goOn(Number(seat.current.value), level.current.value, kept.value || say("web-guest")), tell);
  };
  return html`<details><summary>${say("web-replay-go-on")}</summary><form class="go-on" onSubmit=${begin}>
    <p>${say("web-replay-go-on-about")}</p>
    <label>${say("web-replay-as")} <select ref=${seat}>${tale.chairs.map((_, index) => html`<option value=${index + 1} key=${index}>${tale.name(index + 1)}</option>`)}</select></label>
    <label>${say("web-replay-against")} <select ref=${level}>${levels.map((one, index) => html`<option value=${one.name} selected=${index === 1} key=${one.name}>${say(`level-${one.name}`)}</option>`)}</select></label>
    <button class="btn go">${say("web-replay-go")}</button>
    ${trouble && html`<p class="why" role="alert">${trouble}</p>`}
  </form></details>`;
}
