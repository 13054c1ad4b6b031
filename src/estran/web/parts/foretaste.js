// How a game would look with these options, before it begins, where the server tells.
import { html, useEffect, useState } from "../dom.js";
import { artist } from "../games/index.js";
import { Picks } from "../picking.js";
import { call } from "../wire.js";
import { say } from "../words.js";

// { view, drawn } once it is known, or { trouble } with the sentence that says what is wrong with the options.
export function useForetaste(game, options) {
  const [seen, look] = useState({});
  useEffect(() => {
    let late = false;
    Promise.all([call(`/api/games/${game}/preview`, { options }), artist(game, options)])
      .then(([tried, drawn]) => late || look({ ...tried, drawn }))
      .catch((error) => late || look({ trouble: error.message }));
    return () => (late = true);
  }, [game, JSON.stringify(options)]);
  return seen;
}

// The inks of the seats, as the game gives them out.
export const inksOf = ({ drawn, view }) => drawn?.inks(view) ?? ["red", "blue", "green", "yellow", "brown"];

export function Foretaste({ seen, game, players }) {
  if (seen.trouble) return html`<section class="sheet foretaste"><p class="why" role="alert">${seen.trouble}</p></section>`;
  if (!seen.view) return null;
  const chairs = Array.from({ length: players }, () => ({ kind: "free", name: "", bot: "" }));
  const frame = { game, options: seen.options, chairs, seat: null, turn: [], choices: [], events: [], stage: "waiting", view: seen.view };
  return html`<section class=${`foretaste game-${game}`} aria-label=${say("web-foretaste")}><div class="board">
    <${seen.drawn.Board} frame=${frame} view=${seen.view} picks=${new Picks()} preview=${null} artist=${seen.drawn} />
  </div></section>`;
}
