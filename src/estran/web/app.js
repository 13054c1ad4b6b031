// The one page: what is shown at which address.
import { address } from "./address.js";
import { html, render, useEffect, useState } from "./dom.js";
import { unpack } from "./drawing.js";
import { language, load, say } from "./words.js";
import { Refusal } from "./wire.js";

const PAGES = [
  [/^\/$/, () => import("./pages/home.js")],
  [/^\/new(?:\/(?<game>\w+))?$/, () => import("./pages/setup.js")],
  [/^\/t\/(?<table>[\w-]+)$/, () => import("./pages/table.js")],
  [/^\/replay(?:\/(?<table>[\w-]+))?$/, () => import("./pages/replay.js")],
  [/^\/rules(?:\/(?<game>\w+))?$/, () => import("./pages/rules.js")],
  [/^\/gallery(?:\/(?<game>\w+))?$/, () => import("./pages/gallery.js")],
];

function App() {
  const at = address.value;
  const [shown, show] = useState(null);
  useEffect(() => {
    let late = false;
    find(at).catch(nothing).then((page) => late || show({ at, ...page }));
    return () => (late = true);
  }, [at]);
  useEffect(() => void (document.documentElement.lang = language.value), [language.value]);
  return shown && html`<svg class="grain" aria-hidden="true"><rect width="100%" height="100%" fill="url(#p-grain)" /></svg>
    <${shown.Page} ...${shown.given} key=${shown.at} />`;
}

async function find(at) {
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(at);
    if (match) return { Page: (await page()).default, given: match.groups ?? {} };
  }
  return nothing(new Refusal({ key: "no-page", message: say("web-no-page") }));
}

async function nothing(refusal) {
  return { Page: (await import("./parts/nothing.js")).Nothing, given: { refusal } };
}

const early = PAGES.find(([pattern]) => pattern.test(address.value))?.[1]().catch(() => null); // along with what all pages need
await Promise.all([unpack("/web/symbols.svg"), load("/words/core.ftl"), load("/web/words.ftl"), early]);
render(html`<${App} />`, document.getElementById("app"));
