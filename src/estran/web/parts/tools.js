// Under the choices: what people at a table ask of each other and of the table, beside playing.
import { html, useEffect, useRef, useState } from "../dom.js";
import { player } from "../drawing.js";
import { say } from "../words.js";
import { call } from "../wire.js";

// What stands beside the choices themselves.
export function Beside({ live, frame }) {
  if (frame.seat === null || frame.stage !== "playing") return null;
  const others = (one) => one.events.some((event) => event.seat && event.seat !== frame.seat);
  const more = live.trail.value.length > 1 && live.trail.value.some(others);
  return html`
    <button class="btn plain" type="button" onClick=${() => live.do({ do: "undo", seat: frame.seat })}>${say("web-undo")}</button>
    ${frame.hints && frame.choices.length > 0 && html`<button class="btn plain" type="button" onClick=${() => live.ask()}>
      ${say("web-hint")}</button>`}
    ${more && html`<button class="btn plain" type="button" title=${say("web-since-about")} onClick=${() => live.again()}>
      ${say("web-since")}</button>`}
    <button class="btn plain more" type="button" aria-expanded=${live.more.value ? "true" : "false"}
      onClick=${() => (live.more.value = !live.more.value)}>${say("web-more")}</button>`;
}

// The typed move and what is rarely needed stay folded on a phone.
export function Tools({ live, frame }) {
  const open = live.more.value;
  return html`<div class="tools">
    <${Question} live=${live} frame=${frame} />
    ${frame.window !== null && frame.window > live.wire.now() && html`<${Window} ends=${frame.window} now=${() => live.wire.now()}
      key=${frame.window} />`}
    ${frame.seat === null && html`<p>${say("web-watching")}</p>`}
    ${frame.seat !== null && frame.stage === "playing" && html`
      <div class=${`typed${open ? " open" : ""}`}><${Line} live=${live} /></div>
      ${open && html`<${More} live=${live} frame=${frame} />`}`}
  </div>`;
}

// A draw is offered, or a move to be taken back after all.
function Question({ live, frame }) {
  const question = frame.question;
  if (!question) return null;
  const asking = { player: player(frame, question.seat), what: question.what };
  const answer = (yes) => live.do({ do: "answer", seat: frame.seat, yes });
  const [asked, mine] = [question.waits.includes(frame.seat), question.seat === frame.seat];
  return html`<div class="question" role="alert">
    <p>${say(mine ? "web-question-mine" : "web-question", asking)}</p>
    ${asked && html`<div class="btns">
      <button class="btn" type="button" onClick=${() => answer(true)}>${say("web-agree")}</button>
      <button class="btn plain" type="button" onClick=${() => answer(false)}>${say("web-decline")}</button>
    </div>`}
    ${mine && html`<button class="btn plain" type="button" onClick=${() => answer(false)}>${say("web-withdraw")}</button>`}
  </div>`;
}

// While answers are hidden, a bar runs out: how long one took tells nothing.
function Window({ ends, now }) {
  const sand = useRef(null);
  useEffect(() => {
    sand.current.animate([{ transform: "none" }, { transform: "scaleX(0)" }], { duration: Math.max(0, ends - now()), fill: "both" });
  }, [ends]);
  return html`<p class="window">${say("web-window")}<span class="sand" ref=${sand}></span></p>`;
}

// The notation, typed. What can be typed now is offered as it is written.
function Line({ live }) {
  const field = useRef(null);
  const choices = live.picks.choices.value;
  const send = async (event) => {
    event.preventDefault();
    const text = field.current.value.trim();
    if (text && (await live.type(text))) field.current.value = "";
  };
  return html`<form class="line" onSubmit=${send}>
    <label for="line">${say("web-line")}</label>
    <input id="line" ref=${field} list="moves" autocomplete="off" autocapitalize="off" spellcheck=${false}
      placeholder=${choices[0]?.notation ?? ""} />
    <datalist id="moves">${choices.map((choice) => html`<option value=${choice.notation} key=${choice.notation} />`)}</datalist>
    <button class="btn plain">${say("web-line-send")}</button>
  </form>`;
}

function More({ live, frame }) {
  const seat = frame.seat;
  const chair = frame.chairs[seat - 1];
  const [link, show] = useState("");
  const resign = () => confirm(say("web-resign-sure")) && live.do({ do: "resign", seat });
  const move = async () => show(location.origin + (await call(`${live.wire.path}/seats/${seat}/link`, {})).path);
  const card = live.card.value;
  return html`<div class="further"><div class="btns">
    ${chair.bot
      ? html`<button class="btn" type="button" onClick=${() => live.do({ do: "back", seat })}>${say("web-take-back")}</button>`
      : html`<${Levels} label=${say("web-hand")} levels=${card.levels} choose=${(bot) => live.do({ do: "hand", seat, bot })} />`}
    ${card.draws && html`<button class="btn plain" type="button" onClick=${() => live.do({ do: "draw", seat })}>${say("web-draw")}</button>`}
    ${!card.cooperative && html`<button class="btn plain" type="button" onClick=${resign}>${say("web-resign")}</button>`}
    <button class="btn plain" type="button" onClick=${move}>${say("web-seat-link")}</button>
    <a class="btn plain rule" href=${`/rules/${frame.game}`} target="_blank">${say("web-rules")}</a>
  </div>
  ${link && html`<${Copied} text=${link} note=${say("web-seat-link-note")} />`}</div>`;
}

// A bot, by its level.
export const Levels = ({ label, levels, choose }) => html`<select class="btn plain levels" aria-label=${label} value=""
  onChange=${(event) => (choose(event.target.value), (event.target.value = ""))}>
  <option value="">${label}</option>
  ${levels.map((level) => html`<option value=${level.name} key=${level.name}>${say(`level-${level.name}`)}</option>`)}
</select>`;

// Something to be sent to somebody: shown, and copied by a button.
export function Copied({ text, note }) {
  const [done, mark] = useState(false);
  const field = useRef(null);
  const copy = async () => {
    field.current.select();
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      document.execCommand("copy"); // a page without TLS has no clipboard
    }
    mark(true);
  };
  return html`<div class="copied"><p>${note}</p><div class="code">
    <input readonly value=${text} aria-label=${note} ref=${field} onFocus=${(event) => event.target.select()} />
    <button class="btn" type="button" onClick=${copy}>${say(done ? "web-copied" : "web-copy")}</button>
  </div></div>`;
}
