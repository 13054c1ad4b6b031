// Words that people read, from the same Fluent files as everywhere else. A message says itself in every language side by side (.en, .fr).
import { computed, signal } from "./dom.js";
import { keep, recall } from "./settings.js";
import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

export const LANGUAGES = { en: "English", fr: "Français" };

export const language = signal(first());
const resources = signal([]);
const loaded = new Map();

const bundle = computed(() => {
  const made = new FluentBundle(language.value, { useIsolating: false });
  for (const resource of resources.value) made.addResource(resource);
  return made;
});

function first() {
  const asked = [recall("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return asked.find((tag) => tag in LANGUAGES) ?? "en";
}

export function speak(tag) {
  keep("language", tag);
  language.value = tag;
  document.documentElement.lang = tag;
}

// Reads a Fluent file once; all that is shown is shown again in its words.
export function load(address) {
  if (!loaded.has(address)) loaded.set(address, fetch(address).then(read));
  loaded.get(address).catch(() => loaded.delete(address)); // another time it may be had
  return loaded.get(address);
}

async function read(response) {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const resource = new FluentResource(await response.text());
  resources.value = [...resources.value, resource]; // only now: another file may have come meanwhile
}

export const has = (key) => Boolean(bundle.value.getMessage(key)?.attributes[language.value]);

// One message in the language that is spoken. An unknown key is a mistake of ours: it is shown as it is, and CI looks for it.
export function say(key, args = {}) {
  const message = bundle.value.getMessage(key)?.attributes[language.value];
  if (!message) {
    console.error(`no words for ${key}`);
    return key;
  }
  const errors = [];
  const text = bundle.value.formatPattern(message, args, errors);
  for (const error of errors) console.error(key, error);
  return text;
}
