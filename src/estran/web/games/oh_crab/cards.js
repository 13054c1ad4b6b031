// Action cards, 120 by 168: the main action in the middle, halves at the sides that join those of a neighbour, the special action below.
import { html } from "../../dom.js";
import { Use } from "../../drawing.js";
import { language, say } from "../../words.js";

export const ACTS = { shell: "act-shell", forward: "act-forward", diagonal: "act-diagonal", seaward: "act-sea" };
const HALVES = { shell: "half-shell", forward: "half-forward", diagonal: "half-diagonal", seaward: "half-sea" };
const CUT = "M1 2 60 0 119.5 1.5 120 84 119 167 62 168 1.5 167 0 80Z"; // a card, as scissors leave it
const SLOTS = [14, 72]; // where upper and lower halves are
const RINGS = {
  shell: "M120 10 133 13 144 24 147 36 144 48 133 59 120 62 107 59 96 48 93 36 96 24 107 13Z",
  forward: "M120 7 149 26 149 64 91 64 91 26Z",
  diagonal: "M120 5 151 36 120 67 89 36Z",
  seaward: "M104 8 136 8 150 36 136 64 104 64 90 36Z",
};
export const EXTRAS = { Aa: "slant", Ab: "jump-aside", Ba: "swap", Bb: "faster", Ca: "leap", Cb: "snack", Da: "pick-up", Db: "exchange" };

export const icon = (name) => say("oh-crab-table-icon", { icon: name });
export const special = (view, name) => view.specials[name][language.value];
export const priced = (view, name) => view.specials[name].en.text.startsWith("Discard a card"); // as all that cost one say
export const extra = (view, face) => view.extras.find((one) => one.face === face)?.[language.value];

// How a card is called in a sentence: by its special action, or else by its main action.
export function cardName(view, name) {
  const printed = view.cards[name];
  if (!printed) return say("oh-crab-a-card");
  if (printed.special) return say("web-oh-crab-card-special", { special: special(view, printed.special).name });
  return say("web-oh-crab-card", { icon: icon(printed.main) });
}

// Everything printed on it, for who cannot see it.
export function cardLabel(view, name) {
  const { main, left, right, special: action } = view.cards[name];
  const side = (halves) => halves.filter(Boolean).map(icon).join(", ") || "–";
  const words = say("web-oh-crab-card-label", { main: icon(main), left: side(left), right: side(right) });
  return action ? `${words} ${say("web-oh-crab-action", special(view, action))}` : words;
}

// What is drawn can be pressed by keys too.
export const pressable = (label) => ({ role: "button", tabindex: 0, "aria-label": label, onKeyDown: press });

