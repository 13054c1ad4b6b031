// How what happens with the Adventure Pack is seen: signs rise from where it happens, cards turn in the middle of the beach.
import { html } from "../../../dom.js";
import { Use } from "../../../drawing.js";
import { afloat, center, sizeOf } from "../place.js";
import { nameOf, signOf } from "./signs.js";

const DEAL = "cubic-bezier(.2,.8,.2,1)";
const DISC = "M-14-34 14-34 34-14 34 14 14 34-14 34-34 14-34-14Z";
const PLATE = "M-130-72 128-75 131 70-127 74Z";

// Where a seat's crab is, or this one.
function crabAt(stage, seat, colour) {
  const { crabs, board } = stage.view;
  const crab = crabs.find((one) => (colour ? one.colour === colour : one.seat === seat && one.cell));
  if (!crab?.cell) return null;
  return crab.cell === "sea" ? afloat(board, crabs.indexOf(crab)) : center(board, crab.cell);
}

// A sign on a disc that turns as a coin does, then rises.
async function rise(stage, at, sign, sound = "pebble") {
  if (!at) return;
  stage.sound(sound);
  const coin = stage.put(html`<g class="token up" transform=${`translate(${at.x} ${at.y})`}><path class="face" d=${DISC} /><${Use} id=${sign} x="-22" y="-22" width="44" /></g>`);
  await stage.play(coin, [{ transform: "scaleX(.1)" }, { transform: "scaleX(1)" }], { duration: 220, easing: "steps(4)" });
  await stage.play(coin, [{ transform: "none", opacity: 1 }, { transform: "translateY(-14px)", opacity: 1, offset: 0.6 }, { transform: "translateY(-44px)", opacity: 0 }], { duration: 480, easing: DEAL });
}

// A card that is turned up, large enough to be read, in the middle of what is seen of the beach.
async function turned(stage, sort, ids) {
  stage.sound("paper");
  const { top, width, height } = sizeOf(stage.view.board);
  const box = stage.board.getBoundingClientRect();
  const seen = stage.board.closest(".board").getBoundingClientRect();
  const middle = ((seen.top + Math.min(seen.bottom, innerHeight)) / 2 - box.top) / (box.height / height);
  const at = (index) => `translate(${width / 2} ${top + middle + (index - (ids.length - 1) / 2) * 160})`;
  const card = (id, index) => html`<g class=${`border-card turned ${sort}`} transform=${at(index)}>
    <path class="under" d=${PLATE} transform="translate(3 4)" /><path class="face" d=${PLATE} />
    <${Use} id=${signOf(sort, id)} x="-32" y="-62" width="64" /><text y="46" textLength=${nameOf(stage.next, sort, id).length > 13 ? 232 : null} lengthAdjust="spacingAndGlyphs">${nameOf(stage.next, sort, id)}</text></g>`;
  const shown = stage.put(html`<g>${ids.map(card)}</g>`);
  await stage.play(shown, [{ transform: "scaleX(.05)" }, { transform: "none" }], { duration: 220, easing: "steps(4)" });
  await stage.pause(650);
  await stage.play(shown, [{ opacity: 1 }, { opacity: 0 }], { duration: 200 });
}

const found = (stage, { cell, token }) => rise(stage, center(stage.view.board, cell), signOf("token", token));
const built = (stage, { cell }) => rise(stage, center(stage.view.board, cell), "ap-wall", "wood");
const looked = (stage, { element }) => rise(stage, element.includes(" ") ? stage.center(element.replace(" ", ":")) : center(stage.view.board, element), "ap-spyglass", "paper");

async function counted(stage, { first }) {
  await Promise.all(first.map((seat) => rise(stage, crabAt(stage, seat), "ap-cup")));
}

export const motion = {
  found,
  glittered: found,
  built,
  looked,
  counted,
  event: (stage, { event }) => turned(stage, "event", [event]),
  challenge: (stage, { challenge }) => turned(stage, "challenge", [challenge]),
  forecast: (stage, { events }) => turned(stage, "event", events),
  claw: (stage, { seat, crab, skill }) => rise(stage, crabAt(stage, seat, crab), signOf("skill", skill), "wood"),
  skill: (stage, { seat, crab, skill }) => rise(stage, crabAt(stage, seat, crab), signOf("skill", skill), "paper"),
  treasure: (stage, { seat, token }) => rise(stage, crabAt(stage, seat), signOf("token", token)),
  helper: (stage, { seat }) => rise(stage, crabAt(stage, seat), "ap-helper", "paper"),
};
