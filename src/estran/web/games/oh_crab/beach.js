// The beach with its crabs: what moves, what may be meant, what would happen. Where it is too tall, one looks at it through a window.
import { html, useLayoutEffect, useMemo, useRef } from "../../dom.js";
import { Ring, Use } from "../../drawing.js";
import { later } from "../../parts/later.js";
import { still } from "../../settings.js";
import { language, say } from "../../words.js";
import { Ground } from "./ground.js";
import { pack } from "./pack.js";
import { afloat, ashore, center, hexagon, lies, sizeOf } from "./place.js";

const Gauge = later(() => import("./gauge.js"), "Gauge");
const Ghosts = later(() => import("./ghosts.js"), "Ghosts");

function where(view, crab) {
  if (!crab.cell) return null;
  if (crab.cell === "sea") return afloat(view.board, view.crabs.indexOf(crab));
  const at = center(view.board, crab.cell);
  // While it is not said where somebody is pushed, two share a space: who pushes is below.
  const shares = view.crabs.some((one) => one !== crab && one.cell === crab.cell);
  return shares ? aside(at, crab.colour === view.crab ? 15 : -15) : at;
}

export const aside = ({ x, y }, way) => ({ x: x - way, y: y + way });

export function Board({ frame, view, picks, preview, told }) {
  const svg = useRef(null);
  const board = view.board;
  const { top, width, height } = sizeOf(board);
  // The same vnode again is not looked at again: nothing of the ground is drawn anew while crabs move.
  const same = [board.tiles.join(), view.edition, language.value, lies.value];
  const ground = useMemo(() => html`<g class="ground"><${Ground} board=${board} /></g>`, same);
  const follow = followed(frame, view, picks);
  useLayoutEffect(() => look(svg.current, board, follow), [follow.join(), height]);
  const focus = picks.focus.value;
  useLayoutEffect(() => {
    const keyed = focus?.startsWith("cell:") && document.activeElement?.dataset.at === focus;
    if (keyed) look(svg.current, board, [focus.slice(5)]);
  }, [focus]);
  return html`
    <svg ref=${svg} class="beach" viewBox=${`0 ${top} ${width} ${height}`} style=${{ "--shape": width / height }} role="img"
      aria-label=${say("web-oh-crab-beach", { sea: lies.value ? "right" : "top" })}>
      ${ground}
      ${view.modules && html`<${pack.Beach} view=${view} picks=${picks} />`}
      <${Trail} frame=${frame} view=${view} told=${told} />
      <${Marks} view=${view} picks=${picks} />
      ${view.crabs.map((crab) => html`<${Crab} view=${view} crab=${crab} own=${crab.seat === frame.seat} picks=${picks} key=${crab.colour} />`)}
      <${Tags} view=${view} picks=${picks} />
      ${preview && html`<${Ghosts} view=${view} events=${preview.events} />`}
    </svg>
    ${!lies.value && html`<${Gauge} view=${view} seat=${frame.seat} svg=${svg} />`}`;
}

// -- the window on a tall beach follows one's own crab, and what can be clicked

function followed(frame, view, picks) {
  const acts = view.crab && view.turn === frame.seat;
  const own = view.crabs.filter((crab) => (acts ? crab.colour === view.crab : crab.seat === (frame.seat || view.turn)));
  const open = [...picks.open.value].filter((thing) => thing.startsWith("cell:")).map((thing) => thing.slice(5));
  const cells = [...own.map((crab) => crab.cell), ...open].filter((name) => name && name !== "sea");
  return cells.length ? cells : [own.some((crab) => crab.cell === "sea") ? view.board.sea[0] : "a1"];
}

function look(svg, board, cells) {
  const scroller = svg.closest(".board");
  if (!scroller || lies.value) return; // one that lies is in view as a whole
  const scale = svg.getBoundingClientRect().height / sizeOf(board).height;
  const heights = cells.map((name) => center(board, name).y * scale);
  const middle = (Math.min(...heights) + Math.max(...heights)) / 2;
  const first = !svg.dataset.seen;
  svg.dataset.seen = "yes";
  scroller.scrollTo({ top: middle - scroller.clientHeight * 0.56, behavior: first || still() ? "instant" : "smooth" });
}

