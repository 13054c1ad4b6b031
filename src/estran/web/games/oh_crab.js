// Oh Crab!: a beach of hexes, crabs that race for the sea, and cards whose icons join.
import { unpack } from "../drawing.js";

export { Aid } from "./oh_crab/aid.js";
export { Board } from "./oh_crab/beach.js";
export { doings } from "./oh_crab/doing.js";
export { Hand } from "./oh_crab/kit.js";
export { motion } from "./oh_crab/moving.js";
export { ask, facts, inks, label, now, things, words } from "./oh_crab/telling.js";

await unpack("/web/games/oh_crab/symbols.svg"); // the signs of its actions
