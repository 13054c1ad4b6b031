// The one page: what is shown at which address.
import { html, render } from "./dom.js";
import { unpack } from "./drawing.js";
import { load, language } from "./words.js";

const PAGES = [
  [/^\/gallery(?:\/(?<game>\w+))?$/, () => import("./pages/gallery.js")],
];

async function open() {
  document.documentElement.lang = language.value;
  const [match, page] = PAGES.map(([address, page]) => [address.exec(location.pathname), page]).find(([match]) => match);
  const [{ default: Page }] = await Promise.all([page(), unpack("/web/symbols.svg"), load("/words/core.ftl"), load("/web/words.ftl")]);
  render(html`<${Page} ...${match.groups ?? {}} />`, document.getElementById("app"));
}

open();
