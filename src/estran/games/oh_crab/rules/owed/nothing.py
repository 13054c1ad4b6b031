"""Once the race is over nothing is asked of anybody."""

from typing import Final

from .owed import Owed

NOTHING: Final = Owed("nothing", "OC-098", [])
