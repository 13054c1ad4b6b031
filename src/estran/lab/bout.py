"""A bout: one game between bots, from a state to its end."""

import hashlib
from collections.abc import Iterator, Sequence

from ..bots import Player, player
from ..core.chance import Drawn, Quick
from ..core.game import Game
from ..core.refusal import Refused
from ..core.state import State


def line_up(bots: Sequence[str], places: int) -> list[str]:
    """A bot for every place: the last one named sits in all that are left."""
    if not 1 <= len(bots) <= places:
        raise Refused("bots-count", given=len(bots), places=places)
    return [*bots, *[bots[-1]] * (places - len(bots))]


def seated(bots: Sequence[str], game: Game) -> list[Player]:
    return [player(bot, game, len(bots)) for bot in bots]


def luck_of(secret: bytes, seat: int) -> Quick:
    """A bot's own luck in one game: it depends on nothing that the other seats do, and tells nothing about the game's."""
    return Quick(int.from_bytes(hashlib.sha256(secret + b" bot %d" % seat).digest()[:4], "big"))


def bout(state: State, players: Sequence[Player], secret: bytes) -> Iterator[tuple[int, int, int]]:
    """Let bots play a state to its end. Yields each decision, its number, seat and action, just before it is played."""
    luck = [luck_of(secret, seat) for seat in range(len(players))]
    number = 0
    while (seat := state.next_seat()) >= 0:
        number += 1
        action = players[seat].choose(state, seat, luck[seat])
        yield number, seat, action
        state.play(seat, action, Drawn(secret, number))
