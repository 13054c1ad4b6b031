// What a person likes, kept in the browser.
import { effect, signal } from "./dom.js";

export const SPEEDS = ["slow", "normal", "fast", "off"];
export const THEMES = ["auto", "light", "dark"];

// A signal that is still there after a reload. Where nothing may be stored it is as good as new each time.
function kept(name, first, allowed) {
  const made = signal(first);
  try {
    const stored = localStorage.getItem(`estran-${name}`);
    if (stored !== null && (!allowed || allowed.includes(stored))) made.value = stored;
    effect(() => localStorage.setItem(`estran-${name}`, made.value));
  } catch (error) {
    console.warn(error);
  }
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
