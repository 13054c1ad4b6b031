// The rules of a game, each by its id, under the headings of its rulebook: searchable, and one key away at a table.
import { html, render, useEffect, useRef, useState } from "../dom.js";
import { dress } from "../drawing.js";
import { language, load, say } from "../words.js";

const HEADING = /^## (?<en>.+?) \/ (?<fr>.+)$/;
const RULE = /^(?<id>[A-Z]{2}-\w+) =/;
const books = new Map();

// The chapters of a game's rulebook: [{ title: { en, fr }, rules: [id] }], once their sentences can be said.
export function chapters(game) {
  if (!books.has(game)) books.set(game, read(`/rulebook/${game}.ftl`));
  books.get(game).catch(() => books.delete(game)); // another time it may be had
  return books.get(game);
}

async function read(address) {
  const [response] = await Promise.all([fetch(address), load(address), load("/web/words/rules.ftl"), dress("reading")]);
  const found = [];
  for (const line of (await response.text()).split("\n")) {
    const [heading, rule] = [HEADING.exec(line)?.groups, RULE.exec(line)?.groups];
    if (heading) found.push({ title: { ...heading }, rules: [] });
    else if (rule) found.at(-1).rules.push(rule.id);
  }
  return found;
}

// A letter without its accent. One letter stays one letter, so that what is found can be marked where it stands.
const plain = (text) => [...text].map((letter) => letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()[0] ?? letter).join("");

// What is left of the chapters if only rules count that have all these words, in id, sentence or heading.
function sought(book, words) {
  if (!words.length) return book;
  const fits = (title, id) => {
    const text = plain(`${id} ${say(id)} ${title}`);
    return words.every((word) => text.includes(word));
  };
  return book
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((id) => fits(chapter.title[language.value], id)) }))
    .filter((chapter) => chapter.rules.length);
}

// Over another page its links lead to a page of their own.
export function Rulebook({ game, meant = "", over = false }) {
  const [book, open] = useState(null);
  const [text, seek] = useState("");
  const here = useRef(null);
  useEffect(() => void chapters(game).then(open), [game]);
  useEffect(() => {
    if (book && over) here.current.querySelector("input").focus();
    if (book && meant) here.current.querySelector(`[id="${CSS.escape(meant)}"]`)?.scrollIntoView({ block: "center" });
  }, [book, meant]);
  if (!book) return null;
  const words = plain(text).split(/\s+/).filter(Boolean);
  const found = sought(book, words);
  const count = found.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  return html`<div class="rulebook" ref=${here}>
    <div class="seek"><label><span>${say("web-rules-seek")}</span>
      <input type="search" value=${text} autocomplete="off" spellcheck=${false} onInput=${(event) => seek(event.target.value)} /></label>
      <p role="status">${words.length ? say("web-rules-found", { count }) : ""}</p>
    </div>
    <nav aria-label=${say("web-rules-chapters")}><ul>${found.map((chapter, index) => html`<li key=${chapter.title.en}>
      <button type="button" onClick=${() => here.current.querySelectorAll("section")[index].scrollIntoView()}>${chapter.title[language.value]}</button>
    </li>`)}</ul></nav>
    <div class="rules">${found.map((chapter) => html`<section class="sheet" key=${chapter.title.en}>
      <${over ? "h3" : "h2"}>${chapter.title[language.value]}</>
      <ul>${chapter.rules.map((id) => html`<li id=${id} class=${id === meant ? "meant" : ""} key=${id}>
        <a href=${over ? `/rules/${game}#${id}` : `#${id}`} target=${over ? "_blank" : null} aria-label=${say("web-rules-link", { rule: id })}><kbd>${id}</kbd></a><p><${Marked} text=${say(id)} words=${words} /></p>
      </li>`)}</ul>
    </section>`)}</div>
  </div>`;
}

// A sentence, with what was sought marked in it.
function Marked({ text, words }) {
  const folded = plain(text);
  if (folded.length !== text.length) return text;
  const marked = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) marked.fill(1, at, at + word.length);
  }
  const parts = [];
  for (let at = 0, end; at < text.length; at = end) {
    for (end = at + 1; end < text.length && marked[end] === marked[at]; ) end += 1;
    parts.push(marked[at] ? html`<mark>${text.slice(at, end)}</mark>` : text.slice(at, end));
  }
  return parts;
}

// The rules over whatever page one is on, until they are closed.
export function panel(game, meant = "") {
  const root = document.body.appendChild(document.createElement("div"));
  const close = () => {
    render(null, root);
    root.remove();
  };
  render(html`<${Panel} game=${game} meant=${meant} close=${close} />`, root);
}

function Panel({ game, meant, close }) {
  const dialog = useRef(null);
  const [ready, read] = useState(false);
  useEffect(() => void chapters(game).then(() => read(true)), [game]);
  useEffect(() => void (ready && dialog.current.showModal()), [ready]);
  return ready && html`<dialog class="menu sheet reading" ref=${dialog} aria-label=${say("web-rules")} onClose=${close}
    onClick=${(event) => event.target === dialog.current && dialog.current.close()}>
    <form method="dialog"><button class="btn plain close">${say("web-close")}</button></form>
    <h2>${say("web-rules")}</h2>
    <${Rulebook} game=${game} meant=${meant} over />
  </dialog>`;
}
