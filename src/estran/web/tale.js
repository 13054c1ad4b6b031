// A record as it is looked at: which entry, through whose eyes; and the views, which the server makes.
import { batch, signal } from "./dom.js";
import { player } from "./drawing.js";
import { artist } from "./games/index.js";
import { Show } from "./parts/motion.js";
import { call, sitting } from "./wire.js";
import { has } from "./words.js";

const REST = 120; // ms that the slider rests before one asks what is there
const PACE = 900; // ms between the entries while it plays by itself, beside what motion takes

export class Tale {
  artist = signal(null);
  card = signal(null); // what the server says of the game: whether anything is hidden, its levels
  entry = signal(0);
  eyes = signal("open"); // "open", "none" for a spectator's, or a seat
  playing = signal(false);
  trouble = signal(null);
  show = new Show();
  frame = this.show.frame;

  #known = new Map();
  #told = new Map(); // what each entry did, as far as it was looked at
  #asked = 0;
  #timer = 0;

  // `table` where the server has it; `chairs` with the names of who sat there. Of one that is `outlived` by its rules only the end is left.
  constructor({ record, table = "", chairs, outlived = false }) {
    Object.assign(this, { record, table, outlived });
    this.chairs = seated(record, chairs);
    this.last = record.entries.length;
    this.first = outlived ? this.last : record.entries.findLastIndex((entry) => entry.do === "resume") + 1;
    this.#open();
  }

  async #open() {
    const [drawn, card] = await Promise.all([artist(this.record.game, this.record.options), call(`/api/games/${this.record.game}`)]);
    this.show.motion = drawn.motion ?? {};
    batch(() => {
      this.artist.value = drawn;
      this.card.value = card;
      if (card.open) this.eyes.value = "none";
    });
    const asked = Number(location.hash.slice(1) || NaN);
    await this.jump(Number.isInteger(asked) ? asked : this.first);
  }

  close() {
    clearTimeout(this.#timer);
    this.playing.value = false;
  }

  name(seat) {
    return player({ chairs: this.chairs }, seat);
  }

  // What led here, as far back as it was looked at.
  get told() {
    const lines = [];
    for (let entry = this.entry.value; this.#told.has(`${entry} ${this.eyes.value}`); entry -= 1) lines.unshift(...this.#told.get(`${entry} ${this.eyes.value}`));
    return lines;
  }

  // -- going through it

  // To where a slider is drawn, once it rests: what lies between is not asked for.
  slide(to) {
    this.close();
    this.#timer = setTimeout(() => this.jump(to), REST);
  }

  step(by) {
    return this.jump(this.entry.value + by);
  }

  async jump(to, eyes = this.eyes.value) {
    const entry = Math.min(Math.max(to, this.first), this.last);
    const turn = ++this.#asked;
    try {
      const frame = await this.#at(entry, eyes);
      if (turn !== this.#asked) return;
      const next = entry === this.entry.value + 1 && eyes === this.eyes.value && this.frame.value;
      batch(() => {
        this.trouble.value = null;
        this.entry.value = entry;
        this.eyes.value = eyes;
        if (next) this.show.add(frame);
        else this.show.jump(frame);
      });
      if (this.table) history.replaceState(null, "", `#${entry}`);
      if (entry < this.last) this.#at(entry + 1, eyes).catch(() => {}); // so that the next step need not wait
    } catch (error) {
      if (turn !== this.#asked) return;
      this.close();
      this.trouble.value = error;
    }
  }

  look(eyes) {
    return this.jump(this.entry.value, eyes);
  }

  // Plays on by itself, from the beginning if it was at the end; or stops.
  async play() {
    if (this.playing.value) return this.close();
    this.playing.value = true;
    if (this.entry.value === this.last) await this.jump(this.first);
    this.#timer = setTimeout(() => this.#on(), PACE);
  }

  async #on() {
    if (!this.playing.value) return;
    if (!this.show.playing.value) await this.step(1);
    if (this.entry.value === this.last) this.close();
    else if (this.playing.value) this.#timer = setTimeout(() => this.#on(), PACE);
  }

  // -- what the server tells

  #at(entry, eyes) {
    const key = `${entry} ${eyes}`;
    if (!this.#known.has(key)) {
      const told = this.#ask(entry, eyes).then((answer) => {
        if (entry) this.#told.set(key, answer.events);
        return this.#framed(answer, eyes);
      });
      told.catch(() => this.#known.delete(key));
      this.#known.set(key, told);
    }
    return this.#known.get(key);
  }

  #ask(entry, eyes) {
    const seat = Number(eyes) || null;
    const open = eyes === "open";
    if (!this.table) return call("/api/replay", { record: this.record, entry, seat, open });
    return call(`/api/tables/${this.table}/replay?entry=${entry}&open=${open}${seat ? `&seat=${seat}` : ""}`);
  }

  // The answer as a frame, as a table is drawn from. Nothing can be chosen there.
  #framed({ game, options, entry, seat, turn, view, views, events, outcome }, eyes) {
    return {
      table: this.table, game, options, pace: null, stage: outcome ? "over" : "replay", chairs: this.chairs, turn, question: null, window: null,
      commitment: "", seed: "", deal: null, next_commitment: "", marked: false, resumed: false, outcome, next: "", hints: false, start: null, seat, version: entry, decision: null,
      choices: [], answered: "", whole: true, view: eyes === "open" ? laidOpen(view, views) : view, views, events,
    };
  }

  // Another game, from here on: one seat is this person's, bots play the others. Tells where.
  async goOn(seat, level, name) {
    const asked = { entry: this.entry.value, chairs: this.chairs.map((_, index) => (index + 1 === seat ? "" : level)) };
    const [path, body] = this.table ? [`/api/tables/${this.table}/continue`, asked] : ["/api/replay/continue", { ...asked, record: this.record }];
    const { table } = await call(path, body);
    await call(`/api/tables/${table}/commands`, sitting(seat, name));
    return `/t/${table}`;
  }
}

// Who sat where, as a frame says it.
export function seated(record, chairs = record.seats.map((bot) => ({ kind: bot ? "bot" : "person", name: "", bot }))) {
  return chairs.map((chair) => ({ ...chair, ...called(chair), person: 0, present: true, claimable: null, clock: null }));
}

// A record names bots by their level, or as programs do (mcts:300): then that is their name.
const called = ({ name, bot }) => (!bot || has(`level-${bot}`) ? { name, bot } : { name: name || bot, bot: "" });

// What lies before each seat, as that seat saw it; the rest as spectators do.
function laidOpen(view, views) {
  const parts = Object.entries(view).map(([key, part]) => {
    const own = Array.isArray(part) && part.length === views.length && views.every((one) => Array.isArray(one[key]) && one[key].length === part.length);
    return [key, own ? part.map((_, index) => views[index][key][index]) : part];
  });
  return Object.fromEntries(parts);
}
