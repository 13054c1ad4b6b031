// The first page: four games, two clicks to each; the tables that wait; the ways to set one up or to join one.
import { html, useEffect, useLayoutEffect, useMemo, useRef, useState } from "../dom.js";
import { CutWord, Icon, dress } from "../drawing.js";
import { go, lead } from "../address.js";
import { Art } from "../parts/art.js";
import { Tide } from "../parts/bar.js";
import { Hero } from "../parts/hero.js";
import { later } from "../parts/later.js";
import { name } from "../settings.js";
import { call, sitting, wish } from "../wire.js";
import { has, language, LANGUAGES, say, speak } from "../words.js";

const Settings = later(() => import("../parts/menu.js"), "Settings");
const MINUTES = { crabz: 15, marche: 15, poulpe: 15, oh_crab: 40 };

const HERE = /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname); // the server is this very machine

await dress("home");

export default function Home() {
  const [games, list] = useState([]);
  const [tables, find] = useState([]);
  useEffect(() => void call("/api/games").then((answer) => list(answer.games)), [language.value]);
  useEffect(() => {
    const look = () => wish("/api/tables/mine").then((answer) => find(answer?.tables ?? []));
    look();
    const timer = setInterval(look, 20_000);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    document.body.classList.add("home");
    return () => document.body.classList.remove("home");
  }, []);
  const awaited = tables.filter((table) => table.owes).length;
  document.title = awaited ? `(${awaited}) Estran` : "Estran";
  return html`<header class="top">
      <${Hero} />
      <div class="mast"><h1><${CutWord} text="Estran" /></h1><p>${say("web-motto")}</p></div>
      <div class="tools"><${Tongues} /><${Tide} /></div>
      <svg class="edge" aria-hidden="true"><rect width="100%" height="16" fill="url(#p-edge)" /></svg>
    </header>
    <main class="shore">
      <section class="games" aria-label=${say("web-games")}>${games.map((game) => html`<${Game} game=${game} key=${game.id} />`)}</section>
      <section class="doors"><${Mine} tables=${tables} games=${games} /><${Join} /><${Host} /></section>
    </main>
    <footer class="foot"><p>${say("web-about")} ${HERE && say("web-about-offline")}</p><${Foot} /></footer>`;
}

// The other languages, each by its own name: whoever looks for one may not read this one.
const Tongues = () => Object.keys(LANGUAGES).filter((tag) => tag !== language.value).map((tag) => html`<button class="tool" type="button"
  key=${tag} lang=${tag} onClick=${() => speak(tag)}>${LANGUAGES[tag]}</button>`);

function Foot() {
  const [open, set] = useState(false);
  return html`<details onToggle=${(event) => set(event.target.open)}><summary>${say("web-settings")}</summary>
    ${open && html`<${Settings} />`}</details>`;
}

// One click opens it, the second begins.
function Game({ game }) {
  const [open, set] = useState(false);
  const [first, last] = [game.players[0], game.players.at(-1)];
  return html`<article class=${`game${open ? " open" : ""}`}>
    <div class="pic" onClick=${() => set(true)}><${Art} game=${game.id} /></div>
    <h2><${CutWord} text=${game.title} /></h2>
    <p>${say(`web-line-${game.id}`)}</p>
    <p class="facts"><span>${say("web-players", { first, last, together: game.id === "marche" ? "yes" : "no" })}</span><span>
      ${say("web-minutes", { minutes: MINUTES[game.id] })}</span></p>
    ${open
      ? html`<${Opponents} game=${game.id} shut=${() => set(false)} />`
      : html`<button class="btn" type="button" aria-label=${say("web-play-game", { game: game.title })} onClick=${() => set(true)}>
        ${say("web-play")}</button>`}
  </article>`;
}

