// How far all have come, at one glance: the whole beach as a strip beside the board, the sea on top, and which part of it is in view.
import { html, useEffect, useRef, useState } from "../../dom.js";
import { Icon } from "../../drawing.js";
import { still } from "../../settings.js";
import { toSea } from "./place.js";


export function Gauge({ view, seat, svg }) {
  const strip = useRef(null);
  const [apart, measure] = useState(8); // per cent of the strip that a crab needs, so that none hides another
  useEffect(() => watched(svg.current, strip.current, measure), []);
  const rows = view.board.tile_rows;
  const borders = rows.map((_, index) => rows.slice(index + 1).reduce((sum, count) => sum + count, 0) / view.board.rows).slice(0, -1);
  const show = (event) => {
    const { top, height } = strip.current.getBoundingClientRect();
    const scroller = svg.current.closest(".board");
    const wanted = ((event.clientY - top) / height) * scroller.scrollHeight - scroller.clientHeight / 2;
    scroller.scrollTo({ top: wanted, behavior: still() ? "instant" : "smooth" });
  };
  return html`<div class="gauge" ref=${strip} onClick=${show} aria-hidden="true">
    <i class="gauge-sea"></i><i class="gauge-window"></i>
    ${borders.map((part) => html`<i class="gauge-border" style=${{ top: `${place(part)}%` }}></i>`)}
    ${spread(view, apart).map(({ crab, top, at }) => html`
      <i class=${`gauge-tick ink-${crab.colour}`} style=${{ top: `${at}%` }}></i>
      <${Icon} id=${`crab-${crab.colour}${crab.down ? "-down" : ""}`} class=${`pin ink-${crab.colour}${crab.seat === seat ? " own" : ""}`}
        style=${{ top: `${top}%` }} key=${crab.colour} />`)}
  </div>`;
}

const place = (part) => 8 + part * 88;

// From the sea down; who would lie over another is moved down, and all of them up again where the strip ends.
function spread(view, apart) {
  const pins = view.crabs
    .filter((crab) => crab.cell)
    .map((crab) => ({ crab, at: crab.cell === "sea" ? 3 : place(toSea(view.board, crab.cell) / view.board.rows) }))
    .sort((one, other) => one.at - other.at);
  let lowest = -apart;
  for (const pin of pins) lowest = pin.top = Math.max(pin.at, lowest + apart);
  let highest = 98 + apart;
  for (const pin of pins.toReversed()) highest = pin.top = Math.min(pin.top, highest - apart);
  return pins;
}

// Keeps the bracket on what is in view.
function watched(svg, strip, measure) {
  const scroller = svg.closest(".board");
  if (!scroller) return undefined;
  const tell = () => {
    const all = scroller.scrollHeight || 1;
    measure((72 * strip.clientWidth) / (strip.clientHeight || 300));
    strip.style.setProperty("--from", `${(scroller.scrollTop / all) * 100}%`);
    strip.style.setProperty("--seen", `${(scroller.clientHeight / all) * 100}%`);
    strip.classList.toggle("whole", all <= scroller.clientHeight + 8);
  };
  const sizes = new ResizeObserver(tell);
  sizes.observe(scroller);
  sizes.observe(svg);
  scroller.addEventListener("scroll", tell, { passive: true });
  return () => {
    sizes.disconnect();
    scroller.removeEventListener("scroll", tell);
  };
}
