// The Adventure Pack in words: questions, buttons, what a screen reader meets, what happened.
import { player } from "../../../drawing.js";
import { language, say } from "../../../words.js";
import { cardName } from "../cards.js";
import { capital, crabName } from "../telling.js";
import { nameOf, textOf } from "./signs.js";

const OFFERS = { offer: "", steer: "cork", pick: "forecaster", dig: "hunter" }; // steps that a skill asks for
const ASKED = ["choose", "trophy", "spy", "recall", "build", "pull", ...Object.keys(OFFERS)];
const list = (names) => new Intl.ListFormat(language.value).format(names);
const last = (view) => view.steps.at(-1) ?? {};
const skillOf = (view) => last(view).skill || OFFERS[view.owes] || "";

// -- questions

// What is asked, where the base game does not ask it.
export function ask(frame, view) {
  if (!ASKED.includes(view.owes)) return "";
  const step = last(view);
  const skill = skillOf(view);
  const asks = say("web-oh-crab-pack-ask", {
    owes: view.owes === "offer" ? step.skill : view.owes,
    player: view.turn ? player(frame, view.turn) : "",
    shells: step.shells ?? 0,
    left: step.left ?? 1,
    crabs: view.crabs.length / view.seats.length,
    token: view.owes === "dig" ? dug(view, step.token) : "",
  });
  return view.owes === "offer" || view.owes === "steer" ? `${asks} ${nameOf(view, "skill", skill)}${say("web-oh-crab-pack-colon")}${textOf(view, "skill", skill)}` : asks;
}

// What was dug up, which its digger has seen.
function dug(view, number) {
  const cells = Object.keys(view.board.spaces).filter((name) => view.board.spaces[name].kinds.includes("surprise"));
  const { is } = view.tokens.find((token) => token.cell === cells[number]) ?? {};
  return is ? `${nameOf(view, "token", is)}${say("web-oh-crab-pack-colon")}${textOf(view, "token", is)}` : say("web-oh-crab-pack-token", { how: "down" });
}

// Whom the others wait for, and why, while somebody is asked out of turn.
export function waits(frame, view, others) {
  if (view.owes === "choose" || !ASKED.includes(view.owes)) return null;
  const skill = skillOf(view);
  const what = skill ? nameOf(view, "skill", skill) : say("web-oh-crab-pack-waits-for", { owes: view.owes });
  return say("web-oh-crab-pack-waits", { players: list(others.map((seat) => player(frame, seat))), what });
}

// One of the things that a turn still has, in a row of them; nothing where the base game has words for it.
export function can({ verb, things }, view) {
  if (verb === "reveal" || verb === "chef-ahead") return say("web-oh-crab-pack-can", { what: verb, named: "" });
  const [sort, id] = things[0].split(":");
  return sort === "treasure" || sort === "skill" ? say("web-oh-crab-pack-can", { what: "use", named: nameOf(view, sort, id) }) : "";
}

// -- buttons

// What a thing of the pack is called, where it is only the first of what is to be clicked.
export function named(view, thing) {
  const [sort, id] = thing.split(":");
  return sort === "skill" || sort === "treasure" ? nameOf(view, sort, id) : "";
}

// What is told of it in smaller letters on its button.
export function about(view, sort, id) {
  if (sort === "omen" || sort === "reward") return textOf(view, sort, id);
  const crab = sort === "skill" && view.crabs.find((one) => one.skill === id);
  return crab ? say("web-oh-crab-pack-claws", { claws: crab.claws }) : "";
}

// What the button of a choice says, where the base game has no words for it.
export function label(choice, view, frame) {
  const { verb, notation, things } = choice;
  const names = things.map((thing) => thing.split(":"));
  const [sort, id] = names.at(-1);
  const said = (what, more = {}) => say("web-oh-crab-pack-do", { verb: what, what: "", crab: "", ...more });
  if (verb === "choose") return chosen(view, names.map(([, skill]) => skill), frame);
  if (verb === "done") return ASKED.includes(view.owes) ? said(`done-${view.owes}`) : "";
  if (verb === "accept") return said(`accept-${id}`, { what: view.turn ? player(frame, view.turn) : "" });
  if (["reveal", "unearth"].includes(verb)) return said(verb);
  if (verb === "chef-ahead" || verb === "push-back" || verb === "build") return said(verb, { what: id });
  if (verb === "recall") return said(verb, { what: cardName(view, id) });
  if (verb === "spy") return said(verb, { what: elementName(sort === "cell" ? id : `${sort} ${id}`) });
  if (["pick", "reward", "treasure"].includes(verb)) return said(verb, { what: nameOf(view, verb === "pick" ? "omen" : verb, id) });
  if (!verb.startsWith("skill-")) return "";
  const skill = nameOf(view, "skill", names[0][1]);
  if (sort === "skill") return said("skill", { what: skill });
  if (sort === "track") return said(`weave-${id}`, { what: cardName(view, names[1][1]) });
  const on = sort === "crab" ? crabName(frame, view, id) : sort === "market" ? cardName(view, view.market[id - 1]?.[0]) : id;
  return said("skill-on", { what: skill, crab: on });
}

