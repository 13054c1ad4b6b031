// What a person likes, kept in the browser.
import { effect, signal } from "./dom.js";

export const SPEEDS = ["slow", "normal", "fast", "off"];
export const THEMES = ["auto", "light", "dark"];

// What this browser keeps under a name, after a reload too ("localStorage") or as long as the page is open ("sessionStorage").
// Where nothing may be stored, all is as good as new each time.
export function recall(name, place = "localStorage") {
  try {
    return window[place].getItem(`estran-${name}`);
  } catch {
    return null;
  }
}

// The same, where it is more than a text; nothing where that cannot be read.
export function recalled(name, place) {
  try {
    return JSON.parse(recall(name, place));
  } catch {
    return null;
  }
}

export function keep(name, text, place = "localStorage") {
  try {
    if (text === null) window[place].removeItem(`estran-${name}`);
    else window[place].setItem(`estran-${name}`, text);
  } catch (error) {
    console.warn(error);
  }
}

function kept(name, first, allowed) {
  const stored = recall(name);
  const made = signal(stored !== null && (!allowed || allowed.includes(stored)) ? stored : first);
  effect(() => keep(name, made.value));
  return made;
}

export const speed = kept("speed", "normal", SPEEDS);
export const sounds = kept("sounds", "off", ["on", "off"]);
export const theme = kept("theme", "auto", THEMES);
export const name = kept("name", "");

effect(() => {
  if (theme.value === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme.value;
});

export const night = () => (theme.value === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : theme.value === "dark");
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
