// How what happens on the beach is seen to happen.
import { html } from "../../dom.js";
import { Use } from "../../drawing.js";
import { SIDE, x, y } from "./beach.js";

const CELL = 150; // ms to walk a cell, 600 at most
const HOP = "cubic-bezier(.2,1.6,.4,1)";

const crabs = (stage) => stage.board.querySelector(".crabs:not(.st-ghost)");
const put = (stage, id, cell, inset = 0, ink = "") =>
  stage.put(html`<g class=${ink}><${Use} id=${id} x=${x(cell) + inset} y=${y(cell) + inset} width=${100 - 2 * inset} /></g>`);

// Sideways, cell by cell, rocking from one side to the other.
async function walk(stage, { start, end, price }) {
  const [dx, dy] = [x(end) - x(start), y(end) - y(start)];
  const cells = Math.max(Math.abs(dx), Math.abs(dy)) / SIDE;
  const walker = stage.copy(crabs(stage));
  stage.hide(crabs(stage));
  stage.sound("sand");
  const frames = Array.from({ length: 2 * cells + 1 }, (_, step) => {
    const part = step / (2 * cells);
    const rock = [0, 4, 0, -4][step % 4];
    return { transform: `translate(${dx * part}px,${dy * part}px) rotate(${rock}deg)`, easing: "steps(3)" };
  });
  await stage.play(walker, frames, { duration: Math.min(600, CELL * cells) });
  await pay(stage, end, price);
}

// A shrimp for each that is paid jumps overboard.
async function pay(stage, cell, price) {
  await Promise.all(
    Array.from({ length: price }, (_, paid) =>
      stage.play(
        put(stage, "shrimp", cell, 30),
        [
          { transform: "scale(.4)", opacity: 0 },
          { transform: `translate(${14 - 28 * paid}px,-40px) rotate(${paid ? -20 : 20}deg)`, opacity: 1, offset: 0.4 },
          { transform: `translate(${40 - 80 * paid}px,30px) rotate(${paid ? -120 : 120}deg) scale(.5)`, opacity: 0 },
        ],
        { duration: 520, delay: 90 * paid },
      ),
    ),
  );
}

// A card is turned over: four frames, like a zoetrope.
const flip = (stage, element) =>
  stage.play(element, [{ transform: "scaleX(0)" }, { transform: "scaleX(1)" }], { duration: 220, easing: "steps(4)" });

export const motion = {
  async drew(stage, { row }) {
    stage.sound("paper");
    const card = stage.put(html`<${Use} id="tourteau" x="5" y=${y(`a${row}`) + 48} width="46" />`);
    const before = { transform: "translateX(-90px) rotate(-12deg)", opacity: 0 };
    await stage.play(card, [before, { transform: "none", opacity: 1 }], { duration: 260, easing: "cubic-bezier(.2,.8,.2,1)" });
  },
  async appeared(stage, { cell }) {
    stage.sound("pebble");
    await flip(stage, put(stage, "beach-tourteau", cell));
  },
  moved: walk,
  stayed: (stage, { end, price }) => pay(stage, end, price),
  async sprung(stage, { cell }) {
    const trap = put(stage, "beach-tourteau", cell);
    stage.sound("wood");
    await flip(stage, trap);
    const shaken = [0, -7, 6, -4, 0].map((turn) => ({ transform: `rotate(${turn}deg) scale(${turn ? 1.12 : 1})` }));
    await stage.play(trap, shaken, { duration: 280 });
  },
  async freed(stage, { cell }) {
    stage.hide(`cell:${cell}`);
    const brother = put(stage, "crab", cell, 24, "ink-orange");
    stage.sound("pebble");
    await stage.play(
      brother,
      [{ transform: "scale(.2)" }, { transform: "translateY(-46px) scale(1.2)", offset: 0.45 }, { transform: "translateY(0) scale(1)" }],
      { duration: 420, easing: HOP },
    );
  },
  async collected(stage, { cell }) {
    stage.sound("pebble");
    const shrimp = put(stage, "shrimp", cell, 30);
    await stage.play(shrimp, [{ transform: "none" }, { transform: "translateY(-70px) scale(1.4)", opacity: 0 }], { duration: 360 });
  },
  async ended(stage, { reason }) {
    stage.sound(reason === "marche-freed" ? "gull" : "wood");
    await stage.pause(400);
  },
};
