// The beach above the first page: sun or moon, sea, and crabs that walk sideways toward it.
import { html } from "../dom.js";
import { Use } from "../drawing.js";
import { say } from "../words.js";

const RAYS = Array.from({ length: 17 }, (_, index) => [index * 12 - 96, ...(index % 2 ? [6, 190] : [9, 250])]);

const LENSES = [
  [60, 268], [300, 290], [520, 262], [760, 300], [1010, 266], [1230, 292], [180, 326], [430, 344],
  [660, 334], [900, 350], [1130, 330], [1340, 340], [20, 376], [980, 300], [600, 378],
];

const [LEFT, WIDE] = [-2000, 5440]; // the beach goes on to both sides: in a wide window more of it is seen, never less of the sky

// A strip of sea whose upper edge was cut in waves.
function band(y, height, step, fill, from = 0) {
  const points = [`M${LEFT} ${y}`];
  for (let x = from + LEFT, up = true; x < LEFT + WIDE; x += step * (up ? 0.45 : 0.55), up = !up) {
    points.push(`L${Math.round(x)} ${Math.round(up ? y - height : y + height * 0.4)}`);
  }
  return html`<path d=${`${points.join(" ")} L${LEFT + WIDE} ${y} L${LEFT + WIDE} 620 L${LEFT} 620Z`} fill=${fill} />`;
}

// The tracks of something with ten legs.
function tracks([fromX, fromY], [toX, toY]) {
  const count = Math.round(Math.hypot(toX - fromX, toY - fromY) / 14);
  const slope = (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI;
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = [fromX + ((toX - fromX) * index) / count, fromY + ((toY - fromY) * index) / count];
    return html`<path d="M0-7 7-9 8-5 1-4ZM4 5 11 4 12 8 5 9Z" transform=${`translate(${x} ${y}) rotate(${slope})`} />`;
  });
}

const crab = (ink, x, y, size, turn, down = "") => html`<g class=${`ink-${ink}`} transform=${`translate(${x} ${y}) rotate(${turn})`}>
  <${Use} id=${`crab-${ink}${down}`} x=${-size / 2} y=${-size / 2} width=${size} />
</g>`;

const Sun = () => html`<g transform="translate(720 236)">
  <g fill="var(--ray)">${RAYS.map(([turn, width, length]) => html`<path d=${`M0-108 ${width} -${length} -${width} -${length}Z`}
    transform=${`rotate(${turn})`} />`)}</g>
  <path d="M-96 0-92-32-76-60-50-82-18-95 18-95 50-82 76-60 92-32 96 0Z" fill="var(--orb)" />
  <g fill="var(--sky)"><path d="M-70-22-30-27 20-24 62-18 20-19-30-21Z" /><path d="M-44-48-10-53 30-50 48-44 20-45-14-46Z" /></g>
</g>`;

const Boat = () => html`<g transform="translate(1085 196)">
  <path d="M-64 34 66 34 46 62-44 62Z" fill="var(--key)" /><path d="M-2 28-2-86 52 24Z" fill="var(--cut)" /><path d="M-8 28-8-70-52 24Z"
    fill="var(--coral)" />
  <path d="M-6-92-1-92-1 36-6 36Z" fill="var(--key)" /><path d="M-54 46 54 46 50 51-50 51Z" fill="var(--cut)" />
</g>`;

const Octopus = () => html`<g class="ink-red" transform="translate(330 330)"><${Use} id="em-octopus" x=${-70} y=${-76} width=${140} /></g>
  <path d="M230 372 262 358 300 368 340 358 380 370 430 360 430 384 380 392 330 382 280 392 230 384Z" fill="var(--surf)" />
  <path d="M236 370 262 360 300 370 340 360 380 372 424 362 380 377 340 366 300 376 262 366Z" fill="var(--cut)" />`;

export const Hero = () => html`<svg class="hero" viewBox="0 0 1440 560" role="img"
  aria-label=${say("web-hero")}>
  <rect x=${LEFT} width=${WIDE} height="560" fill="var(--sky)" /><${Sun} />
  <g fill="var(--ink)">
    <path d="M1226 150 1242 141 1255 148 1268 139 1286 147 1270 146 1256 156 1242 147Z" />
    <path d="M1120 108 1140 97 1156 106 1172 95 1194 104 1174 103 1157 115 1140 105Z" />
  </g>
  ${band(240, 3, 90, "var(--deep)")}
  <g fill="var(--water-cut)">
    ${LENSES.map(([x, y]) => html`<path
      d=${`M${x} ${y} ${x + 26} ${y - 7} ${x + 60} ${y - 4} ${x + 84} ${y + 3} ${x + 56} ${y} ${x + 26} ${y - 3}Z`} />`)}
  </g>
  <${Boat} />
  ${band(330, 12, 120, "var(--wave)", -30)}${band(366, 14, 150, "var(--surf)", 20)}
  ${band(398, 12, 170, "var(--cut)", -60)}${band(414, 14, 190, "var(--sand)", 10)}
  <rect x=${LEFT} y="420" width=${WIDE} height="140" fill="url(#p-dry)" />
  <${Octopus} />
  <g class="tracks">${tracks([1400, 508], [1090, 486])}${tracks([980, 528], [820, 512])}${tracks([560, 534], [430, 520])}</g>
  ${crab("blue", 1010, 462, 118, -5)}${crab("orange", 760, 486, 128, 4)}${crab("green", 560, 462, 96, -6)}${crab("brown", 360, 500, 112, 5)}
  ${crab("yellow", 1216, 500, 100, 4, "-down")}
  <${Use} id="ob-bucket" x=${120} y=${420} width=${96} /><${Use} id="ob-flipflop" x=${1330} y=${448} width=${84} />
  <${Use} id="shell" x=${656} y=${500} width=${44} /><${Use} id="shell" x=${1120} y=${528} width=${30} /><${Use} id="shrimp" x=${868}
    y=${400} width=${46} />
  <rect x=${LEFT} width=${WIDE} height="560" fill="url(#p-fleck)" />
</svg>`;
