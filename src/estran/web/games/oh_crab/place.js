// Where things are on the beach: flat-topped hexes in staggered columns, the sea on top; named by column and half row (d12).
export const WIDTH = 612;
const [FIRST, COLUMN, HALF_ROW, TOP] = [62, 76, 43.8, 122];
const CORNERS = [[2, 0], [1, 1], [-1, 1], [-2, 0], [-1, -1], [1, -1]]; // in thirds of a column and half rows, clockwise from the right
const LETTERS = "abcdefg";

export const columnOf = (name) => LETTERS.indexOf(name[0]);
export const halfOf = (name) => Number(name.slice(1));
export const heightOf = (board) => center(board, "a1").y + 62;

// The sea begins where the hexes of the even columns end; a half row is half a space.
export const toSea = (board, name) => (name === "sea" ? 0 : (2 * board.rows + 1 - halfOf(name)) / 2);

export const center = (board, name) => ({ x: FIRST + COLUMN * columnOf(name), y: TOP + HALF_ROW * (2 * board.rows + 2 - halfOf(name)) });

// Whoever has arrived floats in the open sea, each in a place of its own.
export const afloat = (index) => ({ x: 108 + index * 96, y: 54 });

export const corners = (x, y, radius) =>
  [0, 60, 120, 180, 240, 300].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

// The corners of a hex as its neighbours have them too, each with a key of its own.
export function shared(board, name) {
  const { x, y } = center(board, name);
  return CORNERS.map(([right, down]) => ({
    key: `${3 * columnOf(name) + right},${halfOf(name) - down}`,
    point: [x + (right * COLUMN) / 3, y + down * HALF_ROW],
  }));
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
