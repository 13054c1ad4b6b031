// The beach without anybody on it: drawn once a game, and never while crabs move.
import { html } from "../../dom.js";
import { Use } from "../../drawing.js";
import { language } from "../../words.js";
import { ACTS } from "./cards.js";
import {
  ACROSS, around, center, columnOf, edgeOf, halfOf, hexagon, laidBox, lengthOf, lies, path, quarter, shared, SHORE, tileOf, tilt,
  turned,
} from "./place.js";

const LITTER = ["towel", "bucket", "flipflop", "ball", "mattress", "ring", "tyre", "net"]; // what lies in the way
const WHOLE = ["knock-over", "exchange", "surprise", "shortcut"]; // what fills its space

// A picture of a space stays upright; the ground under it is turned as the hexes lie, reeds as the beach lies.
export const Hex = ({ id, at: { x, y }, turn = 0 }) =>
  html`<${Use} id=${id} x=${x - 50} y=${y - 43.3} width="100" height="86.6" transform=${turn ? `rotate(${turn} ${x} ${y})` : null} />`;

export function Ground({ board }) {
  const names = Object.keys(board.spaces);
  const rocks = groups(names.filter((name) => board.spaces[name].kinds.includes("inaccessible")));
  const of = (name) => ({ board, name, space: board.spaces[name], at: center(board, name) });
  const hit = (name) => html`<path class="hit" data-thing=${`cell:${name}`} d=${hexagon(center(board, name), 50.5)} />`;
  return html`
    <${Shore} board=${board} />
    ${names.map((name) => html`<${Space} ...${of(name)} />`)}
    ${rocks.map((group) => html`<${Boulder} board=${board} group=${group} />`)}
    <${Seams} board=${board} />
    ${names.map((name) => html`<${Growth} ...${of(name)} />`)}
    ${[...names, ...board.sea].map(hit)}`;
}

// Drawn as it stands, and laid down; only the waves stay level. Where it lies, land and sea go on as far as the window does.
function Shore({ board }) {
  const [long, far] = [lengthOf(board), lies.value ? 2000 : 0];
  const edge = [...Array(9)].map((_, index) => `L${ACROSS - 4 - index * 75} ${SHORE + (index % 2 ? 24 : 4)}`).join("");
  const top = `M${3 - far} ${6 - far}L${ACROSS / 2} ${2 - far} ${ACROSS - 3 + far} ${5 - far}`;
  return html`
    <g transform=${turned(board)}>
      <path d=${`${top}V${long - 5 + far}L${ACROSS / 3} ${long - 2 + far} ${4 - far} ${long - 4 + far}Z`} fill="var(--sand-2)" />
      <path d=${`${top}V${SHORE + 10}${edge}L${3 - far} ${SHORE}Z`} fill="var(--deep)" />
    </g>
    ${board.sea.map((name) => html`<path d=${hexagon(center(board, name), 50)} fill="var(--deep)" />`)}
    <rect ...${laidBox(board, -far, -far, ACROSS + 2 * far, SHORE + far)} fill="url(#p-water)" />`;
}

function Space({ board, name, space, at }) {
  const start = board.starts.indexOf(name) + 1;
  const kinds = space.kinds;
  if (kinds.includes("inaccessible")) return null;
  if (kinds.includes("current")) return html`<${Hex} id="oc-current" at=${at} turn=${tilt()} /><${Arrow} at=${at} to=${aim(board, name, space.arrow)} />`;
  if (start) return html`<${Start} at=${at} start=${start} shell=${kinds.includes("shell")} />`;
  const whole = WHOLE.find((kind) => kinds.includes(kind));
  return html`
    <${Hex} id="oc-sand" at=${at} turn=${tilt()} />
    ${whole && html`<${Hex} id=${`oc-${whole.replace("-over", "")}`} at=${at} />`}
    ${kinds.includes("obstacle") && html`<${Obstacle} name=${name} at=${at} />`}
    ${kinds.includes("shell") && html`<${Shell} at=${at} small=${kinds.length > 1} />`}`;
}

const Shell = ({ at: { x, y }, small }) =>
  small ? html`<${Use} id="shell" x=${x + 5} y=${y + 6} width="32" />` : html`<${Use} id="shell" x=${x - 26} y=${y - 26} width="52" />`;

const Start = ({ at, start, shell }) => html`
  <${Hex} id="oc-start" at=${at} turn=${tilt()} />
  <g class="ink-on-sand"><${Use} id=${`g-${start}`} x=${at.x - (shell ? 24 : 12)} y=${at.y - 18} width="24" height="36" /></g>
  ${shell && html`<${Use} id="shell" x=${at.x + 1} y=${at.y - 13} width="27" />`}`;

export function Obstacle({ name, at: { x, y } }) {
  const object = LITTER[(columnOf(name) * 3 + Math.floor(halfOf(name) / 2)) % LITTER.length];
  return html`
    ${object === "towel"
      ? html`<g transform=${`translate(${x - 8} ${y})`}>
          <path d="M-28-12 0-25 28 17 0 32Z" fill="var(--key)" /><path d="M-29-13-2-26 26 15-2 30Z" fill="var(--coral)" />
          <path d="M-23-16-17-18.8 11 23.5 5 26.2ZM-14-20.3-8-23 20 18.6 14 21.6Z" fill="var(--cut)" /></g>`
      : html`<${Use} id=${`ob-${object}`} x=${x - 36} y=${y - 27} width="52" />`}
    <${Use} id="oc-toll" x=${x + 8} y=${y - 38} width="27" height="34" />`;
}

