"""The naive twin's borders: crossing them, and what becomes due (OC-D70 to OC-D78, 1.1, 1.2).

read so (1.1 "one without a card is passed over in silence"): such a border counts as resolved as soon as all before it are.
"""


class Borders:
    def tile_of(self, place):
        """1 to n for a Beach tile, counted from the land; 0 is Start, n + 1 Finish."""
        return sum(place[1] >= edge for edge in self.edges)

    def note_crossing(self, crab):
        """The sea lies beyond all borders. All crabs came from before the first: only the highest matters."""
        beyond = len(self.edges) if crab.place == "sea" else self.tile_of(crab.place)
        self.crossed = max(self.crossed, beyond)
        self.pass_over()

    def has_challenge(self, border):
        return self.module("challenges") and border >= 2

    def has_event(self, border):
        return self.module("events") and border <= self.tiles

    def pass_over(self):
        while self.resolved < self.crossed and not self.has_challenge(self.resolved + 1) and not self.has_event(self.resolved + 1):
            self.resolved += 1

    def is_due(self):
        return self.resolved < self.crossed

    def resolve_border(self):
        """The lowest due one: first the Challenge of the tile left, then the Event of the tile entered (OC-319, OC-331)."""
        border = self.resolved = self.resolved + 1
        if self.has_challenge(border):
            yield from self.resolve_challenge(border - 1)
            self.next_challenge(border)
        if self.has_event(border):
            yield from self.turn_up_event(border)
        self.pass_over()

    def resolve_all(self):
        """Unless the active player leaves: then they stay due (OC-D78)."""
        while self.is_due() and not self.has_left():
            yield from self.resolve_border()
