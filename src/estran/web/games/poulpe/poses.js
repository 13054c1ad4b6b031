// Crabs and octopuses in action: a pose for every rank, put together from a few cut parts. What a card does, its animal is seen doing.
import { html } from "../../dom.js";

// A part is printed twice: the key block, then its colour a hair up and left of it.
const Part = ({ d, ink = "c", at }) => html`<g transform=${at}><path class="k" d=${d} /><path class=${ink} d=${d} /></g>`;

const mirrored = "translate(100 0) scale(-1 1)";
const FACE = { crab: [9, 29], octopus: [10, 43] }; // the eyes: how far from the middle, and how high

// -- faces

const WHITE = "M-1-6 4-4 6 1 3 6-3 6-6 2-5-4Z";
const PUPILS = {
  open: "M-1-3 2-2 3 1 1 3-2 3-3 0Z",
  slit: "M-6-2H6V2H-6Z",
  shut: "M-7 0-4 3 0 4 4 3 7 0 7 3 4 6 0 7-4 6-7 3Z",
  glad: "M-7 4-4 0 0-2 4 0 7 4 7 0 4-4 0-6-4-4-7 0Z",
  cross: "M-7-7 7-1 6 2 3 3 0 4-3 2-3-1-7-4Z",
  side: "M1-3 4-2 5 1 3 3 1 3 0 0Z",
  wide: "M-1-2 1-2 2 1 0 2-2 1Z",
  dizzy: "M0 0 2-1 2 2-1 3-3 1-3-3 0-5 4-4 5 0 5 3 3 5",
};
const CLOSED = ["shut", "glad"];

// Eyes mirror each other, but look the same way.
function Eyes({ look, at: [apart, y], size = 1 }) {
  const closed = CLOSED.includes(look);
  const ink = look === "dizzy" ? "line" : closed ? "m" : "s";
  return [-1, 1].map((side) => {
    const wide = ["side", "slit"].includes(look) ? size : -size * side;
    return html`<g transform=${`translate(${50 + side * apart} ${y}) scale(${wide} ${size})`}>
      ${!closed && html`<path class="m" d=${WHITE} />`}<path class=${ink} d=${PUPILS[look]} />
    </g>`;
  });
}

// -- the crab: claws turn about their shoulders, each [angle, size]; 0 is up, more is outwards and down

const BODY = "M21 57 24.5 48 33 41 43 38 57 38 67 41 75.5 48 79 57 76 66 67 74 58 78 42 78 33 74 24 66Z";
const LEGS = "M71 54 87 49 98 61 95 63 86 56 72 61ZM73 61 88 63 95 76 91.5 77 85 68.5 71 68ZM68 68 81 75 84 88 80.5 88 76 79 63 73Z";
const CLAW = "M62 48 73 36 71 28 69 18 72 7 79 14 83 21 86 13 84 2 93 8 98 20 95 31 87 39 80 42 70 53Z";
const SHINE = "M91 27 92.5 18 90.5 12 95 20Z";
const STALKS = "M39 44 37 30 45 30 46 44ZM61 44 63 30 55 30 54 44Z";
const RIDGES = `M50 44 51.5 56 50 71 48.5 56ZM43 45 43.5 57 39 70 40.5 57ZM57 45 59.5 57 61 70 56.5 57Z
  M34 48 33.5 56 29.5 63 31 55ZM66 48 69 55 70.5 63 66.5 56Z`;

const Claw = ({ turn: [angle, size = 1] }) => html`<g transform=${`translate(67 48) rotate(${angle}) scale(${size}) translate(-67 -48)`}>
  <${Part} d=${CLAW} /><path class="m" d=${SHINE} />
</g>`;

function Crab({ claws, left = claws, right = claws, look, holds = false, legs = true }) {
  const both = html`<g transform=${mirrored}><${Claw} turn=${left} /></g><${Claw} turn=${right} />`;
  return html`${legs && html`<${Part} d=${LEGS} /><g transform=${mirrored}><${Part} d=${LEGS} /></g>`}
    ${!holds && both}<${Part} d=${STALKS} /><${Part} d=${BODY} /><path class="m" d=${RIDGES} />
    <${Eyes} look=${look} at=${FACE.crab} />${holds && both}`;
}

// -- the octopus: each arm sets out from [x, y] at an angle (90 is down) and curls as it goes

const HEAD = "M37 6 61 5 75 15 80 31 75 45 67 53 65 66 35 66 32 53 24 45 18 31 24 15Z";
const GLEAM = "M26 28 29 17 38 11 32 20ZM58 10 67 13 72 20 64 16ZM46 58 50 56.5 54 58 50 61Z";
const LOWER = [[62, 58, 62, -28, 46], [56, 60, 80, -26, 44]];
const REST = [[66, 52, 40, -38, 50], ...LOWER];

