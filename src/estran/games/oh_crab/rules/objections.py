"""Why not: the rules that speak against an action."""

from typing import TYPE_CHECKING

from ....core.refusal import Reason

if TYPE_CHECKING:
    from .state import OhCrab


def objections(state: "OhCrab", seat: int, action: int) -> list[Reason]:
    return [Reason("OC-036", "game-over")]
