// A closer look, on a plate over the beach: what a space does and who stands there, what is printed on a card, what an action is.
import { html, useLayoutEffect, useRef } from "../../dom.js";
import { Icon, player } from "../../drawing.js";
import { later } from "../../parts/later.js";
import { say } from "../../words.js";
import { Tile } from "./aid.js";
import { ACTS, EXTRAS, extra, icon, special } from "./cards.js";
import { tileName } from "./ground.js";
import { Mini, Sign } from "./kit.js";
import { pack } from "./pack.js";
import { spaces, toSea } from "./place.js";
import { looked } from "./telling.js";
import { kindsOf, terrain } from "./terrain.js";

const Shown = later(() => import("./rivals.js"), "Shown");

export function Look({ frame, view, thing }) {
  const look = closer(frame, view, ...thing.split(":"));
  return look && html`<${Plate} thing=${thing}>${look}<//>`;
}

function closer(frame, view, sort, name) {
  const cell = sort === "cell" ? name : sort === "crab" ? view.crabs.find((crab) => crab.colour === name)?.cell : "";
  if (cell) return html`<${SpaceAid} frame=${frame} view=${view} name=${cell} />`;
  if (sort === "card" && view.cards[name]) return html`<${CardAid} view=${view} name=${name} />`;
  if (sort === "market") return html`<${MarketAid} view=${view} slot=${name} />`;
  if (sort === "special" && view.specials[name]) return html`<${ActionAid} sign=${name} ...${special(view, name)} />`;
  if (sort === "extra" && extra(view, name)) return html`<${ActionAid} sign=${EXTRAS[name]} ...${extra(view, name)} />`;
  if (["event", "challenge", "skill", "treasure", "omen", "reward"].includes(sort)) return html`<${pack.Closer} view=${view} sort=${sort} name=${name} />`;
  const seat = looked.value;
  if (!view.seats[seat - 1]) return null; // nobody, or one of another table
  return html`<div class="look"><h2>${player(frame, seat)}</h2><${Shown} view=${view} seat=${seat} /></div>`;
}

// Lies in that corner of the beach where it hides the least of one's own crabs and of what one looks at, then of other crabs and of what
// can be chosen; of those that hide nothing, in the farthest.
function Plate({ thing, children }) {
  const plate = useRef(null);
  useLayoutEffect(() => {
    const settles = () => settle(plate.current, thing);
    settles();
    addEventListener("scroll", settles, { passive: true, capture: true }); // of the page, and of the beach
    return () => removeEventListener("scroll", settles, { capture: true }); // before the plate is gone
  });
  return html`<div class="plate sheet" ref=${plate}>${children}</div>`;
}

function settle(plate, thing) {
  const board = plate.closest(".table").querySelector(".board");
  const page = plate.offsetParent?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const ground = board.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = plate;
  const first = `.crab.own, .beach [data-thing="${CSS.escape(thing)}"]`;
  const keep = [...board.querySelectorAll(`${first}, .crab, .st-legal`)].map((one) => [one.getBoundingClientRect(), one.matches(first) ? 99 : 1]);
  const seen = board.querySelector(first)?.getBoundingClientRect() ?? ground;
  const covers = ({ x, y }, box) => overlap(x, x + width, box.left, box.right) * overlap(y, y + height, box.top, box.bottom);
  const far = ({ x, y }) => Math.hypot(x + width / 2 - seen.x, y + height / 2 - seen.y);
  const hidden = (corner) => keep.reduce((sum, [box, worth]) => sum + worth * covers(corner, box), 0) - far(corner) / 1e4;
  const ends = (start, room) => [start + 6, start + room - 6];
  const corners = ends(ground.x, ground.width - width).flatMap((x) => ends(ground.y + 6, ground.height - height - 6).map((y) => ({ x, y })));
  const best = corners.reduce((one, other) => (hidden(other) < hidden(one) ? other : one));
  plate.style.setProperty("left", `${best.x - page.x}px`);
  plate.style.setProperty("top", `${best.y - page.y}px`);
}

const overlap = (from, to, start, end) => Math.max(0, Math.min(to, end) - Math.max(from, start));

function SpaceAid({ frame, view, name }) {
  const crab = view.crabs.find((one) => one.cell === name);
  const sea = !view.board.spaces[name];
  const crabs = sea ? view.crabs.filter((one) => one.cell === "sea") : crab ? [crab] : [];
  return html`<div class="look"><h2>${sea ? say("web-oh-crab-sea") : html`<code>${name}</code> ${tileName(view.board, name)}`}
      ${!sea && html`<small>${say("web-oh-crab-to-sea", { distance: spaces(toSea(view.board, name)) })}</small>`}</h2>
    <ul class="kinds">
      ${kindsOf(view.board, name).filter((kind) => !view.modules?.surprises || kind !== "surprise").map((kind) => html`<li><${Tile} kind=${kind} /><span>${terrain(view, kind, name)}</span></li>`)}
      ${view.modules && html`<${pack.Closer} view=${view} sort="cell" name=${name} />`}
      ${crabs.map((one) => html`<li><${Icon} id=${`crab-${one.colour}${one.down ? "-down" : ""}`} class=${`ink-${one.colour}`} />
        <span>${player(frame, one.seat)}${one.down ? ` – ${say("web-oh-crab-down")}` : ""}</span></li>`)}
    </ul></div>`;
}

function CardAid({ view, name }) {
  const printed = view.cards[name];
  return html`<div class="look"><h2><${Icon} id=${ACTS[printed.main]} /> ${say("web-oh-crab-main", { icon: icon(printed.main) })}</h2>
    ${printed.special && html`<${ActionAid} sign=${printed.special} ...${special(view, printed.special)} />`}</div>`;
}

const ActionAid = ({ sign, name, text }) => html`<div class="look action"><${Sign} id=${sign} /><p><b>${name}</b> ${text}</p></div>`;

function MarketAid({ view, slot }) {
  const top = view.market[slot - 1]?.[0];
  if (slot !== "pile") return top ? html`<${CardAid} view=${view} name=${top} />` : null;
  return html`<div class="look"><h2>${say("oh-crab-pile", { number: view.pile })}</h2>
    ${view.bottom.length > 0 && html`<p>${say("web-oh-crab-bottom")}</p>
      <div class="minis">${view.bottom.map((name) => html`<${Mini} view=${view} name=${name} />`)}</div>`}
  </div>`;
}

