// Telling positions of each game, one under the other: for reviewers, and for whoever draws a board.
import { html, useEffect, useMemo, useState } from "../dom.js";
import { artist } from "../games/index.js";
import { Bar } from "../parts/bar.js";
import { Show } from "../parts/motion.js";
import { Table } from "../parts/table.js";
import { Picks } from "../picking.js";
import { say } from "../words.js";

export default function Gallery({ game = "crabz" }) {
  const [shown, show] = useState(null);
  useEffect(() => {
    const only = new URLSearchParams(location.search).get("only");
    Promise.all([artist(game), fetch(`/web/gallery/${game}.json`).then((response) => response.json())]).then(
      async ([drawn, all]) => {
        const frames = only === null ? all : [all[Number(only)]];
        for (const frame of frames) await drawn.prepare?.(frame.options);
        show({ drawn, frames });
      },
    );
  }, [game]);
  if (!shown) return null;
  const title = say(`${game.replace("_", "-")}-title`);
  document.title = `${title} · Estran`;
  return html`<${Bar} title=${title} game=${game} /><main class="gallery">
    ${shown.frames.map((frame, index) => html`<${Exhibit} frame=${frame} artist=${shown.drawn} key=${index} />`)}
  </main>`;
}

// Nothing is played here, but all can be clicked. A double click plays the events that led here, on the view that they led to: near enough
// to look at motion.
function Exhibit({ frame, artist }) {
  const picks = useMemo(() => {
    const made = new Picks();
    made.offer(frame.choices);
    return made;
  }, [frame]);
  const show = useMemo(() => {
    const made = new Show(artist.motion);
    made.jump(frame);
    return made;
  }, [frame]);
  const choice = picks.focus.value && picks.completes(picks.focus.value);
  const preview = choice && frame.previews ? { choice, events: frame.previews[choice.notation] ?? [] } : null;
  return html`<div onDblClick=${() => show.again([frame, { ...frame }])}>
    <${Table} frame=${show.frame.value} artist=${artist} picks=${picks} show=${show} preview=${preview} foreseen=${frame.previews} tag="section" />
  </div>`;
}
