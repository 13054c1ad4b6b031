// How a table gets from one view to the next: the events of a frame are played on the view as it was, then the new view is drawn.
import { render, signal } from "../dom.js";
import { sounds, speed, still } from "../settings.js";

const SCALE = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };
const FOLLOW = 650; // what another seat does takes at least so long, to be followed
const CUT = 120; // all that moves under reduced motion
const MANY = 14; // events of one frame that nobody would sit through
export const QUEUE = 40; // frames that wait: further behind, one is simply brought up to date

// What a game's `motion` is given to play on. docs/add-a-game.md says what each of these is.
class Stage {
  constructor(show, next, scale, run) {
    this.show = show;
    this.run = run;
    this.scale = scale;
    this.view = show.frame.value.view;
    this.frame = next;
    this.next = next.view;
    this.seat = next.seat;
    this.board = show.root.querySelector(".board > svg");
    const flight = show.root.querySelector(".flight");
    for (const name of ["viewBox", "preserveAspectRatio"]) copyAttribute(this.board, flight, name);
    flight.setAttribute("class", `flight ${this.board.getAttribute("class") ?? ""}`);
    cover(flight, this.board);
    this.layer = flight.firstElementChild;
  }

  at(thing) {
    if (thing instanceof Element) return thing;
    const found = [...this.show.root.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)];
    return found.find((element) => !element.closest(".sr")) ?? null;
  }

  center(thing) {
    const element = this.at(thing);
    if (!element) return null;
    const box = element.getBoundingClientRect();
    const { x, y } = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(this.layer.getScreenCTM().inverse());
    return { x, y };
  }

  // The copy is a group that nothing has moved yet: animate its transform in board units, about its own centre.
  copy(thing) {
    const element = this.at(thing);
    if (!element) return null;
    const clone = element.cloneNode(true);
    const inside = element instanceof SVGElement ? this.#same(element, clone) : this.#foreign(element, clone);
    for (const node of [clone, ...clone.querySelectorAll("[data-thing],[id],[tabindex]")]) {
      for (const name of ["data-thing", "id", "tabindex"]) node.removeAttribute(name);
    }
    return this.#put(inside, element.closest("[class*=ink-]")?.getAttribute("class").match(/ink-\w+/)[0]);
  }

  #same(element, clone) {
    const { a, b, c, d, e, f } = this.layer.getScreenCTM().inverse().multiply(element.parentNode.getScreenCTM());
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("transform", `matrix(${[a, b, c, d, e, f].join(" ")})`);
    group.append(clone);
    return group;
  }

  #foreign(element, clone) {
    const box = element.getBoundingClientRect();
    const { x, y } = new DOMPoint(box.x, box.y).matrixTransform(this.layer.getScreenCTM().inverse());
    const hole = document.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
    const unit = 1 / this.layer.getScreenCTM().a;
    for (const [name, value] of Object.entries({ width: box.width, height: box.height })) hole.setAttribute(name, value);
    hole.setAttribute("transform", `translate(${x} ${y}) scale(${unit})`);
    const size = { width: `${box.width}px`, height: `${box.height}px`, margin: 0, transform: "none", rotate: "none" };
    for (const [name, value] of Object.entries(size)) clone.style.setProperty(name, value); // as large as it was, wherever that was said
    hole.append(clone);
    return hole;
  }

  #put(node, inks = "") {
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("class", `flying ${inks}`);
    group.append(node);
    if (!this.run.cut) this.layer.append(group); // who was cut short goes on unseen
    return group;
  }

  put(drawn) {
    const group = this.#put(document.createElementNS("http://www.w3.org/2000/svg", "g"));
    render(drawn, group.firstElementChild);
    return group;
  }

  async play(element, keyframes, { duration = 200, easing = "linear", delay = 0 } = {}) {
    if (!element || !this.scale || this.run.cut) return;
    const animation = element.animate(keyframes, { duration: duration * this.scale, delay: delay * this.scale, easing, fill: "both" });
    this.run.animations.push(animation);
    await animation.finished.catch(() => {});
  }

  hide(thing) {
    const element = this.at(thing);
    if (!element || !this.scale || this.run.cut) return;
    const animation = element.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration: 1, fill: "both" });
    this.run.animations.push(animation);
  }

  pause(time) {
    return this.scale ? this.run.wait(time * this.scale) : Promise.resolve();
  }

  async sound(name) {
    if (sounds.value === "on") (await import("./sound.js")).sound(name);
  }
}

