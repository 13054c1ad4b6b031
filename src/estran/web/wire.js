// All that goes to the server and comes from it (docs/api.md). Nothing that was sent is forgotten before the server has said that it is
// stored.
import { computed, effect, signal, untracked } from "./dom.js";
import { keep, recalled } from "./settings.js";
import { language, say } from "./words.js";

// What this browser adds to the seed of a deal (docs/api.md): 32 bytes that nobody else can know or choose.
export const contribution = () => [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// Sitting down, with it.
export const sitting = (seat, name) => ({ do: "sit", seat, name, contribution: contribution() });

// What the server would not do: `message` is one sentence for people.
export class Refusal extends Error {
  constructor({ key, message, rules = [] }, status = 0) {
    super(message);
    Object.assign(this, { key, rules, status });
  }
}

// One HTTP call. Without a body it is a GET.
export async function call(path, body, method = body === undefined ? "GET" : "POST") {
  const headers = { "accept-language": language.value };
  if (body !== undefined) headers["content-type"] = "application/json";
  const response = await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }).catch(() => null);
  const answer = await response?.json().catch(() => ({}));
  if (response?.ok) return answer;
  throw new Refusal(answer?.error ?? { key: "no-answer", message: say("web-no-answer") }, response?.status);
}

// The same, where an answer is welcome but not needed: null where there is none.
export const wish = (path, body) => call(path, body).catch(() => null);

const SILENCE = 25_000; // the server pings every 15 s: a line that says nothing for longer is dead
const WAITS = [300, 600, 1200, 2500, 5000, 10_000]; // before the next attempt to connect

// One table over one socket, for all seats of this person there.
export class Wire {
  seats = signal(new Map()); // seat (null for a spectator) → the newest frame, its view whole
  open = signal(false);
  waiting = signal([]); // commands that were not acknowledged yet
  gone = signal(null); // the Refusal that says that there is no such table
  state = computed(() => (!this.open.value ? "reconnecting" : this.waiting.value.length ? "sending" : "saved"));
  offset = 0; // the server's clock minus ours

  #socket = null;
  #promises = new Map(); // id → what to call once it is answered
  #tries = 0;
  #timer = 0;
  #over = false;

  // `heard(frame)` is called for each frame, with its view whole and its events those that came since the one before.
  constructor(table, heard) {
    this.table = table;
    this.heard = heard;
    this.#kept = `unsent-${table}`;
    this.waiting.value = recalled(this.#kept, "sessionStorage") ?? [];
    this.again = () => document.visibilityState === "visible" && !this.open.value && this.#connect();
    this.cut = () => this.#lost();
    addEventListener("online", this.again);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.again);
    // The server speaks the language that a line was opened in: with another language, another line.
    this.#quiet = effect(() => void (language.value && untracked(() => this.#connect())));
  }

  #quiet;

  #kept;

  get path() {
    return `/api/tables/${this.table}`;
  }

  now() {
    return Date.now() + this.offset;
  }

  close() {
    this.#over = true;
    this.#quiet();
    clearTimeout(this.#timer);
    removeEventListener("online", this.again);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.again);
    this.#socket?.close();
  }

  // Does something at the table. Resolves once it is stored (a rematch with the table where it `goes_on`), rejects with a Refusal.
  send(command) {
    const sent = { id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, ...command };
    this.#keep([...this.waiting.value, sent]);
    const answered = new Promise((resolve, reject) => this.#promises.set(sent.id, { resolve, reject }));
    if (this.open.value) this.#socket.send(JSON.stringify(sent));
    return answered;
  }

  #keep(waiting) {
    this.waiting.value = waiting;
    keep(this.#kept, waiting.length ? JSON.stringify(waiting) : null, "sessionStorage");
  }

  // Whatever the line was, it is none now: what comes over it is not heard, and nothing is sent over it.
  #lost() {
    this.open.value = false;
    this.#socket?.close();
  }

  #connect() {
    clearTimeout(this.#timer);
    if (this.#over) return;
    this.#lost();
    const versions = [...this.seats.value.values()].map((frame) => frame.version);
    const since = versions.length ? `&since=${Math.min(...versions)}` : "";
    const socket = new WebSocket(`${location.origin.replace(/^http/, "ws")}${this.path}/socket?language=${language.value}${since}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = ({ data }) => socket === this.#socket && this.#message(JSON.parse(data));
    socket.onclose = () => socket === this.#socket && this.#closed();
    this.#listen();
  }

  #opened(socket) {
    if (socket !== this.#socket) return;
    this.open.value = true;
    this.#tries = 0;
    for (const command of this.waiting.value) socket.send(JSON.stringify(command));
  }

  async #closed() {
    const never = !this.seats.value.size;
    this.open.value = false;
    if (this.#over) return;
    clearTimeout(this.#timer);
    const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)];
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
    if (never) await this.#knock();
  }

  // A socket does not say why it was refused; a plain call does.
  async #knock() {
    try {
      await call(this.path);
    } catch (error) {
      if (error instanceof Refusal && error.status === 404) {
        this.close();
        this.gone.value = error;
      }
    }
  }

  // While it listens to a dead line it learns nothing: close it after a while.
  #listen() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), SILENCE);
  }

  #message(message) {
    this.#listen();
    if ("ping" in message) {
      this.offset = message.now - Date.now();
      this.#socket.send(JSON.stringify({ do: "pong", ping: message.ping }));
    }
    if ("version" in message) this.#frame(message);
    if ("ack" in message) this.#answered(message.ack, (promise) => promise.resolve(message));
    if ("refused" in message) this.#answered(message.refused, (promise) => promise.reject(new Refusal(message)));
  }

  #answered(id, settle) {
    this.#keep(this.waiting.value.filter((command) => command.id !== id));
    const promise = this.#promises.get(id);
    this.#promises.delete(id);
    if (promise) settle(promise);
  }

  #frame({ ack, ...frame }) {
    const known = this.seats.value.get(frame.seat);
    if (!frame.whole && !known) return void this.renew();
    if (known && frame.version < known.version && !frame.whole) return;
    if (!frame.whole) frame.view = { ...known.view, ...frame.view };
    if (known) frame.events = frame.events.filter((event) => event.version > known.version);
    const seats = new Map([...this.seats.value].filter(([seat]) => sameGuest(frame, seat)));
    this.seats.value = new Map([...seats.set(frame.seat, frame)].sort(([one], [other]) => one - other));
    this.heard(frame);
  }

  // Something is missing, or this is somebody else now: begin with the whole.
  renew() {
    this.seats.value = new Map();
    this.#connect();
  }
}

// Whether this seat still belongs to whoever was sent this frame.
function sameGuest(frame, seat) {
  if (frame.seat === null || seat === null) return seat === frame.seat;
  return frame.chairs[seat - 1]?.person === frame.chairs[frame.seat - 1].person;
}
