"""Positions as they are kept: deflated, with a sample of the same game for what all positions of a game have in common. That takes a fifth
of the room. The samples are kept beside them, once and for all, and a position says which one it needs. What 0.1.0 kept is plain JSON."""

import sqlite3
import zlib

from .store import Damaged

MARK = b"\1"
"""Nothing that is JSON begins so."""
NUMBER = 2
"""Bytes for the number of a sample."""
QUICK = 1
LONGEST = 2**20
"""Bytes of a position, before anything else is thought of it."""


class Packing:
    """Used by one thread."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._samples: dict[int, bytes] = {0: b""}
        self._of: dict[str, int] = {}
        """The number of a game's sample."""

    def learn(self, game: str, position: bytes) -> None:
        """Keep a position as the sample of its game, unless there is one."""
        if game not in self._of:
            self._db.execute("insert or ignore into samples (game, position) values (?, ?)", (game, position))
            self._read()

    def knows(self, game: str) -> bool:
        return game in self._of

    def _read(self) -> None:
        for number, game, position in self._db.execute("select number, game, position from samples where number < 65536"):
            self._samples[number], self._of[game] = position, number

    def packed(self, game: str, position: bytes | None) -> bytes | None:
        if position is None:
            return None
        number = self._of.get(game, 0)
        packer = zlib.compressobj(QUICK, wbits=-zlib.MAX_WBITS, zdict=self._samples[number])
        return MARK + number.to_bytes(NUMBER, "big") + packer.compress(position) + packer.flush()

    def unpacked(self, kept: bytes | None) -> bytes | None:
        if kept is None or not kept.startswith(MARK):
            return kept
        number = int.from_bytes(kept[1 : 1 + NUMBER], "big")
        if number not in self._samples:
            self._read()
        try:
            unpacker = zlib.decompressobj(-zlib.MAX_WBITS, zdict=self._samples[number])
            return unpacker.decompress(kept[1 + NUMBER :], LONGEST)
        except (KeyError, zlib.error):
            raise Damaged("a position") from None
