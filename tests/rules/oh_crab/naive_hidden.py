"""The naive twin's hidden elements: face-down tokens, Events and Challenges have no value until somebody looks (OC-D80).

A hidden element is a dict: `is` what it is ("" while nobody has looked), `knows` the seats that have looked, `up` whether it lies face up.
What is left of each bag is not kept: it is everything that lies nowhere else.

read so (1.3): whoever draws always draws `below(u)` for Trash or Treasure, also where there is no choice left, and then one of the copies
in table order, also the last one. All bags are in table order, also that of `crystal`.
read so (1.3, `sample`): what is fixed but unknown to the seat is redrawn tokens first (in hex order), then Events, then Challenges, each
from the land; what has no value keeps none.
"""

from .naive_leaving import AGAIN
from .numbers import DONE

TRASH = {"shard": 2, "hole": 1, "peel": 1, "line": 1}
TREASURES = {"purse": 2, "bottle": 1, "plank": 2, "fries": 1, "bucket": 1, "ball": 1, "spyglass": 1}
EVENTS = [
    *("robin", "broken", "flea-market", "siesta", "windfall", "moult", "glitter"),
    *("sales", "happy-hour", "chef-runs", "kitchen-hand", "clean-beach", "fair-play", "lie-in"),
]
TEMPORARY = ["broken", "sales", "happy-hour", "chef-runs", "kitchen-hand", "clean-beach", "fair-play", "lie-in"]
CHALLENGES = ["shells", "track", "hand", "market", "chain", "company", "pushes", "digger"]
REWARDS = {
    "provisions": {"market": 1, "recall": 1, "claws": 1},
    "sandcastle": {"obstacle": 2, "recall": 2, "spy": 2},
    "lookout": {"market": 1, "spy": 3, "claws": 1},
}
"""Of each card how many cards, Obstacles or elements a reward is, at most."""
SKILLS = {
    **{"sprinter": 2, "hermit": 1, "sleepwalker": 2, "weaver": 3, "window-shopper": 3, "hunter": 3, "builder": 3},
    **{"carapace": 4, "champion": 2, "forecaster": 2, "cork": 3, "yawner": 2, "brute": 3, "pickpocket": 3},
}
"""With their Claws."""
NEEDS = {"moult": "asymmetry", "glitter": "surprises", "digger": "surprises"} | {
    "hunter": "surprises",
    "champion": "challenges",
    "forecaster": "events",
}


def element():
    return {"is": "", "knows": set(), "up": False}


