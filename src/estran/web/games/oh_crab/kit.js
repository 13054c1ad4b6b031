// What lies in front of a seat and beside the beach: hand, track, market, extra actions, and what the others show. On a phone one of them at a time.
import { Fragment, html, useEffect, useState } from "../../dom.js";
import { Icon, player, Use } from "../../drawing.js";
import { say } from "../../words.js";
import { ACTS, Back, cardLabel, CardButton, cardName, EXTRAS, extra, Face, icon, Picture, pressable, special, Strip } from "./cards.js";

const SORTS = { card: "hand", track: "track", special: "track", icon: "track", market: "market", extra: "extras" };
const PARTS = ["hand", "track", "market", "extras", "rivals"];

export function Hand(parts) {
  const { view, picks, frame } = parts;
  const wanted = needed(view, picks, frame.seat);
  const [shown, show] = useState(wanted[0] ?? "hand");
  useEffect(() => wanted.length && !wanted.includes(shown) && show(wanted[0]), [wanted.join()]);
  const seat = view.seats[(frame.seat || 1) - 1];
  const drawn = { hand: Cards, track: Track, market: Market, extras: Extras, rivals: Rivals };
  return html`<div class="kit" data-shown=${shown}>
    <div class="tabs" role="group" aria-label=${say("web-oh-crab-kit")}>
      ${PARTS.map((part) => html`<button class="tab" aria-pressed=${part === shown ? "true" : "false"} onClick=${() => show(part)}>
        ${say(`web-oh-crab-part-${part}`)}${wanted.includes(part) && html`<i class="wanted"></i>`}
      </button>`)}
    </div>
    ${PARTS.map((part) => html`<section class=${`sheet part p-${part}`} key=${part}><${drawn[part]} ...${parts} own=${seat} /></section>`)}
  </div>`;
}

// The parts where something can be clicked now, the most pressing first.
function needed(view, picks, seat) {
  const track = view.seats[(seat || 1) - 1].track;
  const sort = (thing) => (thing.startsWith("card:") && track.includes(thing.slice(5)) ? "track" : SORTS[thing.slice(0, thing.indexOf(":"))]);
  return [...new Set([...picks.open.value].map(sort).filter(Boolean))];
}

// -- the hand

function Cards({ view, picks, own, frame }) {
  const asks = [...picks.open.value].some((thing) => thing.startsWith("card:"));
  const state = (name) => picks.state(`card:${name}`) || (asks ? "shut" : "");
  return html`
    <h2>${say("web-oh-crab-part-hand")}<${Purse} shells=${own.shells} /></h2>
    <div class="fan">
      ${!frame.seat
        ? null
        : own.cards.map((name) => html`<${CardButton} view=${view} name=${name} state=${state(name)} key=${name}
            label=${own.secret.includes(name) ? `${cardLabel(view, name)} ${say("web-oh-crab-secret")}` : undefined} />`)}
      ${own.cards.length === 0 && html`<p class="none">${say("web-oh-crab-no-cards")}</p>`}
      <${Discards} view=${view} own=${own} />
    </div>`;
}

const Purse = ({ shells }) => html`<span class="purse" role="img" aria-label=${say("web-oh-crab-shells", { shells })}>
  ${Array.from({ length: Math.min(Math.max(shells, 1), 6) }, () => html`<${Icon} id="shell" class=${shells ? null : "spent"} />`)}<b>${shells}</b></span>`;

const Discards = ({ view, own }) => own.discards.length > 0 && html`<div class="discards">
  <span>${say("web-oh-crab-discards", { number: own.discards.length })}</span>
  <div>${own.discards.map((name) => html`<${Mini} view=${view} name=${name} />`)}</div></div>`;

// A card as small as can be: its main action, and the sign of its special one.
export const Mini = ({ view, name }) => html`<svg class="mini" viewBox="0 0 60 84" role="img" aria-label=${cardName(view, name)}>
  <path d="M0 1 60 0 59 84 1 83Z" fill="var(--key)" /><path class="paper" d="M2.5 3 57.5 2.5 57 81.5 3 81Z" />
  <${Use} id=${ACTS[view.cards[name].main]} x="11" y=${view.cards[name].special ? 7 : 23} width="38" />
  ${view.cards[name].special && html`<path d="M2.5 51 57 50 57 81.5 3 81Z" fill="var(--key)" /><${Use} id=${`sg-${view.cards[name].special}`} x="17" y="53" width="26" class="sign" />`}</svg>`;

