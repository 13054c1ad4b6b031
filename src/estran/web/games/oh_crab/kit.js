// What lies in front of a seat and beside the beach: hand, track, market, extra actions, what the others show. On a phone one at a time.
import { html, useEffect, useState } from "../../dom.js";
import { Icon, Use } from "../../drawing.js";
import { later } from "../../parts/later.js";
import { say } from "../../words.js";
import { ACTS, Back, cardLabel, CardButton, cardName, EXTRAS, extra, Face, icon, Joined, meets, Picture, pressable, special, Strip } from "./cards.js";
import { pack } from "./pack.js";

const SORTS = { card: "hand", track: "track", special: "track", icon: "track", market: "market", extra: "extras" };
const Rivals = later(() => import("./rivals.js"), "Rivals");
const PARTS = ["hand", "track", "market", "extras", "rivals"];

export function Hand(parts) {
  const { view, picks, frame } = parts;
  const wanted = needed(view, picks, frame.seat);
  const [shown, show] = useState(wanted[0] ?? "hand");
  useEffect(() => wanted.length && !wanted.includes(shown) && show(wanted[0]), [wanted.join()]);
  const seat = view.seats[(frame.seat || 1) - 1];
  const drawn = { hand: Cards, track: Track, market: Market, extras: Extras, rivals: Rivals };
  return html`<div class=${view.modules ? `kit packed asks-${view.owes}` : "kit"} data-shown=${shown}>
    ${view.modules && html`<${pack.Force} ...${parts} />`}
    <div class="tabs" role="group" aria-label=${say("web-oh-crab-kit")}>
      ${PARTS.map((part) => html`<button class="tab" aria-pressed=${part === shown ? "true" : "false"} onClick=${() => show(part)}>
        ${say(`web-oh-crab-part-${part}`)}${wanted.includes(part) && html`<i class="wanted"></i>`}
      </button>`)}
    </div>
    ${PARTS.map((part) => html`<section class=${`sheet part p-${part}`} key=${part}>
      ${(part !== "rivals" || part === shown) && html`<${drawn[part]} ...${parts} own=${seat} />`}</section>`)}
  </div>`;
}

// The parts where something can be clicked now, the most pressing first.
function needed(view, picks, seat) {
  const track = view.seats[(seat || 1) - 1].track;
  const part = (thing) => {
    const [sort, name] = thing.split(":");
    return sort === "card" && track.includes(name) ? "track" : SORTS[sort];
  };
  return [...new Set([...picks.open.value].map(part).filter(Boolean))];
}

// -- the hand

function Cards({ view, picks, own, frame }) {
  const asks = [...picks.open.value].some((thing) => thing.startsWith("card:"));
  const state = (name) => picks.state(`card:${name}`) || (asks ? "shut" : "");
  return html`
    <h2>${say("web-oh-crab-part-hand")}<${Purse} shells=${own.shells} /></h2>
    <div class="held"><div class="fan">
      ${!frame.seat
        ? null
        : own.cards.map((name) => html`<${CardButton} view=${view} name=${name} state=${state(name)} key=${name}
            label=${own.secret.includes(name) ? `${cardLabel(view, name)} ${say("web-oh-crab-secret")}` : undefined} />`)}
      ${own.cards.length === 0 && html`<p class="none">${say("web-oh-crab-no-cards")}</p>`}
    </div><${Discards} view=${view} own=${own} /></div>`;
}

export function Purse({ shells }) {
  const number = Math.min(Math.max(shells, 1), 6);
  const drawn = Array.from({ length: number }, () => html`<${Icon} id="shell" class=${shells ? null : "spent"} />`);
  return html`<span class="purse" role="img" aria-label=${say("web-oh-crab-shells", { shells })}>${drawn}<b>${shells}</b></span>`;
}

const Discards = ({ view, own }) => own.discards.length > 0 && html`<div class="discards">
  <span>${say("web-oh-crab-discards", { number: own.discards.length })}</span>
  <div>${minis(view, own.discards)}</div></div>`;

