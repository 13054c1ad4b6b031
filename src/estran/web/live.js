// One live table as this browser sits at it: the wire, the seats of this person, whose eyes are shown, what may be done.
import { batch, computed, effect, signal, untracked } from "./dom.js";
import { artist } from "./games/index.js";
import { QUEUE, Show } from "./parts/motion.js";
import { Picks } from "./picking.js";
import { call, contribution, Refusal, Wire, wish } from "./wire.js";

const REMEMBERED = 60; // versions that the server still tells after a reload
const AHEAD = 24; // choices that are asked about before one points at them: most have fewer, and a server minds how often it is asked
const REST = 180; // ms that the pointer rests on a thing before one asks what it would do

export class Live {
  artist = signal(null);
  card = signal(null); // what the server says of the game: whether it is open, its levels
  seat = signal(undefined); // whose eyes: a seat, or null for a spectator
  curtain = signal(null); // the seat that the device is to be passed to
  notice = signal(null); // { message, rules } that was said last
  preview = signal(null); // { choice, events }
  foreseen = signal({}); // what choices of this decision would do, by their notation, as far as the server was asked
  hint = signal(null); // { choice, reasons }
  more = signal(false); // whether the rarer tools are unfolded
  told = signal([]); // all events that the shown seat knows of, the oldest first
  trail = signal([]); // the frames since this seat's last act
  show = new Show();
  frame = this.show.frame;
  picks = new Picks((choice) => this.act(choice));

  #logs = new Map();
  #trails = new Map();
  #added = new Set(); // the seats for which something was added to the deal from here
  #stops = [];
  #asked = ""; // what is asked now, of whom
  #least = {}; // of what choices would do and is not certain: the least, by their notation

  constructor(table) {
    this.table = table;
    this.wire = new Wire(table, (frame) => this.#heard(frame));
    this.mine = computed(() => [...this.wire.seats.value.keys()].filter((seat) => seat !== null));
    this.owes = computed(() => this.#owing().length > 0);
    this.acted = computed(() => [...this.wire.seats.value.values()].some(({ decision, answered }) => decision > 1 || answered)); // decisions are counted from 1
    this.#stops.push(
      effect(() => this.#offer(this.frame.value)),
      effect(() => {
        const thing = this.picks.focus.value;
        const choice = thing && this.picks.completes(thing);
        untracked(() => this.consider(choice));
      }),
      effect(() => this.#price(this.artist.value, this.picks.choices.value)),
      effect(() => this.picks.picked.value.length && this.#prepare(this.picks.left.value)),
      effect(() => this.#turn()),
      effect(() => {
        if (this.picks.picked.value.length || this.picks.meant.value) untracked(() => (this.notice.value = null)); // one thought again
      }),
    );
  }

  close() {
    for (const stop of this.#stops) stop();
    this.wire.close();
  }

  // -- what comes

  #heard(frame) {
    this.#contribute(frame);
    const log = this.#logs.get(frame.seat);
    if (log) log.push(...frame.events);
    else this.#begin(frame);
    const trail = this.#trails.get(frame.seat) ?? [];
    if (frame.events.length || !trail.length) this.#tread(frame.seat, [...trail.slice(1 - QUEUE), frame]);
    if (this.seat.value === undefined || !this.wire.seats.value.has(this.seat.value)) return this.look(frame.seat);
    if (frame.seat !== this.seat.value) return;
    if (log) this.told.value = [...log];
    const begins = this.frame.value?.stage === "waiting" && frame.stage === "playing";
    if (this.curtain.value === null) this.show.add(frame);
    if (begins) this.#veil();
  }

  // Who was seated by somebody else, for a rematch, has not added to the deal yet.
  #contribute({ stage, seat, chairs }) {
    if (stage !== "waiting" || seat === null || chairs[seat - 1].contributed || this.#added.has(seat)) return;
    this.#added.add(seat);
    this.wire.send({ do: "contribute", seat, contribution: contribution() }).catch(() => {}); // too late is no harm
  }

  #tread(seat, frames) {
    this.#trails.set(seat, frames);
    if (seat === this.seat.value) this.trail.value = frames;
  }

  // The first frame of a seat: what happened before is asked for, so that the log is not empty after a reload.
  async #begin(frame) {
    const log = [];
    this.#logs.set(frame.seat, log);
    if (!this.artist.value) this.#open(frame);
    if (frame.stage === "waiting") return;
    const whose = frame.seat === null ? "" : `seat=${frame.seat}&`;
    const before = await wish(`${this.wire.path}?${whose}since=${Math.max(0, frame.version - REMEMBERED)}`);
    log.unshift(...(before?.events ?? []).filter((event) => event.version <= frame.version));
    if (this.seat.value === frame.seat) this.told.value = [...log];
  }

  async #open({ game, options }) {
    const [drawn, card] = await Promise.all([artist(game, options), call(`/api/games/${game}`)]).catch((error) => {
      this.wire.gone.value = new Refusal({ key: "not-loaded", message: error.message });
      return [];
    });
    if (!drawn) return;
    this.show.motion = drawn.motion ?? {};
    batch(() => {
      this.card.value = card;
      this.artist.value = drawn;
      this.#veil();
    });
  }

  // Who has the device now? Asked where a game begins, or is come to.
  #veil() {
    if (this.card.value && !this.card.value.open && this.#several()) this.curtain.value = this.#owing()[0]?.seat ?? this.seat.value;
  }

  // Whether several play on this device. Asked before the frames of all of them have come.
  #several() {
    const { chairs, seat, stage } = this.frame.value;
    return stage === "playing" && seat !== null && chairs.filter((chair) => chair.person === chairs[seat - 1].person).length > 1;
  }

  // A frame that asks the same as before leaves alone what was begun: somebody else came, went or planned.
  #offer(frame) {
    untracked(() => {
      const now = frame === this.wire.seats.value.get(frame?.seat); // what is only looked at again asks nothing
      const asks = now && this.curtain.value === null ? frame.choices : [];
      const same = [frame?.seat, frame?.decision, ...asks.map((choice) => choice.notation)].join();
      if (same === this.#asked && this.picks.choices.value.length === asks.length) return;
      this.#asked = same;
      this.foreseen.value = {};
      this.#least = {};
      this.preview.value = null;
      this.hint.value = null;
      this.picks.offer(asks);
    });
  }

  // -- whose turn, and whose eyes

  #owing() {
    return [...this.wire.seats.value.values()].filter((frame) => frame.choices.length || frame.question?.waits.includes(frame.seat));
  }

