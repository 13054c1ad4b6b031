// Preact, htm and signals under the names that all other modules use.
import { h, render } from "./vendor/preact.js";
import htm from "./vendor/htm.js";

export { h, render };
export { useEffect, useLayoutEffect, useMemo, useRef, useState } from "./vendor/hooks.js";
export { batch, computed, effect, signal, untracked } from "./vendor/signals.js";
export const html = htm.bind(h);

export const pressed = { spot: "" }; // where a pointer last went down, on whatever page
addEventListener("pointerdown", ({ clientX, clientY }) => (pressed.spot = `${clientX} ${clientY}`), true);
