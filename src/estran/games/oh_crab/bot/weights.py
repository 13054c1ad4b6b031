"""What things are worth, in hundredths of a half row: what a bot counts with."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

SPECIALS: Final = {
    "seagull": 140,
    "call": 170,
    "momentum": 100,
    "sand": 40,
    "impulse": 120,
    "move-out": 80,
    "jump-aside": 70,
    "reckless": 40,
    "slant": 122,
    "faster": 140,
    "zigzag": 170,
    "slide": 245,
    "sideways": 110,
}
"""What a special action brings, less what it costs."""


@final
class Weights:
    """Found by play against itself; only their proportions matter."""

    def __init__(self) -> None:
        # of the beach
        self.ahead: i64 = 200
        """A forward move along the way to the sea..."""
        self.aslant: i64 = 105
        """...and a diagonal one."""
        self.card: i64 = 50
        """A card that an obstacle or a shortcut takes: it comes back with the next rest."""
        self.fall: i64 = 115
        """To be knocked over: a move is given up to stand."""
        self.shell: i64 = 50
        self.carried: i64 = 100
        """What a current leaves to do of the way that it carries: one must end a turn on it."""
        self.toll: i64 = 40
        """A card of the right kind for a shortcut is not always at hand."""
        self.chef: i64 = 90
        """To have the chef's move."""
        self.uneven: i64 = 40
        """In teams, in hundredths: how much the crab that is farther behind counts more."""
        # of cards
        self.icons: vec[i64] = vec[i64]([85, 200, 115, 205])
        """What a basic action brings."""
        self.specials: dict[str, int] = SPECIALS
        self.unknown: int = 100
        """What a special action brings of which nothing is known."""
        self.joined: i64 = 50
        """What icons that cards complete bring a turn, of a deck of which nothing more is known."""
        self.played: i64 = 230
        """What a card brings of which nothing is known."""
        # of the race, in hundredths of a turn
        self.doubt: i64 = 60
        """How little a lead tells at the end of a race..."""
        self.doubt_a_turn: i64 = 12
        """...and how much less for each turn that is still to go, in hundredths."""
        self.most_shells: i64 = 6
        """More shells than this are of no use."""
        # of the Adventure Pack
        self.pack_shell: i64 = 65
        """A shell, where more can be done with it."""
        self.tokens: vec[i64] = vec[i64]([-50, -90, -115, -110, 200, 270, 200, 300, 100, 80, 110, 103, 55, 200, -90])
        """To find each of the tokens; then those that are still sealed (`adventure.py`)."""
        self.kept: vec[i64] = vec[i64]([0, 0, 0, 0, 0, 0, 170, 250, 70, 60, 100, 103, 55, 200, -90])
        """To have it, and not to have used it yet."""
        self.found: i64 = 70
        """In hundredths: what a token on one's way is worth of what it is once it is reached."""
        self.claws: vec[i64] = vec[i64]([182, 209, 245, 112, 191, 142, 91, 89, 168, 214, 167, 223, 133, 188])
        """What a claw of each skill brings in the mean..."""
        self.accepted: i64 = 60
        """...and what it must bring to be used, in hundredths of that..."""
        self.far: i64 = 1500
        """...as long as there is so much of the way left; then less."""
        self.shares: vec[i64] = vec[i64]([143, 159, 157, 140, 166, 150, 133, 142, 140, 150, 158, 152, 145, 165])
        """How often each skill wins, in hundredths of a fair share: which one to keep."""
        self.running: i64 = 60
        """What the chef's move is worth more when it goes straight ahead."""
        self.rewards: vec[i64] = vec[i64]([300, 90, 0, 50, 10])
        """The first of each reward; claws are worth what they bring."""

    def special(self, name: str) -> i64:
        return self.specials.get(name, self.unknown)
