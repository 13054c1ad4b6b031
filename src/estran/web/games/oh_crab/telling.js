// Oh Crab! in words: chips of the seats, questions, buttons, and what a screen reader meets.
import { html, signal } from "../../dom.js";
import { Icon, player } from "../../drawing.js";
import { language, say } from "../../words.js";
import { cardName, extra, icon, priced, special } from "./cards.js";
import { pack } from "./pack.js";
import { spaces, toSea } from "./place.js";
import { kindsOf, spoken, terrain } from "./terrain.js";

export const INKS = ["red", "orange", "blue", "green", "brown"];
const SPECIAL_ENDS = ["current", "gift", "move"]; // where "enough" is better said otherwise
export const looked = signal(0); // the seat whose cards are looked at

export const STEPS = { forward: "forward", left: "diagonal", right: "diagonal" }; // the moves, by their notation

export const inks = (view) => view.seats.map((seat) => seat.crabs[0]);
const coloured = (colour) => say("oh-crab-crab", { crab: say("oh-crab-table-crab", { crab: colour }) });
export const capital = (words) => words[0].toLocaleUpperCase(language.value) + words.slice(1);

// Who has but one crab is called by name, wherever it is told of; of two, each goes by its colour.
export function crabName(frame, view, colour) {
  const { seat } = view.crabs.find((crab) => crab.colour === colour);
  return view.seats[seat - 1].crabs.length > 1 ? coloured(colour) : player(frame, seat);
}

// -- seats

export const facts = (view, seat) => ({ line: view.modules ? html`${reached(view, seat)}<${pack.Fact} view=${view} seat=${seat} />` : reached(view, seat), more: html`<${More} view=${view} seat=${seat} />` });

// How far each crab of a seat has come: in words, at the end too.
export function reached(view, seat) {
  const fact = (crab) => {
    const is = crab.cell === "sea" ? "home" : crab.down ? "down" : "up";
    return say("web-oh-crab-fact", { distance: spaces(toSea(view.board, crab.cell)), crab: is });
  };
  return view.crabs.filter((crab) => crab.seat === seat && crab.cell).map(fact).join(" · ");
}

function More({ view, seat }) {
  const one = view.seats[seat - 1];
  const look = (event) => {
    event.stopPropagation();
    looked.value = looked.value === seat ? 0 : seat;
  };
  const cards = say("web-oh-crab-look", { cards: one.hand, shells: one.shells });
  const said = view.modules ? `${cards}. ${pack.spoken(view, seat)}` : cards;
  return html`<button class="facts" onClick=${look} aria-pressed=${looked.value === seat ? "true" : "false"} aria-label=${said}>
    ${one.crabs.slice(1).map((ink) => html`<${Icon} id=${`crab-${ink}`} class=${`ink-${ink}`} />`)}
    <${Icon} id="oc-cards" /><b>${one.hand}</b><${Icon} id="shell" /><b>${one.shells}</b>
    ${one.planned && html`<${Icon} id="oc-planned" label=${say("web-oh-crab-planned")} />`}
    ${view.chef === seat && html`<${Icon} id="chef" label=${say("web-oh-crab-chef")} class=${view.chef_used ? "spent" : null} />`}
    ${view.modules && html`<${pack.More} view=${view} seat=${seat} />`}
    ${one.rests && html`<span>${say("web-oh-crab-rests")}</span>`}
  </button>`;
}

// Who has all crabs in the sea has seen to it that this round is the last.
export function now(view) {
  const home = view.seats.some((_, index) => view.crabs.every((crab) => crab.seat !== index + 1 || crab.cell === "sea"));
  return say(home ? "web-oh-crab-last-round" : "web-oh-crab-round", { round: view.round });
}

// -- questions and buttons

export const waits = (frame, view, others) => (view.modules ? pack.waits(frame, view, others) : null);

export function ask(frame, view) {
  const step = view.steps.at(-1) ?? {};
  return (view.modules && pack.ask(frame, view)) || say("web-oh-crab-ask", {
    owes: view.owes,
    special: step.special ? special(view, step.special).name : "",
    crab: step.crab ? crabName(frame, view, step.crab) : "",
    cards: step.cards ?? 1,
    track: view.seats[(frame.seat || 1) - 1].track.length,
    can: view.owes === "act" ? doable(frame, view) : "",
  });
}

// What a turn has left, in a row: each kind of move once, each action by its name.
function doable(frame, view) {
  const said = (choice) => {
    const named = ["special", "extra"].includes(choice.verb) ? label(choice, view, frame) : "";
    return (view.modules && pack.can(choice, view)) || say("web-oh-crab-can", { what: STEPS[choice.notation] ?? choice.verb, named });
  };
  const all = frame.choices.filter((choice) => choice.verb !== "end").map(said);
  return new Intl.ListFormat(language.value, { type: "disjunction" }).format(new Set(all)) || "none";
}