function press(event) {
  if (!["Enter", " "].includes(event.key)) return;
  event.preventDefault();
  event.currentTarget.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

export function Face({ view, name, x = 0, thing, open, ready }) {
  const { main, left, right, special: action } = view.cards[name];
  const half = (side, at, turned) =>
    side.map((one, slot) => one && html`<${Use} id=${`${HALVES[one]}-${turned}`} x=${at} y=${SLOTS[slot]} width="22" height="44" />`);
  return html`<g transform=${`translate(${x} 0)`} data-thing=${thing} class="face" ...${open ? pressable(cardLabel(view, name)) : {}}>
    <path d=${CUT} fill="var(--key)" /><path class="paper" d="M3 4 60 2.5 117.5 3.5 118 84 117 165 62 165.5 3.5 165 2 80Z" />
    ${half(left, 0, "r")}${half(right, 98, "l")}
    <${Use} id=${ACTS[main]} x="30" y="34" width="60" />
    ${action
      ? html`<${Band} name=${action} words=${special(view, action).name} ready=${ready} />`
      : html`<path d="M50 146 56 142 64 142 70 146 64 150 56 150Z" fill="var(--sand-cut)" />`}
  </g>`;
}

// Its sign and its name; where there is little room, the name alone, as large as can be.
function Band({ name, words, ready }) {
  const lines = broken(words);
  return html`<g data-thing=${ready ? `special:${name}` : null} class=${ready ? "band ready" : "band"}>
    <path d="M3 121 60 119 117 121 117 165 62 165.5 3.5 165Z" fill="var(--key)" />
    <g class="band-long"><${Use} id=${`sg-${name}`} x="8" y="129" width="29" class="sign" />
      ${lines.map((line, index) => html`<${Line} text=${line} y=${lines.length > 1 ? 138.5 + index * 17.5 : 148.5} />`)}</g>
    <g class="band-short">${lines.map((line, index) => html`<text class="band-text" x="60" y=${lines.length > 1 ? 139 + index * 20 : 150}
      textLength=${wide(line) > 10 ? 108 : null} lengthAdjust="spacingAndGlyphs">${line}</text>`)}</g>
    ${ready && html`<path class="slot-rope-key" d="M5 123h110v40h-110z" /><path class="slot-rope" d="M5 123h110v40h-110z" />`}
  </g>`;
}

// Letters, wide ones twice.
const wide = (text) => text.length + (text.match(/[mw]/gi)?.length ?? 0);

const Line = ({ text, y }) =>
  html`<text class="band-text" x="42" y=${y} textLength=${wide(text) > 8 ? 73 : null} lengthAdjust="spacingAndGlyphs">${text}</text>`;

// In two lines as alike as can be, where one would be too long.
function broken(words) {
  const parts = words.split(" ");
  if (words.length < 11 || parts.length < 2) return [words];
  const cuts = parts.slice(1).map((_, index) => [parts.slice(0, index + 1).join(" "), parts.slice(index + 1).join(" ")]);
  const longest = (lines) => Math.max(...lines.map((line) => line.length));
  return cuts.sort((one, other) => longest(one) - longest(other))[0];
}

export const Back = ({ number, x = 0 }) => html`<g transform=${`translate(${x} 0)`}>
  <path d=${CUT} fill="var(--key)" />
  <path d="M10 12 110 11 110 157 10 158Z" fill="none" stroke="var(--cut)" stroke-width="2.5" stroke-dasharray="6 6" />
  <g class="ink-red"><${Use} id="crab" x="26" y=${number === undefined ? 50 : 34} width="68" /></g>
  ${number !== undefined && html`<text class="pile-count" x="60" y="142">${number}</text>`}</g>`;

export function Picture({ children, label }) {
  const read = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<svg class="ac" viewBox="-1 -1 122 170" ...${read}>${children}</svg>`;
}

// A card that may be meant: a button with its whole meaning as label.
export function CardButton({ view, name, thing = `card:${name}`, state, label, children }) {
  const read = { "aria-label": label ?? cardLabel(view, name), "aria-pressed": state === "selected" ? "true" : null };
  return html`<button class=${`card lift ${state}`} data-thing=${thing} ...${read}>
    ${children ?? html`<${Picture}><${Face} view=${view} name=${name} /><//>`}
  </button>`;
}

// The halves that would meet if this card lay at that end of the track: an icon for each slot, or nothing.
export function meets(view, track, side, card) {
  const end = view.cards[side === "left" ? track[0] : track.at(-1)];
  if (!end || !view.cards[card]) return [];
  const [one, other] = side === "left" ? [view.cards[card].right, end.left] : [end.right, view.cards[card].left];
  return one.map((half, slot) => (half === other[slot] ? half : ""));
}

// A row of cards, side by side so that halves meet. `fresh` are the cards of this turn: only what they completed is ringed.
export function Strip({ view, track, joined, fresh = [], state = () => "", before, after, label }) {
  const shift = before ? 1 : 0;
  const count = track.length + shift + (after ? 1 : 0);
  const at = (index) => (index + shift) * 120;
  const pressed = before || after || track.some((name) => state(`card:${name}`));
  const whole = (pair, index) => (track.slice(index, index + 2).some((name) => fresh.includes(name)) ? pair : []);
  const joint = (icon, index, slot) => icon && html`<${Joined} icon=${icon} x=${at(index)} slot=${slot} />`;
  const read = { role: pressed ? "group" : "img", "aria-label": label };
  return html`<svg class="strip" viewBox=${`-5 -5 ${count * 120 + 10} 178`} style=${{ "--count": count }} ...${read}>
    ${before && before(0)}
    ${track.map((name, index) => html`<${Face} view=${view} name=${name} thing=${`card:${name}`} x=${at(index)} key=${name}
      open=${state(`card:${name}`)} ready=${fresh.includes(name) && state(`special:${view.cards[name].special}`)} />`)}
    ${after && after((count - 1) * 120)}
    ${track.map((name, index) => html`<path class=${`card-ring ${state(`card:${name}`)}`} d=${`M${at(index) + 3} 3h114v162h-114z`} />`)}
    ${joined.map((pair, index) => whole(pair, index).map((icon, slot) => joint(icon, index, slot)))}
  </svg>`;
}

export const Joined = ({ icon: name, x, slot }) =>
  html`<g class="joined" transform=${`translate(${x} ${SLOTS[slot] - 14})`}><path class="joined-key" d=${RINGS[name]} /><path d=${RINGS[name]} /></g>`;
