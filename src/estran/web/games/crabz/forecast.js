// What a move would bring, shown before it is done: the water over the rocks that a wave would take, and a plate that says it.
import { html } from "../../dom.js";
import { player } from "../../drawing.js";
import { say } from "../../words.js";
import { spot } from "./beach.js";
import { Icon } from "./crab.js";
import { words } from "./words.js";

const CREST = "M-62 18-49 1-38 9-26-7-13 6 1-10 14 5 26-7 38 8 49-1 62 14 58 40 44 47 30 58 12 56-2 64-18 57-32 58-46 48-58 42Z";
const FOAM = "M-62 18-49 1-38 9-26-7-13 6 1-10 14 5 26-7 38 8 49-1 62 14 49 8 38 18 26 3 14 15 1 1-13 17-26 4-38 19-49 10Z";

// Water that closes over a rock.
export const Spray = ({ x, y }) => html`<g class="cz-spray" transform=${`translate(${x} ${y})`}>
  <g class="cz-bob"><path d=${CREST} class="cz-crest" /><path d=${FOAM} fill="var(--cut)" />
  <path d="M-40 32-26 26-10 30 2 35-12 33-26 30ZM2 48 14 43 28 46 36 50 24 49 14 47ZM14 27 26 22 40 26 48 30 36 28 26 26Z" fill="var(--foam)" /></g>
</g>`;

// One line for everything that would follow the move itself; for a wave also whose crabs it would take.
export function Forecast({ frame, view, box: [left, top, width, height], plan }) {
  const events = plan?.events ?? [];
  const telling = events.filter(({ kind }) => kind !== "moved" && kind !== "placed");
  if (!telling.length) return null;
  const low = spot(plan.to ?? plan.from).y < top + height / 2; // the plate keeps away from where one looks
  return html`<foreignObject class="cz-forecast" x=${left} y=${low ? top + height - 156 : top + 6} width=${width} height="150" style=${{ "--board": `${width}px` }}>
    <div class=${`cz-says${low ? " low" : ""}`}>${telling.map((event) => html`<p>
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
