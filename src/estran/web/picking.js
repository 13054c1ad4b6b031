// From the things that one clicks to a choice. Knows no rule: the server says what may be chosen, and which things each choice touches in
// which order.
import { batch, computed, signal } from "./dom.js";

const MOMENT = 400; // ms that one needs to see what has come

export class Picks {
  #chose = false; // and was asked nothing since
  #settles = 0; // when what came after a choice has been there for a moment

  // `act(choice)` is called with the choice that was completed.
  constructor(act = () => {}) {
    this.act = act;
    this.choices = signal([]);
    this.picked = signal([]); // the things clicked so far
    this.focus = signal(null); // the thing that has the keyboard or the pointer
    this.meant = signal(null); // the thing that a finger has pointed at, and not yet confirmed
    this.menu = signal(null); // { thing, choices } where the things that were clicked mean several choices
    this.left = computed(() => this.choices.value.filter((choice) => starts(choice.things, this.picked.value)));
    this.open = computed(() => new Set(this.left.value.map((choice) => choice.things[this.picked.value.length]).filter(Boolean)));
  }

  // Whether a choice was made, or what it led to came, only just now: what lies under the finger is not what it lay on.
  get settling() {
    return performance.now() < this.#settles;
  }

  // A new decision, or none: what was begun is forgotten.
  offer(choices) {
    if (this.#chose && choices.length) {
      this.#chose = false;
      this.#settles = performance.now() + MOMENT;
    }
    batch(() => {
      this.choices.value = choices;
      this.picked.value = [];
      this.meant.value = null;
      this.menu.value = null;
    });
  }

  // "selected", "open", or "" for what cannot be clicked now: as boards draw it.
  state(thing) {
    if (this.picked.value.includes(thing) || this.meant.value === thing) return "selected";
    return this.open.value.has(thing) ? "open" : "";
  }

  // The choice that clicking this thing would complete, if it would and is the only one: what a preview shows.
  completes(thing) {
    const ends = this.#ends(thing);
    return ends.length === 1 ? ends[0] : null;
  }

  #ends(thing) {
    const things = [...this.picked.value, thing];
    return this.left.value.filter((choice) => choice.things.length === things.length && starts(choice.things, things));
  }

  // Touch a thing on the table. A finger cannot hover: where it would complete a choice, the first touch shows what it would do, and the
  // second does it. That is so for every thing, and never for a button, which says what it does: who draws asks this of things alone.
  touch(thing) {
    if (this.meant.value === thing || !this.completes(thing)) return this.pick(thing);
    batch(() => {
      this.meant.value = thing;
      this.focus.value = thing;
    });
    return true;
  }

  // Click a thing. False where it can be no part of any choice now: then one may ask why.
  pick(thing) {
    this.meant.value = null;
    this.menu.value = null;
    if (this.open.value.has(thing)) this.take(thing);
    else if (this.picked.value.at(-1) === thing) this.back();
    else if (this.choices.value.some((choice) => choice.things[0] === thing)) {
      this.picked.value = [];
      this.take(thing);
    } else return false;
    return true;
  }

  take(thing) {
    const ends = this.#ends(thing);
    const things = [...this.picked.value, thing];
    const longer = this.left.value.some((choice) => choice.things.length > things.length && starts(choice.things, things));
    if (ends.length === 1 && !longer) this.choose(ends[0]);
    else {
      if (longer) this.picked.value = things;
      if (ends.length) this.menu.value = { thing, choices: ends };
    }
  }

  choose(choice) {
    this.#chose = true;
    this.#settles = performance.now() + MOMENT;
    this.menu.value = null;
    this.picked.value = [];
    this.act(choice);
  }

  // One step back. False where nothing was begun.
  back() {
    if (this.meant.value) this.meant.value = null;
    else if (this.menu.value) this.menu.value = null;
    else if (this.picked.value.length) this.picked.value = this.picked.value.slice(0, -1);
    else return false;
    return true;
  }
}

const starts = (things, first) => first.every((thing, index) => things[index] === thing);
