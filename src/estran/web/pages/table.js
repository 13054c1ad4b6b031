// A live table: before the start, while it is played, and after the end.
import { html, useEffect, useMemo, useRef } from "../dom.js";
import { Emblem, player } from "../drawing.js";
import { asked } from "../parts/choices.js";
import { Bar } from "../parts/bar.js";
import { later } from "../parts/later.js";
import { sentence } from "../parts/log.js";
import { Table } from "../parts/table.js";
import { Beside, Tools } from "../parts/tools.js";
import { Live } from "../live.js";
import { call } from "../wire.js";
import { say } from "../words.js";

const Moment = later(() => import("../parts/moment.js"), "Moment");
const Nothing = later(() => import("../parts/nothing.js"), "Nothing");
const Over = later(() => import("../parts/over.js"), "Over");
const Waiting = later(() => import("../parts/waiting.js"), "Waiting");

export default function LiveTable({ table }) {
  const live = useMemo(() => new Live(table), [table]);
  useEffect(() => () => live.close(), [live]);
  useEffect(() => {
    const use = () => void useSeatLink(live);
    use();
    addEventListener("hashchange", use);
    return () => removeEventListener("hashchange", use);
  }, [live]);
  useEffect(() => keys(live), [live]);
  if (live.wire.gone.value) return html`<${Nothing} refusal=${live.wire.gone.value} />`;
  const [frame, artist] = [live.frame.value, live.artist.value];
  if (!frame || !artist) return html`<${Bar} state=${live.wire.state} />`;
  const title = say(`${frame.game.replace("_", "-")}-title`);
  const now = frame.stage === "waiting" ? "" : artist.now?.(frame.view) ?? "";
  document.title = `${live.owes.value ? `● ${say("web-your-turn")} · ` : ""}${title} · Estran`;
  return html`<${Bar} title=${title} now=${now} state=${live.wire.state} game=${frame.game} />
    <${Scene} live=${live} frame=${frame} artist=${artist} />
    <${Spoken} live=${live} frame=${frame} artist=${artist} />`;
}

function Scene({ live, frame, artist }) {
  if (frame.stage === "waiting") return html`<${Waiting} live=${live} frame=${frame} />`;
  if (live.curtain.value !== null) return html`<${Curtain} live=${live} frame=${frame} seat=${live.curtain.value} artist=${artist} />`;
  const tools = html`
    ${frame.stage === "over" && html`<${Over} live=${live} frame=${frame} artist=${artist} />`}
    ${frame.stage !== "over" && html`<${Tools} live=${live} frame=${frame} />`}`;
  const claim = (seat) => live.do({ do: "claim", seat });
  const spare = frame.stage === "playing" && ((yes) => live.do({ do: "spare", seat: frame.seat, yes }));
  return html`<${Table} frame=${frame} artist=${artist} picks=${live.picks} show=${live.show} preview=${live.preview.value}
    told=${live.told.value} foreseen=${live.foreseen.value}
    notice=${live.notice.value} hint=${live.hint.value} why=${(thing) => live.why(thing)} now=${() => live.wire.now()} claim=${claim} spare=${spare}
      tools=${tools}
    moment=${!artist.doings && html`<${Moment} frame=${frame} view=${frame.view} picks=${live.picks} artist=${artist}
      consider=${(choice) => live.consider(choice)} />`}
    buttons=${html`<${Beside} live=${live} frame=${frame} />`} />`;
}

// Nothing of the last player is left to be seen until the next one has the device.
function Curtain({ live, frame, seat, artist }) {
  const button = useRef(null);
  useEffect(() => button.current.focus(), [seat]);
  return html`<main class="curtain" id="table"><div class="sheet">
    <${Emblem} artist=${artist} view=${frame.view} seat=${seat} />
    <h2>${say("web-pass", { player: player(frame, seat) })}</h2>
    <p>${say("web-pass-about")}</p>
    <button class="btn go" type="button" ref=${button} onClick=${() => live.look(seat)}>
      ${say("web-pass-here", { player: player(frame, seat) })}</button>
  </div></main>`;
}

// What a screen reader says: what happened, then what is asked.
function Spoken({ live, frame, artist }) {
  const heard = live.curtain.value === null && frame.stage !== "waiting" ? frame.events : [];
  const news = heard.map((event) => sentence(frame, frame.view, artist, event));
  return html`<div class="sr" aria-live="polite" aria-atomic="true">${[...news, asked(frame, frame.view, artist)].join(" ")}</div>`;
}

// A secret link moves a seat to this browser, once. It stands after the #, which no server is sent.
async function useSeatLink(live) {
  const link = /^#seat=(.+)$/.exec(location.hash)?.[1];
  if (!link) return;
  history.replaceState(null, "", location.pathname);
  try {
    await call(`${live.wire.path}/link`, { link });
    live.wire.renew();
  } catch (error) {
    live.notice.value = { message: error.message, rules: error.rules };
  }
}

// To the field for typed moves, unfolded first where it is folded.
function type(live) {
  const field = document.getElementById("line");
  if (field && !field.checkVisibility()) live.more.value = true;
  requestAnimationFrame(() => field?.focus());
}

// From that field back to what is asked.
function leave(field) {
  field.blur();
  document.querySelector(".choices")?.focus();
}

// Keys that do something anywhere on the page but in a field.
function keys(live) {
  const seat = () => live.frame.value?.seat;
  const does = {
    "/": () => type(live),
    u: () => seat() && live.do({ do: "undo", seat: seat() }),
    h: () => seat() && live.ask(),
    w: () => live.again(),
    r: () => import("../parts/rulebook.js").then(({ panel }) => panel(live.frame.value.game)),
    "?": () => document.getElementById("menu").click(),
    Escape: () => live.picks.back(),
  };
  const pressed = (event) => {
    const writing = event.target.closest?.("input, select, textarea, dialog");
    if (event.key === "Escape" && event.target.id === "line") return leave(event.target);
    if (!does[event.key] || event.ctrlKey || event.metaKey || event.altKey || (writing && event.key !== "Escape")) return;
    if (event.key !== "Escape") event.preventDefault();
    does[event.key]();
  };
  // Rules that are named anywhere on the page open over it.
  const clicked = (event) => {
    const rule = event.target.closest?.("a.rule");
    if (!rule || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    rules(live, rule.hash.slice(1));
  };
  addEventListener("keydown", pressed);
  addEventListener("click", clicked);
  return () => {
    removeEventListener("keydown", pressed);
    removeEventListener("click", clicked);
  };
}

const rules = async (live, rule) => (await import("../parts/rulebook.js")).panel(live.frame.value.game, rule);