const MiniBack = () => html`<svg class="mini" viewBox="0 0 60 84" aria-hidden="true"><path d="M0 1 60 0 59 84 1 83Z" fill="var(--key)" />
  <path d="M6 7 54 6 54 77 6 78Z" fill="none" stroke="var(--cut)" stroke-width="2.5" stroke-dasharray="5 4" /><g class="ink-red"><${Use} id="crab" x="14" y="26" width="32" /></g></svg>`;

// -- the track: where halves join

function Track({ view, picks, own, frame, preview }) {
  const mine = view.turn === frame.seat;
  const planned = own.planned && own.planned !== "?" ? own.planned : null;
  const end = (side) => picks.state(`track:${side}`) && ((x) => html`<${Slot} ...${{ view, picks, side, x }} name=${adding(view, picks, planned)} />`);
  const fresh = mine ? [view.added, view.snack].filter(Boolean) : [];
  const [before, after] = [end("left"), end("right")];
  return html`
    <h2>${say("web-oh-crab-part-track")}<${Left} view=${view} picks=${picks} mine=${mine} /></h2>
    <div class="row">
      ${own.track.length || before || after
        ? html`<div class="scroll"><${Strip} view=${view} track=${own.track} joined=${own.joined} fresh=${fresh} state=${(thing) => picks.state(thing)} before=${before} after=${after}
            label=${say("web-oh-crab-track-label", { cards: own.track.map((name) => cardName(view, name)).join(", ") || "–" })} /></div>`
        : html`<p class="none">${say("web-oh-crab-empty-track")}</p>`}
      ${own.planned && !before && !after && html`<figure class="planned">
        <${Picture} label=${planned ? cardLabel(view, planned) : say("oh-crab-a-card")}>${planned ? html`<${Face} view=${view} name=${planned} /><path class="veil" d="M0 0H120V168H0Z" />` : html`<${Back} />`}<//>
        <figcaption>${say("web-oh-crab-planned")}</figcaption></figure>`}
    </div>`;
}

// The card that would be added: the one that was planned, or the one that was picked for a snack.
const adding = (view, picks, planned) => picks.picked.value.find((thing) => thing.startsWith("card:"))?.slice(5) ?? planned;

function Slot({ view, picks, side, x, name }) {
  const focus = picks.focus.value === `track:${side}`;
  return html`<g class=${`slot${focus ? " focus" : ""}`} data-thing=${`track:${side}`} ...${pressable(say("web-oh-crab-add", { side }))}>
    ${name && html`<${Face} view=${view} name=${name} x=${x} />`}
    <path class="slot-rope-key" d=${`M${x + 4} 4h112v160h-112z`} /><path class="slot-rope" d=${`M${x + 4} 4h112v160h-112z`} />
    <g transform=${`translate(${x + 60} 17)`}><path class="st-dot" d="M-7-17 7-17 17-7 17 7 7 17-7 17-17 7-17-7Z" /><path d="M-3-10 3-10 3-3 10-3 10 3 3 3 3 10-3 10-3 3-10 3-10-3-3-3Z" fill="var(--key)" /></g>
  </g>`;
}

// What this turn still has: whole icons, the chef's move, special actions.
function Left({ view, picks, mine }) {
  if (!mine || !view.begun) return null;
  const icons = Object.keys(ACTS).filter((name) => view.pool[name] || picks.state(`icon:${name}`));
  return html`<span class="left-over" role="group" aria-label=${say("web-oh-crab-left")}>
    ${icons.map((name) => html`<button class=${`bit ${picks.state(`icon:${name}`)}`} data-thing=${`icon:${name}`} aria-label=${`${icon(name)} ${view.pool[name] || ""}`}>
      <${Icon} id=${ACTS[name]} />${view.pool[name] > 1 && html`<b>${view.pool[name]}</b>`}</button>`)}
    ${view.chef_move && html`<span class="bit" role="img" aria-label=${say("web-oh-crab-chef-move")}><${Icon} id="chef" /></span>`}
    ${[...new Set(view.ready)].map((name) => html`<button class=${`bit special ${picks.state(`special:${name}`)}`} data-thing=${`special:${name}`}>
      <${Sign} id=${name} /><span>${special(view, name).name}</span></button>`)}
  </span>`;
}

