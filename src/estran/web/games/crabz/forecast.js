// What a move would bring, shown before it is done: the water over the rocks that a wave would take, and a plate that says it.
import { html } from "../../dom.js";
import { player } from "../../drawing.js";
import { say } from "../../words.js";
import { Icon } from "./crab.js";
import { words } from "./words.js";

const CREST = "M-58 6-47-9-37-1-25-16-13-4 1-19 13-5 25-17 37-3 47-11 58 4 57 34 30 50 1 60-30 51-57 36Z";
const FOAM = "M-58 6-47-9-37-1-25-16-13-4 1-19 13-5 25-17 37-3 47-11 58 4 47-3 37 6 25-7 13 5 1-9-13 7-25-6-37 8-47 0Z";

// Water that closes over a rock.
export const Spray = ({ x, y }) => html`<g class="cz-spray" transform=${`translate(${x} ${y})`}>
  <g class="cz-bob"><path d=${CREST} class="cz-crest" /><path d=${FOAM} fill="var(--cut)" />
  <path d="M-34 22-20 16-4 20 8 25-6 23-20 20ZM4 38 16 33 30 36 38 40 26 39 16 37ZM12 14 24 9 38 13 46 17 34 15 24 13Z" fill="var(--foam)" /></g>
</g>`;

// One line for everything that would follow the move itself; for a wave also whose crabs it would take.
export function Forecast({ frame, view, box: [left, top, width], events = [] }) {
  const telling = events.filter(({ kind }) => kind !== "moved" && kind !== "placed");
  if (!telling.length) return null;
  return html`<foreignObject class="cz-forecast" x=${left} y=${top + 4} width=${width} height="120">
    <div class="cz-says">${telling.map((event) => html`<p>
      ${say(`crabz-event-${event.kind}`, { ...(event.seat && { player: player(frame, event.seat) }), ...words(event, view) })}
      ${event.kind === "wave" && html`<span class="cz-toll">${toll(event).map(([crab, count]) => html`<span><${Icon} crab=${crab} />${count}</span>`)}</span>`}
    </p>`)}</div>
  </foreignObject>`;
}

// How many crabs of each seat a wave takes, each with one crab to show for it.
function toll(event) {
  const crabs = Object.values(event.lost).flat();
  const seats = [...new Set(crabs.map((crab) => crab[0]))].sort();
  return seats.map((seat) => [`${seat}L`, crabs.filter((crab) => crab[0] === seat).length]);
}
