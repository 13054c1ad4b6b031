"""A trace: everything about a game, decision by decision, as plain data that an independent program can check."""

from collections.abc import Iterator, Sequence
from typing import Any

from ..core.game import Game, Options
from ..core.state import State
from .bout import bout, line_up, seated


def trace(game: Game, options: Options, state: State, bots: Sequence[str], secret: bytes) -> Iterator[dict[str, Any]]:
    """A header, then every decision, then the result. Seats count from 1. The state is played to its end."""
    line = line_up(bots, int(state.players))
    players = seated(line, game)
    yield {"game": game.id, "players": len(line), "options": options, "seed": secret.hex(), "bots": line}
    for number, seat, action in bout(state, players, secret):
        yield {
            "n": number,
            "seat": seat + 1,
            "position": game.position(state),
            "legal": [choice.notation for choice in game.choices(state, seat)],
            "action": game.notation(state, seat, action),
        }
    outcome = state.outcome()
    assert outcome is not None
    winners = [seat + 1 for seat in outcome.winners]
    yield {"result": {"reason": outcome.reason, "scores": list(outcome.scores), "winners": winners}}
