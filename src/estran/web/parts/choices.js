// What is to be chosen: one plain sentence, a button for each choice that is no thing on the table, and what was said last.
import { html, useLayoutEffect, useRef } from "../dom.js";
import { named } from "./log.js";
import { say } from "../words.js";

export function Choices({ frame, view, picks, artist, foreseen, notice, hint, buttons: beside, tools }) {
  const begun = picks.picked.value.length > 0 || Boolean(picks.meant.value);
  return html`<section class="choices" aria-label=${say("web-choices")} tabindex="-1" ref=${useRoom(begun)}>
    <p class="ask">${asked(frame, view, artist, picks)}</p>
    <div class=${begun ? "btns begun" : "btns"}>
      ${picks.meant.value && html`<button class="btn go" type="button" data-thing=${picks.meant.value}>
        ${artist.label?.(picks.completes(picks.meant.value), view, frame) ?? picks.completes(picks.meant.value).notation}</button>`}
      ${offered(frame, view, picks, artist, foreseen).map(({ thing, label, main }) => html`<button class=${main && !picks.meant.value ? "btn go" : "btn"}
        type="button" data-thing=${thing} key=${thing}>${label}</button>`)}
      ${begun && html`<button class="btn plain back" type="button" onClick=${() => picks.back()}>
        ${say("web-back")}</button>`}
      ${beside}
    </div>
    ${hint && html`<${Hint} hint=${hint} frame=${frame} view=${view} picks=${picks} artist=${artist} />`}
    ${notice && html`<p class="why" role="alert">${notice.message} <${Rules} game=${frame.game} rules=${notice.rules} /></p>`}
    ${tools}
  </section>`;
}

// Where something was begun this keeps the room that it had: what lies below stays under the finger.
function useRoom(begun) {
  const section = useRef(null);
  const room = useRef(0);
  useLayoutEffect(() => {
    if (!begun) room.current = section.current.offsetHeight;
    section.current.style.setProperty("--room", begun ? `${room.current}px` : "0px");
  });
  return section;
}

// What this seat is asked, or whom it waits for.
export function asked(frame, view, artist, picks) {
  if (frame.choices.length) return artist.ask?.(frame, view, picks) ?? say("web-your-turn");
  if (frame.stage !== "playing") return "";
  if (frame.answered) return say("web-answered", { answer: artist.said?.(frame.answered, view) ?? frame.answered });
  const others = frame.turn.filter((seat) => seat !== frame.seat);
  return others.length ? artist.waits?.(frame, view, others) ?? say("web-waits", { players: named(frame, others) }) : "";
}

// A game may say itself what has a button; else each that is no thing on the table, once, however many choices begin with it.
function offered(frame, view, picks, artist, foreseen = {}) {
  const named = ([thing, choice]) => ({ thing, label: artist.label?.(choice, view, frame, foreseen[choice.notation]) ?? choice.notation });
  return artist.doings?.(frame, view, picks) ?? buttons(picks).map(named);
}

function buttons(picks) {
  const at = picks.picked.value.length;
  const found = new Map();
  for (const choice of picks.left.value) {
    const thing = choice.things[at];
    if (thing?.startsWith("button:") && !found.has(thing)) found.set(thing, choice);
  }
  return [...found];
}

export const Rules = ({ game, rules = [] }) =>
  rules.map((rule) => html`<a class="rule" href=${`/rules/${game}#${rule}`} target="_blank" key=${rule}><kbd>${rule}</kbd></a> `);

function Hint({ hint, frame, view, picks, artist }) {
  const choice = frame.choices.find((one) => one.notation === hint.choice);
  const text = (choice && artist.label?.(choice, view, frame)) ?? hint.choice;
  return html`<div class="hint" role="status">
    <p><b>${say("web-hint-says", { choice: text })}</b></p>
    ${hint.reasons.map((reason) => html`<p>${reason.message}</p>`)}
    ${choice && html`<button class="btn plain" type="button" onClick=${() => picks.choose(choice)}>${say("web-hint-play")}</button>`}
  </div>`;
}

// Where one thing means several choices, they are listed right there.
export function Which({ frame, picks, view, artist, at }) {
  const { choices } = picks.menu.value;
  return html`<div class="which sheet" role="menu" aria-label=${say("web-which")} ref=${(element) => element && place(element, at)}>
    ${choices.map((choice) => html`<button class="btn" role="menuitem" type="button" key=${choice.notation}
      onClick=${() => picks.choose(choice)}>
      ${artist.label?.(choice, view, frame) ?? choice.notation}
    </button>`)}
    <button class="btn plain" role="menuitem" type="button" onClick=${() => picks.back()}>${say("web-back")}</button>
  </div>`;
}

function place(element, { x, y }) {
  element.style.setProperty("left", `${x}px`);
  element.style.setProperty("top", `${y}px`);
}
