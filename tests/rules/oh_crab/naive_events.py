"""The naive twin's Events (OC-317 to OC-327, OC-E1 to OC-E14).

read so (OC-E11): who is the kitchen hand is found as who gets the chef is, a crab in the sea being the nearest; "once a round" begins anew
with each giving of the pawn.
read so (OC-E5): "farthest" is over all players in the game; a crab in the sea is the nearest, and if all are there all tie.
read so (OC-E2): the faces in play are in the order in which the extra actions are named (`Aa-Bb-Da`).
read so (OC-A10): what the Forecaster does not pick goes to `events_out`; the picked one lies at the border, face up. The border's own Event
gets its value, if it has none, before the one of the box is drawn. The two shells come with the pick, before the Event acts.
"""

from contextlib import suppress

from .naive_hidden import EVENTS, TEMPORARY, element
from .naive_leaving import Dropped

assert len(EVENTS) == 14
assert len(TEMPORARY) == 8


class Events:
    def lay_events(self):
        """One a Beach tile, at its lower border; with `crystal` all see which (OC-326)."""
        if not self.module("events"):
            return
        if "crystal" in self.options["events"]:
            drawn = []
            for _ in range(self.tiles):
                drawn.append(self.draw_one([event for event in self.event_names() if event not in drawn]))
            self.omens = drawn
        self.event_cards = [element() for _ in range(self.tiles)]

    def turn_up_event(self, border):
        yield from self.offer_forecast(border)
        self.determine_event(border)
        card = self.event_cards[border - 1]
        card["up"] = True
        self.event, self.broken, self.helper, self.helper_used = "", "", None, False  # OC-D88
        if card["is"] in TEMPORARY:
            self.event = card["is"]
        yield from self.act_event(card["is"], border)

    def act_event(self, event, border):
        players = self.those_in_the_game()
        if event == "robin":
            most, least = max(player.shells for player in players), min(player.shells for player in players)
            rich, poor = ([player for player in players if player.shells == shells] for shells in (most, least))
            if most != least:
                for player in rich:
                    player.shells -= 1
                for player in poor:
                    player.shells += 1
        elif event == "broken":
            faces = list(self.extras)
            self.broken = faces[self.chance.below(len(faces))]
        elif event == "flea-market":
            for player in self.clockwise_from(self.chef):
                with suppress(Dropped):  # the others go on (OC-D104)
                    if not player.gone:
                        yield from self.take_card(player=player)
        elif event == "siesta":
            for player in players:
                self.take_discards(player)
            for crab in self.on_beach():
                crab.down = False
        elif event == "windfall":
            farthest = min(self.distance_of(player) for player in players)
            for player in players:
                player.shells += 2 if self.distance_of(player) == farthest else 1
        elif event == "moult":
            for player in players:
                self.regain_claws(player)
        elif event == "glitter":
            for place in self.tokens_of(border):
                self.determine_token(place)
                self.tokens[place]["up"] = True
        elif event == "kitchen-hand":
            self.send_kitchen_hand()

    def send_kitchen_hand(self):
        """After the next crab from behind, the chef's holder left out; ties clockwise after the chef (OC-E11)."""
        others = [player for player in self.clockwise_from(self.chef) if player.seat != self.chef]
        farthest = min(self.distance_of(player) for player in others)
        self.helper = next(player.seat for player in others if self.distance_of(player) == farthest)
        self.helper_used = False

    # what a temporary one changes

    def price(self, face):
        printed = self.extras[face]
        return max(printed - 1, min(printed, 1)) if self.event == "sales" else printed

    def on_sale(self):
        """Happy hour allows a second one, of another face."""
        if len(self.extras_used) >= (2 if self.event == "happy-hour" else 1):
            return []
        return [face for face in self.extras if face not in self.extras_used and face != self.broken]

    def costs_a_card(self, place):
        """Printed Obstacles and built ones alike (OC-D94); none on a clean beach (OC-E12)."""
        return self.event != "clean-beach" and (self.has(place, "obstacle") or place in self.built)
