// What a move would bring, shown before it is done: the water over the rocks that a wave would take, and a plate that says it.
import { html } from "../../dom.js";
import { player } from "../../drawing.js";
import { say } from "../../words.js";
import { spot } from "./beach.js";
import { Icon } from "./crab.js";
import { words } from "./words.js";

const CREST = "M-62 18-49 1-38 9-26-7-13 6 1-10 14 5 26-7 38 8 49-1 62 14 58 40 44 47 30 58 12 56-2 64-18 57-32 58-46 48-58 42Z";
const FOAM = "M-62 18-49 1-38 9-26-7-13 6 1-10 14 5 26-7 38 8 49-1 62 14 49 8 38 18 26 3 14 15 1 1-13 17-26 4-38 19-49 10Z";

const CUTS = "M-40 32-26 26-10 30 2 35-12 33-26 30ZM2 48 14 43 28 46 36 50 24 49 14 47ZM14 27 26 22 40 26 48 30 36 28 26 26Z";

// Water that closes over a rock.
export const Spray = ({ x, y }) => html`<g class="cz-spray" transform=${`translate(${x} ${y})`}>
  <g class="cz-bob"><path d=${CREST} class="cz-crest" /><path d=${FOAM} fill="var(--cut)" /><path d=${CUTS} fill="var(--foam)" /></g>
</g>`;

// What would follow the move itself.
const following = (plan) => (plan?.events ?? []).filter(({ kind }) => kind !== "moved" && kind !== "placed");

const sentence = (frame, view, event) =>
  say(`crabz-event-${event.kind}`, { ...(event.seat && { player: player(frame, event.seat) }), ...words(event, view) });

export const foretold = (frame, view, plan) => following(plan).map((event) => sentence(frame, view, event));

// One line each; for a wave also whose crabs it would take. The plate keeps away from where one looks.
export function Forecast({ frame, view, box: [left, top, width, height], plan }) {
  const events = following(plan);
  if (!events.length) return null;
  const low = spot(plan.to ?? plan.from).y < top + height / 2;
  const size = { x: left, y: low ? top + height - 156 : top + 6, width, height: 150 };
  return html`<foreignObject class="cz-forecast" ...${size} style=${{ "--board": `${width}px` }}>
    <div class=${`cz-says${low ? " low" : ""}`}>
      ${events.map((event) => html`<p>${sentence(frame, view, event)}${event.kind === "wave" && html`<${Toll} event=${event} />`}</p>`)}
    </div>
  </foreignObject>`;
}

const Toll = ({ event }) => html`<span class="cz-toll">
  ${toll(event).map(([crab, count]) => html`<span><${Icon} crab=${crab} />${count}</span>`)}
</span>`;

// How many crabs of each seat a wave takes, each with one crab to show for it.
function toll(event) {
  const crabs = Object.values(event.lost).flat();
  const seats = [...new Set(crabs.map((crab) => crab[0]))].sort();
  return seats.map((seat) => [`${seat}L`, crabs.filter((crab) => crab[0] === seat).length]);
}