class Hidden:
    """Bags, looking, what a seat knows. `tokens`, `event_cards` and the rest are the game's own."""

    def in_the_game(self, names):
        """Without what needs a module that is off (OC-302, OC-324)."""
        return [name for name in names if name not in NEEDS or self.module(NEEDS[name])]

    def draw_one(self, bag):
        return bag[self.chance.below(len(bag))]

    # what is left in a bag

    def token_bag(self, kinds):
        """The copies that are nowhere yet, in table order."""
        placed = [token["is"] for token in self.tokens.values()] + self.spent
        placed += [treasure for player in self.players for treasure in player.treasures]
        return [kind for kind, copies in kinds.items() for _ in range(copies - placed.count(kind))]

    def event_box(self):
        """Events that are not in play: with `crystal` those that were not drawn, else those that lie nowhere."""
        out = [card["is"] for card in self.event_cards] + self.events_out
        return [event for event in self.event_names() if event not in out and event not in self.omens]

    def event_names(self):
        negative = ["robin", "broken"] if self.options["events"].startswith("lucky") else []
        return [event for event in self.in_the_game(EVENTS) if event not in negative]

    def event_bag(self):
        if not self.omens:
            return self.event_box()
        placed = [card["is"] for card in self.event_cards] + self.events_out
        return [event for event in EVENTS if event in self.omens and event not in placed]

    def challenge_bag(self):
        placed = [card["is"] for card in self.challenge_cards]
        return [challenge for challenge in self.in_the_game(CHALLENGES) if challenge not in placed]

    # giving a value

    def determine_token(self, place):
        """Trash or Treasure first, then which (1.3)."""
        token = self.tokens[place]
        if not token["is"]:
            tile = self.tile_of(place)
            undetermined = [other for other in self.tokens_of(tile) if not self.tokens[other]["is"]]
            is_trash = self.chance.below(len(undetermined)) < self.trash_of(tile)
            token["is"] = self.draw_one(self.token_bag(TRASH if is_trash else TREASURES))

    def trash_of(self, tile):
        """How many of a tile's undetermined tokens are Trash, 0 or 1."""
        if self.options["surprises"] == "treasures" or tile in self.trash_found:
            return 0
        return 0 if any(self.tokens[place]["is"] in TRASH for place in self.tokens_of(tile)) else 1

    def determine_event(self, border):
        card = self.event_cards[border - 1]
        card["is"] = card["is"] or self.draw_one(self.event_bag())

    def determine_challenge(self, number):
        card = self.challenge_cards[number - 1]
        card["is"] = card["is"] or self.draw_one(self.challenge_bag())

    # looking (OC-352, OC-D81, OC-D95)

    def hidden_from(self, player):
        """What a player could spy on, by its name: what lies face down and was not looked at by that player."""
        found = {}
        for place, token in self.tokens.items():
            found[f"spy {self.name(place)}"] = token
        for number, card in enumerate(self.event_cards, 1):
            found[f"spy event {number}"] = card
        for number, card in enumerate(self.challenge_cards, 1):
            found[f"spy challenge {number}"] = card
        return {said: it for said, it in found.items() if not it["up"] and player.seat not in it["knows"]}

    def look(self, player, said):
        """One element gets its value, and this player knows it."""
        what, _, number = said.removeprefix("spy ").partition(" ")
        it = self.hidden_from(player)[said]
        if what == "event":
            self.determine_event(int(number))
        elif what == "challenge":
            self.determine_challenge(int(number))
        else:
            self.determine_token(self.space(what))
        it["knows"].add(player.seat)

    def spy(self, player, most):
        """Up to so many.

        read so (2.4, "up to: each further one is asked, `done` stops"): of the first there is no `done`, of each further one there is. That
        holds for the Spyglass, the Obstacles and the Track cards too; a single choice is taken at once, as everywhere.
        """
        for number in range(most):
            said = AGAIN
            while said == AGAIN:
                choices = set(self.hidden_from(player)) | ({DONE} if number else set())
                said = (yield from self.ask("spy", choices, player)) if choices - {DONE} else DONE
            if said == DONE:
                return
            self.look(player, said)

    # what a seat knows

    def known(self, it, seat):
        return it["is"] if it["up"] or seat in it["knows"] else ""

    def view(self, seat):
        """What a seat knows of what is hidden; None is a spectator. Who has looked at what is known to all."""
        tokens = {self.name(place): self.known(token, seat) for place, token in self.tokens.items()}
        return {
            "tokens": tokens,
            "events": [self.known(card, seat) for card in self.event_cards],
            "challenges": [self.known(card, seat) for card in self.challenge_cards],
            "omens": sorted(self.omens),
            "looked": {said.removeprefix("spy "): sorted(it["knows"]) for said, it in self.hidden_from(Nobody).items()},
            "treasures": sorted(self.name(place) for place in self.tokens if self.surely_treasure(place, seat)),
            "dealt": [list(player.dealt) if player.seat == seat else len(player.dealt) for player in self.players],
            "chosen": [list(player.chosen) if player.seat == seat else bool(player.chosen) for player in self.players],
        }

    def surely_treasure(self, place, seat):
        """The Trash of its tile was turned up, or this seat has seen it (OC-315)."""
        tile, known = self.tile_of(place), self.known(self.tokens[place], seat)
        seen = [other for other in self.tokens_of(tile) if self.known(self.tokens[other], seat) in TRASH]
        return known not in TRASH and (tile in self.trash_found or bool(seen) or self.options["surprises"] == "treasures")

    def sample(self, seat, chance):
        """The hidden elements as they might be for all that a seat knows: a view in which whatever has a value is filled in."""
        self.chance = chance
        all_of_them = [*self.tokens.values(), *self.event_cards, *self.challenge_cards]
        truth = [it["is"] for it in all_of_them]
        for it in all_of_them:
            it["is"] = self.known(it, seat)
        for place, value in zip(list(self.tokens), truth, strict=False):
            if value:
                self.determine_token(place)
        for number, value in enumerate(truth[len(self.tokens) :][: len(self.event_cards)], 1):
            if value:
                self.determine_event(number)
        for number, value in enumerate(truth[len(self.tokens) + len(self.event_cards) :], 1):
            if value:
                self.determine_challenge(number)
        drawn = {
            "tokens": {self.name(place): token["is"] for place, token in self.tokens.items()},
            "events": [card["is"] for card in self.event_cards],
            "challenges": [card["is"] for card in self.challenge_cards],
            "dealt": self.sample_dealt(seat),
        }
        for it, value in zip(all_of_them, truth, strict=True):
            it["is"] = value
        return drawn

    def sample_dealt(self, seat):
        """While skills are chosen: those of the others are drawn again, seat by seat; what they have kept would be any of them."""
        left = [skill for skill in self.in_the_game(SKILLS) if seat is None or skill not in self.players[seat].dealt]
        dealt = []
        for player in self.players:
            if player.seat == seat:
                dealt.append(list(player.dealt))
                continue
            dealt.append([])
            for _ in player.dealt:
                dealt[-1].append(self.draw_one(left))
                left.remove(dealt[-1][-1])
        return dealt


class Nobody:
    seat = None
