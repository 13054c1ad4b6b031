"""What is data in the Adventure Pack: how its tokens and cards are called, and the numbers that may be tuned (OC-301, OC-303, OC-339)."""

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ...core.content import load, wrong
from ...core.words import say
from .checks import check_all, check_entry, check_number
from .rules.adventure.pack import CHALLENGES, EVENTS, FIRST_TREASURE, REWARD_CARDS, REWARDS, SKILLS, TOKENS, Pack

TRASH = 5
TREASURES = 9
MOST_COPIES = 3
MOST_CLAWS = 7
MOST_STARS = 3
MOST_SHELLS = 9
MOST_AMOUNT = 9
"""Cards, obstacles or hidden elements, of a reward or of the spyglass."""
MOST_REWARDS = 3
"""On one card."""
ONCE = ("market", "claws")
"""Rewards of which there is one or none."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token or a card."""

    id: str
    name: str
    english: str
    source: str

    def named(self, language: str) -> str:
        return self.name if language == "fr" else self.english


class Surprise(Entry, frozen=True, forbid_unknown_fields=True):
    copies: int
    elements: int = 0

    def text(self, language: str) -> str:
        return say(language, f"oh-crab-token-{self.id}", number=self.elements)


class Event(Entry, frozen=True, forbid_unknown_fields=True):
    def text(self, language: str) -> str:
        return say(language, f"oh-crab-card-event-{self.id}")


class Challenge(Entry, frozen=True, forbid_unknown_fields=True):
    def text(self, language: str) -> str:
        return say(language, f"oh-crab-challenge-{self.id}")


class Reward(Entry, frozen=True, forbid_unknown_fields=True):
    """A card with several of them: how many cards, obstacles or elements each brings, 0 of what it does not offer."""

    market: int = 0
    recall: int = 0
    claws: int = 0
    obstacle: int = 0
    spy: int = 0

    def amounts(self) -> dict[str, int]:
        """Of each reward, in the order of the rules."""
        return {reward: int(getattr(self, reward)) for reward in REWARDS}

    def offers(self) -> dict[str, int]:
        """What is on it."""
        return {reward: amount for reward, amount in self.amounts().items() if amount}

    def texts(self, language: str) -> dict[str, str]:
        """Of each reward that is on it."""
        return {reward: say(language, f"oh-crab-reward-{reward}", number=amount) for reward, amount in self.offers().items()}


class Skill(Entry, frozen=True, forbid_unknown_fields=True):
    stars: int
    claws: int
    shells: int = 0

    def text(self, language: str) -> str:
        return say(language, f"oh-crab-skill-{self.id}", number=self.shells)


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    surprise: tuple[Surprise, ...]
    event: tuple[Event, ...]
    challenge: tuple[Challenge, ...]
    reward: tuple[Reward, ...]
    skill: tuple[Skill, ...]


E = TypeVar("E", bound=Entry)


class Adventure:
    """All of the file, checked; entries by id, in the order of the rules."""

    def __init__(self, file: Path) -> None:
        self.file = file
        box = load(file, Box)
        self.surprises = _by_id(file, "surprise", TOKENS, box.surprise)
        self.events = _by_id(file, "event", EVENTS, box.event)
        self.challenges = _by_id(file, "challenge", CHALLENGES, box.challenge)
        self.rewards = _by_id(file, "reward", REWARD_CARDS, box.reward)
        self.skills = _by_id(file, "skill", SKILLS, box.skill)
        _check_surprises(file, box.surprise)
        for n, reward in enumerate(box.reward):
            _check_reward(file, f"reward[{n}]", reward)
        for n, skill in enumerate(box.skill):
            check_number(file, f"skill[{n}].stars", skill.stars, 1, MOST_STARS)
            check_number(file, f"skill[{n}].claws", skill.claws, 1, MOST_CLAWS)
            check_number(file, f"skill[{n}].shells", skill.shells, 0, MOST_SHELLS)
        self._pack = self._packed()

    def pack(self) -> Pack:
        """As the rules read it; the same one each time."""
        return self._pack

    def _packed(self) -> Pack:
        return Pack(
            vec[i64]([token.copies for token in self.surprises.values()]),
            self.surprises["spyglass"].elements,
            vec[i64]([amount for card in self.rewards.values() for amount in card.amounts().values()]),
            vec[i64]([skill.claws for skill in self.skills.values()]),
            vec[i64]([skill.shells for skill in self.skills.values()]),
        )


# -- checking the file


def _by_id(file: Path, key: str, ids: Sequence[str], listed: Sequence[E]) -> dict[str, E]:
    """Every id once, each entry with its names and its source."""
    check_all(file, key, ids, [entry.id for entry in listed])
    for n, entry in enumerate(listed):
        check_entry(file, f"{key}[{n}]", entry)
    return {entry.id: entry for entry in sorted(listed, key=lambda entry: ids.index(entry.id))}


def _check_surprises(file: Path, listed: Sequence[Surprise]) -> None:
    for n, token in enumerate(listed):
        check_number(file, f"surprise[{n}].copies", token.copies, 0, MOST_COPIES)
        if token.id == "spyglass":
            check_number(file, f"surprise[{n}].elements", token.elements, 1, MOST_AMOUNT)
        elif token.elements:
            raise wrong(file, f"surprise[{n}].elements", f'only the spyglass shows hidden elements, not "{token.id}"')
    for kind, ids, expected in (("pieces of trash", TOKENS[:FIRST_TREASURE], TRASH), ("treasures", TOKENS[FIRST_TREASURE:], TREASURES)):
        copies = sum(token.copies for token in listed if token.id in ids)
        if copies != expected:
            raise wrong(file, "surprise", f"there are {copies} {kind} ({', '.join(ids)}), expected {expected}")


def _check_reward(file: Path, key: str, card: Reward) -> None:
    for reward, amount in card.amounts().items():
        check_number(file, f"{key}.{reward}", amount, 0, 1 if reward in ONCE else MOST_AMOUNT)
    if not 1 <= len(card.offers()) <= MOST_REWARDS:
        raise wrong(file, key, f'"{card.id}" offers {len(card.offers())} rewards, expected 1 to {MOST_REWARDS} of {", ".join(REWARDS)}')
