"""What always holds in Crabe VS Poulpe, checked from the cards one by one."""

from collections import Counter
from typing import Any

from .position import write
from .rules.cards import CARD_NAMES
from .rules.state import Poulpe

Cards = Counter[str]


def broken(state: Poulpe) -> list[str]:
    """Every broken invariant in one sentence."""
    position = write(state)
    wrong = _cards(position) + _knowledge(position)
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
    cards: Cards = Counter(card for some in lists for card in some)
    wrong = [f"there are {cards[card]} cards {card}" for card in CARD_NAMES if cards[card] != 2]
    if cards.total() != 48:
        wrong.append(f"there are {cards.total()} cards")
    first = "cp" if position["species"] == "crab" else "pc"
    for seat in range(2):
        if any(card[0] != first[seat] for card in position["piles"][seat]):
            wrong.append(f"a card of the other species lies in the pile of seat {seat + 1}")
    return wrong


def _knowledge(position: dict[str, Any]) -> list[str]:
    """Nobody knows of a card that is not there."""
    wrong = []
    piles: Cards = Counter(position["piles"][0] + position["piles"][1])
    for seat in range(2):
        knows = position["knows"][seat]
        for name, there in (
            ("hand", Counter(position["hands"][1 - seat])),
            ("down", Counter(position["down"][1 - seat])),
            ("piles", piles),
        ):
            if Counter(knows[name]) - there:
                wrong.append(f"seat {seat + 1} knows of cards that are not there: {knows[name]} ({name})")
    if Counter(position["looked"]) - Counter(position["knows"][position["turn"] - 1]["hand"]):
        wrong.append("cards that are looked at are not known")
    return wrong
