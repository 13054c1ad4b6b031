// Where one is among our pages, and going elsewhere without loading everything anew.
import { signal } from "./dom.js";

export const address = signal(location.pathname);

export function go(to) {
  history.pushState(null, "", to);
  address.value = location.pathname;
  scrollTo(0, 0);
}

// To where a promise leads, or tells why not. Whoever asked by this button cannot ask twice.
export async function lead(button, where, tell) {
  button.disabled = true;
  try {
    go(await where());
  } catch (error) {
    button.disabled = false;
    tell(error.message);
  }
}

addEventListener("popstate", () => (address.value = location.pathname));

// Links among our own pages are followed in place.
addEventListener("click", (event) => {
  const link = event.target.closest?.("a[href^='/']");
  const elsewhere = event.button || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || link.target || link.hasAttribute("download") || event.defaultPrevented || elsewhere) return;
  event.preventDefault();
  go(link.getAttribute("href"));
});
