// The moves that are not answered yet: tracks of crab feet from rock to rock, the newest the clearest.
import { html } from "../../dom.js";
import { spot } from "./beach.js";

const FEET = 27; // so far below its middle a crab touches its rock
const LEFT = "M-4-46 22-38 38-28 40 16 34 32 4 46-22 42-38 30-40-20-34-30Z"; // a rock's outline, where a crab was
const DUST = "M-64-2-47-5-47 1ZM64-2 47-5 47 1ZM-58 30-44 20-41 25ZM58 30 44 20 41 25ZM-58-34-47-22-43-27ZM58-34 47-22 43-27Z";

// `told` is all that happened, the oldest first, perhaps more than is shown yet; what was taken back left no tracks.
export function Tracks({ told, frame: { seat, version }, view }) {
  const past = told.filter((event) => !(event.version > version));
  const valid = past.slice(past.findLastIndex(({ kind }) => kind === "table-undone") + 1);
  const moves = valid.filter(({ kind }) => kind === "moved").slice(1 - view.players);
  const unanswered = moves.slice(moves.findLastIndex((move) => move.seat === seat) + 1);
  const shown = unanswered.length ? unanswered : moves.slice(-1);
  return shown.map((move) => html`<${Way} move=${move} last=${move === shown.at(-1)} />`);
}

// The way that a crab would go, before it goes.
export const Planned = ({ path }) => html`<g class="cz-tracks cz-planned">
  ${path.slice(1).map((cell, index) => html`<${Leg} from=${spot(path[index])} to=${spot(cell)} />`)}
</g>`;

function Way({ move, last }) {
  const way = (move.path ?? [move.start, move.end]).map(spot);
  const at = ({ x, y }) => `translate(${x} ${y})`;
  return html`<g class=${`cz-tracks${last ? " last" : ""}`}>
    <path class="cz-left" d=${LEFT} transform=${at(way[0])} />
    ${last && html`<path class="cz-landed" d=${DUST} transform=${at(way.at(-1))} />`}
    ${way.slice(1).map((to, index) => html`<${Leg} from=${way[index]} to=${to} />`)}
  </g>`;
}

// Two rows of ticks, as feet that walk sideways leave them.
function Leg({ from, to }) {
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const ticks = [];
  for (let at = 6; at < 92; at += 17) ticks.push(`M${at}-10l9-3 1.5 5.5-9 3zM${at + 8} 5l9 3-1.5 5.5-9-3z`);
  return html`<path d=${ticks.join("")} transform=${`translate(${from.x} ${from.y + FEET}) rotate(${turn.toFixed(0)})`} />`;
}
