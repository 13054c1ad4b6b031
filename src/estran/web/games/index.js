// Who draws a game. Each module exports, by these names (only `inks` and `Board` are needed):
//
//   inks(view)                       the ink of each seat, by seat - 1: "red", "blue", "green", "yellow", "orange", "brown"
//   Board({ frame, view, picks })    the board as one <svg class="…">; all that can be meant carries data-thing="cell:c3"
//   Hand({ frame, view, picks })     what the seat holds, as HTML under or beside the board; cards are <button data-thing="card:17">
//   Aid({ frame, view, picks })      a closer look at what is in focus: a tower, the ladder of ranks, the notebook
//   facts(view, seat)                { line, more } of the seat's chip: one fact in words, and small pictures for larger screens
//   now(view)                        a few words for the bar: the turn, the round
//   ask(frame, view)                 the sentence that says what is to be chosen
//   label(choice, view)              what the button of a choice says
//   things(view)                     all that can be meant, for keyboard and screen reader: rows of { thing, label }
//   words(event, view)               the arguments of the event's sentence, beside the event's own fields
//   motion                           for each kind of event how it is shown: async (stage, event) => {}
const MODULES = {
  crabz: () => import("./crabz.js"),
  marche: () => import("./marche.js"),
  poulpe: () => import("./poulpe.js"),
  oh_crab: () => import("./oh_crab.js"),
};

export const artist = (game) => MODULES[game]();
