// Oh Crab!: a beach of hexes, crabs that race for the sea, and cards whose icons join.
import { unpack } from "../drawing.js";
import { later } from "../parts/later.js";

export { Aid } from "./oh_crab/aid.js";
export { Board } from "./oh_crab/beach.js";
export { doings } from "./oh_crab/doing.js";
export { Hand } from "./oh_crab/kit.js";
export { prepare } from "./oh_crab/pack.js";
export { ask, facts, inks, label, now, reached, things, waits, words } from "./oh_crab/telling.js";

export const Hands = later(() => import("./oh_crab/rivals.js"), "Hands");

// How each of these is seen is fetched when the first of them happens: until then nothing moves.
const MOVING = "moved pushed carried swapped fell stood shell planned discarded gave added joined took round ended".split(" ");
const unseen = (stage, { kind, seat }) => kind === "planned" && seat !== stage.seat; // what others plan is in their hands
const fetched = (kind) => async (stage, event) => unseen(stage, event) || (await import("./oh_crab/moving.js")).motion[kind](stage, event);
export const motion = Object.fromEntries(MOVING.map((kind) => [kind, fetched(kind)]));
for (const kind of "found glittered event challenge counted claw built looked forecast treasure helper skill".split(" ")) {
  motion[kind] = async (stage, event) => (await import("./oh_crab/adventure/moving.js")).motion[kind](stage, event);
}

await unpack("/web/games/oh_crab/symbols.svg"); // the signs of its actions