export const Sign = ({ id, ...rest }) => html`<svg viewBox="0 0 48 48" class="sign" aria-hidden="true" ...${rest}><${Use} id=${`sg-${id}`} width="48" /></svg>`;

// -- the market

function Market({ view, picks }) {
  return html`<h2>${say("oh-crab-market")}</h2><div class="fan">
    ${view.market.map((stack, index) => html`<${Stack} view=${view} stack=${stack} slot=${index + 1} state=${picks.state(`market:${index + 1}`)} key=${index} />`)}
    <button class=${`card lift ${picks.state("market:pile")}`} data-thing="market:pile" aria-label=${say("oh-crab-pile", { number: view.pile })}>
      <${Picture}><${Back} number=${view.pile} /><//></button></div>`;
}

function Stack({ view, stack, slot, state }) {
  if (!stack.length) return html`<div class="card empty" role="img" aria-label=${say("web-oh-crab-empty-slot", { slot })}></div>`;
  const label = `${say("web-oh-crab-slot", { slot, number: stack.length })} ${cardLabel(view, stack[0])}`;
  return html`<${CardButton} view=${view} name=${stack[0]} thing=${`market:${slot}`} state=${state} label=${label}>
    <${Picture}>
      ${stack.slice(1, 3).map((name, index) => html`<path transform=${`translate(${(2 - index) * 3} ${(index - 2) * 3})`} d="M1 2 119 1 120 167 2 168Z" fill="var(--paper)" stroke="var(--key)" stroke-width="2.5" />`)}
      <${Face} view=${view} name=${stack[0]} />
      ${stack.length > 1 && html`<g class="count" transform="translate(103 14)"><path d="M-19-14 18-15 19 13-18 14Z" /><text y="7">×${stack.length}</text></g>`}
    <//>
  <//>`;
}

// -- extra actions, for shells

function Extras({ view, picks }) {
  return html`<h2>${say("web-oh-crab-part-extras")}</h2><div class="fan">
    ${view.extras.map(({ face, cost }) => html`<button class=${`tile lift ${picks.state(`extra:${face}`)}`} data-thing=${`extra:${face}`} key=${face}
        aria-label=${`${say("oh-crab-extra", { face, name: extra(view, face).name, cost })}. ${extra(view, face).text}`}>
      <span class="cost">${Array.from({ length: cost }, () => html`<${Icon} id="shell" />`)}${cost === 0 && "0"}</span>
      <${Sign} id=${EXTRAS[face]} /><b>${extra(view, face).name}</b></button>`)}</div>`;
}

// -- what the others show

function Rivals({ view, frame }) {
  return html`<h2>${say("web-oh-crab-part-rivals")}</h2><ul class="shown">
    ${view.seats.map((one, index) => index + 1 !== frame.seat && html`<li key=${index}>
      <b>${one.crabs.map((ink) => html`<${Icon} id=${`crab-${ink}`} class=${`ink-${ink}`} />`)}${player(frame, index + 1)}<${Purse} shells=${one.shells} /></b><${Shown} view=${view} seat=${index + 1} /></li>`)}</ul>`;
}

// A seat's track, then what is known of its hand, then its discards.
export function Shown({ view, seat }) {
  const one = view.seats[seat - 1];
  const fresh = view.turn === seat ? [view.added, view.snack].filter(Boolean) : [];
  return html`<${Fragment}>
    ${one.track.length > 0 && html`<${Strip} view=${view} track=${one.track} joined=${one.joined} fresh=${fresh} label=${say("web-oh-crab-track-label", { cards: one.track.map((name) => cardName(view, name)).join(", ") })} />`}
    <div class="minis">
      ${one.cards.map((name) => html`<${Mini} view=${view} name=${name} />`)}${Array.from({ length: one.unseen }, () => html`<${MiniBack} />`)}
      ${one.discards.length > 0 && html`<span class="away">${say("web-oh-crab-discards", { number: one.discards.length })}</span>`}
      ${one.discards.map((name) => html`<${Mini} view=${view} name=${name} />`)}
    </div><//>`;
}
