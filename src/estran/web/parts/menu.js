// What can be set, and which keys do what.
import { html, useEffect, useRef } from "../dom.js";
import { sounds, speed, SPEEDS, theme, THEMES } from "../settings.js";
import { language, LANGUAGES, say, speak } from "../words.js";

export const KEYS = ["arrows", "enter", "escape", "slash", "u", "h", "w", "r", "question"];

// A choice among a few, as radio buttons in a row.
export const Few = ({ name, label, values, value, choose, shown = (one) => say(`web-${name}-${one}`) }) => html`<fieldset class="few">
  <legend>${label}</legend>
  ${values.map((one) => html`<label key=${one}>
    <input type="radio" name=${name} value=${one} checked=${one === value} onChange=${() => choose(one)} /><span>${shown(one)}</span>
  </label>`)}
</fieldset>`;

const setSounds = async (value) => {
  sounds.value = value;
  if (value === "on") (await import("./sound.js")).sound("wood");
};

export const Settings = () => html`
  <${Few} name="language" label=${say("web-language")} values=${Object.keys(LANGUAGES)} value=${language.value} choose=${speak}
    shown=${(tag) => html`<span lang=${tag}>${LANGUAGES[tag]}</span>`} />
  <${Few} name="theme" label=${say("web-theme")} values=${THEMES} value=${theme.value} choose=${(value) => (theme.value = value)} />
  <${Few} name="speed" label=${say("web-speed")} values=${SPEEDS} value=${speed.value} choose=${(value) => (speed.value = value)} />
  <${Few} name="sounds" label=${say("web-sounds")} values=${["on", "off"]} value=${sounds.value} choose=${setSounds} />`;

// Open from the moment it is drawn; `shut` is called when it is closed.
export function Menu({ game, shut }) {
  const dialog = useRef(null);
  useEffect(() => dialog.current.showModal(), []);
  const outside = (event) => event.target === dialog.current && dialog.current.close();
  return html`<dialog class="menu sheet" ref=${dialog} onClose=${shut} aria-label=${say("web-menu")} onClick=${outside}>
    <form method="dialog"><button class="btn plain close">${say("web-close")}</button></form>
    <${Settings} />
    <h2>${say("web-keys")}</h2>
    <dl class="keys">${KEYS.map((key) => html`<div key=${key}><dt><kbd>${say(`web-key-${key}`)}</kbd></dt><dd>
      ${say(`web-key-${key}-does`)}</dd></div>`)}</dl>
    <nav>
      ${game && html`<a href=${`/rules/${game}`} target="_blank">${say("web-rules")}</a>`}
      <a href="/">${say("web-home")}</a>
    </nav>
  </dialog>`;
}
