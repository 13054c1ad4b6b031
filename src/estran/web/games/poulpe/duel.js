// The duel: the other hand above, between the two piles the cards of the round in their order, and what binds the next one.
import { html } from "../../dom.js";
import { player } from "../../drawing.js";
import { say } from "../../words.js";
import { Back, Face, INKS, Known, Sign, between, hidden, printed, rankOf, speciesOf, titled } from "./cards.js";
import { Pose, sign } from "./poses.js";
import { Verdict } from "./verdict.js";

const WATER = ["var(--deep)", "url(#p-water)", "url(#p-fleck)"];

export function Board({ frame, view, picks, told = frame.events }) {
  const own = frame.seat || 1;
  const parts = { frame, view, picks, told, own, other: 3 - own };
  return html`<svg class="plate">${WATER.map((fill) => html`<rect width="100%" height="100%" fill=${fill} />`)}</svg>
    <div class="duel">
      <${Theirs} ...${parts} /><${Verdict} ...${parts} /><${Pile} ...${parts} seat=${parts.other} />
      <${Middle} ...${parts} /><${Pile} ...${parts} seat=${own} /><${Rule} ...${parts} />
    </div>`;
}

// What is known of the other hand lies open, the rest shows its backs.
function Theirs({ frame, view, other }) {
  const hand = view.hands[other - 1];
  return html`<div class="theirs">
    <ol class="cards" aria-label=${say("web-poulpe-hand-of", { player: player(frame, other), number: hand.length })}>
      ${hand.map((card, index) => html`<li key=${index}><${Known} view=${view} card=${card} />
        ${!hidden(card) && html`<span class="seen">${say("web-poulpe-seen")}</span>`}</li>`)}
    </ol>
  </div>`;
}

function Pile({ frame, view, told, seat, own }) {
  const number = view.piles[seat - 1];
  const won = rounds(told, seat);
  const species = view.species[seat - 1];
  const label = say("web-poulpe-pile", { player: player(frame, seat), number });
  return html`<div class=${`deck ${seat === own ? "mine" : ""}`} data-thing=${`pile:${seat}`} role="group" aria-label=${label}>
    ${number > 0 ? html`<${Back} species=${species} />` : html`<span class="empty" />`}<span class="n" aria-hidden="true">${number}</span>
    ${won !== null && html`<span class="won" role="img" aria-label=${say("web-poulpe-rounds", { number: won })}>
      <${Sign} id="win" />${won}
    </span>`}
  </div>`;
}

// How many rounds a seat has won, once there was one; where all is told from the start and nothing was taken back.
function rounds(told, seat) {
  const whole = told.some(({ kind }) => kind === "table-started") && !told.some(({ kind }) => kind === "table-undone");
  const ended = told.filter(({ kind }) => kind === "round");
  return whole && ended.length ? ended.filter((event) => event.seat === seat).length : null;
}

function Middle(parts) {
  const { view } = parts;
  if (view.over) return html`<${Winner} ...${parts} />`;
  if (view.looked.length) return html`<${Looked} ...${parts} />`;
  return html`<${Round} ...${parts} />`;
}

// Who played a card is told by its height: one's own lie lower, the other's higher.
function Round({ frame, view, told, own }) {
  const lost = cancelled(view, told);
  return html`<ol class="round" aria-label=${say("web-poulpe-round", { number: view.round.length })}>
    ${view.round.map(([card, seat], index) => {
      const [whose, over] = [seat === own ? "mine" : "other", lost.has(index)];
      const top = index === view.round.length - 1 ? "round:top" : null;
      return html`<li class=${over ? `${whose} lost` : whose} data-thing=${top} key=${`${index} ${card}`}>
        <${Face} view=${view} card=${card} /><span class="by">${player(frame, seat)}</span>
        ${over && html`<span class="stamp">${say("web-poulpe-cancelled")}</span>`}
      </li>`;
    })}
    ${view.round.length === 0 && html`<li class="first"><span>${say("web-poulpe-opens", { player: player(frame, view.turn) })}</span></li>`}
  </ol>`;
}

// Which cards of the round were resisted, by what was told of it.
function cancelled(view, told) {
  const lost = new Set();
  let place = view.round.length - 1;
  for (const { kind, card } of told.toReversed()) {
    if (kind === "round" || place < 0) break;
    if (card !== view.round[place][0]) continue; // it was taken back
    if (kind === "resisted") lost.add(place - 1);
    if (kind === "played" || kind === "resisted") place -= 1;
  }
  return lost;
}

function Looked({ view, picks }) {
  return html`<ol class="cards looked" aria-label=${say("web-poulpe-looked")}>
    ${view.looked.map((card, index) => {
      const open = picks.state(`card:${card}`);
      return html`<li key=${index}>
        <${Known} view=${view} card=${card} as=${open ? "button" : "div"} thing=${`card:${card}`} state=${open} />
      </li>`;
    })}
  </ol>`;
}

function Winner({ frame, view }) {
  const species = view.species[view.winner - 1];
  return html`<div class=${`winner ink-${INKS[species]}`}>
    <${Pose} mode=${view.mode} species=${species} rank="omega" /><b>${say("web-poulpe-wins", { player: player(frame, view.winner) })}</b>
  </div>`;
}

// What binds the next card, or which effect is at stake.
function Rule({ frame, view }) {
  if (view.over) return null;
  if (view.effect) {
    return html`<div class="bind stake"><${Sign} id=${sign(view.mode, speciesOf(view.effect), rankOf(view.effect))} />
      <p><b>${say("web-poulpe-plays", { player: player(frame, view.round.at(-1)[1]), card: titled(view, view.effect) })}</b>${" "}
        <q>${printed(view, view.effect).text}</q></p>
      ${view.owes === "answer" && frame.choices.length > 0 && html`<${Answers} frame=${frame} />`}
    </div>`;
  }
  if (!view.round.length || !["card", "replay"].includes(view.owes)) return html`<div class="bind" />`;
  const bound = view.limits.at(-1) !== "omega";
  return html`<div class="bind"><${Sign} id=${bound ? "invert" : "begin"} />
    <p><b>${say("web-poulpe-next", { limits: between(view.limits) })}</b>
      ${view.blanked && html` <span>${say("web-poulpe-blanked")}</span>`}</p></div>`;
}

// Resist, or let it pass: the question of this game, right under the card that it is about.
const Answers = ({ frame }) => html`<div class="btns">
  ${frame.choices.map(({ verb, notation, things: [thing] }) => html`<button type="button" data-thing=${thing} key=${notation}
    class=${verb === "resist" ? "btn go" : "btn"}>
    ${verb === "resist" && html`<${Sign} id="resist" />`}${say(`web-poulpe-choice-${verb}`)}
  </button>`)}
</div>`;
