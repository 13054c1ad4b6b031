// How cards are seen to go: from hand to pile, from hand to hand, from pile to hand.
import { html } from "../../dom.js";
import { Back, Face, INKS, hidden, speciesOf } from "./cards.js";
import { verdict } from "./verdict.js";

const DEAL = { duration: 160, easing: "cubic-bezier(.2,.8,.2,1)" };
const APART = 50; // ms between cards that are dealt
const READ = 1600; // ms to see which card has won a round

const page = (stage) => stage.board.closest(".table");
const own = (stage) => stage.seat || 1;
const hand = (stage, seat) => page(stage).querySelector(seat === own(stage) ? ".hand .cards" : ".theirs .cards");
const middle = (stage) => page(stage).querySelector(".duel .round") ?? stage.at("pile:1");

// Where a card of a hand lies: itself, and not a button that means it; or a back that looks like it, or the hand.
function held(stage, seat, card) {
  const cards = [...hand(stage, seat).querySelectorAll(".card")];
  return cards.find((one) => one.dataset.thing === `card:${card}`) ?? cards.find((one) => one.matches(`.back.ink-${INKS[speciesOf(card)]}`)) ?? cards.at(-1) ?? hand(stage, seat);
}

// The topmost card of a pile, without what is written beside it.
const topmost = (stage, seat) => stage.at(`pile:${seat}`).querySelector(".card");

const shift = (from, to) => `translate(${to.x - from.x}px,${to.y - from.y}px)`;

// A copy of what lies somewhere slides to where it goes; what it was is not seen meanwhile.
async function slide(stage, from, to, { turn = 0, grow = 1, delay = 0, duration = 260, fade = false, stays = false } = {}) {
  const [start, end] = [stage.center(from), stage.center(to)];
  if (!start || !end) return;
  const copy = stage.copy(from);
  if (!stays) stage.hide(from);
  stage.sound("paper");
  const there = { transform: `${shift(start, end)} rotate(${turn}deg) scale(${grow})`, opacity: fade ? 0 : 1 };
  await stage.play(copy, [{ transform: "none" }, there], { ...DEAL, duration, delay });
}

// How wide a card of the round is.
const width = (stage) => Number.parseFloat(getComputedStyle(middle(stage)).getPropertyValue("--w")) || 92;

// A card turned face up where it lies, in four frames.
async function reveal(stage, card, at) {
  const wide = width(stage);
  const { x, y } = stage.center(at);
  const box = { x: x - wide / 2, y: y - wide * 0.7, width: wide, height: wide * 1.4 };
  const face = stage.put(html`<foreignObject class="flown" style=${{ "--w": `${wide}px` }} ...${box}>
    ${hidden(card) ? html`<${Back} species=${speciesOf(card)} />` : html`<${Face} view=${stage.next} card=${card} />`}
  </foreignObject>`);
  await stage.play(face, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { duration: 220, easing: "steps(4)" });
  return face;
}

async function lay(stage, { seat, card }) {
  const from = held(stage, seat, card);
  const grow = width(stage) / from.getBoundingClientRect().width;
  await slide(stage, from, middle(stage), { turn: -3, grow, fade: seat !== own(stage) });
  if (seat !== own(stage)) await reveal(stage, card, middle(stage));
}

const over = (stage, seat, card) => slide(stage, held(stage, seat, card), hand(stage, 3 - seat), { duration: 320 });

// A word of warning: what binds the next card jumps.
const stress = (stage) => stage.play(page(stage).querySelector(".bind"), [1, 1.12, 1].map((scale) => ({ scale })), { duration: 260 });

// Over the pile, how the round ended.
function declare(stage, event) {
  const { events } = stage.frame;
  const before = events.slice(0, events.indexOf(event));
  const card = before.findLast(({ kind }) => kind === "played" || kind === "resisted")?.card ?? stage.view.round.at(-1)?.[0];
  if (!card) return;
  const { x, y } = stage.center(middle(stage));
  const box = { x: x - 150, y: y - 60, width: 300, height: 120 };
  stage.put(html`<foreignObject ...${box}><p class="verdict">${verdict(stage.frame, stage.next, event, card, before.at(-1))}</p></foreignObject>`);
}

export const motion = {
  played: lay,
  async resisted(stage, event) {
    const top = stage.at("round:top");
    await lay(stage, event);
    stage.sound("wood");
    await stage.play(top, [0, -6, 5, -3, 0].map((turn) => ({ transform: `rotate(${turn}deg)` })), { duration: 280 });
  },
  async drew(stage, { seat, number }) {
    const to = hand(stage, seat);
    await Promise.all(Array.from({ length: number }, (_, nth) => slide(stage, topmost(stage, seat), to, { delay: nth * APART, stays: true })));
  },
  gave: (stage, { seat, card }) => over(stage, seat, card),
  stole: (stage, { seat, card }) => over(stage, 3 - seat, card),
  took: (stage, { seat, card }) => over(stage, 3 - seat, card),
  swapped: (stage, { seat, card, got }) => Promise.all([over(stage, seat, card), over(stage, 3 - seat, got)]),
  async looked(stage, { seat, number }) {
    const backs = [...hand(stage, 3 - seat).children].slice(-number);
    const lifted = [{ transform: "none" }, { transform: "translateY(12px) scale(1.1)" }];
    await Promise.all(backs.map((back) => stage.play(back, lifted, { duration: 240 })));
  },
  discarded: (stage, { seat, card }) => slide(stage, held(stage, seat, card), `pile:${seat}`, { turn: 20, fade: true, duration: 320 }),
  reshuffled: (stage, { seat, card }) =>
    slide(stage, held(stage, seat, card), `pile:${1 + stage.next.species.indexOf(speciesOf(card))}`, { duration: 320 }),
  bound: stress,
  blanked: stress,
  copied: stress,
  // The round lies there while one reads how it ended, then it is swept towards who won it.
  async round(stage, event) {
    const away = event.seat === own(stage) ? 1 : -1;
    declare(stage, event);
    await stage.pause(READ);
    stage.sound("sand");
    const swept = (nth) => ({ transform: `translateY(${away * 160}px) rotate(${nth % 2 ? 9 : -9}deg)`, opacity: 0 });
    await Promise.all(
      [...middle(stage).children].map((card, nth) => stage.play(card, [{ opacity: 1 }, swept(nth)], { duration: 380, delay: nth * 30 })),
    );
  },
  async ended(stage) {
    stage.sound("gull");
    await stage.pause(400);
  },
};
