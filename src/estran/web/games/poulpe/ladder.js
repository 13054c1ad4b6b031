// The ladder of ranks, from ω down to α: what may be played now, what each does; with the memory aid, which of them have gone. Then the discard,
// and with the aid what else is remembered.
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
  const [crab, octopus] = [`c${rank}`, `p${rank}`];
  const open = ["card", "replay"].includes(view.owes) && view.limits.includes(rank);
  const top = view.round.length > 0 && rankOf(view.round.at(-1)[0]) === rank;
  const kinds = printed(view, crab).text === printed(view, octopus).text ? [crab] : [crab, octopus];
  const gone = view.gone.filter((card) => rankOf(card) === rank).map(speciesOf);
  const state = [open && say("web-poulpe-open"), top && say("web-poulpe-top")].filter(Boolean).join(", ");
  return html`<li class=${[open ? "ok" : "", top ? "at" : ""].join(" ")}>
    <details>
      <summary>
        <${Numeral} rank=${rank} /><span class="sr">${SIGNS[rank] ?? rank}</span>
        <span class="what">${kinds.map((card) => html`<span key=${card}>
          <${Sign} id=${sign(view.mode, speciesOf(card), rank)} />${printed(view, card).name || say("web-poulpe-plain")}
        </span>`)}</span>
        <span class="went">${gone.map((species) => html`<i class=${`${species} ink-${INKS[species]}`} />`)}</span>
        <span class="sr">${state}</span>
      </summary>
      ${kinds.map((card) => html`<p key=${card}>
        ${kinds.length > 1 && html`<b>${printed(view, card).name} </b>`}${printed(view, card).text}
      </p>`)}
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
    ${view.discard > 0 && html`<h3>${say("web-poulpe-discard", { number: view.discard })}</h3>`}
    ${view.gone.length > 0 && html`<h3>
      <i class="crab ink-blue" /><i class="octopus ink-red" /> ${say("web-poulpe-gone", { number: view.gone.length })}
    </h3>`}
    ${lists.map(([title, cards]) => html`<h3>${title}</h3><${Chips} cards=${cards} />`)}
  </section>`;
}
