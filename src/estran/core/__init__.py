"""What a game is. Start with state.py and game.py: they are the contract."""

from .chance import Chance, Drawn, Quick, Scripted, secret_of
from .choice import Choice
from .event import Event, Log
from .game import Game, Option
from .outcome import Outcome
from .record import Record
from .refusal import IllegalAction, Reason, Refused
from .state import State

__all__ = [
    "Chance",
    "Choice",
    "Drawn",
    "Event",
    "Game",
    "IllegalAction",
    "Log",
    "Option",
    "Outcome",
    "Quick",
    "Reason",
    "Record",
    "Refused",
    "Scripted",
    "State",
    "secret_of",
]
