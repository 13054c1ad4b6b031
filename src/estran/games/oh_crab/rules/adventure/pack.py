"""What lies in the box of the Adventure Pack, in the order of its tables, and what of it is data."""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

TOKENS: Final[list[str]] = ["shard", "hole", "peel", "line", "purse", "bottle", "plank", "fries", "bucket", "ball", "spyglass"]
"""Trash first, then treasures (OC-303); of these the last are kept (OC-310)."""
FIRST_TREASURE: Final = 4
FIRST_KEPT: Final = 6
EVENTS: Final[list[str]] = [
    *("robin", "broken", "flea-market", "siesta", "windfall", "moult", "glitter"),
    *("sales", "happy-hour", "chef-runs", "kitchen-hand", "clean-beach", "fair-play", "lie-in"),
]
CHALLENGES: Final[list[str]] = ["shells", "track", "hand", "market", "chain", "company", "pushes", "digger"]
REWARD_CARDS: Final[list[str]] = ["provisions", "sandcastle", "lookout"]
REWARDS: Final[list[str]] = ["market", "recall", "claws", "obstacle", "spy"]
SKILLS: Final[list[str]] = [
    *("sprinter", "hermit", "sleepwalker", "weaver", "window-shopper", "hunter", "builder"),
    *("carapace", "champion", "forecaster", "cork", "yawner", "brute", "pickpocket"),
]

# Hidden elements: what can lie face down (OC-D95). Tokens are three a tile, from the land; then an event and a challenge a tile.
EVERY_TOKEN: Final = 9
FIRST_EVENT: Final = EVERY_TOKEN
FIRST_CHALLENGE: Final = FIRST_EVENT + 3
ELEMENTS: Final = FIRST_CHALLENGE + 3


@final
class Pack:
    """The numbers that content may tune. Never changed, and shared by all states of a game."""

    def __init__(self, copies: vec[i64], elements: i64, rewards: vec[i64], claws: vec[i64], shells: vec[i64]) -> None:
        self.copies: vec[i64] = copies
        """Of each token."""
        self.elements: i64 = elements
        """How many hidden elements the spyglass shows."""
        self.rewards: vec[i64] = rewards
        """Of each reward card and each of the rewards: how many cards, obstacles or elements; 0 where it does not offer it."""
        self.claws: vec[i64] = claws
        """Of each skill."""
        self.shells: vec[i64] = shells
        """What each use of a skill brings besides."""

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (list(self.copies), int(self.elements), list(self.rewards), list(self.claws), list(self.shells))


def restored(copies: list[int], elements: int, rewards: list[int], claws: list[int], shells: list[int]) -> Pack:
    """A pack that was pickled."""
    return Pack(vec[i64](copies), elements, vec[i64](rewards), vec[i64](claws), vec[i64](shells))


NO_PACK: Final = Pack(vec[i64](), 0, vec[i64](), vec[i64](), vec[i64]())
"""Of a game without any of it."""
