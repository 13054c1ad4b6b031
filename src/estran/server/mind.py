"""What bots are asked, and what they say. Each is handed what its seat could know, and nothing else."""

import logging
import secrets

import msgspec

from ..core.refusal import Refused
from ..core.state import State
from ..table import Owed, Table
from .settings import Settings
from .shelf import levels
from .thinking import Choose, Chosen
from .workers import NoAnswer, Workers

log = logging.getLogger(__name__)


class Mind:
    def __init__(self, workers: Workers, settings: Settings) -> None:
        self.workers = workers
        self._settings = settings

    async def move(self, table: Table, owed: Owed, sample: State, behind: str) -> str:
        """The bot's choice; something legal if it has none."""
        legal = [table.game.notation(sample, owed.seat, action) for action in sample.legal(owed.seat)]
        try:
            move = (await self.workers.ask(self._question(table, owed.seat, owed.level, sample), Chosen, behind)).move
        except (NoAnswer, Refused) as problem:
            move = type(problem).__name__
        if move not in legal:
            log.error("%s could not play %s; something legal is played instead", owed.level, table.game.id)
            return secrets.choice(legal)
        return move

    async def advice(self, table: Table, seat: int, sample: State, behind: str) -> Chosen:
        """What the strongest bot would choose in a seat's place, and why."""
        return await self.workers.ask(self._question(table, seat, levels(table.game)[-1], sample), Chosen, behind)

    def _question(self, table: Table, seat: int, level: str, sample: State) -> Choose:
        game, players = table.game, len(table.chairs)
        position = msgspec.Raw(msgspec.json.encode(game.position(sample)))
        content, bot = self._settings.content.get(game.id, ""), game.bot(level, players)
        return Choose(game.id, content, bot, players, seat, position, self._settings.think, secrets.randbits(32))
