// Crabz: rocks in the surf, and stacks of crabs. The door; the rooms are in games/crabz/.
export { inks } from "./crabz/crab.js";
export { Board } from "./crabz/board.js";
export { Aid } from "./crabz/tower.js";
export { Hand } from "./crabz/hand.js";
export { motion } from "./crabz/motion.js";
export { ask, facts, label, now, things, words } from "./crabz/words.js";
