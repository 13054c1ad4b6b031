// Which stack is looked at: the last one that pointer or keyboard came to. Board and tower share it, table by table.
import { effect, signal } from "../../dom.js";

const LOOKS = new WeakMap();

export function looking(picks) {
  if (!LOOKS.has(picks)) {
    const looked = signal(null);
    effect(() => {
      const focus = picks.focus.value;
      if (focus?.startsWith("cell:")) looked.value = focus.slice(5);
    });
    LOOKS.set(picks, looked);
  }
  return LOOKS.get(picks);
}
