// How events are shown: crabs walk sideways over each other, a wave rolls over what it takes, who is stuck shakes.
import { html } from "../../dom.js";
import { heights, spot } from "./beach.js";
import { Disc } from "./crab.js";

const STEP = 150;
const LONGEST = 600;
const POSES = 3; // a cell
const SLOPE = ["rotate(-4deg)", "rotate(4deg)"];

const stackOn = (stage, cell) => stage.board.querySelector(`.cz-stack[data-cell="${cell}"]`);
const rockOf = (stage, cell) => stage.board.querySelector(`.cz-rock[data-cell="${cell}"]`);
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
const CREST = "M0 0-16 22-4 40-24 66-8 90-30 118-12 140-30 168-8 190-22 214-6 236-16 258 0 280";

// A cut edge of water crosses the lost rocks from left to right; what it passes is gone.
async function wave(stage, { lost }) {
  const cells = Object.keys(lost);
  const spots = cells.map(spot);
  const [left, right] = [Math.min(...spots.map(({ x }) => x)) - 90, Math.max(...spots.map(({ x }) => x)) + 90];
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)) - 90, Math.max(...spots.map(({ y }) => y)) + 70];
  const tall = (bottom - top) / 280;
  const water = stage.put(html`<g class="cz-roll" transform=${`translate(${left} ${top}) scale(1 ${tall})`}>
    <path d=${`${CREST}L-120 270-100 200-132 140-100 70-124 10Z`} fill="var(--wave)" stroke="var(--key)" stroke-width="2" />
    <path d=${`${CREST}L-14 258-6 236-32 214-20 190-44 168-26 140-46 118-22 90-40 66-18 40-32 22Z`} fill="var(--cut)" />
  </g>`);
  stage.sound("sand");
  const passes = cells.map((cell, index) => drown(stage, cell, (ROLL.duration * (spots[index].x - left)) / (right + 90 - left)));
  const over = [{ transform: "translate(-40px, 0)", opacity: 0 }, { opacity: 1, offset: 0.12 }, { opacity: 1, offset: 0.85 }, { transform: `translate(${right - left + 90}px, 0)`, opacity: 0 }];
  await Promise.all([stage.play(water, over, ROLL), ...passes]);
}

function drown(stage, cell, delay) {
  const away = [{ transform: "none", opacity: 1 }, { transform: "translate(34px, 10px) rotate(14deg)", opacity: 0 }];
  const crabs = [stackOn(stage, cell)?.querySelector(".cz-in"), flown(stage, cell)?.firstElementChild].filter(Boolean);
  const gone = { duration: 220, easing: "ease-in", delay };
  stage.play(rockOf(stage, cell), [{ opacity: 1 }, { opacity: 0.25 }], gone);
  return Promise.all(crabs.map((crab) => stage.play(crab, away, gone)));
}

async function placed(stage, { crab, cell }) {
  const { x, y } = spot(cell);
  const from = stage.center(`crab:${crab}`) ?? { x, y: y - 70 };
  const put = stage.put(html`<${Disc} crab=${crab} x=${x} y=${y} />`);
  stage.sound("wood");
  await stage.play(put, [{ transform: `translate(${from.x - x}px, ${from.y - y}px)` }, { transform: "none" }], { duration: 260, easing: "cubic-bezier(.2,.8,.2,1)" });
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
