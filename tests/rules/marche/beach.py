"""Small helpers to lay out a beach, play on it, and look.

       a  b  c  d  e  f
    1  o        o            bucket, flip-flop
    2     o        o         ball, can
    3  @     o        o      bottle, sunglasses; the crabs start on a3
    4  o        o            ring, tyre
    5     o        o         mattress, mask
    6        o        o      petrol, net

Bateau (player 1) holds bucket and ball, Soleil (player 2) bottle and ring; the hermit, or the third crab, tyre, mattress, mask and petrol;
the fourth flip-flop, can, sunglasses and net.
"""

from estran.core import Chance, Log, Quick
from estran.core.bits import BIT
from estran.core.event import Event
from estran.games import game
from estran.games.marche.deal import prepare
from estran.games.marche.rules.beach import NAMES
from estran.games.marche.rules.state import Marche

from . import naive

GAME = game("marche")
THINGS = {thing.id: n for n, thing in enumerate(GAME.beach.things)}
LAYOUT = {
    "bucket": "a1",
    "flip-flop": "d1",
    "ball": "b2",
    "can": "e2",
    "bottle": "c3",
    "sunglasses": "f3",
    "ring": "a4",
    "tyre": "d4",
    "mattress": "b5",
    "mask": "e5",
    "petrol": "c6",
    "net": "f6",
}
HANDS = ["bucket ball", "bottle ring", "tyre mattress mask petrol", "flip-flop can sunglasses net"]
OWES = {"appear": 1, "move": 2}


def beach(
    players: int = 2,
    to_move: int = 1,
    crabs: str = "a3",
    tourteaux: str = "",
    freed: str = "",
    shrimps: int = 5,
    bait: str = "",
    owes: str = "move",
    row: int = 6,
    came: str = "",
    own_trap: int = 2,
    hands: list[str] | None = None,
) -> Marche:
    """A beach in the middle of a game, without its past. Brothers under the `freed` objects are free; `came` are the rows beside which
    a card lies, `row` the last of them."""
    options = {"players": players, "fishing": 0, "shrimps": 5, "own_trap": own_trap}
    state = prepare(GAME.beach, [NAMES.index(cell) for cell in LAYOUT.values()], options, to_move - 1)
    for seat in range(players):
        state.give(seat, things((hands or HANDS)[seat]))
    state.at = NAMES.index(crabs)
    state.tourteaux = cells(tourteaux)
    state.blank &= ~state.tourteaux
    state.freed = things(freed)
    state.objects &= ~cells(" ".join(LAYOUT[thing] for thing in freed.split()))
    state.shrimps = shrimps
    state.bait = cells(bait)
    state.owed = OWES[owes]
    state.row = row - 1
    state.rows = int(BIT[row - 1]) | sum(int(BIT[int(one) - 1]) for one in came.split())
    return state


def cells(names: str) -> int:
    return sum(int(BIT[NAMES.index(name)]) for name in names.split())


def things(names: str) -> int:
    return sum(int(BIT[THINGS[name]]) for name in names.split())


class Card(Chance):
    """The luck that draws the card of this row."""

    def __init__(self, state: Marche, row: int) -> None:
        self.state = state
        self.row = row

    def below(self, limit: int) -> int:
        to_come = [row + 1 for row in range(6) if not self.state.rows & BIT[row]]
        assert len(to_come) == limit
        return to_come.index(self.row)


def play(state: Marche, text: str, row: int = 0) -> list[Event]:
    """Play a choice of the player to move; the next tourteau card is that of the row, or any. Gives back what was told."""
    log, seat = Log(), state.next_seat()
    state.apply(seat, GAME.parse(state, seat, text), Card(state, row) if row else Quick(1), log)
    return log.events


def told(events: list[Event], kind: str) -> list[dict]:
    """The events of one kind, as everyone sees them."""
    return [event.public for event in events if event.kind == kind]


def choices(state: Marche) -> set[str]:
    """What the player to move may choose."""
    return {choice.notation for choice in GAME.choices(state, state.next_seat())}


def ends(state: Marche) -> set[str]:
    """The cells that the crabs may go to."""
    return {text.removeprefix("move ") for text in choices(state) if text.startswith("move ")}


def look(state: Marche) -> dict:
    """What everyone sees."""
    return GAME.view(state, None)


def price(state: Marche, text: str) -> int:
    """What a move costs the team; the game must go on after it."""
    before = state.shrimps
    play(state, text)
    assert look(state)["over"] == ""
    return before - state.shrimps


def why(state: Marche, text: str, player: int = 0) -> list[str]:
    """The rules that forbid a choice to a player, by default the one to move."""
    return [reason.rule for reason in GAME.why(state, (player or state.next_seat() + 1) - 1, text)]


def random_game(seed: int, decisions: int = 99, **options: int | str) -> Marche:
    """A state so many random decisions into a game, or at its end."""
    chance = Quick(seed)
    state = GAME.new(GAME.checked(options), chance)
    for _ in range(decisions):
        seat = state.next_seat()
        if seat < 0:
            break
        legal = state.legal(seat)
        state.play(seat, legal[chance.below(len(legal))], chance)
    return state


def twin_of(state: Marche, hands: list[list[str]] | None = None) -> naive.Beach:
    """The naive beach as this game was dealt, before the first card is drawn; with other hands if given."""
    position = GAME.position(state)
    dealt = position["dealt"]
    return naive.Beach(position["players"], dealt["objects"], hands or position["hands"], dealt["first"], dealt)


def far_from_even(counts: dict, outcomes: list) -> bool:
    """Pearson's chi-square, four standard deviations beyond what even chances would give."""
    expected, freedom = sum(counts.values()) / len(outcomes), len(outcomes) - 1
    assert set(counts) <= set(outcomes)
    return sum((counts.get(outcome, 0) - expected) ** 2 / expected for outcome in outcomes) > freedom + 4 * (2 * freedom) ** 0.5 + 4
