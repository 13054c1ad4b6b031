// The Adventure Pack, where it is played: nothing of it is fetched for other games.
export const pack = {}; // what adventure.js exports, once it is there
export const MODULES = ["surprises", "events", "challenges", "asymmetry"]; // in the order in which one learns them

// Before a table with these options is drawn.
export async function prepare(options = {}) {
  if (MODULES.some((module) => (options[module] ?? "off") !== "off")) Object.assign(pack, await import("./adventure.js"));
}
