"""The rules that are not always in force: an edition, an option or an event puts them in force. Whether one is, `Race.holds` says."""

from typing import Final

CURRENTS_PUSH: Final = 1
"""Who is where a current leads is pushed (OC-429); else one leans on it and stays (OC-087)."""
RUSHES: Final = 2
"""Reeds stop nobody but the active crab, which enters them from the two spaces at their side alone, neither by a jump nor by a leap of two
(OC-428); else nobody crosses them from below (OC-083, OC-D6)."""
MARKET_STACKS: Final = 4
"""Cards alike lie on each other, so that three different ones are to be had (OC-022, OC-091); else three single cards (OC-403)."""
REST_TAKES_FIRST: Final = 8
"""A rest takes a market card before it keeps one of the track (OC-413); else after (OC-043, OC-044)."""
VICTIMS_CHOOSE: Final = 16
"""Who loses a card through another's action chooses it (OC-425, OC-439); else it is drawn by chance (OC-066, OC-106)."""
MOVE_OUT_PUSHES: Final = 32
"""A crab that is moved out of the way may be moved onto another (OC-440); else only to a free space (OC-108)."""
SWAPS_IGNORE_SPACES: Final = 64
"""Changing places asks and does nothing more (OC-451); else one must be able to enter, and spaces have their effects (OC-117, OC-D20)."""
TUNNELS: Final = 128
"""A leap goes any of the six ways, one space or two (OC-453); else two spaces toward the sea (OC-119)."""
SHELLS_BREAK_TIES: Final = 256
"""Of those in the sea with as many cards, who has most shells has won (OC-102); else they share (OC-435)."""

# The modules of the Adventure Pack (OC-300), and their variants.
SURPRISES: Final = 512
EVENTS: Final = 1024
CHALLENGES: Final = 2048
ASYMMETRY: Final = 4096
ADVENTURE: Final = SURPRISES | EVENTS | CHALLENGES | ASYMMETRY
HARMLESS_TRASH: Final = 8192
"""Trash leaves the game without effect (OC-313)."""
ONLY_TREASURES: Final = 16384
"""No trash, and two treasures a tile (OC-314)."""
LUCKY: Final = 32768
"""No event that takes something from anybody (OC-325)."""
CRYSTAL: Final = 65536
"""All know which events come, not when (OC-326)."""

# What an event puts in force until the next one is turned up (OC-321).
IT_BROKE: Final = 2**20
"""One extra action cannot be used (OC-E2)."""
SALES: Final = 2**21
"""Extra actions cost a shell less, but one at least (OC-E8)."""
HAPPY_HOUR: Final = 2**22
"""Two different extra actions a turn (OC-E9)."""
CHEF_RUNS: Final = 2**23
"""The chef's move goes straight ahead, too (OC-E10)."""
KITCHEN_HAND: Final = 2**24
"""A second player has a chef's move (OC-E11)."""
CLEAN_BEACH: Final = 2**25
"""Standard obstacles have no effect (OC-E12)."""
FAIR_PLAY: Final = 2**26
"""A push knocks nobody over (OC-E13)."""
LIE_IN: Final = 2**27
"""A rest brings a diagonal move (OC-E14)."""
