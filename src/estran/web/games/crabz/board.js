// The board: sea, shoals, rocks, and on them the crabs, the far rows first, so that near towers stand before what they hide.
import { html, useMemo } from "../../dom.js";
import { Ring, Use } from "../../drawing.js";
import { say } from "../../words.js";
import { edge, heights, hexagon, plateOf, shoal, spot } from "./beach.js";
import { Blank, Disc, Slab } from "./crab.js";
import { Forecast, Spray, foretold } from "./forecast.js";
import { looking } from "./look.js";
import { Planned, Tracks } from "./tracks.js";

const [RING, OUTER] = [hexagon(51), hexagon(57)];
const DOT = "M-4-10 4-10 10-4 10 4 4 10-4 10-10 4-10-4Z";

export function Board({ frame, view, picks, preview, told = frame.events }) {
  const looked = looking(picks);
  const plan = planned(view, picks, preview);
  const box = plateOf(view.zone);
  const parts = { view, picks, plan };
  const dry = view.zone.filter((cell) => isDry(view, cell));
  const each = (Part) => view.zone.map((cell) => html`<${Part} key=${cell} cell=${cell} ...${parts} />`);
  const look = (event) => (looked.value = event.target.closest("[data-cell]")?.dataset.cell ?? looked.value);
  const label = say("web-crabz-rocks", { rocks: dry.length });
  return html`<svg class="cz" viewBox=${box.join(" ")} role="img" aria-label=${label} onPointerOver=${look}>
    <${Sea} box=${box} /><${Shoals} cells=${dry} />
    ${each(Rock)}<${Tracks} told=${told} frame=${frame} view=${view} />
    ${plan?.path && html`<${Planned} path=${plan.path} />`}${each(Rings)}${each(Stack)}${each(Tags)}
    <${Forecast} frame=${frame} view=${view} box=${box} plan=${plan} />
  </svg>
  <p class="sr" role="status">${foretold(frame, view, plan).join(" ")}</p>`;
}

// What the thing in focus would do, if it were clicked: which crab leaves where for where, and what else would happen,
// as far as the server has said.
function planned(view, picks, preview) {
  const focus = picks.focus.value;
  const choice = focus && picks.completes(focus);
  if (!choice) return null;
  const [from, to] = choice.things.map((thing) => thing.split(":")[1]);
  const events = preview?.choice.notation === choice.notation ? preview.events : [];
  const lost = new Set(events.filter(({ kind }) => kind === "wave").flatMap((event) => Object.keys(event.lost)));
  const kept = choice.verb === "keep" ? groupOf(view, from) : [];
  const crab = choice.verb === "move" ? view.cells[from].at(-1) : choice.verb === "place" ? from : null;
  const path = events.find(({ kind }) => kind === "moved")?.path;
  return { verb: choice.verb, crab, from, to, path, events, lost, kept };
}

const groupOf = (view, cell) => view.groups.find((group) => group.includes(cell)) ?? [];

// A rock is clicked for its group where a group is to be chosen: the choice goes by the name of the group's first rock.
const thingOf = (view, cell) => `cell:${(view.owes === "keep" && groupOf(view, cell)[0]) || cell}`;

const Sea = ({ box }) => useMemo(() => {
  const path = edge(box);
  return html`<g><path d=${path} fill="var(--deep)" /><path d=${path} fill="url(#p-water)" /><path d=${path} fill="url(#p-fleck)" /></g>`;
}, box);

const Shoals = ({ cells }) => useMemo(() => {
  const path = (r) => cells.map((cell) => shoal(cell, r)).join("");
  return html`<g><path d=${path(68)} fill="var(--wave)" /><path d=${path(57)} fill="var(--surf)" /></g>`;
}, [cells.join()]);

const isDry = (view, cell) => Boolean(view.cells[cell]) || view.owes === "place";

// No rock lies quite like another.
const lean = (cell) => ((cell.charCodeAt(0) * 5 + Number(cell.slice(1)) * 11) % 13) - 6;

