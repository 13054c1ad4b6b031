// The rules of a game as a page: /rules/crabz, or /rules/crabz#CZ-07 for one of them.
import { html, useEffect, useState } from "../dom.js";
import { Bar } from "../parts/bar.js";
import { chapters, Rulebook } from "../parts/rulebook.js";
import { call } from "../wire.js";
import { language, load, say } from "../words.js";

await load("/web/words/rules.ftl");

const named = () => decodeURIComponent(location.hash.slice(1));

export default function RulesPage({ game = "crabz" }) {
  const [games, list] = useState([]);
  const [meant, mean] = useState(named);
  useEffect(() => void call("/api/games").then((answer) => list(answer.games)), [language.value]);
  useEffect(() => {
    const moved = () => mean(named());
    for (const kind of ["hashchange", "popstate"]) addEventListener(kind, moved);
    return () => ["hashchange", "popstate"].forEach((kind) => removeEventListener(kind, moved));
  }, []);
  useEffect(() => void chapters(game), [game]);
  const title = games.find((one) => one.id === game)?.title ?? "";
  document.title = `${say("web-rules-of", { game: title })} · Estran`;
  return html`<${Bar} title=${title} named=${say("web-rules-of", { game: title })} now=${say("web-rules")} />
    <main class="reading">
      <nav class="btns" aria-label=${say("web-games")}>${games.map((one) => html`<a class=${`btn${one.id === game ? "" : " plain"}`} href=${`/rules/${one.id}`}
        aria-current=${one.id === game ? "page" : null} key=${one.id}>${one.title}</a>`)}</nav>
      <${Rulebook} game=${game} meant=${meant} key=${game} />
    </main>`;
}
