// What would happen, before it is chosen: ways and ghosts of crabs, who is pushed and who falls, and on tags what it costs and brings.
import { html } from "../../dom.js";
import { Use } from "../../drawing.js";
import { aside, end, Tracks } from "./beach.js";
import { afloat, center, sizeOf } from "./place.js";

export function Ghosts({ view, events }) {
  const ends = new Map();
  const note = (colour, change) => ends.set(colour, { ...ends.get(colour), ...change });
  const crabOf = (colour) => view.crabs.find((one) => one.colour === colour);
  for (const event of events) {
    if (event.end) note(event.crab, { cell: event.end });
    if (event.kind === "fell") note(event.crab, { down: true });
    if (event.kind === "stood") note(event.crab, { down: false });
    if (event.kind === "swapped") {
      note(event.crab, { cell: crabOf(event.other).cell });
      note(event.other, { cell: crabOf(event.crab).cell });
    }
  }
  const walks = events.filter((event) => event.start && event.end);
  const after = (colour) => ({ ...crabOf(colour), ...ends.get(colour) });
  return html`<g class="preview">
    ${walks.map((event) => html`<${Tracks} from=${center(view.board, event.start)} to=${end(view, event)} kind="st-trail st-ghost" />`)}
    ${[...ends.keys()].map((colour) => html`<${Ghost} view=${view} crab=${after(colour)} ends=${ends} />`)}
    <${Price} view=${view} events=${events} />
  </g>`;
}

// Onto somebody's space one comes from below: where that crab goes is asked next.
function Ghost({ view, crab, ends }) {
  const taken = view.crabs.some((one) => one.cell === crab.cell && one.colour !== crab.colour && !ends.get(one.colour)?.cell);
  const place = view.crabs.findIndex((one) => one.colour === crab.colour);
  const { x, y } = crab.cell === "sea" ? afloat(view.board, place) : aside(center(view.board, crab.cell), taken ? 22 : 0);
  return html`<g class=${`st-ghost ink-${crab.colour}`} transform=${`translate(${x} ${y - 2})`}>
    <${Use} id=${`crab-${crab.colour}${crab.down ? "-down" : ""}`} x="-38" y="-38" width="76" />
  </g>`;
}

// What it costs and what it brings, on a tag where it would happen: cards and shells.
function Price({ view, events }) {
  const last = events.findLast((event) => event.end && event.end !== "sea");
  const cell = last?.end ?? view.crabs.find((crab) => crab.colour === view.crab)?.cell;
  const at = cell && cell !== "sea" ? center(view.board, cell) : null;
  const count = (kind, worth = () => 1) => events.reduce((sum, event) => sum + (event.kind === kind ? worth(event) : 0), 0);
  const changes = { "oc-cards": -count("discarded"), shell: count("shell") - count("paid", (event) => event.shells) };
  const tags = Object.entries(changes).filter(([, change]) => change);
  const x = at && Math.min(at.x + 34, sizeOf(view.board).width - 40);
  return at && tags.map(([id, change], index) => html`<${Tag} id=${id} change=${change} x=${x} y=${at.y - 34 + index * 34} />`);
}

const Tag = ({ id, change, x, y }) => html`<g class="price-tag" transform=${`translate(${x} ${y})`}>
  <path d="M-34-17 33-18 34 16-33 17Z" fill="var(--key)" /><path d="M-31-14 30-15 31 13-30 14Z" fill="var(--cut)" />
  <text x="-12" y="9">${change > 0 ? "+" : "−"}${Math.abs(change)}</text><${Use} id=${id} x="3" y="-12" width="24" /></g>`;
