// What is rarely needed at a table: a bot for one's seat, a draw, giving up, another device.
import { html, useRef, useState } from "../dom.js";
import { say } from "../words.js";
import { call } from "../wire.js";
import { Deal } from "./deal.js";

export function More({ live, frame }) {
  const seat = frame.seat;
  const chair = frame.chairs[seat - 1];
  const [link, show] = useState("");
  const resign = () => confirm(say("web-resign-sure")) && live.do({ do: "resign", seat });
  const alone = live.mine.value.length < 2; // else nobody may be left who would be asked
  const draw = () => (alone || confirm(say("web-draw-sure"))) && live.do({ do: "draw", seat });
  const move = () =>
    call(`${live.wire.path}/seats/${seat}/link`, {}).then(
      ({ path }) => show(location.origin + path),
      ({ message, rules }) => (live.notice.value = { message, rules }),
    );
  const card = live.card.value;
  return html`<div class="further"><div class="btns">
    ${chair.bot
      ? html`<button class="btn" type="button" onClick=${() => live.do({ do: "back", seat })}>${say("web-take-back")}</button>`
      : html`<${Levels} label=${say("web-hand")} levels=${card.levels} choose=${(bot) => live.do({ do: "hand", seat, bot })} />`}
    ${card.draws && html`<button class="btn plain" type="button" onClick=${draw}>${say("web-draw")}</button>`}
    ${!card.cooperative && html`<button class="btn plain" type="button" onClick=${resign}>${say("web-resign")}</button>`}
    <button class="btn plain" type="button" onClick=${move}>${say("web-seat-link")}</button>
    <a class="btn plain rule" href=${`/rules/${frame.game}`} target="_blank">${say("web-rules")}</a>
  </div>
  <${Deal} frame=${frame} />
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
