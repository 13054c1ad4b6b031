"""What is measured in a page that people look at and touch, as functions that run there."""

BARS = """() => {
  const page = document.documentElement;
  const name = (one) => `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""}`;
  const found = [];
  if (page.scrollWidth > page.clientWidth) found.push(`the page is ${page.scrollWidth - page.clientWidth} px too wide`);
  const long = page.scrollHeight - page.clientHeight;
  const fills = innerWidth >= 1180 && document.querySelectorAll(".table").length === 1; // the window, and no more
  if (fills && long > 0 && long < 40) found.push(`the page is ${long} px too long`);
  for (const one of document.querySelectorAll("body *")) {
    const { overflowX, overflowY } = getComputedStyle(one);
    if (one.closest(".sr") || !one.checkVisibility()) continue;
    if (["auto", "scroll"].includes(overflowX) && one.offsetHeight - one.clientHeight > 8 && one.scrollWidth - one.clientWidth < 40) {
      found.push(`${name(one)} scrolls sideways by ${one.scrollWidth - one.clientWidth} px`);
    }
    if (["auto", "scroll"].includes(overflowY) && one.offsetWidth - one.clientWidth > 8) {
      const past = one.scrollHeight - one.clientHeight;
      if (past <= 4 && !one.matches(".log")) found.push(`${name(one)} scrolls by ${past} px`);
      for (let outer = one.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        if (outer.offsetWidth - outer.clientWidth > 8 && ["auto", "scroll"].includes(getComputedStyle(outer).overflowY)) {
          if (Math.abs(outer.getBoundingClientRect().right - one.getBoundingClientRect().right) < 60) {
            found.push(`${name(one)} has a scroll bar beside that of ${name(outer)}`);
          }
        }
      }
      if (innerWidth > page.clientWidth && page.clientWidth - one.getBoundingClientRect().right < 60) {
        found.push(`${name(one)} has a scroll bar beside that of the page`);
      }
    }
  }
  return found;
}"""

CLIPPED = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hides = (value) => value === "hidden" || value === "clip";
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.data.trim();
    const holder = node.parentElement;
    if (!text || holder.closest("script, style, datalist, option, svg.flight")) continue;
    if (!holder.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const squeezed = holder.hasAttribute("textLength"); // a range does not know that
    const box = (squeezed ? holder : range).getBoundingClientRect();
    if (!box.width) continue;
    let [shown, scrolls, spoken] = [true, false, false]; // spoken: for screen readers only
    for (let one = holder; one && one !== document.documentElement && !spoken; one = one.parentElement) {
      const style = getComputedStyle(one);
      const outer = one.getBoundingClientRect();
      if (style.clipPath === "inset(50%)") spoken = true;
      if (["auto", "scroll"].includes(style.overflowY)) scrolls = true;
      if (["auto", "scroll"].includes(style.overflowX)) break;
      const wide = hides(style.overflowX) || style.clipPath !== "none";
      const tall = !scrolls && (hides(style.overflowY) || style.clipPath !== "none");
      if (wide && (box.right > outer.right + 1.5 || box.left < outer.left - 1.5)) shown = false;
      if (tall && (box.bottom > outer.bottom + 3 || box.top < outer.top - 3)) shown = false;
      if (one === holder && style.textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth) shown = false;
      if (style.position === "fixed") break;
    }
    if (!scrolls && !holder.closest("svg") && (box.left < -1 || box.right > innerWidth + 1)) shown = false;
    if (holder.matches(".bar .now") && box.top >= holder.getBoundingClientRect().bottom) continue; // whole or not at all
    if (!shown && !spoken) found.push(`${holder.tagName.toLowerCase()}.${holder.getAttribute("class") ?? ""}: ${text.slice(0, 60)}`);
  }
  return found;
}"""


SMALL = """() => {
  const sizes = new Map();
  for (const one of document.querySelectorAll("button, select, input:not([type=radio]), summary, a[href], [data-thing]")) {
    const box = one.getBoundingClientRect();
    if (!one.checkVisibility() || !box.width || one.closest(".sr, .flight, .foretaste") || (one.matches("a") && one.closest("p"))) continue;
    const name = one.dataset.thing ?? one.outerHTML.slice(0, 120);
    const fits = box.width > 43.5 && box.height > 43.5;
    if (!sizes.get(name)?.fits) sizes.set(name, { fits, size: `${Math.round(box.width)}x${Math.round(box.height)}` });
  }
  return [...sizes].filter(([, { fits }]) => !fits).map(([name, { size }]) => `${name} is ${size}`);
}"""
