// A table as it is looked at: seats, log, board, choices, hand. Drawn from a frame alone, live and in the gallery alike.
import { html, useLayoutEffect, useMemo, useRef } from "../dom.js";
import { Picks } from "../picking.js";
import { Choices } from "./choices.js";
import { Grid } from "./grid.js";
import { Log } from "./log.js";
import { Seats } from "./seats.js";

// `artist` is the module of the game (games/index.js). Clicks on things are caught here, for board and hand alike.
// `show` (parts/motion.js) is who gave the frame, where there is motion.
export function Table({ frame, artist, picks, show, why = () => {} }) {
  const root = useRef(null);
  const own = useMemo(() => picks ?? new Picks(), [picks]);
  const view = frame.view;
  const parts = { frame, view, picks: own, artist };
  const thing = (event) => event.target.closest("[data-thing]")?.dataset.thing;
  const clicked = (event) => {
    const meant = thing(event);
    if (meant && !own.pick(meant)) why(meant);
  };
  useLayoutEffect(() => {
    if (!show) return;
    show.root = root.current;
    show.drawn();
  }, [frame, show]);
  return html`<main ref=${root} class=${`table game-${frame.game}`} onPointerDown=${() => show?.finish()} onClick=${clicked} onPointerOver=${(event) => (own.focus.value = thing(event) ?? null)}>
    <div class="col left"><${Seats} ...${parts} /><${Log} ...${parts} /></div>
    <section class="board">
      <${artist.Board} ...${parts} /><svg class="flight" aria-hidden="true"><g /></svg><${Grid} ...${parts} />
    </section>
    <div class="col right"><${Choices} ...${parts} />${artist.Aid && html`<aside class="aid sheet"><${artist.Aid} ...${parts} /></aside>`}</div>
    ${artist.Hand && html`<section class="hand"><${artist.Hand} ...${parts} /></section>`}
  </main>`;
}
