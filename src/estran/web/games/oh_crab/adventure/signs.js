// A sign for each token, event, challenge, reward and skill, what each is called and what it does. Texts are those of the terminal.
import { html } from "../../../dom.js";
import { Use } from "../../../drawing.js";
import { language, say } from "../../../words.js";

// Where the sign is not called as the thing is.
const SIGNS = {
  token: { bottle: "ob-bottle", bucket: "ob-bucket", ball: "ob-ball" },
  event: {
    "flea-market": "ap-stall", siesta: "ap-zzz", windfall: "ap-rain", moult: "ap-claw", "chef-runs": "chef", "kitchen-hand": "ap-helper",
    "clean-beach": "ap-broom", "fair-play": "ap-truce", "lie-in": "ap-moon",
  },
  challenge: { shells: "shell", hand: "oc-cards", market: "ap-stall", chain: "ap-links", pushes: "ap-push", digger: "ap-spade" },
  reward: { market: "ap-stall", claws: "ap-claw", obstacle: "ap-wall", spy: "ap-spyglass" },
  skill: {
    sprinter: "sg-faster", sleepwalker: "ap-moon", weaver: "ap-links", "window-shopper": "ap-stall", hunter: "ap-spade", builder: "ap-wall",
    carapace: "ap-shield", champion: "ap-cup", forecaster: "ap-vane", yawner: "ap-zzz", brute: "ap-fist", pickpocket: "ap-purse",
  },
};
const NAMES = { token: "token_names", event: "event_names", challenge: "challenge_names", card: "reward_names", skill: "skills" };
const SAME = { treasure: "token", omen: "event" }; // things that are clicked under another name

export const sortOf = (sort) => SAME[sort] ?? sort;
export const signOf = (sort, id) => SIGNS[sortOf(sort)]?.[id] ?? `ap-${id}`;
export const Glyph = ({ sort, id }) => html`<svg viewBox="0 0 48 48" class="sign" aria-hidden="true"><${Use} id=${signOf(sort, id)} width="48" /></svg>`;

export function nameOf(view, sort, id) {
  if (sort === "reward") return say("web-oh-crab-pack-reward", { reward: id });
  return view[NAMES[sortOf(sort)]]?.[id]?.[language.value] ?? id;
}

export function textOf(view, sort, id) {
  const as = sortOf(sort);
  if (as === "event") return say(`oh-crab-card-event-${id}`);
  if (as === "token") return say(`oh-crab-token-${id}`, { number: view.elements ?? 0 });
  if (as === "challenge") return say(`oh-crab-challenge-${id}`);
  if (as === "reward") return say(`oh-crab-reward-${id}`, { number: view.rewards.find((one) => one.reward === id)?.number ?? 1 });
  return say(`oh-crab-skill-${id}`, { number: view.skills[id].shells });
}
