// How what happens is seen: crabs walk, push, topple, stand up and dive; cards and shells find their way. Times are those of the look.
import { html } from "../../dom.js";
import { Use } from "../../drawing.js";
import { afloat, ashore, center } from "./place.js";

const PUSH = "cubic-bezier(.3,0,.2,1)";
const TOPPLE = "cubic-bezier(.3,1.5,.5,1)";
const RISE = "cubic-bezier(.2,1.4,.4,1)";
const DIVE = "cubic-bezier(.5,0,.9,.4)";
const DEAL = "cubic-bezier(.2,.8,.2,1)";
const JOIN = "cubic-bezier(.2,1.6,.4,1)";
const part = (stage, colour, name) => stage.at(`crab:${colour}`)?.querySelector(`.${name}`);
const crabOf = (stage, colour) => stage.view.crabs.find((one) => one.colour === colour);

// Where a crab is drawn, and where an event brings it, as a way from there.
function way(stage, colour, name) {
  const crab = crabOf(stage, colour);
  const float = afloat(stage.view.board, stage.view.crabs.indexOf(crab));
  const home = crab.cell === "sea" ? float : center(stage.view.board, crab.cell);
  const there = name === "sea" ? float : center(stage.view.board, name);
  return { x: there.x - home.x, y: there.y - home.y };
}

const shift = ({ x, y }, more = "") => ({ transform: `translate(${x}px, ${y}px) ${more}` });

async function slide(stage, colour, start, end, options, between = []) {
  const [from, to] = [way(stage, colour, start), way(stage, colour, end)];
  const points = between.map((turn, index) => {
    const share = (index + 1) / (between.length + 1);
    return shift({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }, `rotate(${turn}deg)`);
  });
  await stage.play(part(stage, colour, "slide"), [shift(from), ...points, shift(to)], options);
}

const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y) / 87.6;

async function moved(stage, event) {
  if (event.end === "sea") return dive(stage, event);
  const steps = Math.max(1, Math.round(distance(way(stage, event.crab, event.start), way(stage, event.crab, event.end))));
  stage.sound("sand");
  const rock = Array.from({ length: steps * 2 - 1 }, (_, index) => (index % 2 ? 4 : -4));
  const pace = { duration: Math.min(600, 150 * steps + 60), easing: `steps(${3 * steps})` };
  await slide(stage, event.crab, event.start, event.end, pace, rock);
}

// The pusher stops at contact; then the pushed slides.
async function pushed(stage, event) {
  await stage.pause(60);
  stage.sound("wood");
  if (event.end === "sea") return dive(stage, event);
  await slide(stage, event.crab, event.start, event.end, { duration: 180, easing: PUSH });
}

async function carried(stage, event) {
  stage.sound("sand");
  if (event.end === "sea") return dive(stage, event);
  await slide(stage, event.crab, event.start, event.end, { duration: 520, easing: "ease-in-out" }, [6, -6, 4]);
}

async function dive(stage, event) {
  stage.sound("sand");
  const edge = ashore(stage.view.board, event.start);
  const foam = stage.put(html`<g><${Use} id="oc-wave" x=${edge.x - 50} y=${edge.y - 12} width="100" height="40" /></g>`);
  stage.play(foam, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], { duration: 420 });
  await slide(stage, event.crab, event.start, "sea", { duration: 420, easing: DIVE }, [-8, 10]);
}

async function swapped(stage, event) {
  const [one, other] = [event.crab, event.other].map((colour) => crabOf(stage, colour).cell);
  if (one === "sea" || other === "sea") return;
  stage.sound("sand");
  await Promise.all([
    slide(stage, event.crab, one, other, { duration: 260, easing: PUSH }),
    slide(stage, event.other, other, one, { duration: 260, easing: PUSH }),
  ]);
}

const posed = (...poses) => poses.map((transform) => ({ transform }));

