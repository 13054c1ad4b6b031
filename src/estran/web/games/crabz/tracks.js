// The moves that are not answered yet: tracks of crab feet from rock to rock, the newest the clearest.
import { html } from "../../dom.js";
import { spot } from "./beach.js";
import { inkOf } from "./crab.js";

const FEET = 27; // so far below its middle a crab touches its rock

export function Tracks({ frame, view }) {
  const moves = frame.events.filter(({ kind }) => kind === "moved").slice(1 - view.players);
  const unanswered = moves.slice(moves.findLastIndex(({ seat }) => seat === frame.seat) + 1);
  return (unanswered.length ? unanswered : moves.slice(-1)).map((move, index, { length }) => html`<${Way} move=${move} last=${index === length - 1} />`);
}

function Way({ move, last }) {
  const way = (move.path ?? [move.start, move.end]).map(spot);
  return html`<g class=${`cz-tracks ink-${inkOf(move.crab)}${last ? " last" : ""}`}>
    <path class="cz-left" d="M-4-46 22-38 38-28 40 16 34 32 4 46-22 42-38 30-40-20-34-30Z" transform=${`translate(${way[0].x} ${way[0].y})`} />
    ${way.slice(1).map((to, index) => html`<${Leg} from=${way[index]} to=${to} />`)}
  </g>`;
}

// Two rows of ticks, as feet that walk sideways leave them.
function Leg({ from, to }) {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const ticks = [];
  for (let at = 6; at < 96; at += 15) ticks.push(`M${at}-8l7-2 1 4-7 2zM${at + 6} 5l7 2-1 4-7-2z`);
  return html`<path d=${ticks.join("")} transform=${`translate(${from.x} ${from.y + FEET}) rotate(${turn.toFixed(0)})`} />`;
}
