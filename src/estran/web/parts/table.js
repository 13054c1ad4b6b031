// A table as it is looked at: seats, log, board, choices, hand. Drawn from a frame alone, live, in replays and in the gallery alike.
import { html, pressed, useLayoutEffect, useMemo, useRef } from "../dom.js";
import { Picks } from "../picking.js";
import { Choices, Which } from "./choices.js";
import { Grid } from "./grid.js";
import { Log } from "./log.js";
import { Seats } from "./seats.js";
import { language, say } from "../words.js";

const thingOf = (event) => event.target.closest("[data-thing]")?.dataset.thing;

// `artist` is the module of the game (docs/add-a-game.md). Clicks on things are caught here, for board and hand alike.
//   show                    who gave the frame (parts/motion.js), where there is motion
//   preview                 { choice, events } of what is in focus
//   told                    all events for the log; else those of the frame
//   foreseen                what choices would do, by notation, as far as it is known
//   notice, hint            what was said last
//   why(thing)              a thing was clicked that is part of no choice
//   now(), claim(seat)      the server's time, and letting a bot play on
//   spare(yes)              never being asked an offer
//   buttons, tools          what stands beside the choices, and under them
//   moment                  what stands under all else, where there is room
//   tag                     "section" where it is not the only table of the page
export function Table({ frame, artist, picks, show, preview = null, why = () => {}, moment, tag = "main", ...rest }) {
  const root = useRef(null);
  const own = useMemo(() => picks ?? new Picks(), [picks]);
  const parts = { frame, view: frame.view, picks: own, artist, preview, ...rest };
  const held = useRef(null); // what has the focus in here
  const last = useRef(pressed.spot); // where the pointer was
  useLayoutEffect(() => {
    if (!show) return;
    show.root = root.current;
    show.drawn();
  }, [frame, show]);
  useLayoutEffect(() => {
    const lost = held.current && (!held.current.isConnected || held.current.disabled); // and not just on its way to the next
    if (lost && document.activeElement === document.body) refuge(root.current)?.focus({ preventScroll: true });
  });
  // Each is drawn anew only when there is something new for it; to clicks and hovers each listens by itself.
  const tongue = language.value;
  const seats = useMemo(() => html`<${Seats} ...${parts} />`, [frame, artist, tongue]);
  const log = useMemo(() => html`<${Log} ...${parts} />`, [frame.version, rest.told, artist, tongue]);
  const grid = useMemo(() => html`<${Grid} ...${parts} />`, [frame, artist, own, tongue]);
  const [board, aid, hand] = useMemo(
    () => [artist.Board, artist.Aid, artist.Hand].map((Part) => Part && html`<${Part} ...${parts} />`),
    [frame, artist, own, preview, rest.told, tongue],
  );
  // A click while something moves shows how it ends, and means nothing else: what can be chosen then was not to be seen yet.
  // So does one right after a choice: another button lies there now than the one that the finger was on. Keys are not meant.
  const skip = (event) => {
    const again = event.pointerType === "mouse" ? event.detail > 1 : event.pointerType;
    if (again && own.settling && event.target.closest("[data-thing], .btn")) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (show?.playing.value && thingOf(event)) event.stopPropagation();
    show?.finish();
  };
  const hurry = (event) => {
    const presses = thingOf(event) && (event.key === "Enter" || event.key === " ");
    if (!presses) show?.finish(); // else the click that comes of it does
  };
  const clicked = (event) => {
    const meant = thingOf(event);
    const shows = event.pointerType === "touch" && !event.target.closest(".btn");
    const asked = own.choices.value;
    if (meant && !(shows ? own.touch(meant) : own.pick(meant))) why(meant);
    if (event.pointerType && own.choices.value !== asked) own.focus.value = null; // it is decided: nothing is pointed at any more
  };
  // Only who moves a pointer points: what slides under one that rests was not asked for.
  const points = (event) => {
    const [spot, thing] = [`${event.clientX} ${event.clientY}`, thingOf(event)];
    const rests = event.pointerType === "mouse" && spot === last.current;
    last.current = spot;
    if (rests && (event.type === "pointermove" || thing === own.focus.value)) return;
    own.focus.value = (!rests && thing) || (document.activeElement?.dataset?.at ?? null);
  };
  const came = (event) => {
    held.current = event.target;
    const thing = thingOf(event);
    if (thing && event.target.matches(":focus-visible")) own.focus.value = thing; // what keys came to, and not where focus fled
  };
  const went = (event) => {
    if (!event.relatedTarget && event.target.isConnected) held.current = null;
  };
  return html`<${tag} ref=${root} class=${`table game-${frame.game}`} id=${tag === "main" ? "table" : null}
    onClickCapture=${skip} onKeyDown=${hurry}
    onClick=${clicked} onPointerOver=${points} onPointerMove=${points} onPointerLeave=${points} onFocusIn=${came} onFocusOut=${went}>
    <div class="col left">${seats}${log}</div>
    <section class="board">
      ${board}<svg class="flight" aria-hidden="true"><g /></svg>${grid}
      ${own.menu.value && html`<${Which} ...${parts} at=${place(root.current, own.menu.value.thing)} />`}
    </section>
    <div class="col right">
      <${Choices} ...${parts} />
      ${aid && html`<section class="aid sheet" aria-label=${say("web-aid")}>${aid}</section>`}
      ${moment}
    </div>
    ${hand && html`<section class="hand" aria-label=${say("web-hand-of")}>${hand}</section>`}
  <//>`;
}

// Where the focus goes when what had it is no longer there: to what can be chosen, else to the sentence that says why nothing can.
const refuge = (root) =>
  [".choices .btn[data-thing]", ".hand button[data-thing]:enabled", "[data-at][tabindex='0']", ".choices"]
    .map((place) => root.querySelector(place))
    .find(Boolean);

// Where a thing is on the board, in pixels from its corner; in the middle, if it is elsewhere.
function place(root, thing) {
  const board = root.querySelector(".board");
  const [ground, box] = [board, board.querySelector(`svg [data-thing="${CSS.escape(thing)}"]`)].map((one) => one?.getBoundingClientRect());
  if (!box) return { x: ground.width / 2, y: ground.height / 2 };
  return { x: box.x + box.width / 2 - ground.x, y: box.y + box.height / 2 - ground.y };
}
