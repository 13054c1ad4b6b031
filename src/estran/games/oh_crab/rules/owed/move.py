"""Basic moves to be made at once, of a special or an extra action (OC-047)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from .....core.positions import malformed
from .....core.refusal import Reason
from ..basic import (
    A_DIAGONAL,
    A_FORWARD,
    A_MOVE,
    A_SEAWARD,
    MOVE,
    SECOND,
    STAND,
    fill_stands,
    fill_steps,
    has,
    leads,
    narrowest,
    one_of,
    rise,
    step,
)
from ..cards import DIAGONAL, FORWARD, ICONS, SEAWARD
from ..codecs import Number, one_of_words
from ..objections import against_step_to
from ..race import Race
from ..setup import CRAB
from ..verbs import DONE, Verb
from .owed import Step
from .toll import SHORTCUT, can_take_shortcut, take_shortcut

_EACH: Final = Number(0, 2)


class Move(Step):
    """Carries the moves, as `basic` counts them."""

    def fill(self, race: Race, seat: i64, data: i64, buffer: vec[i64]) -> i64:
        """Between the two moves of one action only the board may come in (OC-113)."""
        n: i64 = 0
        crab = race.table[CRAB]
        if race.on_beach(crab):
            n = fill_stands(data, buffer, 0) if race.is_down(crab) else fill_steps(race, data, buffer, 0)
        if data & SECOND and can_take_shortcut(race):
            buffer[n] = SHORTCUT.first
            n += 1
        buffer[n] = DONE.first
        return n + 1

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        """One of the moves; the others stay owed."""
        if action == SHORTCUT.first:
            race.owe(A_MOVE, data)
            take_shortcut(race)
        elif action != DONE.first:
            self._make(race, data & ~SECOND, action, chance, log)

    def _make(self, race: Race, moves: i64, action: i64, chance: Chance, log: Log | None) -> None:
        stands = STAND.first <= action < STAND.beyond
        icon = FORWARD + action - STAND.first if stands else narrowest(moves, action - MOVE.first)
        left = moves - one_of(icon)
        if left:
            race.owe(A_MOVE, left | SECOND)
        if stands:
            rise(race, log)
        else:
            step(race, action - MOVE.first, chance, log)

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if verb is SHORTCUT:
            return Reason("OC-113", "oh-crab-why-shortcut-between")
        if verb is STAND:
            stands = not race.is_down(race.table[CRAB])
            return Reason("OC-072", "oh-crab-why-standing" if stands else "oh-crab-why-not-granted")
        if not leads(data, which):
            return Reason("OC-047", "oh-crab-why-not-granted")
        return against_step_to(race, which)

    def says(self, race: Race, data: i64) -> dict[str, Any]:
        moves = {"forward": int(data >> 2 & 3), "diagonal": int(data & 3), "seaward": int(data >> 4 & 3)}
        return {"moves": moves, "second": data & SECOND != 0}

    def reads(self, race: Race, where: str, said: dict[str, Any]) -> i64:
        moves: i64 = SECOND if said.pop("second", False) else 0
        given = said.pop("moves", {})
        if not isinstance(given, dict):
            raise malformed(f"{where}.moves", "Expected `object`")
        for icon, left in given.items():
            worth = (A_FORWARD, A_DIAGONAL, A_SEAWARD)[one_of_words(f"{where}.moves", str(icon), ICONS[1:])]
            moves += worth * int(_EACH.read(race, f"{where}.moves", left))
        super().reads(race, where, said)
        return moves

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        some = has(data, DIAGONAL) or has(data, FORWARD) or has(data, SEAWARD)
        return super().problem(race, seat, data) if some else "no moves are owed"


Move("move", "OC-047", [MOVE, STAND, SHORTCUT, DONE])