// One playing of frames, from when the first comes until none is left or somebody cuts in.
class Run {
  cut = false;
  animations = [];
  #wakes = new Set();

  wait(time) {
    if (this.cut) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#wakes.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, time);
      this.#wakes.add(wake);
    });
  }

  stop() {
    this.cut = true;
    for (const wake of [...this.#wakes]) wake();
    this.clear();
  }

  clear() {
    for (const animation of this.animations.splice(0)) animation.cancel();
  }
}

// The frames of one seat, as they are shown. `frame` is what is drawn now; who draws calls `drawn` once it is.
export class Show {
  frame = signal(null);
  playing = signal(false);
  root = null; // the element of the table, set by who draws it
  #queue = [];
  #run = null;

  constructor(motion = {}) {
    this.motion = motion;
  }

  add(frame) {
    if (!this.frame.value || !this.root || document.hidden) return this.jump(frame);
    this.#queue.push(frame);
    if (this.#run && this.#queue.length > QUEUE) this.#run.stop(); // what is under way is cut short, and the rest skipped
    if (!this.#run || this.#run.cut) this.#start();
  }

  // To this frame at once, whatever was under way.
  jump(frame) {
    this.#queue = [frame];
    this.finish();
  }

  // Brings what is drawn up to date at once: whoever clicks does not wait.
  finish() {
    this.#run?.stop();
    this.#run = null;
    this.playing.value = false;
    const last = this.#queue.pop();
    this.#queue = [];
    if (last) this.frame.value = last;
  }

  // Plays these again, from the first to the last. They are frames that were shown before, so each is whole.
  again(frames) {
    this.jump(frames[0]);
    this.#queue = frames.slice(1);
    this.#start();
  }

  // The new view is in the page: what flew over the old one is gone.
  drawn() {
    this.#run?.clear();
    const flight = this.root?.querySelector(".flight");
    flight?.firstElementChild.replaceChildren();
    flight?.removeAttribute("style"); // the page may have another size by the next motion
  }

  async #start() {
    const run = (this.#run = new Run());
    this.playing.value = true;
    while (this.#queue.length && !run.cut) {
      if (this.#queue.length > QUEUE) this.#queue.splice(0, this.#queue.length - 1);
      else await this.#play(this.#queue[0], run);
      if (run.cut) return;
      this.frame.value = this.#queue.shift();
      await new Promise(requestAnimationFrame); // until it is drawn: never more often than can be seen
    }
    if (run.cut) return;
    this.#run = null;
    this.playing.value = false;
  }

  async #play(frame, run) {
    const hurry = this.#queue.length > 3 ? 0.4 * Math.min(1, 8 / this.#queue.length) : 1;
    const reduced = still();
    const scale = reduced ? 0 : SCALE[speed.value] * hurry;
    const events = frame.events.filter((event) => this.motion[event.kind]);
    const begun = performance.now();
    const seen = scale || sounds.value === "on"; // else nothing of it would be noticed
    if (seen && events.length && events.length <= MANY) await this.#act(events, frame, scale, run);
    const other = frame.events.some((event) => event.seat && event.seat !== frame.seat);
    const least = (reduced ? CUT : 0) + (other ? FOLLOW * SCALE[speed.value] * hurry : 0);
    const left = least - (performance.now() - begun);
    if (left > 0) await run.wait(left);
  }

  // A motion that fails is our mistake, and no reason to hold up a game.
  async #act(events, frame, scale, run) {
    try {
      const stage = new Stage(this, frame, scale, run);
      for (const event of events) if (!stage.run.cut) await this.motion[event.kind](stage, event);
    } catch (error) {
      console.error(error);
    }
  }
}

// The layer lies exactly over the board, however large the board has become.
function cover(flight, board) {
  const [over, under] = [flight.parentElement.getBoundingClientRect(), board.getBoundingClientRect()];
  const place = { left: under.left - over.left, top: under.top - over.top, width: under.width, height: under.height };
  for (const [name, value] of Object.entries(place)) flight.style.setProperty(name, `${value}px`);
}

function copyAttribute(from, to, name) {
  if (from.hasAttribute(name)) to.setAttribute(name, from.getAttribute(name));
  else to.removeAttribute(name);
}