function bend([x, y, angle, curl, reach]) {
  const points = [[x, y]];
  for (let joint = 0; joint < 5; joint += 1) {
    const way = ((angle + joint * curl) * Math.PI) / 180;
    const [fromX, fromY] = points.at(-1);
    points.push([fromX + (Math.cos(way) * reach) / 5, fromY + (Math.sin(way) * reach) / 5]);
  }
  return points.map(([px, py]) => [Math.round(px), Math.round(py)]);
}

function Arms({ arms }) {
  return arms.map((arm) => {
    const points = bend(arm);
    const line = `M${points.join(" ")}`;
    const suckers = points.slice(2, 5).map(([x, y]) => `M${x - 1.5} ${y - 1.5}h3v3h-3z`);
    return html`<path class="arm k" d=${line} /><path class="arm" d=${line} /><path class="m" d=${suckers.join("")} />`;
  });
}

function Octopus({ arms = REST, left = arms, right = arms, look }) {
  return html`<g transform=${mirrored}><${Arms} arms=${left} /></g><${Arms} arms=${right} />
    <${Part} d=${HEAD} /><path class="m" d=${GLEAM} /><${Eyes} look=${look} at=${FACE.octopus} size=${1.2} />`;
}

// -- what they hold, what covers them, what flies about

const Card = ({ at: [x, y, angle = 0] }) => html`<g transform=${`translate(${x} ${y}) rotate(${angle})`}>
  <${Part} d="M-9-12 9-13 9 12-8 13Z" ink="m" /><path class="c" d="M-5-7 5-8 5 7-4 8Z" />
</g>`;
const cards = (...places) => places.map((at) => html`<${Card} at=${at} />`);

const egg = html`<${Part} ink="m" d="M20 60 29 68 38 59 46 69 54 59 63 68 72 59 80 63 77 80 66 93 50 97 34 93 23 80Z" />
  <path class="c" d="M34 78 40 75 42 81 37 84ZM58 84 64 81 66 87 60 89ZM60 73 64 72 65 76 61 77Z" />`;
const shield = html`<g transform="translate(26 48)">
  <${Part} ink="m" d="M24 0 48 8 46 30 36 44 24 51 12 44 2 30 0 8Z" /><path class="c" d="M24 7 41 13 40 28 32 38 24 43 16 38 8 28 7 13Z" />
  <path class="m" d="M20 15H28V21H34V29H28V35H20V29H14V21H20Z" />
</g>`;
const gift = html`<g transform="translate(28 60)">
  <${Part} ink="sun" d="M2 8 42 7 41 36 3 37Z" />
  <${Part} ink="m" d="M-1 2 45 1 45 12-1 13ZM18 2 26 2 26 36 18 36ZM22 2 10-8 8-2ZM22 2 34-8 37-2Z" />
</g>`;
const crown = html`<g transform="translate(50 14)"><${Part} ink="sun" d="M-22 8-26-13-12-3 0-18 12-3 26-13 22 8Z" /></g>`;
const rays = html`<path class="sun" d="M50 50 44-4 56-4ZM50 50 0 8 10-2ZM50 50 100 8 90-2ZM50 50-4 46-4 34Z
  M50 50 104 46 104 34ZM50 50-2 86 4 96ZM50 50 102 86 96 96Z" />`;
const naps = html`<path class="s" d="M64 4H80V9L71 18H80V23H62V18L72 9H64ZM84 22H95V26L89 32H95V36H82V32L88 26H84Z" />`;
const wind = html`<path class="s" d="M-4 20 16 17 16 21-4 24ZM-6 38 10 35 10 39-6 42ZM-4 78 14 75 14 79-4 82ZM4 94 30 90 30 94 4 98Z" />`;
const dome = html`<g transform="translate(0 8)">
  <${Part} d="M6 84 8 56 18 36 34 26 66 26 82 36 92 56 94 84 74 90 26 90Z" />
  <path class="m" d="M50 34 52 60 50 84 48 60ZM34 38 33 62 25 84 28 60ZM66 38 72 60 75 84 67 62Z
    M20 52 18 66 12 78 13 64ZM80 52 87 64 88 78 82 66Z" />
</g>`;
const cloud = html`<path class="s" d="M0 66 14 58 22 66 34 56 46 66 58 55 70 66 82 57 100 66 98 88 84 98 62 94 46 100 26 94 10 98Z
    M4 44 10 40 14 46 8 50ZM90 42 96 46 92 52 86 48ZM16 30 20 28 22 32 18 34Z" />
  <path class="m" d="M20 80 34 76 48 80 34 79ZM60 84 72 80 84 84 72 83Z" />`;

// A thief covers its face, but must see.
const Mask = ({ at: [apart, y] }) => html`<g transform=${`translate(50 ${y})`}>
    <path class="s" d="M-24-8 0-5 24-8 30-12 28-4 32 2 22 8 8 8 0 4-8 8-22 8-24 2Z" />
  </g><${Eyes} look="side" at=${[apart, y]} />`;

