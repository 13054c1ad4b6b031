// The bar above every page but the first: where one is, whether all is saved, day or night, and what can be set.
import { html, useState } from "../dom.js";
import { CutWord, Icon } from "../drawing.js";
import { night, theme } from "../settings.js";
import { say } from "../words.js";
import { later } from "./later.js";

const Menu = later(() => import("./menu.js"), "Menu");

export const Moon = () => html`<svg viewBox="0 0 26 26" aria-hidden="true">
  <path d="M16 2 9 6 6 13 9 20 16 24 22 21 17 18 14 13 16 7Z" fill="currentColor" />
  <path class="star" d="M21 5 22 8 25 9 22 10 21 13 20 10 17 9 20 8Z" />
</svg>`;

const Lines = () => html`<svg viewBox="0 0 26 26" aria-hidden="true">
  <path d="M2 5 24 4 24 7.5 2 8ZM2 12 24 11.5 23 15 3 15.5ZM2 19 24 19 24 22.5 3 22Z" fill="currentColor" />
</svg>`;

export const Tide = () => html`<button class="tool" type="button" aria-label=${say("web-tide")}
  onClick=${() => (theme.value = night() ? "light" : "dark")}>
  <${Moon} />
</button>`;

function State({ of }) {
  const state = of.value;
  return html`<span class=${`state ${state}`} role="status"><span class="long">${say(`web-state-${state}`)}</span>
    ${state === "saved" ? " ✓" : "…"}</span>`;
}

// `title` is cut in lino, `named` is how it is read out. `state` is a signal at a live table: "saved", "sending" or "reconnecting".
export function Bar({ title = "", named = title, now = "", state, game }) {
  const [open, set] = useState(false);
  return html`<header class="bar">
    <a class="brand" href="/" aria-label=${say("web-home")}>
      <${CutWord} class="word long" text="Estran" label="" /><${Icon} id="crab" class="ink-red short" />
    </a>
    ${title ? html`<i class="sep"></i><h1 class="title"><${CutWord} text=${title} label=${named} /></h1>` : html`<h1 class="sr">
      ${named || "Estran"}</h1>`}
    <span class="now">${now}</span>
    ${state && html`<${State} of=${state} />`}
    <${Tide} />
    <button class="tool" type="button" id="menu" aria-label=${say("web-menu")} onClick=${() => set(true)}><${Lines} /></button>
    <svg class="edge" aria-hidden="true"><rect width="100%" height="16" fill="url(#p-edge)" /></svg>
    ${open && html`<${Menu} game=${game} shut=${() => set(false)} />`}
  </header>`;
}
