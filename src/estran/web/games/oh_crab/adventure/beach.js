// On the beach: surprise tokens, obstacles that were built, and the cards at the borders between its tiles.
import { html } from "../../../dom.js";
import { Ring, Use } from "../../../drawing.js";
import { Obstacle, seam } from "../ground.js";
import { ACROSS, center, edgeOf, laid, lies } from "../place.js";
import { signOf } from "./signs.js";

const DISC = "M-11-26 11-26 26-11 26 11 11 26-11 26-26 11-26-11Z";
const FOLD = "M10-26 26-10 10-10Z";
const CARD = { event: "M-20-29 19-30 20 29-19 30Z", challenge: "M-12-30 12-29 20-21 19 22 12 30-13 29-20 22-20-21Z" };
const RING = "M-26-36 26-36 26 36-26 36Z";

export function Beach({ view, picks }) {
  const { board, tokens = [], built = [], event_cards: events = [], challenge_cards: challenges = [] } = view;
  return html`<g class="pack">
    ${view.due && html`<path class="due-key" d=${seam(board, rowAt(board, view.resolved + 1))} /><path class="due" d=${seam(board, rowAt(board, view.resolved + 1))} />`}
    ${built.map((cell) => html`<g class="built" key=${cell}><${Obstacle} name=${cell} at=${center(board, cell)} /><${Mason} at=${center(board, cell)} /></g>`)}
    ${tokens.map((token) => html`<${Token} view=${view} token=${token} key=${token.cell} />`)}
    <${Helper} view=${view} />
    ${challenges.map((card, index) => html`<${AtBorder} ...${{ view, picks, card }} sort="challenge" number=${index + 1} key=${index} />`)}
    ${events.map((card, index) => html`<${AtBorder} ...${{ view, picks, card }} sort="event" number=${index + 1} key=${`e${index}`} />`)}
  </g>`;
}

// The row that begins at a border, which is the landward edge of the beach tile of this number, or of the finish.
const rowAt = (board, border) => board.tile_rows.slice(0, border).reduce((sum, rows) => sum + rows, 0);

const Mason = ({ at: { x, y } }) => html`<path class="mason" transform=${`translate(${x} ${y})`} d="M-38 20-10 20-10 36-38 36ZM-24 20V28M-38 28H-10M-31 28V36M-17 28V36" />`;

// Face down, face down and surely a treasure, seen by me (a corner is folded), or turned up. Marks of ink tell who has looked.
function Token({ view, token }) {
  const { x, y } = center(view.board, token.cell);
  const how = token.up ? "up" : token.is ? "peeked" : token.treasure ? "treasure" : "down";
  return html`<g class=${`token ${how}`} data-token=${token.cell} transform=${`translate(${x} ${y})`}>
    <path class="under" d=${DISC} transform="translate(1.5 2)" /><path class="face" d=${DISC} />
    <${Use} id=${token.is ? signOf("token", token.is) : how === "treasure" ? "ap-star" : "ap-unknown"} x="-17" y="-17" width="34" />
    ${how === "peeked" && html`<path class="fold" d=${FOLD} />`}
    <${Knowers} view=${view} seats=${token.knows ?? []} y=${24} />
  </g>`;
}

const Knowers = ({ view, seats, y }) => seats.map((seat, index) => html`<path class=${`knower ink-${view.seats[seat - 1].crabs[0]}`}
  transform=${`translate(${index * 12 - (seats.length - 1) * 6} ${y})`} d="M-5-5 5-5 5 5-5 5Z" />`);

// The kitchen hand chases a crab of whoever has it.
function Helper({ view }) {
  const crab = view.helper > 0 && view.crabs.find((one) => one.seat === view.helper && view.board.spaces[one.cell]);
  if (!crab) return null;
  const { x, y } = center(view.board, crab.cell);
  return html`<g class=${`helper${view.helper_used ? " spent" : ""}`} transform=${`translate(${x} ${y - 50})`}>
    <path d="M-15-14 14-15 15 13-14 14Z" /><${Use} id="ap-helper" x="-11" y="-11" width="22" /></g>`;
}

// A challenge lies on the seaward edge of its tile, an event on the landward one; where they meet, the challenge is above (OC-337). Where one
// lies alone, it keeps away from the names of start and finish.
function AtBorder({ view, picks, card, sort, number }) {
  const border = sort === "event" ? number : number + 1;
  const below = (sort === "event") !== (border === 1 || border > view.board.tiles.length - 2);
  const { x, y } = laid(view.board, ACROSS - (lies.value ? 33 : 24), edgeOf(view.board, rowAt(view.board, border)) + (below ? 34 : -34));
  const inForce = card.up && card.is === view[sort] && (sort === "event" || number > view.resolved - 1);
  const state = picks.state(`${sort}:${number}`);
  const how = card.up ? (inForce ? "up force" : "up past") : card.is ? "peeked" : "down";
  return html`<g class=${`border-card ${sort} ${how}`} data-thing=${`${sort}:${number}`} transform=${`translate(${x} ${y})`}>
    <path class="hit" d=${lies.value ? "M-33-46 33-46 33 46-33 46Z" : below ? "M-46-33 46-33 46 62-46 62Z" : "M-46-62 46-62 46 33-46 33Z"} />
    <path class="under" d=${CARD[sort]} transform="translate(1.5 2)" /><path class="face" d=${CARD[sort]} />
    <${Use} id=${card.is ? signOf(sort, card.is) : sort === "event" ? "ap-glitter" : "ap-cup"} x="-15" y="-15" width="30" />
    ${how === "peeked" && html`<path class="fold" d="M5-30 19-30 20-15Z" />`}
    <${Knowers} view=${view} seats=${card.knows ?? []} y=${26} />
    ${state && html`<${Ring} state=${state} path=${RING} />`}
  </g>`;
}
