// What all boards are drawn with: blocks of symbols.svg, the cut alphabet, rings that show a state.
import { html } from "./dom.js";
import { say } from "./words.js";

const WIDTHS = new Map(); // of the letters of the cut alphabet

// Puts the blocks into the page, once, so that <use href="#crab"> finds them.
export async function unpack(address) {
  const text = await (await fetch(address)).text();
  const blocks = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  document.body.prepend(blocks);
  for (const letter of blocks.querySelectorAll("symbol[id^=g-]")) WIDTHS.set(letter.id.slice(2), letter.viewBox.baseVal.width);
}

const DRESSED = new Map();

// Another sheet of style, once; resolves when it is in force. A sheet that cannot be had is no reason to show nothing.
export function dress(name) {
  if (!DRESSED.has(name)) {
    DRESSED.set(name, new Promise((resolve) => {
      const sheet = { rel: "stylesheet", href: `/web/style/${name}.css`, onload: resolve, onerror: resolve };
      document.head.append(Object.assign(document.createElement("link"), sheet));
    }));
  }
  return DRESSED.get(name);
}

export const Use = ({ id, x = 0, y = 0, width = 100, height = width, ...rest }) =>
  html`<use href=${`#${id}`} x=${x} y=${y} width=${width} height=${height} ...${rest} />`;

// A block alone, as large as the style says. With a label it is a picture, without it is mere decoration.
export const Icon = ({ id, label, ...rest }) => html`
  <svg viewBox="0 0 100 100" role=${label ? "img" : null} aria-label=${label} aria-hidden=${label ? null : "true"} ...${rest}>
    <${Use} id=${id} />
  </svg>`;

// Whose it is: the crab of a seat's ink, or what its game has instead.
export function Emblem({ artist, view, seat, down = false, name = "" }) {
  const ink = artist.inks(view)[seat - 1];
  return html`<${Icon} id=${artist.emblem?.(view, seat) ?? `crab-${ink}${down ? "-down" : ""}`} class=${`${name} ink-${ink}`} />`;
}

const LEAPS = [0, -3, 2, -1, 3, -2]; // no letter stands quite level

// A word in the cut alphabet, as tall as the text around it. Never a sentence.
export function CutWord({ text, label = text, ...rest }) {
  let x = 0;
  const letters = [...text.toUpperCase()].map((letter, index) => {
    const name = letter === "!" ? "bang" : letter;
    if (!WIDTHS.has(name)) return void (x += 26);
    const at = x;
    x += WIDTHS.get(name) + 5;
    return html`<${Use} id=${`g-${name}`} x=${at} y=${LEAPS[index % 6]} width=${WIDTHS.get(name)} height="100" />`;
  });
  return html`<svg class="word" viewBox=${`0 -4 ${x} 108`} role=${label ? "img" : null} aria-label=${label || null}
    aria-hidden=${label ? null : "true"} ...${rest}>${letters}</svg>`;
}

// The state of a thing on a board, round a shape given as a path: a rope where it is open, a thick line where selected, a double ring in
// focus.
export const Ring = ({ state, path }) =>
  state === "open"
    ? html`<g class="legal-pulse"><path class="st-legal-key" d=${path} /><path class="st-legal" d=${path} /></g>`
    : state === "selected"
      ? html`<path class="st-select-key" d=${path} /><path class="st-select" d=${path} />`
      : state === "focus"
        ? html`<path class="st-focus-gap" d=${path} /><path class="st-focus" d=${path} />`
        : null;

// How a seat is called: by its person's name, its bot's level, or its number. Bots of one level are told apart.
export function player(frame, seat) {
  const chair = frame.chairs[seat - 1];
  if (chair?.name) return chair.name;
  if (!chair?.bot) return say("web-player", { seat });
  const level = say(`level-${chair.bot}`);
  return frame.chairs.filter((one) => !one.name && one.bot === chair.bot).length > 1 ? say("web-bot-name", { level, seat }) : level;
}
