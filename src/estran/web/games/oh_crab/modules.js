// The modules of the Adventure Pack, where a table is set up: a picture and a line each, in the order in which one learns them.
import { html } from "../../dom.js";
import { Use } from "../../drawing.js";
import { Few } from "../../parts/menu.js";
import { valueName } from "../../parts/waiting.js";
import { say } from "../../words.js";
import "./adventure/load.js";

const PICTURES = {
  surprises: "ap-purse",
  events: "ap-glitter",
  challenges: "ap-cup",
  asymmetry: "ap-claw",
};

export function Modules({ modules, options, set }) {
  const all = (value) => set(Object.fromEntries(modules.map((option) => [option.name, value])));
  const every = modules.every((option) => options[option.name] !== "off");
  return html`<section class="modules" aria-label=${say("web-oh-crab-pack-title")}>
    <h2>${say("web-oh-crab-pack-title")}
      <button class="btn" type="button" onClick=${() => all(every ? "off" : "on")}>${say(every ? "web-oh-crab-pack-none" : "web-oh-crab-pack-all")}</button></h2>
    <p class="note">${say("web-oh-crab-pack-order")}</p>
    <ol>${modules.map(({ name, values }) => html`<li key=${name} class=${options[name] === "off" ? "" : "on"}>
      <svg viewBox="-50 -43.3 100 86.6" aria-hidden="true"><${Use} id="oc-sand" x="-50" y="-43.3" width="100" height="86.6" />
        <${Use} id=${PICTURES[name]} x="-26" y="-26" width="52" /></svg>
      <div><${Few} name=${name} label=${say(`web-option-${name}`)} values=${values} value=${options[name]} choose=${(value) => set({ [name]: value })} shown=${valueName} />
        <p>${say("web-oh-crab-pack-about", { module: name })}</p></div>
    </li>`)}</ol>
  </section>`;
}
