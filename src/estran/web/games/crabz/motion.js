// How events are shown: crabs walk sideways over each other, a wave rolls over what it takes, who is stuck shakes.
import { html } from "../../dom.js";
import { heights, knife, spot } from "./beach.js";
import { Disc } from "./crab.js";

const STEP = 150;
const LONGEST = 600;
const POSES = 3; // a cell
const SLOPE = ["rotate(-4deg)", "rotate(4deg)"];

const found = (name) => (stage, cell) => stage.board.querySelector(`.cz-${name}[data-cell="${cell}"]`);
const [stackOn, rockOf, tagsOf] = ["stack", "rock", "tags"].map(found);
const flown = (stage, cell) => stage.layer.querySelector(`[data-cell="${cell}"]`);

// Where the feet of a crab are that stands on top of so many others.
function foothold(cell, count) {
  const { x, y } = spot(cell);
  return { x, y: y - heights(count + 1).at(-1) };
}

async function walk(stage, { path, start, end }) {
  const way = path ?? [start, end];
  const crab = stage.copy(stackOn(stage, start)?.querySelector(".cz-top"));
  if (!crab) return;
  uncover(stage, start);
  stage.layer.append(crab); // above the one that it leaves behind
  crab.dataset.cell = end;
  const from = foothold(start, stage.view.cells[start].length - 1);
  const feet = way.map((cell, index) => (index ? foothold(cell, stage.view.cells[cell].length) : from));
  const poses = feet.slice(1).flatMap((to, leg) => Array.from({ length: POSES }, (_, pose) => between(feet[leg], to, (pose + 1) / POSES)));
  const still = { x: from.x, y: from.y };
  const frames = [still, ...poses].map(({ x, y }, index, all) => ({
    transform: `translate(${x - from.x}px, ${y - from.y}px) ${index && index < all.length - 1 ? SLOPE[index % 2] : ""}`,
    easing: "steps(1, end)",
  }));
  stage.sound("pebble");
  await stage.play(crab, frames, { duration: Math.min(LONGEST, STEP * (way.length - 1)) });
}

// A step leads over the higher of two stacks, not through it.
const between = (from, to, part) => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part - Math.sin(part * Math.PI) * 14,
});

// The crab underneath looks up; a rock that nobody is left on goes under.
function uncover(stage, cell) {
  const under = stage.view.cells[cell].at(-2);
  const { x, y } = foothold(cell, stage.view.cells[cell].length - 2);
  stage.hide(stackOn(stage, cell).querySelector(".cz-top"));
  if (under) stage.put(html`<${Disc} crab=${under} x=${x} y=${y} out=${stage.view.out.includes(Number(under[0]))} />`);
  else stage.play(rockOf(stage, cell), [{ opacity: 1 }, { opacity: 0.25 }], { duration: STEP * 2 });
}

const ROLL = { duration: 700, easing: "cubic-bezier(.4,0,.2,1)" };
const BANDS = [[-50, -190, "--wave"], [-10, -110, "--surf"], [0, -34, "--cut"]]; // from where to where, behind the crest, in which ink

// A band of water as tall as what it crosses: a crescent with its middle ahead, both edges cut by a knife.
function band(tall, front, back) {
  const off = knife(Math.round(tall - front));
  const steps = 2 * Math.max(3, Math.round(tall / 52));
  const side = (x) => Array.from({ length: steps + 1 }, (_, index) => {
    const full = Math.sin((index / steps) * Math.PI) ** 0.6;
    return `${((70 + x) * full - (index % 2 ? 0 : 18) + off(8)).toFixed(0)} ${((index * tall) / steps).toFixed(0)}`;
  });
  return `M${[...side(front), ...side(back).reverse()].join("L")}Z`;
}

const Roll = ({ x, y, tall }) => html`<g transform=${`translate(${x} ${y})`}>
  ${BANDS.map(([front, back, ink]) => html`<path d=${band(tall, front, back)} fill=${`var(${ink})`} />`)}
</g>`;

// A cut edge of water crosses the lost rocks from left to right; what it passes is gone.
async function wave(stage, { lost }) {
  const cells = Object.keys(lost);
  const spots = cells.map(spot);
  const [left, right] = [Math.min, Math.max].map((most) => most(...spots.map(({ x }) => x)));
  const [top, bottom] = [Math.min, Math.max].map((most) => most(...spots.map(({ y }) => y)));
  const far = right - left + 260;
  const water = stage.put(html`<${Roll} x=${left - 130} y=${top - 120} tall=${bottom - top + 220} />`);
  stage.sound("sand");
  const drowned = cells.map((cell, index) => drown(stage, cell, ROLL.duration * (0.06 + (0.52 * (spots[index].x - left + 90)) / far)));
  const seen = [0.15, 0.8].map((offset) => ({ opacity: 1, offset }));
  const over = [{ transform: "translate(-30px, 0)", opacity: 0 }, ...seen, { transform: `translate(${far}px, 0)`, opacity: 0 }];
  await Promise.all([stage.play(water, over, ROLL), ...drowned]);
}

function drown(stage, cell, delay) {
  const away = [{ transform: "none", opacity: 1 }, { transform: "translate(34px, 10px) rotate(14deg)", opacity: 0 }];
  const crabs = [stackOn(stage, cell)?.querySelector(".cz-in"), flown(stage, cell)?.firstElementChild].filter(Boolean);
  const gone = { duration: 220, easing: "ease-in", delay };
  for (const part of [rockOf(stage, cell), tagsOf(stage, cell)]) stage.play(part, [{ opacity: 1 }, { opacity: 0 }], gone);
  return Promise.all(crabs.map((crab) => stage.play(crab, away, gone)));
}

async function placed(stage, { crab, cell }) {
  const { x, y } = spot(cell);
  const from = stage.center(`crab:${crab}`) ?? { x, y: y - 70 };
  const put = stage.put(html`<${Disc} crab=${crab} x=${x} y=${y} />`);
  stage.sound("wood");
  const flight = [{ transform: `translate(${from.x - x}px, ${from.y - y}px)` }, { transform: "none" }];
  await stage.play(put, flight, { duration: 260, easing: "cubic-bezier(.2,.8,.2,1)" });
}

async function stuck(stage, { seat }) {
  const tops = stage.next.visible[seat - 1].map((cell) => stackOn(stage, cell)?.querySelector(".cz-top")).filter(Boolean);
  const shake = [0, 4, -4, 4, -4, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }));
  stage.sound("wood");
  await Promise.all(tops.map((top) => stage.play(top, shake, { duration: 420 })));
}

async function ended(stage) {
  stage.sound("gull");
}

export const motion = { moved: walk, wave, placed, stuck, resigned: stuck, ended };
