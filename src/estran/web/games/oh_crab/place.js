// Where things are on the beach: hexes in staggered columns, named by column and half row (d12). It stands with the sea on top; where a screen
// is wide it lies on its side, land left and sea right, so that what is left of a crab that looks to the sea is above it. All that knows
// which way it lies is here.
import { signal } from "../../dom.js";

const WIDE = matchMedia("(min-width: 1024px) and (orientation: landscape)"); // as in oh_crab.css
export const lies = signal(WIDE.matches);
WIDE.addEventListener("change", () => (lies.value = WIDE.matches));

export const ACROSS = 612; // from one side of the beach to the other
const [FIRST, COLUMN, HALF_ROW, TOP, BOTTOM] = [62, 76, 43.8, 118, 58];
const CORNERS = [[2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1]]; // in thirds of a column and half rows, clockwise from the right
const LETTERS = "abcdefg";

export const columnOf = (name) => LETTERS.indexOf(name[0]);
export const halfOf = (name) => Number(name.slice(1));

// From the land to the far edge of the sea.
export const lengthOf = (board) => TOP + HALF_ROW * (2 * board.rows + 1) + BOTTOM;
export const sizeOf = (board) =>
  lies.value ? { top: -18, width: lengthOf(board), height: ACROSS + 18 } : { top: 0, width: ACROSS, height: lengthOf(board) };

// What is drawn as if the beach stood is laid down by this, as a whole or point by point.
export const turned = (board) => (lies.value ? `matrix(0 1 -1 0 ${lengthOf(board)} 0)` : null);
export const laid = (board, x, y) => (lies.value ? { x: lengthOf(board) - y, y: x } : { x, y });
export const laidBox = (board, x, y, width, height) =>
  lies.value ? { ...laid(board, x, y + height), width: height, height: width } : { x, y, width, height };
export const SHORE = TOP + HALF_ROW + 20; // where sand and water meet, and the landward edge of a row, on a beach that stands
export const edgeOf = (board, row) => TOP + HALF_ROW * (2 * (board.rows - row) + 1.5);

// The sea begins where the hexes of the even columns end; a half row is half a space.
export const toSea = (board, name) => (name === "sea" ? 0 : (2 * board.rows + 1 - halfOf(name)) / 2);

const standing = (board, name) => [FIRST + COLUMN * columnOf(name), TOP + HALF_ROW * (2 * board.rows + 2 - halfOf(name))];
export const center = (board, name) => laid(board, ...standing(board, name));

// Whoever has arrived floats in the open sea, each in a place of its own; who is on the way there swims straight ahead.
export const afloat = (board, index) => laid(board, 108 + index * 96, 54);
export const ashore = (board, name) => laid(board, standing(board, name)[0], standing(board, board.sea[0])[1]);

const corners = (x, y, radius) =>
  [0, 60, 120, 180, 240, 300].map((turn) => {
    const angle = ((turn + tilt()) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

// A hex that lies is one that stands, turned by half a corner; what grows on one of its edges is turned with the whole beach.
export const tilt = () => (lies.value ? 30 : 0);
export const quarter = () => (lies.value ? 90 : 0);

// The corners of a hex as its neighbours have them too, each with a key of its own.
export function shared(board, name) {
  const [x, y] = standing(board, name);
  return CORNERS.map(([right, down]) => {
    const point = laid(board, x + (right * COLUMN) / 3, y + down * HALF_ROW);
    return { key: `${3 * columnOf(name) + right},${halfOf(name) - down}`, point: [point.x, point.y] };
  });
}

export const path = (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
export const hexagon = ({ x, y }, radius) => path(corners(x, y, radius));

// The six around a hex, in the order of its edges from the lower right, clockwise; they need not be on the beach.
export function around(name) {
  const half = halfOf(name);
  const beside = (step, rise) => `${LETTERS[columnOf(name) + step] ?? "-"}${half + rise}`;
  return [beside(1, -1), beside(0, -2), beside(-1, -1), beside(-1, 1), beside(0, 2), beside(1, 1)];
}

// A whole number, or one and a half: 16½.
export const spaces = (number) => `${Math.floor(number) || (number % 1 ? "" : "0")}${number % 1 ? "½" : ""}`;

export const tileOf = (board, name) => {
  let rows = Math.ceil(halfOf(name) / 2);
  return board.tile_rows.findIndex((count) => (rows -= count) <= 0);
};
