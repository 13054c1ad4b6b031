"""A shortcut: cards with its icon are discarded for it, one after the other, then the crab goes where it leads (OC-082)."""

from typing import Final

from mypy_extensions import i64

from .....core.bits import count
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..board import SHORTCUT as A_SHORTCUT
from ..board import cell_name
from ..cards import ICONS
from ..codecs import Number
from ..hands import discard
from ..moving import may_enter, walk
from ..objections import no_push
from ..race import NOBODY, Race
from ..setup import ACTIVE, CRAB, HAND, WHERE
from ..verbs import DISCARD, Verb
from .owed import CardStep

SHORTCUT: Final = Verb("shortcut", ["shortcut"], ("OC-056", "OC-082"))


def can_take_shortcut(race: Race) -> bool:
    """On it, standing, with the right cards in hand, and the way free or to be made free (OC-082, OC-D25, OC-D26)."""
    cell = race.table[WHERE + race.table[CRAB]]
    board = race.setup.board
    if not race.moves_itself() or not board.is_a(cell, A_SHORTCUT):
        return False
    price = board.price(cell)
    return count(tolls(race)) >= price and may_enter(race, board.arrow(cell), race.spare() - price)


def tolls(race: Race) -> i64:
    """The cards of the hand that the shortcut takes."""
    icon = race.setup.board.price_icon(race.table[WHERE + race.table[CRAB]])
    return race.table[HAND + race.table[ACTIVE]] & race.setup.cards.of_main(icon)


def take_shortcut(race: Race) -> None:
    race.owe(TOLL.number, race.setup.board.price(race.table[WHERE + race.table[CRAB]]))


def against_shortcut(race: Race) -> Reason:
    board, cell = race.setup.board, race.table[WHERE + race.table[CRAB]]
    if not board.is_a(cell, A_SHORTCUT):
        return Reason("OC-082", "oh-crab-why-no-shortcut", {"cell": cell_name(cell)})
    if race.is_down(race.table[CRAB]):
        return Reason("OC-D25", "oh-crab-why-down")
    price = board.price(cell)
    if count(tolls(race)) < price:
        return Reason("OC-082", "oh-crab-why-price", {"number": int(price), "icon": ICONS[board.price_icon(cell)]})
    there = board.arrow(cell)
    if race.crab_on(there) != NOBODY and not may_enter(race, there, 1):
        return no_push(there)
    return Reason("OC-076", "oh-crab-why-obstacle-then", {"cell": cell_name(there)})


class Toll(CardStep):
    """Carries how many cards are still to pay."""

    def options(self, race: Race, seat: i64, data: i64) -> i64:
        return tolls(race)

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        discard(race, seat, action - DISCARD.first, log)
        if data > 1:
            race.owe(self.number, data - 1)
        else:
            walk(race, race.setup.board.arrow(race.table[WHERE + race.table[CRAB]]), chance, log)

    def unfit(self, race: Race, data: i64, card: i64) -> Reason:
        asked = race.setup.board.price_icon(race.table[WHERE + race.table[CRAB]])
        return Reason("OC-082", "oh-crab-why-other-main", {"card": race.setup.cards.name(card), "icon": ICONS[asked]})

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        board, cell = race.setup.board, race.table[WHERE + race.table[CRAB]]
        if not race.on_beach(race.table[CRAB]):
            return "the active crab is not on the beach"
        if not board.is_a(cell, A_SHORTCUT) or data > board.price(cell):
            return f"no shortcut asks for that on {cell_name(cell)}"
        return super().problem(race, seat, data)

    def is_payable(self, race: Race, seat: i64, data: i64) -> bool:
        return count(tolls(race)) >= data


TOLL: Final = Toll("toll", "OC-082", [DISCARD], Number(1, 9, field="cards"))
