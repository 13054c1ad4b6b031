// Beside the beach: a key of its spaces, where there is room for it; and a closer look at what is in focus.
import { html, useRef } from "../../dom.js";
import { later } from "../../parts/later.js";
import { say } from "../../words.js";
import { Hex } from "./ground.js";
import { looked } from "./telling.js";
import { kindsOf } from "./terrain.js";

const Look = later(() => import("./look.js"), "Look");
const CENTER = { x: 0, y: 0 };
const PICTURES = {
  standard: "oc-sand",
  obstacle: "oc-obstacle",
  "knock-over": "oc-knock",
  shell: "oc-shell",
  exchange: "oc-exchange",
  shortcut: "oc-shortcut",
  reeds: "oc-reeds",
  current: "oc-current",
  surprise: "oc-surprise",
  start: "oc-start",
  inaccessible: "oc-rock",
  sea: "oc-sea",
};

const GROUNDS = ["standard", "current", "start", "inaccessible", "sea"]; // others are pictures on sand

// A finger leaves what it has touched: there one goes on looking at it until something else is touched, or decided.
export function Aid({ frame, view, picks }) {
  const kept = useRef({});
  if (picks.focus.value) kept.current = { thing: picks.focus.value, version: frame.version };
  const touched = matchMedia("(hover: none)").matches && kept.current.version === frame.version ? kept.current.thing : null;
  const thing = picks.focus.value ?? touched;
  return html`<${Key} view=${view} />${(thing || looked.value > 0) && html`<${Look} frame=${frame} view=${view} thing=${thing ?? ""} />`}`;
}

export const Tile = ({ kind }) => html`<svg class="tile-pic" viewBox="-50 -43.3 100 86.6" aria-hidden="true">
  ${!GROUNDS.includes(kind) && html`<${Hex} id="oc-sand" at=${CENTER} />`}
  <${Hex} id=${PICTURES[kind]} at=${CENTER} />
  ${kind === "current" && html`<${Hex} id="oc-arrow" at=${CENTER} />`}
</svg>`;

// The kinds of space that this beach has, each with a word for it.
function Key({ view }) {
  const found = new Set(Object.keys(view.board.spaces).flatMap((name) => kindsOf(view.board, name)));
  const kinds = Object.keys(PICTURES).filter((kind) => found.has(kind) && kind !== "standard" && kind !== "start");
  const entry = (kind) => html`<li><${Tile} kind=${kind} /><span>${say("web-oh-crab-kind", { kind })}</span></li>`;
  return html`<div class="room"><ul class="key">${kinds.map(entry)}</ul></div>`;
}
