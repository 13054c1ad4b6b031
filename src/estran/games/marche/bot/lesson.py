"""What La marche du crabe teaches a search that knows nothing else: brothers are what counts, shrimps are what they cost."""

from typing import final

from mypy_extensions import i64

from ....core.bits import count
from ....core.lesson import Lesson
from ....core.state import State
from ..rules.state import Marche
from .walking import BROTHER, SHRIMP


@final
class MarcheLesson(Lesson):
    def worth(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Marche)
        return BROTHER * count(state.freed) + SHRIMP * state.shrimps
