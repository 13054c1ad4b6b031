// Where the rocks lie. A row has a letter, a rock its place in the row; the board is as large as the zone that is played on.
export const ROWS = "abcdefg";
const LENGTHS = [4, 5, 6, 7, 6, 5, 4];
const LEVEL = 12; // what a covered crab adds to the height of a stack
const ROOM = 56; // and what a whole stack may add before it hides the rocks behind it

// The centre of a rock, in board units.
export function spot(cell) {
  const row = ROWS.indexOf(cell[0]);
  return { x: (Number(cell.slice(1)) - 1) * 100 + (7 - LENGTHS[row]) * 50, y: row * 86.6 };
}

// The box of the plate around the rocks of a zone: left, top, width, height.
export function plateOf(zone) {
  const spots = zone.map(spot);
  const [left, right] = [Math.min, Math.max].map((most) => most(...spots.map(({ x }) => x)));
  const [top, bottom] = [Math.min, Math.max].map((most) => most(...spots.map(({ y }) => y)));
  return [left - 80, top - 114, right - left + 160, bottom - top + 204].map(Math.round);
}

// How far above its rock each crab of a stack stands, the lowest first. The top four always show their rims;
// what lies deeper is pressed together.
export function heights(count) {
  const deep = Math.max(0, count - 4);
  const thin = deep ? Math.min(LEVEL, (ROOM - 3 * LEVEL) / deep) : 0;
  return Array.from({ length: count }, (_, index) => Math.min(index, deep) * thin + Math.max(0, index - deep) * LEVEL);
}

const corner = (r, turn) => [Math.cos, Math.sin].map((of) => (r * of((turn * Math.PI) / 180)).toFixed(1)).join(" ");
export const hexagon = (r) => `M${[30, 90, 150, 210, 270, 330].map((turn) => corner(r, turn)).join("L")}Z`;

// A knife never cuts twice alike, but always alike at the same place.
export function knife(seed) {
  let at = seed;
  return (width) => {
    at = (Math.imul(at, 1103515245) + 12345) & 0x7fffffff;
    return (at / 0x7fffffff - 0.5) * width;
  };
}

// The shallow water round a rock: where two meet, a crab can walk.
export function shoal(cell, r) {
  const { x, y } = spot(cell);
  const off = knife(cell.charCodeAt(0) * 31 + Number(cell.slice(1)) * 7 + r);
  const points = Array.from({ length: 12 }, (_, index) => {
    const [turn, far] = [(index * Math.PI) / 6 + off(0.2), r + off(r / 6)];
    return `${(x + far * Math.cos(turn)).toFixed(0)} ${(y + 6 + far * Math.sin(turn)).toFixed(0)}`;
  });
  return `M${points.join("L")}Z`;
}

// A plate with edges that a knife has wandered along.
export function edge([left, top, width, height]) {
  const off = knife(width + height);
  const side = (x, y, dx, dy) =>
    Array.from({ length: 7 }, (_, index) => {
      const along = (index + (index ? off(0.2) : 0)) / 7;
      const across = off(7);
      return `${(x + dx * along + (dy ? across : 0)).toFixed(0)} ${(y + dy * along + (dx ? across : 0)).toFixed(0)}`;
    });
  const [right, bottom] = [left + width - 5, top + height - 5];
  const points = [
    ...side(left + 5, top + 5, width - 10, 0),
    ...side(right, top + 5, 0, height - 10),
    ...side(right, bottom, 10 - width, 0),
    ...side(left + 5, bottom, 0, 10 - height),
  ];
  return `M${points.join("L")}Z`;
}
