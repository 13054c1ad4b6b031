// The beach with its crabs: what moves, what may be meant, what would happen. Where it is too tall, one looks at it through a window.
import { html, useLayoutEffect, useMemo, useRef } from "../../dom.js";
import { Ring, Use } from "../../drawing.js";
import { still } from "../../settings.js";
import { language, say } from "../../words.js";
import { Gauge } from "./gauge.js";
import { Ground } from "./ground.js";
import { afloat, ashore, center, hexagon, lies, sizeOf } from "./place.js";

function where(view, crab) {
  if (!crab.cell) return null;
  if (crab.cell === "sea") return afloat(view.board, view.crabs.indexOf(crab));
  const at = center(view.board, crab.cell);
  // While it is not said where somebody is pushed, two share a space: who pushes is below.
  const shares = view.crabs.some((one) => one !== crab && one.cell === crab.cell);
  return shares ? aside(at, crab.colour === view.crab ? 15 : -15) : at;
}

const aside = ({ x, y }, way) => ({ x: x - way, y: y + way });

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
      <${Trail} frame=${frame} view=${view} told=${told} />
      <${Marks} view=${view} picks=${picks} />
      ${view.crabs.map((crab) => html`<${Crab} view=${view} crab=${crab} own=${crab.seat === frame.seat} picks=${picks} key=${crab.colour} />`)}
      <${Tags} view=${view} picks=${picks} />
      ${preview && html`<${Ghosts} view=${view} events=${preview.events} />`}
    </svg>
    <${Gauge} view=${view} seat=${frame.seat} svg=${svg} />`;
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

function end({ board }, event) {
  return event.end === "sea" ? ashore(board, event.start) : center(board, event.end);
}

function Tracks({ from, to, kind = "st-trail" }) {
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

// -- what would happen

function Ghosts({ view, events }) {
  const ends = new Map();
  const note = (colour, change) => ends.set(colour, { ...ends.get(colour), ...change });
  const crabOf = (colour) => view.crabs.find((one) => one.colour === colour);
  for (const event of events) {
    if (event.end) note(event.crab, { cell: event.end });
    if (event.kind === "fell") note(event.crab, { down: true });
    if (event.kind === "stood") note(event.crab, { down: false });
    if (event.kind === "swapped") {
      note(event.crab, { cell: crabOf(event.other).cell });
      note(event.other, { cell: crabOf(event.crab).cell });
    }
  }
  const walks = events.filter((event) => event.start && event.end);
  const after = (colour) => ({ ...crabOf(colour), ...ends.get(colour) });
  return html`<g class="preview">
    ${walks.map((event) => html`<${Tracks} from=${center(view.board, event.start)} to=${end(view, event)} kind="st-trail st-ghost" />`)}
    ${[...ends.keys()].map((colour) => html`<${Ghost} view=${view} crab=${after(colour)} ends=${ends} />`)}
    <${Price} view=${view} events=${events} />
  </g>`;
}

// Onto somebody's space one comes from below: where that crab goes is asked next.
function Ghost({ view, crab, ends }) {
  const taken = view.crabs.some((one) => one.cell === crab.cell && one.colour !== crab.colour && !ends.get(one.colour)?.cell);
  const place = view.crabs.findIndex((one) => one.colour === crab.colour);
  const { x, y } = crab.cell === "sea" ? afloat(view.board, place) : aside(center(view.board, crab.cell), taken ? 22 : 0);
  return html`<g class=${`st-ghost ink-${crab.colour}`} transform=${`translate(${x} ${y - 2})`}>
    <${Use} id=${`crab-${crab.colour}${crab.down ? "-down" : ""}`} x="-38" y="-38" width="76" />
  </g>`;
}

// What it costs and what it brings, on a tag where it would happen: cards and shells.
function Price({ view, events }) {
  const last = events.findLast((event) => event.end && event.end !== "sea");
  const cell = last?.end ?? view.crabs.find((crab) => crab.colour === view.crab)?.cell;
  const at = cell && cell !== "sea" ? center(view.board, cell) : null;
  const count = (kind, worth = () => 1) => events.reduce((sum, event) => sum + (event.kind === kind ? worth(event) : 0), 0);
  const changes = { "oc-cards": -count("discarded"), shell: count("shell") - count("paid", (event) => event.shells) };
  const tags = Object.entries(changes).filter(([, change]) => change);
  const x = at && Math.min(at.x + 34, sizeOf(view.board).width - 40);
  return at && tags.map(([id, change], index) => html`<${Tag} id=${id} change=${change} x=${x} y=${at.y - 34 + index * 34} />`);
}

const Tag = ({ id, change, x, y }) => html`<g class="price-tag" transform=${`translate(${x} ${y})`}>
  <path d="M-34-17 33-18 34 16-33 17Z" fill="var(--key)" /><path d="M-31-14 30-15 31 13-30 14Z" fill="var(--cut)" />
  <text x="-12" y="9">${change > 0 ? "+" : "−"}${Math.abs(change)}</text><${Use} id=${id} x="3" y="-12" width="24" /></g>`;
