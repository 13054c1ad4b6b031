"""How a game ended."""

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """Why it ended, and who came where. Seats count from 0; `ranks[seat]` is 1 for the best."""

    reason: str
    """A Fluent key that says it in one sentence."""
    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    points: tuple[int, ...] = ()

    @property
    def winners(self) -> list[int]:
        """Who came first and has something to show for it: all when a game is won together, nobody when it is lost together."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1 and self.scores[seat] > 0]
