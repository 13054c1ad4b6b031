"""How long a bot may think: so many nodes, simulations or seconds, or whichever of them ends first."""

import time
from typing import final

from mypy_extensions import i64

UNBOUNDED = 2**60


@final
class Budget:
    """With nodes or simulations alone, the same seed gives the same move on every machine; with seconds it cannot."""

    def __init__(self, nodes: int = UNBOUNDED, simulations: int = UNBOUNDED, seconds: float = 0.0) -> None:
        self.nodes: i64 = nodes
        self.simulations: i64 = simulations
        self.seconds: float = seconds

    def deadline(self) -> float:
        """The time on the clock when the seconds run out; 0 when there is no such limit."""
        return time.monotonic() + self.seconds if self.seconds > 0 else 0.0


def late(deadline: float) -> bool:
    return deadline > 0.0 and time.monotonic() >= deadline
