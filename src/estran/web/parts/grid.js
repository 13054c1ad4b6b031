// Beside every board a grid of plain cells, unseen: it carries focus, labels and arrow keys, as a screen reader meets the board.
import { html, useRef, useState } from "../dom.js";
import { say } from "../words.js";

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function Grid({ view, picks, artist }) {
  const root = useRef(null);
  const rows = artist.things?.(view) ?? [];
  const all = rows.flat().map(({ thing }) => thing);
  const [last, visit] = useState(null);
  const stop = all.includes(last) ? last : all.find((thing) => picks.open.value.has(thing)) ?? all[0];
  const focus = (thing) => root.current.querySelector(`[data-at="${CSS.escape(thing)}"]`)?.focus();
  const keyed = (event) => {
    const thing = event.target.dataset.at;
    const to = ARROWS[event.key] ? beside(root.current, thing, all, ARROWS[event.key]) : ends(event.key, all);
    if (to) focus(to);
    else if (event.key === "Enter" || event.key === " ") event.target.querySelector("[data-thing]").click();
    else return;
    event.preventDefault();
  };
  const cell = ({ thing, label }) => html`<div role="gridcell" key=${thing} data-at=${thing} tabindex=${thing === stop ? 0 : -1}
    aria-selected=${picks.picked.value.includes(thing) ? "true" : "false"}
    onFocus=${() => (visit(thing), (picks.focus.value = thing))} onBlur=${() => picks.focus.value === thing && (picks.focus.value = null)}>
    <span data-thing=${thing}>${said(label, picks.state(thing))}</span>
  </div>`;
  return rows.length > 0 && html`<div class="sr" role="grid" aria-label=${say("web-board")} ref=${root} onKeyDown=${keyed}>
    ${rows.map((row, index) => html`<div role="row" key=${index}>${row.map(cell)}</div>`)}
  </div>`;
}

const said = (label, state) => (state ? say(`web-thing-${state}`, { thing: label }) : label);

const ends = (key, all) => (key === "Home" ? all[0] : key === "End" ? all.at(-1) : null);

// The nearest thing in a direction, as the board lies before one's eyes; things that are not drawn go by their order.
function beside(grid, thing, all, [right, down]) {
  const board = grid.closest(".board");
  const place = (one) => {
    const box = board.querySelector(`svg [data-thing="${CSS.escape(one)}"]`)?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = place(thing);
  if (!from) return all[all.indexOf(thing) + right + down] ?? null;
  let best = null;
  let least = Infinity;
  for (const one of all) {
    const to = one !== thing && place(one);
    if (!to) continue;
    const along = (to.x - from.x) * right + (to.y - from.y) * down;
    const across = Math.abs((to.x - from.x) * down) + Math.abs((to.y - from.y) * right);
    const far = along + across + (across > along * 1.2 ? 10_000 : 0); // aslant only where nothing lies ahead
    if (along > 2 && across <= along * 3 && far < least) [best, least] = [one, far];
  }
  return best;
}
