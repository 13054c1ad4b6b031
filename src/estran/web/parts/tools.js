// Under the choices: what people at a table ask of each other and of the table, beside playing.
import { html, useRef } from "../dom.js";
import { say } from "../words.js";
import { later } from "./later.js";

const More = later(() => import("./further.js"), "More");
const Question = later(() => import("./asking.js"), "Question");
const Window = later(() => import("./asking.js"), "Window");

// What stands beside the choices themselves.
export function Beside({ live, frame }) {
  if (frame.seat === null || frame.stage !== "playing") return null;
  const others = (one) => one.events.some((event) => event.seat && event.seat !== frame.seat);
  const more = live.trail.value.length > 1 && live.trail.value.some(others);
  return html`
    <button class="btn plain undo" type="button" disabled=${!live.acted.value} onClick=${() => live.do({ do: "undo", seat: frame.seat })}>
      ${say("web-undo")}</button>
    ${frame.hints && frame.choices.length > 0 && html`<button class="btn plain" type="button" onClick=${() => live.ask()}>
      ${say("web-hint")}</button>`}
    ${more && html`<button class="btn plain since" type="button" title=${say("web-since-about")} onClick=${() => live.again()}>
      ${say("web-since")}</button>`}
    <button class="btn plain more" type="button" aria-expanded=${live.more.value ? "true" : "false"}
      onClick=${() => (live.more.value = !live.more.value)}>${say("web-more")}</button>`;
}

// The typed move and what is rarely needed stay folded on a phone.
export function Tools({ live, frame }) {
  const open = live.more.value;
  const [offer] = frame.spared && frame.offers[0]?.seat === frame.seat ? [] : frame.offers;
  return html`<div class="tools">
    ${frame.question && html`<${Question} live=${live} frame=${frame} />`}
    ${frame.window !== null && html`<${Window} ends=${frame.window} now=${() => live.wire.now()} owes=${frame.choices.length > 0}
      key=${frame.window} />`}
    ${offer?.ends > live.wire.now() && html`<${Window} ends=${offer.ends} now=${() => live.wire.now()} key=${offer.ends}
      says=${offer.seat === frame.seat ? "web-offer" : "web-offer-other"} />`}
    ${frame.seat === null && html`<p>${say("web-watching")}</p>`}
    ${frame.seat !== null && frame.stage === "playing" && html`
      <div class=${`typed${open ? " open" : ""}`}><${Line} live=${live} /></div>
      ${open && html`<${More} live=${live} frame=${frame} />`}`}
  </div>`;
}

// The notation, typed. What can be typed now is offered as it is written.
function Line({ live }) {
  const field = useRef(null);
  const choices = live.picks.choices.value;
  const send = async (event) => {
    event.preventDefault();
    const line = field.current; // which may be gone by then, with the game
    const text = line.value.trim();
    if (text && (await live.type(text))) line.value = "";
  };
  return html`<form class="line" onSubmit=${send}>
    <label for="line">${say("web-line")}</label>
    <input id="line" ref=${field} list="moves" autocomplete="off" autocapitalize="off" spellcheck=${false}
      placeholder=${choices[0]?.notation ?? ""} />
    <datalist id="moves">${choices.map((choice) => html`<option value=${choice.notation} key=${choice.notation} />`)}</datalist>
    <button class="btn plain">${say("web-line-send")}</button>
  </form>`;
}
