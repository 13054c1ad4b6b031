"""What always holds in La marche du crabe, checked from what was dealt and from the history alone."""

from collections.abc import Iterable

from ...core.bits import BIT, count, members_of
from .rules.actions import A_TOURTEAU, APPEAR, CAUGHT, CROWDED, GIVEN_UP, MOVE, STAY, WON
from .rules.beach import CELLS, NAMES, ROW
from .rules.layout import HELD, NOTHING
from .rules.state import BROTHERS, EVERYTHING, FREED, QUIET, SPRUNG, TIMID, Marche

TURNS = 24
"""A blank card is flipped every turn, and there are no more."""


def broken(state: Marche) -> list[str]:
    """Every broken invariant in one sentence."""
    wrong = _beach(state) + _hands(state) + _clock(state) + _past(state) + _end(state)
    if state.owed and not state.legal(state.turn):
        wrong.append("the player to move has no choice")
    return wrong


def _beach(state: Marche) -> list[str]:
    """Each cell is one thing, and what lies there goes with what was dealt there."""
    wrong = []
    if state.objects & state.tourteaux or state.objects & state.blank or state.tourteaux & state.blank:
        wrong.append("a card shows two things")
    dealt = _set(state.layout.cell)
    if count(dealt) != 12:
        wrong.append("there are not twelve objects")
    gone = _set(state.layout.cell[thing] for thing in members_of(state.freed | state.sprung))
    if state.freed & state.sprung or state.objects != dealt ^ gone:
        wrong.append("an object is neither on the beach, nor freed, nor sprung")
    bare = (2**CELLS - 1) ^ (state.objects | state.tourteaux | state.blank)
    if bare != _set(state.layout.cell[thing] for thing in members_of(state.freed)):
        wrong.append("the places without a card are not those where a brother was freed")
    if state.blank & dealt:
        wrong.append("an object has become a blank card")
    if state.bait & ~state.layout.bait:
        wrong.append("a shrimp lies where none was put")
    return wrong


def _set(cells: Iterable[int]) -> int:
    return sum(int(BIT[cell]) for cell in cells)


def _hands(state: Marche) -> list[str]:
    """Four objects are traps and eight hide a brother; what happened goes with who holds what."""
    wrong = []
    held = [state.hand(seat) for seat in range(state.players)]
    for seat, hand in enumerate(held):
        if count(hand) != HELD[seat] or hand & ~EVERYTHING:
            wrong.append(f"seat {seat + 1} does not hold {HELD[seat]} cards")
        if any(hand & other for other in held[:seat]):
            wrong.append(f"seat {seat + 1} holds a card of another")
        if state.shown(seat) & ~hand or state.cleared(seat) & hand:
            wrong.append(f"what all know of the cards of seat {seat + 1} is not so")
    traps = held[0] | held[1]
    if state.sprung & ~traps or state.freed & traps:
        wrong.append("a trap was freed, or a brother sprung")
    if count(EVERYTHING & ~traps) != BROTHERS:
        wrong.append("there are not eight brothers")
    return wrong


def _clock(state: Marche) -> list[str]:
    """One card a turn, each row's once in six; one tourteau appears a turn."""
    wrong = []
    appeared = (state.past + 1) // 2
    if state.turns > TURNS:
        wrong.append("more turns than blank cards")
    if count(state.tourteaux) != appeared + count(state.sprung):
        wrong.append("not one tourteau a turn has appeared, and one for each trap")
    if state.turns != state.past // 2 - (1 if state.past and not state.past % 2 and state.ended in (WON, CAUGHT) else 0):
        wrong.append("the turns are not those of the history")
    if count(state.rows) != state.turns % 6 + 1 or not state.rows & BIT[state.row]:
        wrong.append("the cards beside the rows are not those of this round")
    if state.turn != (state.layout.first + state.turns) % state.players:
        wrong.append("it is not the turn of the next player")
    if state.owed == A_TOURTEAU and not state.virgin() & ROW[state.row]:
        wrong.append("a tourteau is to appear where none can")
    return wrong


def _past(state: Marche) -> list[str]:
    """Following the history from the deal leads to the present."""
    wrong = []
    at, shrimps, bait = state.layout.start, int(state.layout.shrimps), int(state.layout.bait)
    tourteaux, sprung, freed = 0, 0, 0
    for n in range(state.past):
        entry = state.entry(n)
        action, price, result = entry % 128, entry // 128 % 8, entry // 1024
        if (action < MOVE) != (n % 2 == 0):
            return ["tourteaux and moves do not take turns in the history"]
        if action < MOVE:
            tourteaux |= BIT[action - APPEAR]
            continue
        at = at if action == STAY else action - MOVE
        if price > shrimps and n == state.past - 1 and state.ended == CAUGHT:
            break  # what could not be paid was not spent, and nothing came of it
        shrimps -= int(price)
        if bait & BIT[at]:
            bait ^= int(BIT[at])
            shrimps += 1
        thing = state.layout.object[at]
        if (result == QUIET) != (thing == NOTHING or bool((sprung | freed) & BIT[thing])):
            wrong.append(f"decision {n + 1} did not come to what lies on {NAMES[at]}")
        sprung |= BIT[thing] if result == SPRUNG else 0
        freed |= BIT[thing] if result in (FREED, TIMID) else 0
        tourteaux |= BIT[at] if result == SPRUNG else 0
    if (at, shrimps, bait) != (state.at, state.shrimps, state.bait):
        wrong.append("the crabs or the shrimps are not where the history leads")
    if (tourteaux, sprung, freed) != (state.tourteaux, state.sprung, state.freed):
        wrong.append("the beach is not as the history leaves it")
    if shrimps < 0 or shrimps + count(bait) > state.layout.shrimps + count(state.layout.bait):
        wrong.append("shrimps have come from nowhere")
    return wrong


def _end(state: Marche) -> list[str]:
    """The game is over when it must be, and for that reason."""
    if bool(state.owed) == bool(state.ended):
        return ["a decision is owed after the end, or none is owed before it"]
    wrong = []
    if (state.ended == WON) != (count(state.freed) == BROTHERS):
        wrong.append("eight freed brothers and the end of the game do not go together")
    if state.ended == CROWDED and state.virgin() & ROW[state.row]:
        wrong.append("a tourteau could still appear in that row")
    if state.ended == GIVEN_UP and state.score(0):
        wrong.append("who gives up has won")
    return wrong