// A card as small as can be: its main action, and the sign of its special one.
export function Mini({ view, name }) {
  const { main, special: action } = view.cards[name];
  return html`<svg class="mini" viewBox="0 0 60 84" role="img" aria-label=${cardName(view, name)}>
    <path d="M0 1 60 0 59 84 1 83Z" fill="var(--key)" /><path class="paper" d="M2.5 3 57.5 2.5 57 81.5 3 81Z" />
    <${Use} id=${ACTS[main]} x="11" y=${action ? 7 : 23} width="38" />
    ${action && html`<path d="M2.5 51 57 50 57 81.5 3 81Z" fill="var(--key)" />
      <${Use} id=${`sg-${action}`} x="17" y="53" width="26" class="sign" />`}
  </svg>`;
}

export const minis = (view, names) => names.map((name) => html`<${Mini} view=${view} name=${name} />`);

// -- the track: where halves join

function Track({ view, picks, own, frame }) {
  const mine = view.turn === frame.seat;
  const state = (thing) => picks.state(thing);
  const planned = own.planned && own.planned !== "?" ? own.planned : null;
  const slot = (side) => (x) => html`<${Slot} view=${view} picks=${picks} side=${side} x=${x} name=${adding(picks) ?? planned} track=${own.track} />`;
  const [before, after] = ["left", "right"].map((side) => picks.state(`track:${side}`) && slot(side));
  return html`
    <h2>${say("web-oh-crab-part-track")}<${Left} view=${view} picks=${picks} mine=${mine} /></h2>
    <div class="row">
      ${own.track.length || before || after
        ? html`<div class="scroll" role="group" aria-label=${say("web-oh-crab-part-track")} tabindex="0"><${Row} view=${view} seat=${own} state=${state} before=${before} after=${after} /></div>`
        : html`<p class="none">${say("web-oh-crab-empty-track")}</p>`}
      ${own.planned && !before && !after && html`<${Planned} view=${view} name=${planned} />`}
    </div>`;
}

// A seat's track. What was added in this turn is fresh.
export function Row({ view, seat, ...rest }) {
  const fresh = view.seats[view.turn - 1] === seat ? [view.added, view.snack].filter(Boolean) : [];
  const label = say("web-oh-crab-track-label", { cards: seat.track.map((name) => cardName(view, name)).join(", ") || "–" });
  return html`<${Strip} view=${view} track=${seat.track} joined=${seat.joined} fresh=${fresh} label=${label} ...${rest} />`;
}

// Face down for the others; who planned it may look.
const Planned = ({ view, name }) => html`<figure class="planned">
  <${Picture} label=${name ? cardLabel(view, name) : say("oh-crab-a-card")}>
    ${name ? html`<${Face} view=${view} name=${name} /><path class="veil" d="M0 0H120V168H0Z" />` : html`<${Back} />`}
  <//>
  <figcaption>${say("web-oh-crab-planned")}</figcaption></figure>`;

// The card that was picked for a snack.
const adding = (picks) => picks.picked.value.find((thing) => thing.startsWith("card:"))?.slice(5);

// Where the card may go: the icons that it would complete there are ringed.
function Slot({ view, picks, side, x, name, track }) {
  const focus = picks.focus.value === `track:${side}`;
  return html`<g class=${`slot${focus ? " focus" : ""}`} data-thing=${`track:${side}`} ...${pressable(say("web-oh-crab-add", { side }))}>
    ${name && html`<${Face} view=${view} name=${name} x=${x} />`}
    <path class="slot-rope-key" d=${`M${x + 4} 4h112v160h-112z`} /><path class="slot-rope" d=${`M${x + 4} 4h112v160h-112z`} />
    ${meets(view, track, side, name).map((icon, slot) => icon && html`<${Joined} icon=${icon} x=${side === "left" ? x : x - 120} slot=${slot} />`)}
    <g transform=${`translate(${x + 60} 17)`}><path class="st-dot" d="M-7-17 7-17 17-7 17 7 7 17-7 17-17 7-17-7Z" />
      <path d="M-3-10 3-10 3-3 10-3 10 3 3 3 3 10-3 10-3 3-10 3-10-3-3-3Z" fill="var(--key)" /></g>
  </g>`;
}

