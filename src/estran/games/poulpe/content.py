"""What is data in Crabe VS Poulpe: the effects of the cards."""

from pathlib import Path

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from ...core.content import load, wrong
from .rules.cards import RANK_NAMES, SPECIES_NAMES
from .rules.effects import VERBS, Effects

MODES = ("symmetric", "asymmetric")
COUNTED = ("discard", "give", "swap", "reshuffle", "draw", "steal", "look")
"""Verbs that take an amount."""
TWICE = ("reshuffle", "draw", "look")
"""Verbs that take a second amount."""
LIMITED = ("at_least", "at_most")
UNCOPYABLE = ("none", "open", "resist", "copy", "win")
MOST = 5


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the cards of a rank do, in a mode or both, for a species or both, and where we know it from."""

    rank: str
    mode: str
    name: str
    english: str
    verb: str
    source: str
    note: str
    species: str = ""
    amount: int = 0
    then: int = 0
    limit: str = ""
    may: bool = False
    cancellable: bool = True
    copyable: bool = True

    def is_of(self, mode: str, species: str) -> bool:
        return self.mode in ("both", mode) and self.species in ("", species)

    @property
    def row(self) -> list[int]:
        """As the rules read it."""
        limit = RANK_NAMES.index(self.limit) if self.limit else -1
        return [VERBS.index(self.verb), self.amount, self.then, limit, self.may, self.cancellable, self.copyable]


class Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    effect: tuple[Effect, ...]


class Content:
    """The effects of both modes, by card and as the rules read them."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "effects.toml"
        listed = load(self.file, Listed).effect
        for n, effect in enumerate(listed):
            _check(self.file, f"effect[{n}]", effect)
        self.cards = {mode: self._cards(listed, mode) for mode in MODES}
        """For each mode the effect of each of the 24 kinds."""
        self.effects = {mode: self._compiled(mode) for mode in MODES}
        self.beneath = {mode: tuple(sorted(dict.fromkeys(self.cards[mode]), key=_rank)) for mode in MODES}
        """For each mode its effects by rank, each once: what a card that copies may lie on."""

    def _cards(self, listed: tuple[Effect, ...], mode: str) -> list[Effect]:
        found = []
        for species in SPECIES_NAMES:
            for rank in RANK_NAMES:
                fitting = [effect for effect in listed if effect.rank == rank and effect.is_of(mode, species)]
                if len(fitting) != 1:
                    raise wrong(self.file, "effect", f"{species} {rank} has {len(fitting) or 'no'} effects in {mode} mode, expected one")
                found += fitting
        return found

    def _compiled(self, mode: str) -> Effects:
        return Effects(mode == "asymmetric", vec[i64]([number for effect in self.cards[mode] for number in effect.row]))


def _rank(effect: Effect) -> int:
    return RANK_NAMES.index(effect.rank)


def _check(file: Path, key: str, effect: Effect) -> None:
    _check_words(file, key, effect)
    _check_amounts(file, key, effect)
    if effect.limit and effect.limit not in RANK_NAMES[1:]:
        raise wrong(file, f"{key}.limit", f'there is no rank "{effect.limit}" above alpha')
    if bool(effect.limit) != (effect.verb in LIMITED) and effect.verb != "invert":
        raise wrong(file, f"{key}.limit", f'"{effect.verb}" takes {"a" if effect.verb in LIMITED else "no"} limit')
    if effect.copyable and effect.verb in UNCOPYABLE:
        raise wrong(file, f"{key}.copyable", f'"{effect.verb}" cannot be copied')
    if effect.cancellable and effect.verb in ("none", "open", "resist"):
        raise wrong(file, f"{key}.cancellable", f'"{effect.verb}" is no effect that could be cancelled')
    if effect.may and effect.verb in ("none", "open", "resist"):
        raise wrong(file, f"{key}.may", f'"{effect.verb}" is no effect that could be declined')
    if not effect.may and effect.verb == "replay":
        raise wrong(file, f"{key}.may", '"replay" cannot be demanded: expected true')


def _check_words(file: Path, key: str, effect: Effect) -> None:
    allowed = {
        "rank": RANK_NAMES,
        "mode": ["both", *MODES],
        "species": ["", *SPECIES_NAMES],
        "verb": VERBS,
        "source": ["rulebook", "reconstructed"],
    }
    for field, words in allowed.items():
        given = getattr(effect, field)
        if given not in words:
            raise wrong(file, f"{key}.{field}", f'expected one of {", ".join(filter(None, words))}, got "{given}"')
    if effect.species and effect.mode != "asymmetric":
        raise wrong(file, f"{key}.species", "only in asymmetric mode do the species differ")
    if not (effect.name and effect.english) and effect.verb != "none":
        raise wrong(file, f"{key}.name", "an effect has a name, in French and in English")


def _check_amounts(file: Path, key: str, effect: Effect) -> None:
    least = 1 if effect.verb in COUNTED else 0
    most = MOST if effect.verb in COUNTED else 0
    if not least <= effect.amount <= most:
        raise wrong(file, f"{key}.amount", f'"{effect.verb}" takes {f"from 1 to {MOST}" if most else "none"}, not {effect.amount}')
    most = MOST if effect.verb in TWICE else 0
    if not 0 <= effect.then <= most:
        raise wrong(file, f"{key}.then", f'"{effect.verb}" takes {f"from 0 to {MOST}" if most else "none"}, not {effect.then}')
