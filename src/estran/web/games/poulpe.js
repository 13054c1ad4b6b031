// Crabe VS Poulpe: two hands, a pile that climbs, and whether one resists.
import { html } from "../dom.js";
import { say } from "../words.js";
import { Back, INKS, between, speciesOf, titled } from "./poulpe/cards.js";

export { Board } from "./poulpe/duel.js";
export { Hand } from "./poulpe/hand.js";
export { Aid } from "./poulpe/ladder.js";
export { motion } from "./poulpe/motion.js";

// Where both play the same species, their inks still differ.
export const inks = ({ species: [one, other] }) => [INKS[one], one === other ? "green" : INKS[other]];

export const emblem = (view, seat) => `em-${view.species[seat - 1]}`;

export function facts(view, seat) {
  const hand = view.hands[seat - 1];
  return {
    line: html`<span class="long">${say("web-poulpe-seat", { hand: hand.length, pile: view.piles[seat - 1] })}</span>`,
    more: html`<span class="backs" aria-hidden="true">
      ${hand.map((card, index) => html`<${Back} species=${speciesOf(card)} key=${index} />`)}
    </span>`,
  };
}

export const now = (view) => say("web-poulpe-now", { mode: view.mode });

export function ask(frame, view) {
  const verbs = [...new Set(frame.choices.map(({ verb }) => verb))];
  const question = say(`poulpe-ask-${verbs.join("-")}`);
  if (!["resist", "let"].includes(verbs[0]) || !view.effect) return question;
  return say("web-poulpe-stake", { card: titled(view, view.effect), question });
}

export function label(choice, view) {
  const [kind, name] = choice.things.at(-1).split(":");
  return kind === "card" ? say("web-poulpe-do", { verb: choice.verb, card: titled(view, name) }) : say(`web-poulpe-choice-${name}`);
}

// What was answered, from its notation.
export function said(notation, view) {
  const [verb, card] = notation.split(" ");
  return card ? say("web-poulpe-answer", { card: titled(view, card) }) : say(`web-poulpe-choice-${verb}`);
}

// Nothing lies on a board here: hand, pile and ladder are read as they stand.
export const things = () => [];

// While it is played nobody looks through the discard (CP-19): without the memory aid the log goes back to the end of the last round.
export function recalled(told, frame, view) {
  if (view.memory || frame.stage !== "playing") return told;
  return told.slice(Math.max(0, told.findLastIndex(({ kind, version }) => kind === "round" && version <= frame.version)));
}

export function words(event, view) {
  const named = ["card", "got"].filter((field) => event[field]).map((field) => [field, titled(view, event[field])]);
  return { ...Object.fromEntries(named), ...(event.ranks ? { limits: between(event.ranks) } : {}) };
}
