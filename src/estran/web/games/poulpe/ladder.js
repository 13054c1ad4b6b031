// The ladder of ranks, from Ω down to α: what may be played now, what each rank does, and which of them have gone. Then what else is remembered.
import { html } from "../../dom.js";
import { player } from "../../drawing.js";
import { say } from "../../words.js";
import { Chips, INKS, Numeral, SIGNS, Sign, printed, rankOf, speciesOf } from "./cards.js";
import { sign } from "./poses.js";

const RANKS = ["omega", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1", "alpha"];

export function Aid({ frame, view }) {
  return html`<section><h2>${say("web-poulpe-ladder")}</h2>
      <ol class="ladder">${RANKS.map((rank) => html`<${Rung} view=${view} rank=${rank} key=${rank} />`)}</ol>
    </section>
    <${Memory} frame=${frame} view=${view} />`;
}

function Rung({ view, rank }) {
  const asked = ["card", "replay"].includes(view.owes);
  const open = asked && view.limits.includes(rank);
  const top = view.round.length > 0 && rankOf(view.round.at(-1)[0]) === rank;
  const kinds = ["c", "p"].filter((letter, index) => index === 0 || printed(view, `c${rank}`).text !== printed(view, `p${rank}`).text);
  return html`<li class=${[open ? "ok" : "", top ? "at" : ""].join(" ")}>
    <details><summary>
      <${Numeral} rank=${rank} /><span class="sr">${SIGNS[rank] ?? rank}</span><span class="what">
        ${kinds.map((letter) => html`<span key=${letter}><${Sign} id=${sign(view.mode, speciesOf(letter), rank)} />${printed(view, letter + rank).name || say("web-poulpe-plain")}</span>`)}
      </span>
      <span class="went">${view.gone.filter((card) => rankOf(card) === rank).map((card) => html`<i class=${`${speciesOf(card)} ink-${INKS[speciesOf(card)]}`} />`)}</span>
      <span class="sr">${[open && say("web-poulpe-open"), top && say("web-poulpe-top")].filter(Boolean).join(", ")}</span></summary>
      ${kinds.map((letter) => html`<p key=${letter}>${kinds.length > 1 && html`<b>${printed(view, letter + rank).name} </b>`}${printed(view, letter + rank).text}</p>`)}
    </details>
  </li>`;
}

// Where the seat knows or may suspect cards to be.
function Memory({ frame, view }) {
  const lists = [
    [say("web-poulpe-known-piles"), view.known_piles],
    [say("web-poulpe-perhaps"), view.perhaps],
    ...view.down.map((cards, index) => [say("web-poulpe-down", { player: player(frame, index + 1) }), cards]),
  ].filter(([, cards]) => cards.length);
  return html`<section class="memory">
    ${view.gone.length > 0 && html`<h3><i class="crab ink-blue" /><i class="octopus ink-red" /> ${say("web-poulpe-gone", { number: view.gone.length })}</h3>`}
    ${lists.map(([title, cards]) => html`<h3>${title}</h3><${Chips} cards=${cards} />`)}
  </section>`;
}
