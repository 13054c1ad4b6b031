// Beside the beach: what is in force, with its words; the challenge with its counts and rewards; skills and kept treasures.
import { html } from "../../../dom.js";
import { Icon, player } from "../../../drawing.js";
import { say } from "../../../words.js";
import { extra } from "../cards.js";
import { Glyph, nameOf, textOf } from "./signs.js";
import { fact } from "./telling.js";

const ink = (view, seat) => view.seats[seat - 1].crabs[0];

export function Force(parts) {
  const { view, frame } = parts;
  const own = view.seats[(frame.seat || 0) - 1];
  return html`
    ${own && view.owes === "choose" && own.dealt.length > 0 && html`<${Choosing} ...${parts} own=${own} />`}
    ${(view.modules.events || view.modules.challenges || has(view, frame.seat)) && html`<section class="sheet part p-pack" aria-label=${say("web-oh-crab-pack-part")}>
      ${has(view, frame.seat) && html`<${Mine} ...${parts} own=${own} />`}
      <ul class="force">
        ${view.modules.events && html`<${InForce} view=${view} frame=${frame} />`}
        ${view.modules.challenges && html`<${Challenge} ...${parts} />`}
      </ul>
    </section>`}`;
}

// Whether a seat has anything of the pack before it.
const has = (view, seat) => view.seats[seat - 1]?.treasures?.length > 0 || view.crabs.some((crab) => crab.seat === seat && crab.skill);

// -- the event, and what is known to come

function InForce({ view, frame }) {
  const omens = (view.omens ?? []).filter((id) => !view.event_cards.some((card) => card.up && card.is === id));
  return html`<li class=${`event${view.event ? "" : " none"}`}>
    <${Glyph} sort="event" id=${view.event || "glitter"} />
    <p><b>${view.event ? nameOf(view, "event", view.event) : say("web-oh-crab-pack-no-event")}</b>${" "}
      ${view.event && textOf(view, "event", view.event)}
      ${view.broken && html` <b>${extra(view, view.broken).name}</b>`}
      ${view.helper > 0 && html` <b>${say("web-oh-crab-pack-helped", { player: player(frame, view.helper) })}</b>`}
      ${omens.length > 0 && html`<small>${say("web-oh-crab-pack-omens")}${" "}${omens.map((id) => nameOf(view, "event", id)).join(", ")}</small>`}</p>
  </li>`;
}

// -- the challenge: who stands how, and what there is to win

function Challenge({ view, frame, picks }) {
  if (!view.challenge) return html`<li class="challenge none"><${Glyph} sort="skill" id="champion" /><p><b>${say("web-oh-crab-pack-no-challenge")}</b></p></li>`;
  const most = Math.max(1, ...view.counts);
  return html`<li class="challenge">
    <${Glyph} sort="challenge" id=${view.challenge} />
    <p><b>${nameOf(view, "challenge", view.challenge)}</b>${" "}${textOf(view, "challenge", view.challenge)}
      <span class="counts">${view.counts.map((count, index) => html`<span class=${count === most ? "most" : null} key=${index}>
        <${Icon} id=${`crab-${ink(view, index + 1)}`} class=${`ink-${ink(view, index + 1)}`} label=${player(frame, index + 1)} /><b>${count}</b></span>`)}</span></p>
    <p class="wins"><b><${Glyph} sort="skill" id="champion" />${nameOf(view, "card", view.reward)}</b>
      ${view.rewards.map(({ reward, number }) => html`<${Reward} ...${{ view, picks, reward, number }} key=${reward} />`)}</p>
  </li>`;
}

function Reward({ view, picks, reward, number }) {
  const state = picks.state(`reward:${reward}`);
  const shown = html`<${Glyph} sort="reward" id=${reward} />${nameOf(view, "reward", reward)}${number > 1 && ` ×${number}`}`;
  return state
    ? html`<button class=${`bit ${state}`} data-thing=${`reward:${reward}`} aria-label=${textOf(view, "reward", reward)}>${shown}</button>`
    : html`<span class="win" title=${textOf(view, "reward", reward)}>${shown}</span>`;
}

// -- what one has oneself

