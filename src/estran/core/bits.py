"""Bit masks over small sets: seats, cells.

mypyc compiles `1 << n` with a literal on the left to a 32-bit shift, so single bits come from the table `BIT`.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([2**n for n in range(62)])
"""BIT[n] is the set that holds n alone."""


_LOGARITHMS: Final = {2**n % 67: n for n in range(62)}
_FIRST: Final = vec[i64]([_LOGARITHMS.get(remainder, 0) for remainder in range(67)])


def first(members: i64) -> i64:
    """The smallest member of a set that is not empty: no two powers of two below 2**62 leave the same remainder by 67."""
    return _FIRST[(members & -members) % 67]


def count(members: i64) -> i64:
    """How many members a set has: summed by pairs, by fours and so on, for a loop would be slower."""
    n = members - ((members >> 1) & 0x1555_5555_5555_5555)
    n = (n & 0x3333_3333_3333_3333) + ((n >> 2) & 0x3333_3333_3333_3333)
    n = (n + (n >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
    n += n >> 8
    n += n >> 16
    return (n + (n >> 32)) & 127


def members_of(members: i64) -> list[int]:
    """The members of a set, smallest first."""
    out: list[int] = []
    while members:
        lowest = members & -members
        out.append(int(lowest).bit_length() - 1)
        members ^= lowest
    return out


def scrambled(name: int, length: int) -> vec[i64]:
    """A table of random-looking numbers below 2**62, the same on every machine, to hash positions with."""
    numbers: list[int] = []
    for n in range(length):
        digest = hashlib.blake2b(f"{name}:{n}".encode(), digest_size=8).digest()
        numbers.append(int.from_bytes(digest, "big") >> 2)
    return vec[i64](numbers)


def mixed(digest: i64, number: i64) -> i64:
    """A number below 2**60 stirred into a digest below 2**30, one half of it after the other."""
    digest = ((digest ^ (number & 0x3FFF_FFFF)) * 16777619 + 1) & 0x3FFF_FFFF
    digest = (((digest ^ (digest >> 15)) ^ ((number >> 30) & 0x3FFF_FFFF)) * 16777619 + 1) & 0x3FFF_FFFF
    return digest ^ (digest >> 15)
