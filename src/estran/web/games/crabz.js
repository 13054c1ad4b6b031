// Crabz: rocks in the surf, and stacks of crabs.
import { html } from "../dom.js";

export const inks = () => ["red", "blue", "green", "yellow"];

export const Board = ({ view }) => html`<svg viewBox="0 0 100 100"><text x="10" y="50">${Object.keys(view.cells).join(" ")}</text></svg>`;