// What stands up from a space, or leads away from it.
function Growth({ board, name, space, at }) {
  const { kinds, price, arrow } = space;
  return html`
    ${kinds.includes("reeds") && html`<${Hex} id="oc-reeds" at=${at} turn=${quarter()} />`}
    ${price && html`<${Shortcut} at=${at} to=${center(board, arrow)} price=${price} />`}`;
}

function Shortcut({ at, to, price }) {
  const tip = 40 - Math.hypot(to.x - at.x, to.y - at.y);
  const turn = (Math.atan2(to.x - at.x, at.y - to.y) * 180) / Math.PI;
  return html`
    <g transform=${`translate(${at.x} ${at.y}) rotate(${turn.toFixed(1)})`}>
      <path d=${`M-9-18-8 ${tip + 22}-20 ${tip + 26} 1 ${tip - 8} 21 ${tip + 26} 9 ${tip + 22} 9-18 0-24Z`} fill="var(--key)" />
      <path d=${`M-6-24-5 ${tip + 19}-14 ${tip + 21} 0 ${tip} 15 ${tip + 21} 6 ${tip + 19} 6-24 0-30Z`} fill="var(--coral)" />
    </g>
    <g transform=${`translate(${at.x} ${at.y})`}>
      <path d="M-35 9 35 8 36 40-34 41Z" fill="var(--key)" /><text class="price" x="-14" y="33">${price.cards}×</text>
      <${Use} id=${ACTS[price.icon]} x="4" y="10" width="29" />
    </g>`;
}

const aim = (board, name, arrow) => center(board, arrow === "sea" ? `${name[0]}${halfOf(name) + 2}` : arrow);

function Arrow({ at: { x, y }, to }) {
  const turn = (Math.atan2(to.x - x, y - to.y) * 180) / Math.PI;
  const turned = `rotate(${turn.toFixed(1)} ${x} ${y})`;
  return html`<${Use} id="oc-arrow" x=${x - 40} y=${y - 34.6} width="80" height="69.2" transform=${turned} />`;
}

// -- boulders: inaccessible spaces that touch are one rock with one outline

function groups(names) {
  const left = new Set(names);
  const found = [];
  while (left.size) {
    const group = [];
    const next = [left.values().next().value];
    while (next.length) {
      const name = next.pop();
      if (!left.delete(name)) continue;
      group.push(name);
      next.push(...around(name).filter((one) => left.has(one)));
    }
    found.push(group);
  }
  return found;
}

// The edges of a group where it meets open ground, chained into closed lines.
function outline(board, group) {
  const inside = new Set(group);
  const from = new Map();
  for (const name of group) {
    const points = shared(board, name);
    around(name).forEach((other, edge) => inside.has(other) || from.set(points[edge].key, [points[edge], points[(edge + 1) % 6]]));
  }
  return [...chained(from)];
}

function* chained(from) {
  while (from.size) {
    const line = [];
    let key = from.keys().next().value;
    while (from.has(key)) {
      const [start, end] = from.get(key);
      from.delete(key);
      line.push(start.point);
      key = end.key;
    }
    yield line;
  }
}

// The line drawn in by so much, toward the inside of its corners.
function inset(line, depth) {
  return line.map(([x, y], index) => {
    const [ax, ay] = line.at(index - 1);
    const [bx, by] = line[(index + 1) % line.length];
    const [p, q] = [normal(ax, ay, x, y), normal(x, y, bx, by)];
    const size = depth / (1 + p[0] * q[0] + p[1] * q[1]);
    return [x + (p[0] + q[0]) * size, y + (p[1] + q[1]) * size];
  });
}

function normal(ax, ay, bx, by) {
  const length = Math.hypot(bx - ax, by - ay);
  return [(ay - by) / length, (bx - ax) / length];
}

function Boulder({ board, group }) {
  const lines = outline(board, group);
  const drawn = (depth) => lines.map((line) => path(inset(line, depth))).join("");
  return html`
    <path d=${drawn(1)} fill="var(--plum)" stroke="var(--key)" stroke-width="3" />
    <path d=${drawn(11)} fill="var(--key)" transform="translate(2 2.5)" /><path d=${drawn(11)} fill="var(--plum-2)" />
    ${group.map((name, index) => html`<${Facets} at=${center(board, name)} turned=${index % 2} />`)}`;
}

const Facets = ({ at: { x, y }, turned }) => html`<g transform=${`translate(${x} ${y})${turned ? " scale(-1 1)" : ""}`}>
  <path d="M-27-6-18-20-11-21-21-9ZM3-19 9-28 18-24 9-21ZM-29 15-25 4-22 13-18 22Z" fill="var(--cut)" opacity=".85" />
  <path d="M-4-18 0 2-7 23-2 4ZM25-14 22 4 29 20 27 4ZM8 8 15 17 10 29 10 17Z" fill="var(--key)" /></g>`;

// -- where one tile ends and the next begins, and how each is called

function Seams({ board }) {
  let row = 0;
  return board.tiles.map((tile, index) => {
    const [first, last] = [row, (row += board.tile_rows[index])];
    const middle = (edgeOf(board, first) + edgeOf(board, last)) / 2;
    return html`
      ${index > 0 && html`<path class="seam" d=${seam(board, first)} />`}
      <g transform=${turned(board)}><text class="tile-name" transform=${`translate(${ACROSS - 13} ${middle}) rotate(-90)`}>
        ${board.names[index][language.value]}<tspan class="tile-id" dx="9">${tile}</tspan>
      </text></g>`;
  });
}

// Along the landward edges of a row, from column to column.
export const seam = (board, row) =>
  path([..."abcdefg"].flatMap((letter, column) => {
    const [, right, left] = shared(board, `${letter}${2 * row + 1 + (column % 2)}`);
    return [left.point, right.point];
  })).slice(0, -1);

export const tileName = (board, name) => board.names[tileOf(board, name)]?.[language.value];
