// The cards: crabs on blue paper with a wave-cut edge, octopuses on red with suckers along it.
import { html } from "../../dom.js";
import { Icon, Use } from "../../drawing.js";
import { language, say } from "../../words.js";
import { Pose, sign } from "./poses.js";

export const INKS = { crab: "blue", octopus: "red" };
export const SIGNS = { alpha: "α", omega: "ω" };

export const speciesOf = (card) => (card[0] === "c" ? "crab" : "octopus");
export const rankOf = (card) => card.slice(1);
export const hidden = (card) => card.endsWith("?");
export const printed = (view, card) => view.cards[card][language.value];

// A card in a sentence: its species and rank, and what it is called.
export function titled(view, card) {
  const species = say(`web-poulpe-species-${speciesOf(card)}`);
  if (hidden(card)) return say("web-poulpe-back", { species });
  const name = printed(view, card).name;
  return say("web-poulpe-card", { species, rank: SIGNS[rankOf(card)] ?? rankOf(card), name: name || "none" });
}

const whole = (view, card) => `${titled(view, card)}. ${printed(view, card).text}`;

// Ranks that follow each other, in words.
export function between(ranks) {
  const [low, high] = [ranks[0], ranks.at(-1)].map((rank) => SIGNS[rank] ?? rank);
  if (!ranks.length) return say("web-poulpe-limits-none");
  if (ranks.at(-1) === "omega") return say("web-poulpe-limits-low", { low });
  return ["alpha", "1"].includes(ranks[0]) ? say("web-poulpe-limits-high", { high }) : say("web-poulpe-limits-both", { low, high });
}

const widthOf = (letter) => document.getElementById(`g-${letter}`).viewBox.baseVal.width;

// A rank in the cut alphabet.
export function Numeral({ rank }) {
  const letters = /\d/.test(rank) ? [...rank] : [rank];
  let x = 0;
  const cut = letters.map((letter) => {
    const width = widthOf(letter);
    x += width + 3;
    return html`<${Use} id=${`g-${letter}`} x=${x - width - 3} width=${width} height="100" />`;
  });
  return html`<svg class="num" viewBox=${`0 0 ${x - 3} 100`} aria-hidden="true">${cut}</svg>`;
}

export const Sign = ({ id }) => html`<svg class="fx" viewBox="0 0 48 48" aria-hidden="true"><${Use} id=${`fx-${id}`} width="48" /></svg>`;

const WAVES = "M0 0H100V6L92 9 84 5 75 9 67 5 58 9 50 5 42 9 33 5 25 9 16 5 8 9 0 6Z";
const SUCKERS = [6, 17, 28, 39, 50, 61, 72, 83, 94].map((x) => `M${x} 0l3 2 0 4-3 2-3-2 0-4z`).join("");

const Trim = ({ species }) => html`<svg class="trim" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
  ${species === "crab"
    ? html`<path class="ink" d=${WAVES} />`
    : html`<path class="ink" d="M0 0H100V9H0Z" /><path class="paper" d=${SUCKERS} />`}
</svg>`;

// The more there is to read, the smaller it is printed.
const sized = ({ length }) => (length > 140 ? "tx long longest" : length > 76 ? "tx long" : "tx");

// A card face up. `as` is "button" in a hand that can be played from; `thing` is what is meant by clicking it.
export function Face({ view, card, as = "div", thing = null, state = "", children, ...rest }) {
  const [species, rank] = [speciesOf(card), rankOf(card)];
  const { name, text } = printed(view, card);
  const told = as === "button" ? { type: "button" } : { role: "img", "aria-label": whole(view, card) };
  return html`<${as} class=${`card ${species} ink-${INKS[species]} ${state}`} data-thing=${thing} ...${told} ...${rest}>
    ${as === "button" && html`<span class="sr">${whole(view, card)}</span>`}
    <span class="face" aria-hidden="true"><${Trim} species=${species} />
      <span class="rank"><${Numeral} rank=${rank} /><${Sign} id=${sign(view.mode, species, rank)} /></span>
      <${Pose} mode=${view.mode} species=${species} rank=${rank} />
      <b class="nm">${name || say("web-poulpe-plain")}</b><span class=${sized(text)}>${text}</span>
    </span>${children}
  <//>`;
}

const SWELL = [20, 112].map((y) => `M-4 ${y}l14-8 15 8 15-8 15 8 15-8 15 8 19-8v14l-19 8-15-8-15 8-15-8-15 8-15-8-14 8z`).join("");
const ROWS = [10, 120].map((y) => [8, 25, 42, 59, 76, 93].map((x) => `M${x} ${y}l5 3 0 6-5 3-5-3 0-6z`).join("")).join("");

export const Back = ({ species, ...rest }) => html`<span class=${`card back ink-${INKS[species]}`} role="img" ...${rest}
  aria-label=${say("web-poulpe-back", { species: say(`web-poulpe-species-${species}`) })}>
  <span class="face"><svg viewBox="0 0 100 140" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path class="ink" d=${species === "crab" ? SWELL : ROWS} /><path class="paper" d="M50 30 80 44 90 70 80 96 50 110 20 96 10 70 20 44Z" />
    <${Use} id=${`em-${species}`} x="20" y="40" width="60" />
  </svg></span>
</span>`;

// A card or a back, as the seat knows it.
export const Known = ({ view, card, ...rest }) =>
  hidden(card) ? html`<${Back} species=${speciesOf(card)} ...${rest} />` : html`<${Face} view=${view} card=${card} ...${rest} />`;

// A card in a list: its emblem and its rank, with how many there are.
export function Chip({ card, number = 1 }) {
  const species = speciesOf(card);
  return html`<li class=${`chip ink-${INKS[species]}`}><${Icon} id=${`em-${species}`} label=${say(`web-poulpe-species-${species}`)} />
    <b>${hidden(card) ? "?" : SIGNS[rankOf(card)] ?? rankOf(card)}</b>${number > 1 && html`<i>×${number}</i>`}</li>`;
}

export function Chips({ cards }) {
  const counted = new Map();
  for (const card of cards) counted.set(card, (counted.get(card) ?? 0) + 1);
  return html`<ul class="chips">${[...counted].map(([card, number]) => html`<${Chip} card=${card} number=${number} key=${card} />`)}</ul>`;
}
