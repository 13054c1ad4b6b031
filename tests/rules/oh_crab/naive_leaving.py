"""A player of the naive twin's Adventure Pack resigns (OC-D64, OC-D78, OC-D89, OC-D104, OC-D105, OC-D109).

Whoever waits for an answer is told `AGAIN`: the question is put again as the table is now, or dropped if it was the leaver's.

read so (OC-D64): Track and shells stay; the chef passes on at once while choosing or planning, and stays with the leaver's seat, useless,
until the round ends.
read so (OC-D89): if the chef so comes to the kitchen hand, nobody is the kitchen hand until the next passing (`helper` = `chef` cannot be).
read so (OC-D104): "the first way open" is the first of forward, left, right; a push is still needed only if another crab is on the space. A
push or a move that the Cork has not answered is no longer offered to it.
read so (OC-D104): who leaves while owing `pick` leaves the border's own Event; the second one goes to `events_out` all the same.
read so (OC-D78): the border being resolved is finished, further due ones stay due.
read so (OC-D90): whoever leaves before the Challenge is counted is not counted, and has no trophy.
read so (OC-D105): the skill stays written on the crab, with no Claws; what only the leaver knew keeps its value, and nobody knows it.
Treasures count as spent.
"""

from contextlib import suppress

from .naive import RESIGNED
from .numbers import DONE

AGAIN = RESIGNED
"""What whoever was asked is told instead of an answer."""
OFFERS = ["offer", "steer"]
AS_THE_TABLE_IS = ["actions", "pull", "build", "trophy", "spy", "push"]
"""Questions whose choices are found anew after somebody has left."""
WITHOUT_STEPS = ["choose", "place", "plan", "activate", "add", "actions"]


class Dropped(Exception):
    """The one who was asked has left."""


class Leaving:
    def may_resign(self, seat):
        """While steps are owed only the active player can (OC-D104)."""
        if self.step == "over" or self.players[seat].gone:
            return False
        return self.step in WITHOUT_STEPS or self.active.player.seat == seat

    def resign(self, seat, chance):
        """If only one is left, everything owed is dropped (OC-D109)."""
        assert self.may_resign(seat)
        super().resign(seat, chance)

    def leave(self, player):
        """Treasures, Claws, knowledge and dealt cards are gone (OC-D105), and so is the kitchen hand (OC-D89)."""
        super().leave(player)
        self.spent += player.treasures
        player.treasures, player.dealt, player.chosen, player.secret = [], [], [], set()
        for crab in self.crabs_of(player):
            crab.claws = 0
            self.fallen.discard(crab)
        for it in [*self.tokens.values(), *self.event_cards, *self.challenge_cards]:
            it["knows"].discard(player.seat)
        if self.helper in (player.seat, self.chef):
            self.helper, self.helper_used = None, False

    def has_left(self):
        return self.active.player.gone

    def ask(self, step, choices, player=None):
        """As in the base game; what the leaver is asked is dropped, and so is every offer in the leaver's turn."""
        player = player or self.active.player
        while True:
            if step in OFFERS and (player.gone or self.has_left()):
                return DONE
            if player.gone:
                raise Dropped
            action = yield from super().ask(step, choices, player)
            if action != AGAIN:
                return action
            if step in AS_THE_TABLE_IS and not player.gone:
                return AGAIN

    def turn(self, player):
        """It ends where the active player leaves, once everything has run on."""
        with suppress(Dropped):
            yield from super().turn(player)

    # a crab that has left is nowhere

    def has(self, place, word):
        return place is not None and super().has(place, word)

    def moves(self, icons, cards):
        return set() if self.active.place is None else super().moves(icons, cards)

    def shoves(self, crab, directions):
        return set() if crab.place is None else super().shoves(crab, directions)

    def can_move_itself(self):
        return self.active.place is not None and super().can_move_itself()
