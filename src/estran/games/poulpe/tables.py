"""The content as people read it."""

from collections.abc import Iterator

from ...core.content import Table, source, table
from ...core.words import say
from .content import MODES, Content, Effect
from .rules.cards import RANK_NAMES
from .words import effect_name, effect_text


def tables(content: Content, language: str) -> list[Table]:
    return [table(language, f"poulpe-table-{mode}", _rows(content.cards[mode], content.beneath[mode], language)) for mode in MODES]


def _rows(cards: list[Effect], beneath: tuple[Effect, ...], language: str) -> Iterator[tuple[str, ...]]:
    """A row a rank, two where the species differ."""
    for crab, octopus in zip(cards[: len(RANK_NAMES)], cards[len(RANK_NAMES) :], strict=True):
        for effect in (crab,) if crab is octopus else (crab, octopus):
            whose = say(language, "poulpe-table-species", species=effect.species or "both")
            text = effect_text(language, effect, beneath)
            yield effect.rank, whose, effect_name(language, effect), source(language, effect.source), text
