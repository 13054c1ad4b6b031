// A game that is over, once more: step by step, through anybody's eyes; and another game that goes on from any of its moments.
import { html, useEffect, useMemo, useRef, useState } from "../dom.js";
import { dress, Icon } from "../drawing.js";
import { Bar } from "../parts/bar.js";
import { Few } from "../parts/menu.js";
import { Nothing } from "../parts/nothing.js";
import { GoOn, Moves, Recital, Steps } from "../parts/replay.js";
import { Table } from "../parts/table.js";
import { Copied } from "../parts/further.js";
import { Picks } from "../picking.js";
import { Tale } from "../tale.js";
import { call, wish } from "../wire.js";
import { has, language, load, say } from "../words.js";

await Promise.all([dress("reading"), load("/web/words/replay.ftl")]);

const OUTLIVED = ["record-rules", "record-content"]; // made with others than today's: it can be read all the same

export default function Replay({ table }) {
  const [source, found] = useState(null);
  const [trouble, tell] = useState(null);
  useEffect(() => {
    if (!table) return;
    Promise.all([call(`/api/tables/${table}/record`), call(`/api/tables/${table}`)]).then(
      ([record, frame]) => found({ record, table, chairs: frame.chairs, outlived: frame.outlived }),
      tell,
    );
  }, [table]);
  document.title = `${say("web-replay")} · Estran`;
  if (trouble) return html`<${Nothing} refusal=${trouble} />`;
  if (source?.why) return html`<${Bar} title=${source.title} game=${source.record.game} /><${Recital} ...${source} />`;
  if (source) return html`<${Told} source=${source} key=${source.record.seed} />`;
  return table ? html`<${Bar} />` : html`<${Bar} named=${say("web-replay")} /><${Open} found=${found} />`;
}

// A record from a file: opened or dropped. A file may hold many, one a line.
function Open({ found }) {
  const [records, read] = useState([]);
  const [games, list] = useState([]);
  useEffect(() => void wish("/api/games").then((answer) => list(answer?.games ?? [])), [language.value]);
  const [trouble, tell] = useState("");
  const [over, hover] = useState(false);
  const take = async (file) => {
    if (!file) return;
    try {
      const held = recordsOf(await file.text());
      read(held);
      tell("");
      if (held.length === 1) await open(held[0]);
    } catch {
      tell(say("web-replay-no-record"));
    }
  };
  const open = async (record) => {
    try {
      await call("/api/replay", { record }); // what is wrong with it, the server says in a sentence
      found({ record });
    } catch (error) {
      if (OUTLIVED.includes(error.key)) found({ record, why: error.message, title: titleOf(record, games) });
      else tell(error.message);
    }
  };
  const dropped = (event) => {
    event.preventDefault();
    hover(false);
    take(event.dataTransfer.files[0]);
  };
  return html`<main class=${`drop sheet${over ? " over" : ""}`} onDragOver=${(event) => (event.preventDefault(), hover(true))} onDragLeave=${() => hover(false)} onDrop=${dropped}>
    <${Icon} id="ob-bottle" /><h2>${say("web-replay-open")}</h2><p>${say("web-replay-open-about")}</p>
    <label>${say("web-replay-file-label")} <input type="file" accept=".json,.jsonl,application/json" onChange=${(event) => take(event.target.files[0])} /></label>
    ${records.length > 1 && html`<label>${say("web-replay-which", { count: records.length })}
      <select onChange=${(event) => event.target.value && open(records[event.target.value])}><option value=""></option>
        ${records.map((record, index) => html`<option value=${index} key=${index}>${index + 1} · ${told(record, games)}</option>`)}
      </select></label>`}
    ${trouble && html`<p class="why" role="alert">${trouble}</p>`}
  </main>`;
}

function recordsOf(text) {
  try {
    return [JSON.parse(text)];
  } catch {
    return text.trim().split("\n").map((line) => JSON.parse(line));
  }
}

const titleOf = (record, games) => games.find(({ id }) => id === Object(record).game)?.title ?? "?";

