// A picture of each game, put together from the blocks.
import { html } from "../dom.js";
import { Use } from "../drawing.js";

const Inked = ({ ink, children }) => html`<g class=${`ink-${ink}`}>${children}</g>`;

// A printed plate: a rectangle whose edges a knife has wandered along.
const PLATE =
  "4,5 61,2 118,7 172,3 232,6 287,2 340,6 397,3 394,38 398,70 393,101 397,133 394,166 398,197 " +
  "395,227 338,224 283,228 226,223 170,227 114,224 60,228 3,225 6,192 2,161 7,130 3,98 6,66 2,35";

const Plate = ({ fill, water }) => html`<polygon points=${PLATE} fill=${fill} />
  ${water && html`<polygon points=${PLATE} fill="url(#p-water)" /><polygon points=${PLATE} fill="url(#p-fleck)" />`}`;

const crab = (block, ink, x, y, size) => html`<${Inked} ink=${ink}><${Use} id=${`${block}-${ink}`} x=${x - size / 2} y=${y - size / 2}
  width=${size} /><//>`;

const crabz = () => html`<${Plate} fill="var(--deep)" water />
  ${[24, 144, 264].map((x) => html`<${Use} id="hex-rock" x=${x} y=${60} width=${112} height=${130} />`)}
  ${crab("slab-L", "red", 200, 112, 104)}${crab("slab-M", "green", 200, 98, 104)}${crab("slab-M", "yellow", 200, 86, 104)}
  ${crab("disc-M", "blue", 200, 74, 104)}${crab("disc-L", "yellow", 80, 112, 100)}${crab("disc-S", "red", 320, 112, 104)}`;

const marche = () => html`
  ${[0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4].map((at) => html`<${Use} id=${`beach-${2 + row}`} x=${6 + at * 78} y=${row * 78 - 6}
    width=${80} />`))}
  <${Use} id="beach-tourteau" x=${240} y=${72} width=${80} />
  ${[["ring", 318, 150], ["bucket", 6, -6], ["mask", 84, 150]].map(([object, x, y]) => html`
    <${Use} id="beach-puddle" x=${x + 4} y=${y + 4} width=${72} /><${Use} id=${`ob-${object}`} x=${x + 14} y=${y + 14} width=${52} />`)}
  <${Use} id="pair" x=${110} y=${40} width=${128} />`;

const poulpe = () => html`<${Plate} fill="var(--plum)" />
  <path d="M4 4 228 4 172 226 4 226Z" fill="var(--wave)" /><path d="M224 4 236 4 180 226 168 226Z" fill="var(--cut)" />
  <${Inked} ink="blue"><${Use} id="em-crab" x=${14} y=${40} width=${150} /><//>
  <${Inked} ink="red"><${Use} id="em-octopus" x=${232} y=${38} width=${156} /><//>`;

const HEXES = [
  ["sea", 0, -40], ["sea", 152, -40], ["sea", 304, -40], ["current", 76, 4], ["current", 228, 4],
  ["sand", 0, 48], ["shell", 152, 48], ["rock", 304, 48], ["sand", 76, 92], ["obstacle", 228, 92],
  ["surprise", 0, 136], ["sand", 152, 136], ["sand", 304, 136], ["sand", 76, 180], ["sand", 228, 180],
];

const ohCrab = () => html`<${Plate} fill="var(--sand-2)" />
  ${HEXES.map(([kind, x, y]) => html`<${Use} id=${`oc-${kind}`} x=${x} y=${y} width=${100} height=${86.6} />`)}
  <${Use} id="oc-arrow" x=${88} y=${12} width=${76} height=${66} /><${Use} id="oc-arrow" x=${240} y=${12} width=${76} height=${66} />
  ${crab("crab", "green", 125, 131, 98)}<${Inked} ink="orange"><${Use} id="crab-orange-down" x=${306} y=${132} width=${92} /><//>
    ${crab("crab", "red", 202, 178, 100)}`;

const PICTURES = { crabz, marche, poulpe, oh_crab: ohCrab };

export const Art = ({ game }) => html`<svg class="art" viewBox="0 0 400 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
  ${PICTURES[game]()}</svg>`;
