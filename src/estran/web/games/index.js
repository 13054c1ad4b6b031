// Who draws a game. What such a module exports, and the stage on which its motion is played: docs/add-a-game.md, "Draw it in the browser".
// Beside it style/<game>.css is loaded, and words/<game>.ftl with the words that only the browser needs.
import { dress } from "../drawing.js";
import { load } from "../words.js";

const MODULES = {
  crabz: () => import("./crabz.js"),
  marche: () => import("./marche.js"),
  poulpe: () => import("./poulpe.js"),
  oh_crab: () => import("./oh_crab.js"),
};

let worn = ""; // the game whose style is in force

// The module of a game, once its words and its style are there too, and what a table with these options needs besides.
export async function artist(game, options) {
  worn = game;
  const [drawn] = await Promise.all([
    MODULES[game](),
    dress(game),
    load(`/words/${game}.ftl`),
    load(`/web/words/${game}.ftl`),
  ]);
  await drawn.prepare?.(options);
  undress();
  return drawn;
}

// There is one game on a page at a time, and games may give the same name to different things.
function undress() {
  for (const game of Object.keys(MODULES)) {
    const sheet = document.querySelector(`link[href$="/${game}.css"]`)?.sheet;
    if (sheet) sheet.disabled = game !== worn;
  }
}
