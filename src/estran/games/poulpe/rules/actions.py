"""What can be decided, as numbers: seven verbs for each kind of card, and four that need no card. And what can be owed."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .cards import KINDS

PLAY: Final = 0
RESIST: Final = 1 * KINDS
GIVE: Final = 2 * KINDS
DISCARD: Final = 3 * KINDS
SWAP: Final = 4 * KINDS
RESHUFFLE: Final = 5 * KINDS
TAKE: Final = 6 * KINDS
PASS: Final = 7 * KINDS
LET: Final = PASS + 1
DECLINE: Final = PASS + 2
USE: Final = PASS + 3
ACTIONS: Final = PASS + 4

# What is owed now. All but the answer is owed by the player whose turn it is.
OVER: Final = 0
A_CARD: Final = 1
AN_ANSWER: Final = 2
"""From the other player: resist or let."""
A_REPLAY: Final = 3
A_WISH: Final = 4
"""Whether to use an effect that one may use."""
A_GIFT: Final = 5
A_DISCARD: Final = 6
A_SWAP: Final = 7
A_RESHUFFLE: Final = 8
A_TAKE: Final = 9
OWED: Final[list[str]] = ["nothing", "card", "answer", "replay", "wish", "gift", "discard", "swap", "reshuffle", "take"]
"""What is owed, by name."""

CHOSEN: Final = vec[i64]([PLAY, PLAY, RESIST, PLAY, PLAY, GIVE, DISCARD, SWAP, RESHUFFLE, TAKE])
"""What is done with a card when this is owed; where none is asked for, it would be played."""

# Why it is over.
OUT_OF_CARDS: Final = 1
RESIGNED: Final = 2
