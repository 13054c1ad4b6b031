// Setting up a table: the game, its options, who sits where, how fast. What can be chosen is what the server says.
import { html, useEffect, useState } from "../dom.js";
import { dress, Icon } from "../drawing.js";
import { lead } from "../address.js";
import { Art } from "../parts/art.js";
import { Bar } from "../parts/bar.js";
import { Foretaste, inksOf, useForetaste } from "../parts/foretaste.js";
import { later } from "../parts/later.js";
import { Few } from "../parts/menu.js";
import { valueName } from "../parts/waiting.js";
import { name } from "../settings.js";
import { call, sitting } from "../wire.js";
import { language, say } from "../words.js";

const Modules = later(() => import("../games/oh_crab/modules.js"), "Modules"); // of the Adventure Pack
const PACES = ["none", "bank-5", "bank-10", "bank-30", "days-1", "days-3"];

await dress("home");

export default function Setup({ game: first = "crabz" }) {
  const [games, list] = useState([]);
  const [game, choose] = useState(first);
  const [card, know] = useState(null);
  useEffect(() => void call("/api/games").then((answer) => list(answer.games)), [language.value]);
  useEffect(() => void call(`/api/games/${game}`).then(know), [game, language.value]);
  document.title = `${say("web-setup")} · Estran`;
  return html`<${Bar} named=${say("web-setup")} />
    <main class="setup">
      <section class="sheet"><h2>${say("web-setup")}</h2>
        <fieldset class="which-game"><legend class="sr">${say("web-games")}</legend>
          ${games.map((one) => html`<label key=${one.id}>
            <input type="radio" name="game" value=${one.id} checked=${one.id === game} onChange=${() => choose(one.id)} /><${Art}
              game=${one.id} /><b>${one.title}</b>
          </label>`)}
        </fieldset>
        ${card && html`<p>${card.line}</p>`}
      </section>
      ${card?.id === game && html`<${Rest} card=${card} key=${game} />`}
    </main>`;
}

// Options, seats and pace of one game.
function Rest({ card }) {
  const [options, set] = useState(Object.fromEntries(card.options.map((option) => [option.name, option.default])));
  const [seats, seat] = useState([{ who: "me", name: name.value }, ...Array(4).fill({ who: card.levels[1].name, name: "" })]);
  const [pace, pass] = useState("none");
  const [said, allow] = useState(null); // whether hints are allowed
  const [trouble, tell] = useState("");
  const seen = useForetaste(card.id, options);
  const inks = inksOf(seen);
  const hints = said ?? (seats.slice(0, options.players).some((one) => one.who === "link") ? "no" : "yes");
  const begin = (event) => {
    event.preventDefault();
    lead(event.submitter, () => open(card.id, options, seats.slice(0, options.players), pace, hints), tell);
  };
  const asked = card.options.filter((option) => option.values.length > 1);
  const modules = asked.filter((option) => ["surprises", "events", "challenges", "asymmetry"].includes(option.name));
  const change = (index, made) => seat(seats.map((one, at) => (at === index ? { ...one, ...made } : one)));
  return html`
    <form class="sheet" onSubmit=${begin}>
      ${asked.filter((option) => !modules.includes(option)).map((option) => html`<${Option} option=${option} key=${option.name}
        value=${options[option.name]} choose=${(value) => set({ ...options, [option.name]: value })} />`)}
      ${modules.length > 0 && html`<${Modules} modules=${modules} options=${options} set=${(made) => set({ ...options, ...made })} />`}
      <h2>${say("web-seats")}</h2>
      <ol class="seatings">${seats.slice(0, options.players).map((one, index) => html`<${Seating} one=${one} index=${index}
        ink=${inks[index]} levels=${card.levels} change=${(made) => change(index, made)} key=${index} />`)}</ol>
      <${Few} name="pace" label=${say("web-pace")} values=${PACES} value=${pace} choose=${pass} />
      <${Few} name="hints" label=${say("web-hints")} values=${["yes", "no"]} value=${hints} choose=${allow} />
      ${trouble && html`<p class="why" role="alert">${trouble}</p>`}
      <button class="btn go">${say("web-open")}</button>
    </form>
    <${Foretaste} seen=${seen} game=${card.id} players=${options.players} />`;
}

function Option({ option, value, choose }) {
  const [own, write] = useState(false);
  const label = say(`web-option-${option.name}`);
  const about = option.text.replace(/ \(`[^`]+`\)/g, ""); // what is typed elsewhere is picked here
  if (!option.free) return html`<div class="option">
    <${Few} name=${option.name} label=${label} values=${option.values} value=${value} choose=${choose} shown=${valueName} /><p class="note">
      ${about}</p>
  </div>`;
  const picked = (event) => {
    write(event.target.value === "own");
    if (event.target.value !== "own") choose(event.target.value);
  };
  return html`<div class="option"><label><b>${label}</b>
    <select value=${own ? "own" : value} onChange=${picked}>
      ${option.values.map((one) => html`<option value=${one} key=${one}>${valueName(one)}</option>`)}<option value="own">
        ${say("web-own")}</option>
    </select></label>
    ${own && html`<input type="text" aria-label=${label} onChange=${(event) => choose(event.target.value.trim())} />`}
    <p class="note">${about}</p></div>`;
}

const Seating = ({ one, index, ink, levels, change }) => html`<li>
  <${Icon} id=${`crab-${ink}`} class=${`ink-${ink}`} />
  <div>
    <select value=${one.who} aria-label=${say("web-player", { seat: index + 1 })}
      onChange=${(event) => change({ who: event.target.value })}>
      <option value="me">${say("web-who-me")}</option><option value="here">${say("web-who-here")}</option><option value="link">
        ${say("web-who-link")}</option>
      ${levels.map((level) => html`<option value=${level.name} key=${level.name}>
        ${say("web-who-bot", { level: say(`level-${level.name}`) })}</option>`)}
    </select>
    ${["me", "here"].includes(one.who) && html`<input maxlength="24" value=${one.name} placeholder=${called(one, index)}
      aria-label=${say("web-name-seat", { seat: index + 1 })}
      onInput=${(event) => change({ name: event.target.value })} />`}
  </div>
</li>`;

// How somebody is called who gives no name, as in a quick game.
const called = (one, index) => (one.who === "me" ? say("web-guest") : say("web-player", { seat: index + 1 }));

// Opens it, sits down whoever is here, and tells where it is.
async function open(game, options, seats, pace, hints) {
  const chairs = seats.map((one) => (["me", "here", "link"].includes(one.who) ? "" : one.who));
  const [kind, length] = pace.split("-");
  const paces = { bank: { kind, seconds: 60 * length, increment: 5 }, days: { kind, days: Number(length) } };
  const time = paces[kind];
  const asked = { game, options, chairs, hints: hints === "yes", ...(time && { pace: time }) };
  const { table } = await call("/api/tables", asked);
  for (const [index, one] of seats.entries()) {
    if (!["me", "here"].includes(one.who)) continue;
    if (one.who === "me") name.value = one.name.trim();
    await call(`/api/tables/${table}/commands`, sitting(index + 1, one.name.trim() || called(one, index)));
  }
  return `/t/${table}`;
}