// -- marks on the ground

// Where crabs went in this turn: two rows of ticks, as sideways feet leave them.
function Trail({ frame, view, told = frame.events }) {
  const past = told.filter((event) => !(event.version > frame.version)); // what is still to be played before one's eyes left none yet
  const since = past.findLastIndex((event) => ["turn", "round", "table-undone"].includes(event.kind));
  const walks = past.slice(since + 1).filter((event) => event.start && event.end);
  return walks.map((event) => html`<${Tracks} from=${center(view.board, event.start)} to=${end(view, event)} />`);
}

export function end({ board }, event) {
  return event.end === "sea" ? ashore(board, event.start) : center(board, event.end);
}

export function Tracks({ from, to, kind = "st-trail" }) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const ticks = Array.from({ length: Math.max(0, Math.floor((length - 14) / 15)) }, (_, index) => 10 + index * 15);
  return html`<g class=${kind} transform=${`translate(${from.x} ${from.y}) rotate(${turn.toFixed(1)})`}>
    ${ticks.map((at) => html`<path d=${`M${at}-7l6-2 1 3.5-6 1.5zM${at + 5} 5l6 1.5-1 3-6-1.5z`} />`)}
  </g>`;
}

function Marks({ view, picks }) {
  const focus = picks.focus.value ?? "";
  const cells = [...Object.keys(view.board.spaces), ...view.board.sea];
  const focused = cells.find((name) => focus === `cell:${name}`);
  return html`
    ${cells.map((name) => {
      const state = picks.state(`cell:${name}`);
      return state && html`<${Ring} state=${state} path=${hexagon(center(view.board, name), 46)} key=${name} />`;
    })}
    ${focused && html`<${Ring} state="focus" path=${hexagon(center(view.board, focused), 51)} />`}`;
}

// -- crabs

// Three groups, one in the other: where it stands, how it slides, how it turns. Motion needs the last two.
function Crab({ view, crab, own, picks }) {
  const at = where(view, crab);
  if (!at) return null;
  const thing = `crab:${crab.colour}`;
  const state = picks.state(thing);
  const sea = crab.cell === "sea";
  const owner = view.seats[crab.seat - 1];
  const hat = view.chef === crab.seat && !sea && !view.over;
  const ring = state || (crab.colour === view.crab && !sea ? "selected" : "");
  return html`<g class=${`crab ink-${crab.colour}${own ? " own" : ""}`} data-thing=${thing} transform=${`translate(${at.x} ${at.y - 2})`}>
    <g class="slide" data-thing=${state || sea ? null : `cell:${crab.cell}`}>
      <path class="hit" d=${hexagon({ x: 0, y: 2 }, 50)} />
      ${ring && html`<${Ring} state=${ring} path=${hexagon({ x: 0, y: 2 }, 46)} />`}
      <g class=${`body${owner.gone ? " gone" : ""}`}>
        <${Use} id=${`crab-${crab.colour}${crab.down ? "-down" : ""}`} x="-38" y="-38" width="76" />
        ${hat && html`<${Use} id="chef" x="-15" y=${crab.down ? 20 : -54} width="30" class=${view.chef_used ? "spent" : null} />`}
      </g>
      ${crab.tired && !sea && html`<${Use} id="oc-tired" x="18" y="14" width="26" />`}
    </g>
    ${sea && html`<${Use} id="oc-wave" x="-46" y="12" width="92" height="37" />`}
  </g>`;
}

// An open space where somebody stands says so above the crab.
function Tags({ view, picks }) {
  return view.crabs.map((crab) => {
    const open = crab.cell && picks.state(`cell:${crab.cell}`) === "open";
    const { x, y } = open ? where(view, crab) : {};
    const dot = "M-4-10 4-10 10-4 10 4 4 10-4 10-10 4-10-4Z";
    return open && html`<path class="st-dot" transform=${`translate(${x - 31} ${y + 27})`} d=${dot} />`;
  });
}