async function fell(stage, event) {
  stage.sound("wood");
  const poses = posed("rotate(0)", "translateY(-14px) rotate(110deg)", "rotate(180deg)");
  await stage.play(part(stage, event.crab, "body"), poses, { duration: 320, easing: TOPPLE });
}

async function stood(stage, event) {
  stage.sound("wood");
  const poses = posed("rotate(0)", "translateY(-10px) rotate(-70deg)", "rotate(-180deg)");
  await stage.play(part(stage, event.crab, "body"), poses, { duration: 240, easing: RISE });
}

// -- shells and cards

// Rises from the crab that took it, toward who owns it.
async function shell(stage, event) {
  const own = stage.next.crabs.filter((one) => one.seat === event.seat);
  const crab = own.find((one) => one.colour === stage.next.crab) ?? own[0];
  if (!crab?.cell) return;
  const { x, y } = crab.cell === "sea" ? afloat(stage.view.board, stage.next.crabs.indexOf(crab)) : center(stage.view.board, crab.cell);
  stage.sound("pebble");
  const flying = stage.put(html`<${Use} id="shell" x=${x - 20} y=${y - 20} width="40" />`);
  const rises = [0, -46, -70].map((up) => ({ transform: `translateY(${up}px)`, opacity: up < -50 ? 0 : 1 }));
  await stage.play(flying, rises, { duration: 360, easing: DEAL });
}

// Cards of one's own are in the page and go where they belong; those of others are not shown, and make only their sound.
async function leave(stage, event, transform, duration) {
  stage.sound("paper");
  if (event.seat !== stage.seat || !event.card) return;
  await stage.play(stage.at(`card:${event.card}`), gone(transform), { duration, easing: DEAL });
}

const gone = (transform) => [{ transform: "none", opacity: 1 }, { transform, opacity: 0.1 }];
const planned = (stage, event) => leave(stage, event, "translateY(-18px) rotateY(90deg)", 220);
const discarded = (stage, event) => leave(stage, event, "translateY(26px) rotate(7deg)", 200);
const gave = discarded;

// The card comes to its end of the track; the halves that meet jump once.
async function added(stage, event) {
  stage.sound("paper");
  if (event.seat !== stage.seat) return;
  const from = `translate(${event.side === "left" ? -30 : 30}px, -8px)`;
  await stage.play(stage.at(`track:${event.side}`), posed(from, "none"), { duration: 180, easing: DEAL });
}

async function joined(stage, event) {
  stage.sound("pebble");
  if (event.seat !== stage.seat) return;
  const strip = stage.board.ownerDocument.querySelector(".p-track .strip");
  await stage.play(strip, posed("scale(1)", "scale(1.02)", "scale(1)"), { duration: 260, easing: JOIN });
}

async function took(stage, event) {
  stage.sound("paper");
  const pile = stage.at(`market:${event.slot || "pile"}`);
  await stage.play(pile, gone("translateY(-22px) rotate(-3deg)"), { duration: 200, easing: DEAL });
}

// The chef's hat goes from the last round's first to the next one's.
async function round(stage, event) {
  const crab = (seat) => stage.next.crabs.find((one) => one.seat === seat && one.cell && one.cell !== "sea");
  const [from, to] = [crab(stage.view.chef), crab(event.chef)].map((one) => one && center(stage.view.board, one.cell));
  if (!from || !to || stage.view.chef === event.chef) return;
  stage.sound("paper");
  const hat = stage.put(html`<${Use} id="chef" x=${from.x - 20} y=${from.y - 60} width="40" />`);
  const [x, y] = [to.x - from.x, to.y - from.y];
  const way = [shift({ x: 0, y: 0 }), shift({ x: x / 2, y: Math.min(0, y) - 50 }, "rotate(20deg)"), shift({ x, y })];
  await stage.play(hat, way, { duration: 520, easing: PUSH });
}

async function ended(stage) {
  stage.sound("gull");
}

export const motion = { moved, pushed, carried, swapped, fell, stood, shell, planned, discarded, gave, added, joined, took, round, ended };