  // One screen, several players: when it is another's turn, the device goes to them; where something is hidden, behind a curtain.
  #turn() {
    const owing = this.#owing().map((frame) => frame.seat);
    const over = [...this.wire.seats.value.values()].some((frame) => frame.stage === "over");
    const [busy, card, curtain] = [this.show.playing.value, this.card.value, this.curtain.value];
    untracked(() => {
      if (over) return void (curtain !== null && this.look(this.seat.value)); // nothing is hidden any more
      if (!owing.length || !card || busy || owing.includes(curtain ?? this.seat.value)) return;
      if (card.open || this.mine.value.length < 2) this.look(owing[0]);
      else this.curtain.value = owing[0];
    });
  }

  look(seat) {
    batch(() => {
      if (this.seat.value !== undefined) this.notice.value = null; // what was said before anything came stays
      this.seat.value = seat;
      this.curtain.value = null;
      const frame = this.wire.seats.value.get(seat);
      this.told.value = [...(this.#logs.get(seat) ?? [])];
      this.trail.value = this.#trails.get(seat) ?? [];
      if (frame) this.show.jump(frame);
    });
  }

  // -- what is done

  // Any command; what the server says against it is shown as it is. What is on its way already is not sent again.
  async do(command) {
    const meant = ({ id, contribution: _, ...one }) => JSON.stringify(one);
    const same = (one) => meant(one) === meant(command);
    if (this.wire.waiting.value.some(same)) return null;
    this.notice.value = null;
    try {
      return await this.wire.send(command);
    } catch (error) {
      return this.#refused(error);
    }
  }

  // What the server says against something, shown as it is.
  #refused(error) {
    if (!(error instanceof Refusal)) throw error;
    this.notice.value = { message: error.message, rules: error.rules };
    return null;
  }

  async act({ notation }) {
    const { seat, decision, choices } = this.frame.value;
    this.picks.offer([]);
    this.#tread(seat, [this.frame.value]);
    const done = await this.do({ do: "act", seat, decision, choice: notation });
    if (!done && this.#still(seat, decision)) this.picks.offer(choices);
    return done;
  }

  // Whether this seat is still asked this, and nobody else looks: decisions are counted for each seat.
  #still(seat, decision) {
    return this.frame.value.seat === seat && this.frame.value.decision === decision && this.curtain.value === null;
  }

  // What was typed. Only the server knows whether it is a move.
  type(text) {
    this.show.finish();
    return this.act({ notation: text });
  }

  // The frames since this seat's last act, once more, up to the newest: only that asks anything.
  again() {
    const newest = this.wire.seats.value.get(this.seat.value);
    if (this.trail.value.length > 1) this.show.again([...new Set([...this.trail.value, newest])]);
  }

  // -- what is asked

  async why(thing) {
    const { seat, stage } = this.frame.value;
    if (seat === null || stage !== "playing") return;
    const what = [...this.picks.picked.value, thing].map(encodeURIComponent).join(",");
    const answer = await call(`${this.wire.path}/why?seat=${seat}&what=${what}`).catch((error) => this.#refused(error));
    const reason = answer?.reasons[0];
    if (reason) this.notice.value = { message: reason.message, rules: answer.reasons.flatMap((one) => one.rules) };
  }

  async ask() {
    const { seat, decision } = this.frame.value;
    const answer = await call(`${this.wire.path}/hint`, { seat }).catch((error) => this.#refused(error));
    if (answer && this.#still(seat, decision)) this.hint.value = answer;
  }

  // What a choice would do, once one has rested on it; null takes it away.
  consider(choice) {
    if (choice && choice === this.considered) return;
    clearTimeout(this.timer);
    const known = choice && this.foreseen.value[choice.notation];
    this.considered = choice;
    this.preview.value = known ? { choice, events: known, least: this.#least[choice.notation] } : null;
    if (choice && !known) this.timer = setTimeout(() => this.#foresee(choice), REST);
  }

  // What a button would cost is printed on it, before it is pressed: a finger cannot rest on it.
  #price(drawn, choices) {
    if (drawn?.priced) untracked(() => choices.filter(drawn.priced).forEach((choice) => this.#foresee(choice)));
  }

  // What was picked up could do this: it is known when one points, so that even who clicks at once has seen it.
  #prepare(choices) {
    untracked(() => choices.slice(0, AHEAD).forEach((choice) => this.foreseen.value[choice.notation] || this.#foresee(choice)));
  }

  async #foresee(choice) {
    const { seat, decision } = this.frame.value;
    const asked = `seat=${seat}&decision=${decision}&choice=${encodeURIComponent(choice.notation)}`;
    const answer = await wish(`${this.wire.path}/preview?${asked}`);
    if (!answer || !this.#still(seat, decision)) return;
    this.#least[choice.notation] = answer.least;
    this.foreseen.value = { ...this.foreseen.value, [choice.notation]: answer.events };
    if (this.considered === choice) this.preview.value = { choice, events: answer.events, least: answer.least };
  }
}
