"""The naive twin's Surprise tokens (OC-303 to OC-316, OC-S1 to OC-S11).

read so (E7, 1.3 "`below(3)` a tile"): hex order is row by row from the land, a row being two half rows, and from left to right in a row;
the number drawn for `treasures` is the place in this order, among the three of its tile, of the space that stays empty.
read so (OC-309): a token leaves the board when it is turned up, before it acts.
read so (OC-S4): free is any space that is not inaccessible and has no crab; entry conditions do not matter for who is pulled.
"""

from .naive_hidden import TRASH, TREASURES, Hidden, element
from .naive_leaving import AGAIN
from .naive_moving import TOWARD_LAND
from .numbers import SHOVE

KEPT = ["plank", "fries", "bucket", "ball", "spyglass"]
assert sum(TRASH.values()) == 5
assert sum(TREASURES.values()) == 9


def in_hex_order(places):
    return sorted(places, key=lambda place: (place[1] // 2, place[0]))


class Surprises(Hidden):
    def lay_tokens(self):
        """Three on each Beach tile (OC-304 to OC-306); with `treasures` one of the three spaces stays empty (OC-314)."""
        if not self.module("surprises"):
            return
        for tile in range(1, self.tiles + 1):
            places = in_hex_order(place for place, words in self.spaces.items() if "surprise" in words and self.tile_of(place) == tile)
            if self.options["surprises"] == "treasures":
                places.pop(self.chance.below(len(places)))
            for place in places:
                self.tokens[place] = element()

    def tokens_of(self, tile):
        return [place for place in in_hex_order(self.tokens) if self.tile_of(place) == tile]

    # finding one (OC-307, OC-308)

    def find(self, crab, place):
        """This crab has reached a token, or its owner takes one that was dug: what it says happens to the owner and to this crab."""
        self.determine_token(place)
        kind = self.tokens.pop(place)["is"]
        owner = crab.player
        owner.finds += 1
        if kind in KEPT:
            owner.treasures.append(kind)
            return
        self.spent.append(kind)
        if kind in TRASH:
            self.trash_found.add(self.tile_of(place))
        if kind in TRASH and self.options["surprises"] == "blank":
            return  # OC-313
        if kind == "shard" and owner.hand:
            yield from self.discard_one("obstacle", owner)
        elif kind == "hole" and owner.shells:
            owner.shells -= 1
        elif kind == "peel":
            self.fall(crab)
        elif kind == "line":
            yield from self.pull_back(crab)
        elif kind == "purse":
            owner.shells += 2
        elif kind == "bottle" and (self.pile or self.bottom):
            self.draw_into_hand(owner)

    def pull_back(self, crab):
        """To a free land-side neighbour, as moved by another (OC-D16)."""
        places, answer = {SHOVE + crab.number * 6 + way: self.beside(crab.place, way) for way in TOWARD_LAND}, AGAIN
        while answer == AGAIN:
            free = {action for action, place in places.items() if self.exists(place) and not self.crab_at(place)}
            if not free:
                return
            answer = yield from self.ask("pull", free, crab.player)
        crab.place = places[answer]
        yield from self.enter(crab)

    # using a kept one (OC-311, OC-D86)

    def treasures_to_use(self):
        player = self.active.player
        could = {
            "plank": lambda: self.moves(["seaward"], len(player.hand)),
            "fries": lambda: player.hand,
            "bucket": lambda: player.discard,
            "ball": lambda: self.move_outs(),
            "spyglass": lambda: True,
        }
        return {kind for kind in player.treasures if could[kind]()}

    def use_treasure(self, kind):
        player = self.active.player
        player.treasures.remove(kind)
        self.spent.append(kind)
        if kind == "plank":
            yield from self.move_now(["seaward"])
        elif kind == "fries":
            yield from self.snack()
        elif kind == "bucket":
            self.take_discards(player)
        elif kind == "ball":
            yield from self.shove_asked("move-out", self.move_outs())
        else:
            player.shells += 1
            yield from self.spy(player, 2)

    def take_discards(self, player):
        player.hand += player.discard
        player.discard = []
