// Where there is nothing: one sentence, and the way home.
import { html } from "../dom.js";
import { Icon } from "../drawing.js";
import { say } from "../words.js";
import { Bar } from "./bar.js";

export const Nothing = ({ refusal }) => html`<${Bar} />
  <main class="nothing sheet"><${Icon} id="crab-red-down" class="ink-red" /><p>${refusal.message}</p><a class="btn" href="/">
    ${say("web-home")}</a></main>`;