function Rock({ cell, view }) {
  const { x, y } = spot(cell);
  const dry = isDry(view, cell);
  const turn = `rotate(${lean(cell)} ${x} ${y})`;
  return html`<g class="cz-rock" data-thing=${thingOf(view, cell)} data-cell=${cell}>
    <path class="cz-hit" d=${hexagon(56)} transform=${`translate(${x} ${y})`} />
    <${Use} id=${dry ? "hex-rock" : "hex-gone"} x=${x - 50} y=${y - 58} width="100" height="116" transform=${turn} />
  </g>`;
}

function Rings({ cell, view, picks, plan }) {
  const { x, y } = spot(cell);
  const thing = thingOf(view, cell);
  const state = plan?.kept.includes(cell) ? "selected" : picks.state(thing);
  const focused = picks.focus.value === thing;
  return (state || focused) && html`<g class=${`cz-rings ${state}`} transform=${`translate(${x} ${y})`}>
    <${Ring} state=${state} path=${RING} />
    ${focused && html`<g class="cz-focus"><${Ring} state="focus" path=${OUTER} /></g>`}
  </g>`;
}

function Stack({ cell, view, picks, plan }) {
  const { x, y } = spot(cell);
  const crabs = view.cells[cell] ?? [];
  const lands = plan?.to === cell && plan.crab;
  if (!crabs.length && !lands) return null;
  const up = heights(crabs.length + (lands ? 1 : 0));
  const leaves = plan?.from === cell && plan.verb === "move";
  const state = picks.state(thingOf(view, cell));
  const dot = state === "open" && view.owes !== "keep" && !lands;
  return html`<g class=${`cz-stack ${state}${leaves ? " leaves" : ""}`} data-thing=${thingOf(view, cell)} data-cell=${cell}>
    <g class="cz-in">
      ${crabs.map((crab, index) => index < crabs.length - 1 || lands
        ? html`<${Slab} crab=${crab} x=${x} y=${y - up[index]} />`
        : html`<g class="cz-top"><${Disc} crab=${crab} x=${x} y=${y - up[index]} out=${view.out.includes(Number(crab[0]))} /></g>`)}
      ${lands && html`<${Ghost} crab=${plan.crab} x=${x} y=${y - up.at(-1) - (crabs.length ? 9 : 0)} />`}
    </g>
    ${dot && html`<path class="st-dot" transform=${`translate(${x - 37} ${y + 22})`} d=${DOT} />`}
    ${plan?.lost.has(cell) && html`<${Spray} x=${x} y=${y} />`}
  </g>`;
}

// The crab itself, printed thin on paper of its own, so that what it would stand on does not show through.
const Ghost = (parts) => html`<g class="cz-ghost"><${Blank} ...${parts} /><g class="st-ghost"><${Disc} ...${parts} /></g></g>`;

// How high a stack is, and how its rock is called, over all that stands there; on a plate for the one in focus.
function Tags({ cell, view, picks }) {
  const { x, y } = spot(cell);
  const height = view.cells[cell]?.length ?? 0;
  const thing = thingOf(view, cell);
  const named = picks.focus.value === thing && isDry(view, cell) && (view.owes !== "keep" || cell === thing.slice(5));
  return html`<g class="cz-tags" data-cell=${cell}>
    ${height > 1 && html`<${Plate} x=${x + 37} y=${y + 19} text=${height} />`}
    ${isDry(view, cell) && !named && html`<text class="cz-name" x=${x - 2} y=${y + 46}>${cell}</text>`}
    ${named && html`<${Plate} class="inv" x=${x - 2} y=${y + 47} text=${cell} wide=${20} />`}
  </g>`;
}

const Plate = ({ x, y, text, wide = 14, ...rest }) => html`<g transform=${`translate(${x} ${y})`} ...${rest}>
  <path class="cz-plate" d=${`M${-wide}-11.5 ${wide - 1}-12.5 ${wide} 10.5 ${1 - wide} 11.5Z`} />
  <text class="cz-number" y="6">${text}</text>
</g>`;
