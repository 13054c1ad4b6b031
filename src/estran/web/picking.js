// From the things that one clicks to a choice. Knows no rule: the server says what may be chosen, and which things each choice touches in which order.
import { computed, signal } from "./dom.js";

export class Picks {
  // `act(choice)` is called with the choice that was completed.
  constructor(act = () => {}) {
    this.act = act;
    this.choices = signal([]);
    this.picked = signal([]); // the things clicked so far
    this.focus = signal(null); // the thing that has the keyboard or the pointer
    this.left = computed(() => this.choices.value.filter((choice) => starts(choice.things, this.picked.value)));
    this.open = computed(() => new Set(this.left.value.map((choice) => choice.things[this.picked.value.length]).filter(Boolean)));
  }

  // A new decision, or none: what was begun is forgotten.
  offer(choices) {
    this.choices.value = choices;
    this.picked.value = [];
  }

  // "selected", "open", or "" for what cannot be clicked now: as boards draw it.
  state(thing) {
    if (this.picked.value.includes(thing)) return "selected";
    return this.open.value.has(thing) ? "open" : "";
  }

  // The choice that clicking this thing would complete, if it would: what a preview shows.
  completes(thing) {
    const things = [...this.picked.value, thing];
    return this.left.value.find((choice) => choice.things.length === things.length && starts(choice.things, things)) ?? null;
  }

  // Click a thing. False where it can be no part of any choice now: then one may ask why.
  pick(thing) {
    if (this.picked.value.at(-1) === thing) this.back();
    else if (this.open.value.has(thing)) this.take(thing);
    else if (this.choices.value.some((choice) => choice.things[0] === thing)) {
      this.picked.value = [];
      this.take(thing);
    } else return false;
    return true;
  }

  take(thing) {
    const choice = this.completes(thing);
    this.picked.value = choice ? [] : [...this.picked.value, thing];
    if (choice) this.act(choice);
  }

  back() {
    this.picked.value = this.picked.value.slice(0, -1);
  }
}

const starts = (things, first) => first.every((thing, index) => things[index] === thing);
