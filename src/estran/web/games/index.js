// Who draws a game. Each module exports, by these names (only `inks` and `Board` are needed):
//
//   inks(view)                       the ink of each seat, by seat - 1: "red", "blue", "green", "yellow", "orange", "brown"
//   emblem(view, seat)               the block that stands for a seat in chips and log, where that is not the crab of its ink
//   Board({ frame, view, picks, preview, told })
//                                    the board as one <svg class="…">; all that can be meant carries data-thing="cell:c3"; `preview` is
//                                    null or { choice, events }: what would happen if the thing in focus were clicked (80 % ghosts, prices
//                                    on tags); `told`, where given, is all that happened, for the tracks of moves not answered yet
//   Hand({ frame, view, picks })     what the seat holds, as HTML under or beside the board; cards are <button data-thing="card:17">
//   Aid({ frame, view, picks })      a closer look at what is in focus: a tower, the ladder of ranks, the notebook
//   facts(view, seat)                { line, more, out } of the seat's chip: one fact in words, small pictures for larger screens, whether
//                                    it is out
//   now(view)                        a few words for the bar: the turn, the round
//   ask(frame, view, picks)          the sentence that says what is to be chosen; `picks`, where given, knows what was clicked so far
//   label(choice, view)              what the button of a choice says
//   things(view)                     all that can be meant, for keyboard and screen reader: rows of { thing, label }
//   words(event, view)               the arguments of the event's sentence, beside the event's own fields
//   motion                           for each kind of event how it is shown: motion[kind] is async (stage, event) => {}
//
// Beside it style/<game>.css is loaded, and words/<game>.ftl with the words that only the browser needs.
//
// The stage on which motion is played (parts/motion.js). Events are played one after the other on the view as it was; then the new view is
// drawn, all animations are cancelled and the layer is emptied, so a motion need not tidy up. A click or a key cuts everything short:
// never hold a state of your own.
//   stage.board                      the board's <svg>
//   stage.view, stage.next           the view that is drawn, and the one that comes
//   stage.seat                       whose eyes these are, or null
//   stage.at(thing)                  the element with that data-thing on board or hand, or null
//   stage.center(thing)              its centre { x, y } in board units, or null (elements are taken too; cards of the hand may lie outside
//                                    the board)
//   stage.layer                      an empty <g> above the board, in board units, for things in flight; nothing there is clipped by the
//                                    board
//   stage.copy(thing)                a copy of it in the layer, at the same place: a <g> whose transform is still free, about its own
//                                    centre (a card of the hand is copied too); give a thing or an element
//   stage.put(html`<...>`)           something new in the layer: a <g> likewise
//   stage.hide(thing)                unseen until the new view comes: the original of what flies
//   await stage.play(element, keyframes, { duration, easing, delay })
//                                    a Web Animation, as fast as chosen; its end stays until the new view. Under reduced motion and when
//                                    motion is off it is over at once: do not look at the clock yourself. Lengths in CSS transforms are
//                                    board units as px
//   await stage.pause(milliseconds)  as fast as chosen, too
//   stage.sound(name)                "wood", "pebble", "sand", "paper" or "gull": one a verb, unheard unless switched on
import { dress } from "../drawing.js";
import { load } from "../words.js";

const MODULES = {
  crabz: () => import("./crabz.js"),
  marche: () => import("./marche.js"),
  poulpe: () => import("./poulpe.js"),
  oh_crab: () => import("./oh_crab.js"),
};

let worn = ""; // the game whose style is in force

// The module of a game, once its words and its style are there too.
export async function artist(game) {
  worn = game;
  const [drawn] = await Promise.all([
    MODULES[game](),
    dress(game),
    load(`/words/${game}.ftl`),
    load(`/web/words/${game}.ftl`),
  ]);
  undress();
  return drawn;
}

// There is one game on a page at a time, and games may give the same name to different things.
function undress() {
  for (const link of document.querySelectorAll("link[rel=stylesheet]")) {
    const game = /(\w+)\.css$/.exec(link.href)[1];
    if (game in MODULES && link.sheet) link.sheet.disabled = game !== worn;
  }
}
