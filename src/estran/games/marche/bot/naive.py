"""The naive player: knows the own cards, takes every other object for a brother, and neither tells nor reads anything."""

from typing import final

from ....core.bot import Bot
from ....core.budget import Budget
from ....core.chance import Chance
from ....core.state import State
from ..rules.actions import A_TOURTEAU
from ..rules.state import Marche
from .walking import Team, cells_of


@final
class Naive(Bot):
    def choose(self, state: State, seat: int, budget: Budget, chance: Chance) -> int:
        assert isinstance(state, Marche)
        team = Team()
        for other in range(state.players):
            team.brothers[other] = cells_of(state, ~state.hand(seat)) if other == seat else state.objects
        if state.owed == A_TOURTEAU:
            return int(team.appear(state, chance))
        return int(team.move(state, seat, chance))