function chosen(view, skills, frame) {
  const names = skills.map((skill) => nameOf(view, "skill", skill));
  if (skills.length < 2) return say("web-oh-crab-pack-do", { verb: "choose", what: names[0], crab: "" });
  const crabs = view.seats[(frame.seat || 1) - 1].crabs;
  return list(names.map((what, index) => say("web-oh-crab-pack-do", { verb: "choose-for", what, crab: say("oh-crab-table-crab", { crab: crabs[index] }) })));
}

// -- what can be meant, and what lies where

const elementName = (name) => {
  const [sort, number] = name.split(" ");
  return number ? say("web-oh-crab-pack-element", { sort, number }) : sort;
};

// The cards at the borders, as rows for the keyboard and who cannot see them.
export function things(view) {
  return ["event", "challenge"].map((sort) => (view[`${sort}_cards`] ?? []).map((card, index) => ({
    thing: `${sort}:${index + 1}`,
    label: `${elementName(`${sort} ${index + 1}`)}${say("web-oh-crab-pack-colon")}${card.is ? `${nameOf(view, sort, card.is)}. ${textOf(view, sort, card.is)}` : say("web-oh-crab-pack-hidden")}`,
  }))).filter((row) => row.length);
}

// What of the pack is on a space, in a few words each.
export function lies(view, cell) {
  const token = (view.tokens ?? []).find((one) => one.cell === cell);
  const how = token && (token.treasure ? "treasure" : "down");
  return [
    ...(token ? [token.is ? nameOf(view, "token", token.is) : say("web-oh-crab-pack-token", { how })] : []),
    ...((view.built ?? []).includes(cell) ? [say("web-oh-crab-pack-built")] : []),
  ];
}

// How a seat stands with its skills, in a few words.
export function fact(view, seat) {
  if (view.owes === "choose") return say("web-oh-crab-pack-chooses", { chosen: view.seats[seat - 1].has_chosen ? "yes" : "no" });
  return view.crabs.filter((crab) => crab.seat === seat && crab.skill).map((crab) => `${nameOf(view, "skill", crab.skill)} ${crab.claws}`).join(" · ");
}

// All that a seat has of the pack, for who cannot see the pictures.
export function spoken(view, seat) {
  const { treasures = [] } = view.seats[seat - 1];
  const skills = view.crabs.filter((crab) => crab.seat === seat && crab.skill)
    .map((crab) => `${nameOf(view, "skill", crab.skill)}, ${say("web-oh-crab-pack-claws", { claws: crab.claws })}`);
  const helps = view.helper === seat ? [say("web-oh-crab-pack-helper")] : [];
  return [...skills, ...treasures.map((id) => nameOf(view, "token", id)), ...helps].join(". ");
}

// -- what happened

export function words(event, view, frame) {
  const said = {};
  for (const sort of ["token", "event", "challenge", "reward", "skill"]) if (event[sort]) said[sort] = nameOf(view, sort, event[sort]);
  if (event.events) said.events = list(event.events.map((id) => nameOf(view, "event", id)));
  if (event.skills) said.skills = list(event.skills.map((id) => nameOf(view, "skill", id)));
  if (event.element) said.element = elementName(event.element);
  if (event.kind === "looked") said.what = event.what ? nameOf(view, /^[a-g]/.test(event.element) && !event.element.includes(" ") ? "token" : event.element.split(" ")[0], event.what) : "nothing";
  for (const field of ["first", "second"]) if (Array.isArray(event[field])) said[field] = list(event[field].map((seat) => player(frame, seat))) || "nobody";
  if (Array.isArray(event.counts)) said.counts = list(event.counts.map((count, index) => (count < 0 ? "" : `${player(frame, index + 1)} ${count}`)).filter(Boolean)); // who has left counts for nothing
  if (["found", "regained", "skill"].includes(event.kind)) said.crab = capital(crabName(frame, view, event.crab));
  return said;
}