export const label = (choice, view, frame) => (view.modules && pack.label(choice, view, frame)) || plainly(choice, view, frame);

function plainly(choice, view, frame) {
  const { verb, notation } = choice;
  const name = notation.slice(notation.indexOf(" ") + 1);
  const thing = choice.things.at(-1)?.split(":")[1] ?? "";
  const cost = view.prices?.[name] ?? view.extras.find((one) => one.face === name)?.cost ?? 0;
  if (verb === "special") return say("web-oh-crab-special", { special: special(view, name).name, cards: priced(view, name) ? 1 : 0 });
  if (verb === "extra") return say("web-oh-crab-extra", { extra: extra(view, name).name, shells: cost });
  if (verb === "add") return say("web-oh-crab-add", { side: view.seats[view.turn - 1]?.track.length === 0 ? "only" : thing });
  if (verb === "move" && STEPS[notation]) return say("web-oh-crab-step", { step: STEPS[notation], to: place(view.board.spaces[thing] ? thing : "sea") });
  if (verb === "place") return say("web-oh-crab-do", { verb, what: name });
  const more = notation === "stand chef" ? "-chef" : verb === "done" && SPECIAL_ENDS.includes(view.owes) ? `-${view.owes}` : "";
  return say("web-oh-crab-do", { verb: verb + more, what: meant(view, frame, verb, name, thing) });
}

// What a choice is about: a card, an icon, a crab, or the space where it leads.
function meant(view, frame, verb, name, thing) {
  if (verb === "take") return cardName(view, view.market[thing - 1]?.[0]);
  if (["plan", "keep", "discard", "give", "snack"].includes(verb)) return cardName(view, name.split(" ")[0]);
  if (verb === "use" || verb === "stand") return icon(name);
  const crab = verb === "stay" ? thing.split("-")[0] : thing;
  return INKS.includes(crab) ? crabName(frame, view, crab) : place(view.board.sea.includes(thing) ? "sea" : thing);
}

// -- what can be meant, in words: the sea first, then row by row toward the land, then the crabs

export function things(view) {
  const { board } = view;
  const names = [...board.sea, ...Object.keys(board.spaces)];
  const rowOf = (name) => board.rows + 1 - Math.ceil(name.slice(1) / 2);
  const rows = Array.from({ length: board.rows + 1 }, (_, row) => names.filter((name) => rowOf(name) === row));
  const crab = (one) => ({ thing: `crab:${one.colour}`, label: `${spokenCrab(one)}. ${place(one.cell)}` });
  const crabs = view.crabs.filter((one) => one.cell).map(crab);
  return [...rows.map((row) => row.map((name) => ({ thing: `cell:${name}`, label: spaceLabel(view, name) }))), crabs, ...(view.modules ? pack.things(view) : [])].filter((row) => row.length);
}

function spaceLabel(view, name) {
  const crab = view.crabs.find((one) => one.cell === name);
  const { arrow, price } = view.board.spaces[name] ?? {};
  const flows = () => say("web-oh-crab-flows", { to: place(arrow) });
  const kind = price ? terrain(view, "shortcut", name) : arrow ? flows() : spoken(view.board, name);
  const who = crab ? spokenCrab(crab) : "";
  const far = kindsOf(view.board, name)[0] === "sea" ? "" : say("web-oh-crab-to-sea", { distance: spaces(toSea(view.board, name)) });
  return [name, kind.replace(/\.$/, ""), ...(view.modules ? pack.lies(view, name) : []), who, far].filter(Boolean).join(". ");
}

const spokenCrab = (crab) => capital(coloured(crab.colour)) + (crab.down ? `, ${say("web-oh-crab-down")}` : "");
export const place = (name) => (name === "sea" ? say("oh-crab-sea") : name);

// -- what happened

export function words(event, view, frame) {
  const said = {};
  if ("card" in event) said.card = event.card ? cardName(view, event.card) : say("oh-crab-a-card");
  for (const field of ["crab", "other"]) if (field in event) said[field] = ["placed", "activated"].includes(event.kind) ? coloured(event[field]) : crabName(frame, view, event[field]);
  if (said.crab && !("seat" in event && event.kind !== "escaped") && event.kind !== "carried") said.crab = capital(said.crab);
  if (said.card && event.kind === "refilled") said.card = capital(said.card);
  if ("chef" in event) said.chef = player(frame, event.chef);
  for (const field of ["start", "end"]) if (field in event) said[field] = place(event[field]);
  if ("icon" in event) said.icon = icon(event.icon);
  if ("special" in event) said.special = special(view, event.special).name;
  if ("face" in event) said.face = extra(view, event.face)?.name ?? event.face;
  return view.modules ? { ...said, ...pack.words(event, view, frame) } : said;
}
