// A crab as it is printed: "1L" is the large one of seat 1. Its ink is its seat's, its size is its width and the number of its pips.
import { html } from "../../dom.js";
import { Use } from "../../drawing.js";

const INKS = ["red", "blue", "green", "yellow"];
const MARKS = { red: "dot", blue: "waves", green: "cross", yellow: "star" };
const BLOCK = 88; // how wide a block of a crab is on the board
const SINK = { L: -2.6, M: 0.4, S: 3.2 }; // brings the rims of covered crabs of all sizes to one line

export const inks = () => INKS;
export const inkOf = (crab) => INKS[crab[0] - 1];
export const sizeOf = (crab) => crab[1];
export const markOf = (crab) => MARKS[inkOf(crab)];

// The crab on top, with eyes and claws, as it stands with its rock at x, y. Whose player is out has closed eyes.
export const Disc = ({ crab, x, y, out, ...rest }) => html`<g class=${`ink-${inkOf(crab)}${out ? " cz-out" : ""}`} ...${rest}>
  <${Use} id=${`disc-${sizeOf(crab)}-${inkOf(crab)}`} x=${x - BLOCK / 2} y=${y - 6 - BLOCK / 2} width=${BLOCK} />
  ${out && html`<path class="cz-lids" d=${lids(sizeOf(crab), x, y - 6)} />`}
</g>`;

// A covered one: only rim and mark are seen.
export const Slab = ({ crab, x, y }) => html`<g class=${`ink-${inkOf(crab)}`}>
  <${Use} id=${`slab-${sizeOf(crab)}-${inkOf(crab)}`} x=${x - BLOCK / 2} y=${y - 6 - BLOCK / 2 + SINK[sizeOf(crab)]} width=${BLOCK} />
</g>`;

// The mere shape of it, in one ink: what a preview is printed on.
export const Blank = ({ crab, x, y }) => {
  const [width, down] = { L: [100, -50], M: [78, -33.5], S: [58, -18.5] }[sizeOf(crab)].map((units) => (units * BLOCK) / 100);
  return html`<${Use} id="disc" class="cz-blank" x=${x - width / 2} y=${y - 6 + down} width=${width} />`;
};

export const Icon = ({ crab, ...rest }) => html`<svg viewBox="-50 -50 100 100" aria-hidden="true" class=${`ink-${inkOf(crab)}`} ...${rest}>
  <${Use} id=${`disc-${sizeOf(crab)}-${inkOf(crab)}`} x="-50" y="-50" />
</svg>`;

// Two lids over the eyes of the block "disc", which differ in size and place.
function lids(size, x, y) {
  const [unit, down] = { L: [1, 0], M: [0.78, 5.5], S: [0.58, 10.5] }[size];
  const at = (dx, dy) => `${(x + dx * unit * 0.88).toFixed(1)} ${(y + (dy * unit + down) * 0.88).toFixed(1)}`;
  const shape = [[2, -39], [3, -46], [8, -48], [14, -46], [15, -37], [8, -35]];
  const lid = (side) => `M${shape.map(([dx, dy]) => at(side * dx, dy)).join("L")}Z`;
  return lid(-1) + lid(1);
}
