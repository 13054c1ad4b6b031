"""Reading positions, as far as it is alike in all games: what is wrong is refused, with its place and the reason."""

from typing import TypeVar

import msgspec

from .refusal import Refused, placed

T = TypeVar("T")


def shaped(data: object, kind: type[T]) -> T:
    """Plain data as a struct."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        where, problem = placed(error)
        raise malformed(where or "position", problem) from None


def malformed(where: str, problem: str) -> Refused:
    """It says nothing that could be."""
    return Refused("position-malformed", where=where, problem=problem)


def impossible(where: str, problem: str) -> Refused:
    """No game can lead there."""
    return Refused("position-impossible", where=where, problem=problem)