// What this turn still has: whole icons, the chef's move, special actions.
function Left({ view, picks, mine }) {
  if (!mine || !view.begun) return null;
  const state = (thing) => picks.state(thing);
  const specials = [...new Set(view.ready)];
  const icons = Object.keys(ACTS).filter((name) => view.pool[name] || state(`icon:${name}`));
  return html`<span class="left-over" role="group" aria-label=${say("web-oh-crab-left")}>
    ${icons.map((name) => html`<button class=${`bit ${state(`icon:${name}`)}`} data-thing=${`icon:${name}`}>
      <${Icon} id=${ACTS[name]} label=${icon(name)} />${view.pool[name] > 1 && html`<b>${view.pool[name]}</b>`}</button>`)}
    ${view.chef_move && html`<span class="bit" role="img" aria-label=${say("web-oh-crab-chef-move")}><${Icon} id="chef" /></span>`}
    ${specials.map((name) => html`<button class=${`bit special ${state(`special:${name}`)}`} data-thing=${`special:${name}`}>
      <${Sign} id=${name} /><span>${special(view, name).name}</span></button>`)}
  </span>`;
}

export const Sign = ({ id }) => html`<svg viewBox="0 0 48 48" class="sign" aria-hidden="true"><${Use} id=${`sg-${id}`} width="48" /></svg>`;

// -- the market

export function Market({ view, picks }) {
  return html`<h2>${say("oh-crab-market")}</h2><div class="fan">
    ${view.market.map((stack, index) => html`<${Stack} view=${view} picks=${picks} stack=${stack} slot=${index + 1} key=${index} />`)}
    <${CardButton} thing="market:pile" state=${picks.state("market:pile")} label=${say("oh-crab-pile", { number: view.pile })}>
      <${Picture}><${Back} number=${view.pile} /><//>
    <//></div>`;
}

function Stack({ view, picks, stack, slot }) {
  if (!stack.length) return html`<div class="card empty" role="img" aria-label=${say("web-oh-crab-empty-slot", { slot })}></div>`;
  const thing = `market:${slot}`;
  const label = `${say("web-oh-crab-slot", { slot, number: stack.length })} ${cardLabel(view, stack[0])}`;
  const under = stack.slice(1, 3).map((_, index) => `translate(${6 - 3 * index} ${3 * index - 6})`);
  return html`<${CardButton} thing=${thing} state=${picks.state(thing)} label=${label}>
    <${Picture}>
      ${under.map((shift) => html`<path class="under" transform=${shift} d="M1 2 119 1 120 167 2 168Z" />`)}
      <${Face} view=${view} name=${stack[0]} />
      ${under.length > 0 && html`<g class="count" transform="translate(103 14)">
        <path d="M-19-14 18-15 19 13-18 14Z" /><text y="7">×${stack.length}</text></g>`}
    <//>
  <//>`;
}

// -- extra actions, for shells

export function Extras({ view, picks }) {
  return html`<h2>${say("web-oh-crab-part-extras")}</h2><div class="fan">
    ${view.extras.map((one) => html`<${Extra} ...${one} view=${view} state=${picks.state(`extra:${one.face}`)} key=${one.face} />`)}
  </div>`;
}

function Extra({ view, face, cost: printed, state }) {
  const { name, text } = extra(view, face);
  const cost = view.prices?.[face] ?? printed;
  const shells = Array.from({ length: printed }, (_, index) => html`<${Icon} id="shell" class=${index < cost ? null : "struck"} />`);
  const label = `${say("oh-crab-extra", { face, name, cost })}. ${text}`;
  return html`<button class=${`tile lift ${state}${view.broken === face ? " broken" : ""}`} data-thing=${`extra:${face}`} aria-label=${label}>
    <span class="cost">${printed ? shells : "0"}</span><${Sign} id=${EXTRAS[face]} /><b>${name}</b></button>`;
}
