"""What always holds in Crabe VS Poulpe, checked from the cards one by one."""

from typing import Any

from .position import write
from .reading import fits_loose
from .rules.cards import CARD_NAMES, SPECIES_NAMES
from .rules.state import Poulpe

PACK = sorted(2 * CARD_NAMES)


def broken(state: Poulpe) -> list[str]:
    """Every broken invariant in one sentence."""
    position = write(state)
    wrong = _cards(position) + _knowledge(position) + _loose(state)
    out = [not position["hands"][seat] and not position["piles"][seat] for seat in range(2)]
    if out != [position["over"] == "out" and position["winner"] == seat + 1 for seat in range(2)]:
        wrong.append("whoever has no card left has not won, or somebody else has")
    if position["over"]:
        return wrong
    if not position["round"]:
        for seat in range(2):
            if len(position["hands"][seat]) < 5 and position["piles"][seat]:
                wrong.append(f"seat {seat + 1} has not refilled its hand")
    if position["owes"] == "card" and not position["hands"][position["turn"] - 1]:
        wrong.append("a card is owed by an empty hand")
    if not state.legal(state.next_seat()):
        wrong.append("the player to decide has nothing to choose from")
    return wrong


def _cards(position: dict[str, Any]) -> list[str]:
    """48 cards, two of each kind, and no stranger in a pile (CP-06, CP-28)."""
    lists = [*position["hands"], *position["piles"], position["gone"], *position["down"], [card for card, _ in position["round"]]]
    cards = sorted(card for some in lists for card in some)
    wrong = [] if cards == PACK else [f"there are {len(cards)} cards, not two of each kind: {cards}"]
    first = "cp" if position["species"] == "crab" else "pc"
    for seat in range(2):
        if any(card[0] != first[seat] for card in position["piles"][seat]):
            wrong.append(f"a card of the other species lies in the pile of seat {seat + 1}")
    return wrong


def _knowledge(position: dict[str, Any]) -> list[str]:
    """Nobody knows of a card that is not there."""
    wrong = []
    for seat in range(2):
        places = {
            "hand": position["hands"][1 - seat],
            "piles": position["piles"][0] + position["piles"][1],
            "down": position["down"][1 - seat],
        }
        for name, place in places.items():
            known = position["knows"][seat][name]
            if not _within(known, place):
                wrong.append(f"seat {seat + 1} knows of cards that are not there: {known} ({name})")
    if not _within(position["looked"], position["knows"][position["turn"] - 1]["hand"]):
        wrong.append("cards that are looked at are not known")
    return wrong


def _loose(state: Poulpe) -> list[str]:
    """What a seat believes of its loose cards is true."""
    return [
        f"seat {seat + 1} believes {name} cards in places where they are not"
        for seat in range(2)
        for species, name in enumerate(SPECIES_NAMES)
        if not fits_loose(state, seat, species)
    ]


def _within(some: list[str], cards: list[str]) -> bool:
    return all(some.count(card) <= cards.count(card) for card in some)