// -- who does what: by rank, or by what is a species' own

const up = (angle, reach = 58, curl = -18) => [[68, 50, angle, curl, reach], ...LOWER];
const limp = [[66, 54, 60, 12, 34], [62, 60, 74, 8, 32], [56, 62, 84, 4, 30]];
const trailing = [[66, 52, 0, 10, 46], [62, 58, 20, 10, 46], [56, 60, 44, 10, 44]];

const CRABS = {
  alpha: { claws: [-8], look: "wide", legs: false },
  1: { claws: [4], look: "cross" },
  2: { left: [-14], right: [95], look: "side" },
  3: { claws: [150], look: "side", holds: true },
  4: { claws: [128], look: "glad", holds: true },
  5: { left: [-34], right: [58], look: "open" },
  6: { claws: [118], look: "shut" },
  7: { left: [-4], right: [112], look: "open" },
  8: { claws: [20], look: "wide" },
  9: { claws: [50], look: "dizzy" },
  10: { left: [70], right: [-2], look: "side" },
  omega: { claws: [-6], look: "cross" },
  shell: { claws: [40], look: "cross", legs: false },
  claw: { left: [100, 0.8], right: [-18, 1.4], look: "cross", holds: true },
  moult: { claws: [30], look: "glad" },
};
const OCTOPUSES = {
  alpha: { arms: up(-10), look: "wide" },
  1: { arms: up(0), look: "cross" },
  2: { right: [[66, 52, 5, 12, 36], ...LOWER], look: "side" },
  3: { look: "side" },
  4: { look: "glad" },
  5: { left: trailing, right: [[66, 52, 60, 24, 40], [62, 58, 84, 18, 40]], look: "slit" },
  6: { arms: limp, look: "shut" },
  7: { left: up(-18), right: [[66, 52, 40, 14, 36], ...LOWER], look: "slit" },
  8: { look: "wide" },
  9: { look: "dizzy" },
  10: { right: up(-14), look: "side" },
  omega: { arms: up(4, 62, -24), look: "cross" },
  ink: { arms: up(-8), look: "cross" },
  arms: { right: [[68, 52, -4, -24, 74], ...LOWER], look: "side" },
  camo: { look: "wide" },
};
// How the animal stands, and what is behind and before it.
const SCENES = {
  alpha: { scale: 0.78, y: -4, front: egg },
  1: { front: shield },
  2: { front: cards([88, 84, 28]) },
  3: { front: cards([36, 78, -24], [64, 78, 24]) },
  4: { front: gift },
  5: { tilt: 12, scale: 0.88, x: 7, front: wind },
  6: { scale: 0.86, y: 8, front: naps },
  7: { front: cards([14, 14, -12], [87, 84, 24]) },
  8: { tilt: 180 },
  9: { front: cards([14, 18, -40], [86, 18, 40], [16, 86, 40], [84, 86, -40]) },
  10: { tilt: -8, behind: cards([84, 12, 14]), masked: true },
  omega: { scale: 0.88, y: 4, behind: rays, front: crown },
  shell: { front: dome },
  claw: { tilt: -4, y: 18 },
  moult: { scale: 0.78, x: 11, y: 17, slough: true },
  ink: { y: -4, front: cloud },
  arms: { scale: 0.9, y: 6, front: cards([74, 6, -16]) },
  camo: { hidden: true },
};

const OWN = { crab: { 2: "shell", 3: "claw", 9: "moult" }, octopus: { 2: "ink", 3: "arms", 9: "camo" } };
const ICONS = {
  alpha: "begin", 1: "resist", 2: "discard", 3: "swap", 4: "give", 5: "again",
  6: "none", 7: "draw", 8: "invert", 9: "shuffle", 10: "steal", omega: "win",
};

// Three ranks of each species have effects of their own in asymmetric play.
const own = (mode, species, rank) => (mode === "asymmetric" ? OWN[species][rank] : null);

// The small sign of what a rank does.
export const sign = (mode, species, rank) => own(mode, species, rank) ?? ICONS[rank];

export function Pose({ mode, species, rank }) {
  const name = own(mode, species, rank) ?? rank;
  const { tilt = 0, x = 0, y = 0, scale = 1, behind, front, slough, masked, hidden } = SCENES[name];
  const animal = species === "crab" ? html`<${Crab} ...${CRABS[name]} />` : html`<${Octopus} ...${OCTOPUSES[name]} />`;
  return html`<svg class=${`pose${hidden ? " hidden" : ""}`} viewBox="-6 -6 112 112" aria-hidden="true">
    ${behind}${slough && html`<g class="slough" transform="translate(-6 -12)">${animal}</g>`}
    <g transform=${`translate(${50 + x} ${50 + y}) rotate(${tilt}) scale(${scale}) translate(-50 -50)`}>
      ${animal}${masked && html`<${Mask} at=${FACE[species]} />`}
    </g>
    ${front}
  </svg>`;
}