function Opponents({ game, shut }) {
  const [levels, know] = useState([]);
  const [trouble, tell] = useState("");
  const first = useRef(null);
  const card = useMemo(() => call(`/api/games/${game}`), [game]);
  useLayoutEffect(() => first.current?.focus(), [levels]);
  useEffect(() => {
    card.then((known) => know(known.levels.map((level) => level.name))).catch((error) => tell(error.message));
  }, []);
  const begin = async (level) => {
    const { options } = await card;
    const players = options.find((option) => option.name === "players").default;
    const { table } = await call("/api/tables", { game, chairs: ["", ...Array(players - 1).fill(level)] });
    await call(`/api/tables/${table}/commands`, sitting(1, name.value || say("web-guest")));
    return `/t/${table}`;
  };
  if (!levels.length && !trouble) return html`<div class="against"></div>`; // all at once: nothing moves away under the pointer
  return html`<div class="against">
    <label>${say("web-my-name")} <input value=${name.value} maxlength="24" placeholder=${say("web-guest")}
      onInput=${(event) => (name.value = event.target.value.trim())} /></label>
    <p>${say("web-against")}</p>
    <div class="btns">
      ${levels.map((level, index) => html`<button class=${`btn${index === 1 ? " go" : ""}`} type="button" ref=${index ? null : first}
        key=${level} onClick=${(event) => lead(event.currentTarget, () => begin(level), tell)}>
        ${say(`level-${level}`)}
      </button>`)}
    </div>
    <div class="btns"><a class="btn plain" href=${`/new/${game}`}>${say("web-setup-friends")}</a>
      <button class="btn plain" type="button" onClick=${shut}>${say("web-back")}</button></div>
    ${trouble && html`<p class="why" role="alert">${trouble}</p>`}
  </div>`;
}

// Where one sits; those that wait for one first.
function Mine({ tables, games }) {
  const open = tables.filter((table) => table.stage !== "over").sort((one, other) => other.owes - one.owes);
  const over = tables.filter((table) => table.stage === "over");
  const title = (table) => games.find((game) => game.id === table.game)?.title ?? "";
  const line = (table) => html`<li key=${table.table}><a href=${`/t/${table.table}`}>
    <b>${title(table)}</b> <span>${table.names.map(called).join(" · ")}</span>${table.owes && html`<mark>${say("web-awaited")}</mark>`}
  </a></li>`;
  if (!tables.length) return null;
  return html`<div class="sheet mine">
    ${open.length > 0 && html`<h2><${Icon} id="crab-yellow" class="ink-yellow" />${say("web-my-tables", { count: open.length })}</h2><ul>
      ${open.map(line)}</ul>`}
    ${over.length > 0 && html`<details open=${!open.length}><summary>${say("web-finished", { count: over.length })}</summary><ul>
      ${over.map(line)}</ul></details>`}
  </div>`;
}

const called = (name) => (has(`level-${name}`) ? say(`level-${name}`) : name || say("web-free"));

function Join() {
  const [trouble, tell] = useState(false);
  const field = useRef(null);
  const join = (event) => {
    event.preventDefault();
    const found = /(?:\/t\/|^)(?<table>[\w-]{8,})(?<seat>#seat=.+)?$/.exec(field.current.value.trim());
    tell(!found);
    if (found) go(`/t/${found.groups.table}${found.groups.seat ?? ""}`);
  };
  return html`<div class="sheet"><h2><${Icon} id="ob-bottle" />${say("web-join")}</h2>
    <form class="code" onSubmit=${join}>
      <input ref=${field} required aria-label=${say("web-join-link")} placeholder=${`${location.origin}/t/…`} /><button class="btn">
        ${say("web-join-go")}</button>
    </form>
    ${trouble && html`<p class="why" role="alert">${say("web-join-wrong")}</p>`}
  </div>`;
}

const Host = () => html`<div class="sheet"><h2><${Icon} id="chef" />${say("web-host")}</h2><p>${say("web-host-about")}</p>
  <div class="btns"><a class="btn plain" href="/new">${say("web-setup")}</a><a class="btn plain" href="/replay">
    ${say("web-replay-file")}</a></div></div>`;
