// The Adventure Pack at a table of Oh Crab!: what lies on the beach and at its borders, what is in force, skills and offers.
import "./adventure/load.js";

export { Beach } from "./adventure/beach.js";
export { Closer, Fact, Force, Kept, More } from "./adventure/table.js";
export { about, ask, can, label, lies, named, spoken, things, waits, words } from "./adventure/telling.js";
export { Glyph } from "./adventure/signs.js";
