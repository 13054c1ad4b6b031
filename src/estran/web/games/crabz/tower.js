// A stack seen from the side, the top first, with who is in it and how far each would walk.
import { html, useMemo } from "../../dom.js";
import { Use } from "../../drawing.js";
import { say } from "../../words.js";
import { Icon, inkOf, markOf, sizeOf } from "./crab.js";
import { looking } from "./look.js";
import { nameOf } from "./words.js";

const WIDTHS = { L: 38, M: 30, S: 22 };
const PIPS = { L: [0], M: [-6, 6], S: [-12, 0, 12] };
let towers = 0; // on this page, for their ids

export function Aid({ view, picks }) {
  const cell = looking(picks).value;
  const shown = view.cells[cell] ? cell : tallest(view);
  const crabs = (view.cells[shown] ?? []).toReversed();
  const id = useMemo(() => `cz-tower-${(towers += 1)}`, []);
  return html`<div class="cz-aid">
    ${crabs.length > 0 && html`<button class="cz-strip" type="button" popovertarget=${id}
      aria-label=${say("web-crabz-look", { cell: shown })}>
      <b>${shown}</b>${crabs.map((crab) => html`<${Icon} crab=${crab} />`)}
    </button>`}
    <div class="cz-tower sheet" id=${id} popover="auto">
      ${crabs.length > 0 && html`<${Tower} cell=${shown} crabs=${crabs} />`}
      <${Sizes} seat=${view.to_move} />
      <button class="btn plain cz-close" type="button" popovertarget=${id} popovertargetaction="hide">${say("web-close")}</button>
    </div>
  </div>`;
}

function tallest({ cells }) {
  const most = Math.max(0, ...Object.values(cells).map((stack) => stack.length));
  return most > 1 ? Object.keys(cells).find((cell) => cells[cell].length === most) : null;
}

const Tower = ({ cell, crabs }) => html`
  <h2>${say(crabs.length > 1 ? "web-crabz-tower" : "web-crabz-on", { cell })}</h2>
  <ol class="cz-levels">
    ${crabs.map((crab, index) => html`<li class=${index ? "" : "top"}>
      <svg viewBox=${index ? "-50 0 100 24" : "-50 -30 100 54"} aria-hidden="true" class=${`ink-${inkOf(crab)}`}>
        ${index === 0 && html`<${Claws} wide=${WIDTHS[sizeOf(crab)]} />`}<${Side} crab=${crab} />
      </svg>
      <span>${nameOf(crab)}</span>
    </li>`)}
    <li class="rock" aria-hidden="true"><svg viewBox="-50 0 100 26"><${Pedestal} /></svg></li>
  </ol>`;

// A disc from the side: a thick slab, its mark on the left, its pips on the right.
function Side({ crab }) {
  const wide = WIDTHS[sizeOf(crab)];
  const foot = `${wide} 18 ${wide - 5} 23 ${5 - wide} 23 ${-wide} 18Z`;
  const pip = (x) => `translate(${wide / 2 + (x * wide) / 38} 11.5) scale(${0.4 + wide / 80})`;
  return html`<path class="cz-side" d=${`M${-wide} 5 ${4 - wide} 1 ${wide - 4} 1 ${wide} 5 ${foot}`} />
    <path d=${`M${-wide} 15 ${wide} 15 ${foot}`} fill="var(--c2)" />
    <path d=${`M${3 - wide} 5 ${7 - wide} 3 ${12 - wide} 3 ${6 - wide} 8Z`} fill="var(--cut)" />
    <${Use} id=${`mark-${markOf(crab)}`} x=${-wide / 2 - 7} y="5" width="13" />
    ${PIPS[sizeOf(crab)].map((x) => html`<path d="M-3.6-2 0-4 3.6-2 3.6 2 0 4-3.6 2Z" transform=${pip(x)} fill="var(--m)" />`)}`;
}

// Eyes and claws of the one on top, each drawn once and once mirrored.
const Claws = ({ wide }) => [-1, 1].map((side) => html`<g transform=${`scale(${side} 1)`}>
  <path class="cz-side" transform=${`translate(${wide} 0)`} d="M-8 6 2-4 8-14 4-24-2-28-1-20-4-15-8-20-13-21-12-12-8-6-14 4Z" />
  <path d="M3 2 3-12 8-16 13-12 13 2Z" fill="var(--key)" />
  <path d="M4.5-10 8-13.5 12-10 11.5-4 8-2 4.5-4Z" fill="var(--cut)" /><path d="M6-9 9-9.5 9.5-6 7-5.5Z" fill="var(--key)" />
</g>`);

const Pedestal = () => html`<path d="M-48 20-30 13 30 13 48 20 40 25-40 25Z" fill="var(--foam)" />
  <path d="M-40 2-34 0 36 0 42 4 44 14 36 21-36 21-44 14Z" fill="var(--key)" />
  <path d="M-39 2-34 1 35 1 40 4 38 10-38 9Z" fill="var(--rock)" />
  <path d="M-40 9 39 10 41 14 34 18-34 18-41 14Z" fill="var(--rock-dark)" />
  <path d="M-34 3-10 2 4 3-12 5Z" fill="var(--rock-cut)" />`;

// The one thing newcomers ask: how far each size walks, and on whom it may stop.
const Sizes = ({ seat }) => html`<section class="cz-sizes"><h2>${say("web-crabz-sizes")}</h2>
  <ul>${[..."LMS"].map((size) => html`<li><${Icon} crab=${`${seat}${size}`} /><span>${say("web-crabz-size", { size })}</span></li>`)}</ul>
  <p>${say("web-crabz-larger")}</p>
</section>`;
