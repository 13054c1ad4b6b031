// What waits for an answer of somebody: a question of another player, hidden answers, an offer. Fetched when there is any.
import { html, useEffect, useRef, useState } from "../dom.js";
import { player } from "../drawing.js";
import { say } from "../words.js";

// A draw is offered, or a move to be taken back after all.
export function Question({ live, frame }) {
  const question = frame.question;
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

// While answers are hidden, a bar runs out: how long one took tells nothing. Then whoever has not answered is still asked. And while an offer
// waits, which is then skipped.
export function Window({ ends, now, owes, says = "web-window" }) {
  const sand = useRef(null);
  const [over, end] = useState(ends <= now());
  useEffect(() => {
    sand.current?.animate([{ transform: "none" }, { transform: "scaleX(0)" }], { duration: Math.max(0, ends - now()), fill: "both" });
    const timer = setTimeout(() => end(true), Math.max(0, ends - now()));
    return () => clearTimeout(timer);
  }, [ends]);
  if (over) return owes && html`<p class="window" role="status">${say("web-window-over")}</p>`;
  return html`<p class="window">${say(says)}<span class="sand" ref=${sand}></span></p>`;
}
