// Where luck comes from, so that nobody can have chosen it: what the server is bound to, and, once the game is over, all that it came from.
import { html } from "../dom.js";
import { player } from "../drawing.js";
import { say } from "../words.js";

export function Deal({ frame }) {
  const { start, stage, commitment, seed, deal, chairs } = frame;
  const missing = chairs.map((chair, index) => (chair.kind === "person" && !chair.contributed ? index + 1 : 0)).filter(Boolean);
  return html`<details class="seed"><summary>${say(stage === "over" ? "web-seed" : "web-seed-soon")}</summary>
    <p>${say("web-seed-about")}</p>
    ${start && html`<p class="why">${say("web-seed-not-dealt")}</p>`}
    ${stage !== "waiting" && missing.map((seat) => html`<p class="why" key=${seat}>${say("web-seed-missing", { player: player(frame, seat) })}</p>`)}
    <dl>
      <${Number} name=${say("web-seed-commitment")} digits=${commitment} />
      ${deal && html`<${Number} name=${say("web-seed-secret")} digits=${deal.secret} />`}
      ${deal?.contributions.map((digits, index) => digits && html`<${Number} name=${say("web-seed-added", { player: player(frame, index + 1) })} digits=${digits} key=${index} />`)}
      ${seed && html`<${Number} name=${say("web-seed-seed")} digits=${seed} />`}
    </dl>
  </details>`;
}

const Number = ({ name, digits }) => html`<div><dt>${name}</dt><dd><code>${digits}</code></dd></div>`;