function Mine({ view, picks, own, frame }) {
  const skills = view.crabs.filter((crab) => crab.seat === frame.seat && crab.skill);
  const treasures = own.treasures ?? [];
  return html`<div class="mine">
    ${skills.map((crab) => html`<${Has} ...${{ view, picks }} sort="skill" id=${crab.skill} key=${crab.colour}>
      ${own.crabs.length > 1 && html`<${Icon} id=${`crab-${crab.colour}`} class=${`ink-${crab.colour}`} label=${say("oh-crab-table-crab", { crab: crab.colour })} />`}
      <${Claws} view=${view} crab=${crab} /><//>`)}
    ${treasures.map((id, index) => html`<${Has} ...${{ view, picks }} sort="treasure" id=${id} key=${`t${index}`} />`)}
  </div>`;
}

const Has = ({ view, picks, sort, id, children }) => html`<button class=${`has ${sort} ${picks.state(`${sort}:${id}`)}`} data-thing=${`${sort}:${id}`}
  title=${textOf(view, sort, id)}><${Glyph} sort=${sort} id=${id} /><span>${nameOf(view, sort, id)}</span>${children}</button>`;

export function Claws({ view, crab }) {
  const all = view.skills[crab.skill].claws;
  return html`<span class="claws" role="img" aria-label=${say("web-oh-crab-pack-claws", { claws: crab.claws })}>
    ${Array.from({ length: all }, (_, index) => html`<i class=${index < crab.claws ? "" : "spent"}><${Glyph} sort="reward" id="claws" /></i>`)}</span>`;
}

// -- choosing a skill: a first click shows which, a second one keeps it, or the button does

function Choosing({ view, picks, own }) {
  const keep = (event) => {
    const thing = event.currentTarget.dataset.thing;
    if (!picks.open.value.has(thing) && picks.meant.value !== thing) return; // as anything that is clicked
    event.stopPropagation();
    picks.touch(thing);
  };
  const order = (id) => picks.picked.value.indexOf(`skill:${id}`);
  return html`<section class="choosing" aria-label=${say("web-oh-crab-pack-dealt")}>
    ${own.dealt.map((id) => {
      const { stars, claws } = view.skills[id];
      const state = picks.state(`skill:${id}`) || (own.chosen.includes(id) ? "selected" : "");
      const said = `${nameOf(view, "skill", id)}. ${say("web-oh-crab-pack-stars", { stars })}, ${say("web-oh-crab-pack-claws", { claws })}. ${textOf(view, "skill", id)}`;
      return html`<button class=${`skill-card lift ${state}`} data-thing=${`skill:${id}`} onClick=${keep} aria-label=${said} aria-pressed=${state === "selected" ? "true" : null} key=${id}>
        <span class="stars">${Array.from({ length: 3 }, (_, index) => html`<i class=${index < stars ? "" : "spent"}><${Glyph} sort="sign" id="star" /></i>`)}</span>
        <${Glyph} sort="skill" id=${id} />
        <b>${order(id) >= 0 && own.crabs.length > 1 && html`<${Icon} id=${`crab-${own.crabs[order(id)]}`} class=${`ink-${own.crabs[order(id)]}`} />`}${nameOf(view, "skill", id)}</b>
        <span class="claws">${Array.from({ length: claws }, () => html`<i><${Glyph} sort="reward" id="claws" /></i>`)}</span>
        <p>${textOf(view, "skill", id)}</p></button>`;
    })}
  </section>`;
}

// -- of any seat

// Where there is little room, in words.
export function Fact({ view, seat }) {
  const placed = view.crabs.some((crab) => crab.seat === seat && crab.cell);
  return fact(view, seat) && html`<span class=${view.owes === "choose" ? "fact" : "fact skills"}>${placed && " · "}${fact(view, seat)}</span>`;
}

// In its panel: skills with the claws that are left, treasures, the kitchen hand.
export function More({ view, seat }) {
  const { treasures = [] } = view.seats[seat - 1];
  return html`
    ${view.helper === seat && html`<i class=${view.helper_used ? "spent" : ""}><${Glyph} sort="event" id="kitchen-hand" /></i>`}
    ${view.crabs.filter((crab) => crab.seat === seat && crab.skill).map((crab) => html`<span class="skilled"><${Glyph} sort="skill" id=${crab.skill} /><b>${crab.claws}</b></span>`)}
    ${treasures.map((id) => html`<i class="kept"><${Glyph} sort="token" id=${id} /></i>`)}`;
}

// Before it, with all words.
export function Kept({ view, seat }) {
  const { treasures = [] } = view.seats[seat - 1];
  const skills = view.crabs.filter((crab) => crab.seat === seat && crab.skill);
  const line = (sort, id, more) => html`<li><${Glyph} sort=${sort} id=${id} /><span><b>${nameOf(view, sort, id)}</b>${more} ${textOf(view, sort, id)}</span></li>`;
  return html`<ul class="kinds kept">
    ${skills.map((crab) => line("skill", crab.skill, html` <${Claws} view=${view} crab=${crab} />`))}
    ${treasures.map((id) => line("token", id))}
  </ul>`;
}

// A closer look at something of the pack; nothing where it is none of it.
export function Closer({ view, sort, name }) {
  if (sort === "cell") return html`<${OnSpace} view=${view} cell=${name} />`;
  const id = ["event", "challenge"].includes(sort) ? view[`${sort}_cards`]?.[name - 1]?.is : name;
  if (!id) return html`<div class="look"><h2>${say("web-oh-crab-pack-element", { sort, number: name })}</h2><p>${say("web-oh-crab-pack-hidden")}</p></div>`;
  return html`<div class="look action"><${Glyph} sort=${sort} id=${id} /><p><b>${nameOf(view, sort, id)}</b>${" "}${textOf(view, sort, id)}</p></div>`;
}

// What lies on a space, as further lines of what is told of it.
function OnSpace({ view, cell }) {
  const token = (view.tokens ?? []).find((one) => one.cell === cell);
  const gone = view.tokens && !token && view.board.spaces[cell]?.kinds.includes("surprise");
  return html`
    ${gone && html`<li><${Glyph} sort="token" id="unknown" /><span>${say("web-oh-crab-pack-token-about", { how: "gone" })}</span></li>`}
    ${token && html`<li><${Glyph} sort="token" id=${token.is || (token.treasure ? "star" : "unknown")} /><span>
      ${token.is ? html`<b>${nameOf(view, "token", token.is)}</b> ${textOf(view, "token", token.is)}` : say("web-oh-crab-pack-token-about", { how: token.treasure ? "treasure" : "down" })}</span></li>`}
    ${(view.built ?? []).includes(cell) && html`<li><${Glyph} sort="reward" id="obstacle" /><span>${say("web-oh-crab-pack-built-about")}</span></li>`}`;
}
