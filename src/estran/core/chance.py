"""Luck. It belongs to the caller and is handed to whatever draws; no state ever holds it, so no bot can read tomorrow's cards."""

import hashlib
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where draws come from. A subclass says what `below` returns; the rest follows."""

    def below(self, limit: i64) -> i64:
        """A whole number from 0 to `limit` - 1, each as likely as the others."""
        raise TypeError(f"{type(self).__name__} does not define below()")

    def reveal(self) -> None:
        """Something hidden is seen that was drawn before. Nothing is drawn now, but whoever asks whether it can be taken back must know."""

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items in random order, each order as likely as the others."""
        last = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            held = items[last]
            items[last] = items[other]
            items[other] = held
            last -= 1


@final
class Quick(Chance):
    """A small fast generator (xorshift32) for search, playouts and simulations. Not for matches: it can be guessed."""

    def __init__(self, seed: int) -> None:
        word: int = (seed * 2654435761 + 0x9E3779B9) & 0xFFFFFFFF
        self._word: i64 = word if word else 1
        for _ in range(4):
            self.below(1)

    def __reduce__(self) -> tuple[Any, ...]:
        return _quick_at, (int(self._word),)

    def below(self, limit: i64) -> i64:
        word = self._word
        word ^= (word << 13) & 0xFFFFFFFF
        word ^= word >> 17
        word ^= (word << 5) & 0xFFFFFFFF
        self._word = word
        return (word * limit) >> 32


def _quick_at(word: int) -> Quick:
    """A generator that was pickled."""
    quick = Quick(0)
    quick._word = word
    return quick


@final
class Drawn(Chance):
    """The luck of one entry of a match: SHA-256 keyed by the match's secret and the entry's number.

    Nobody can guess it or search for it without the secret, and the same secret and entry give the same draws on every machine.
    """

    def __init__(self, secret: bytes, entry: int) -> None:
        self._key: bytes = secret + entry.to_bytes(8, "big")
        self._block: int = 0

    def below(self, limit: i64) -> i64:
        wide: int = limit
        fair = 2**64 - 2**64 % wide
        while True:
            digest = hashlib.sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            number = int.from_bytes(digest[:8], "big")
            if number < fair:  # a number beyond the last whole multiple would favour small results
                return number % wide


@final
class Scripted(Chance):
    """Draws written down beforehand, for tests. Running out of them, or one that is too large, is an error."""

    def __init__(self, draws: list[int]) -> None:
        self.draws: list[int] = draws

    def below(self, limit: i64) -> i64:
        if not self.draws:
            raise ValueError("the script has no draw left")
        draw = self.draws.pop(0)
        if not 0 <= draw < limit:
            raise ValueError(f"the script says {draw} where 0 to {limit - 1} can be drawn")
        return draw


def secret_of(seed: int) -> bytes:
    """The 32-byte secret that `--seed 7` stands for."""
    return hashlib.sha256(f"estran seed {seed}".encode()).digest()