// Which game, and who played it; of what is no record, nothing.
function told(record, games) {
  const { seats } = Object(record);
  const called = (bot) => (bot ? (has(`level-${bot}`) ? say(`level-${bot}`) : bot) : say("web-guest"));
  return [titleOf(record, games), ...[seats ?? []].flat().map(called)].join(" · ");
}

function Told({ source }) {
  const tale = useMemo(() => new Tale(source), [source]);
  useEffect(() => () => tale.close(), [tale]);
  useEffect(() => keys(tale), [tale]);
  const [frame, artist] = [tale.frame.value, tale.artist.value];
  const nothing = useMemo(() => new Picks(), [tale]);
  const hands = useMemo(() => artist && (artist.Hands ?? laidOpen(artist, tale)), [artist, tale]);
  if (tale.trouble.value && !frame) return html`<${Nothing} refusal=${tale.trouble.value} />`;
  if (!frame || !artist) return html`<${Bar} named=${say("web-replay")} />`;
  const title = say(`${frame.game.replace("_", "-")}-title`);
  document.title = `${say("web-replay")} · ${title} · Estran`;
  const drawn = frame.views.length ? { ...artist, Hand: hands } : artist;
  return html`<${Bar} title=${title} now=${artist.now?.(frame.view) ?? say("web-replay")} game=${frame.game} />
    <div class=${`replay${frame.views.length ? " opened" : ""}`}><${Table} frame=${frame} artist=${drawn} picks=${nothing} show=${tale.show} told=${tale.told}
      tools=${html`<${Tools} tale=${tale} frame=${frame} artist=${artist} />`} /></div>`;
}

// Every hand as its own seat saw it, one under the other.
const laidOpen = (artist, tale) => artist.Hand && (({ frame, ...rest }) => html`<div class="laid-open">
  ${frame.views.map((view, index) => html`<section aria-label=${tale.name(index + 1)} key=${index}><h2>${tale.name(index + 1)}</h2>
    <${artist.Hand} ...${rest} frame=${{ ...frame, seat: index + 1, view }} view=${view} />
  </section>`)}
</div>`);

function Tools({ tale, frame, artist }) {
  const { record, table, trouble } = tale;
  const eyes = ["open", "none", ...frame.chairs.map((_, index) => String(index + 1))];
  const seen = (eye) => (eye === "open" ? say("web-replay-eyes-open") : eye === "none" ? say("web-replay-eyes-none") : tale.name(Number(eye)));
  const file = useRef(null);
  useEffect(() => {
    const address = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
    file.current.href = address;
    return () => URL.revokeObjectURL(address);
  }, [record]);
  return html`
    <${Steps} tale=${tale} frame=${frame} artist=${artist} />
    ${trouble.value && html`<p class="why" role="alert">${trouble.value.message}</p>`}
    ${tale.first > 0 && html`<p class="why">${tale.outlived ? say("web-outlived") : say("web-replay-resumed", { entry: tale.first })}</p>`}
    <${Moves} tale=${tale} inks=${artist.inks(frame.view)} />
    ${!tale.card.value.open && html`<${Few} name="eyes" label=${say("web-replay-eyes")} values=${eyes} value=${tale.eyes.value} choose=${(eye) => tale.look(eye)} shown=${seen} />`}
    ${!tale.outlived && html`<${GoOn} tale=${tale} />`}
    <div class="btns"><a class="btn plain" ref=${file} target="_self" download=${`${record.game}-${record.seed.slice(0, 8)}.json`}>${say("web-record")}</a></div>
    ${table && html`<${Copied} text=${`${location.origin}/replay/${table}#${tale.entry.value}`} note=${say("web-replay-share")} />`}`;
}

// Arrows step, space plays, Home and End jump; but not while something else has the keyboard that needs them.
function keys(tale) {
  const does = {
    ArrowLeft: () => tale.step(-1),
    ArrowRight: () => tale.step(1),
    Home: () => tale.jump(tale.first),
    End: () => tale.jump(tale.last),
    " ": () => tale.play(),
  };
  const pressed = (event) => {
    if (!does[event.key] || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, select, textarea, button, a, summary, dialog, [role=grid]")) return;
    event.preventDefault();
    does[event.key]();
  };
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}
