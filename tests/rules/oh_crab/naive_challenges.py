"""The naive twin's Challenges, trophies and rewards (OC-328 to OC-338, OC-C1 to OC-C8, OC-R1 to OC-R3).

read so (OC-A9, "none where it would change nothing"): the Champion is asked only if two more would change who is first or second.
read so (2.4): the Obstacles of a reward are asked one by one; what was built is no free standard space any more.
"""

from contextlib import suppress

from .naive_hidden import CHALLENGES, REWARDS, element
from .naive_leaving import AGAIN, Dropped
from .naive_moving import SEA, STEPS
from .naive_words import CARD_CALLED, card_name
from .numbers import DONE

assert len(CHALLENGES) == 8
assert len(REWARDS) == 3


class Challenges:
    def lay_challenges(self):
        """The Reward card first, then the first Challenge, which is known from the start (OC-329)."""
        if not self.module("challenges"):
            return
        self.challenge_cards = [element() for _ in range(self.tiles)]
        self.reward = self.draw_one(list(REWARDS))
        self.next_challenge(1)

    def next_challenge(self, number):
        """OC-336: it is turned up at once; after the last, the Reward card is gone too."""
        if number > self.tiles:
            self.challenge, self.reward = "", ""
            return
        self.determine_challenge(number)
        self.challenge_cards[number - 1]["up"] = True
        self.challenge = self.challenge_cards[number - 1]["is"]

    # counting (2.3)

    def count(self, challenge, player):
        if challenge == "shells":
            return player.shells
        if challenge == "track":
            return len(player.track)
        if challenge == "hand":
            return len(player.hand)
        if challenge == "market":
            planned = [] if player.planned is None else [player.planned]
            return len([card for card in player.hand + planned + player.track + player.discard if card >= 20])
        if challenge == "chain":
            seams = zip(player.track, player.track[1:], strict=False)
            return sum(len(self.completed(left, right)) for left, right in seams)
        if challenge == "company":
            return sum(self.company(crab) for crab in self.crabs_of(player))
        return player.pushes if challenge == "pushes" else player.finds

    def company(self, crab):
        """Crabs of other players on the six neighbouring spaces; none in the sea (OC-D90)."""
        if crab.place == SEA:
            return 0
        beside = [self.beside(crab.place, way) for way in STEPS]
        there = [self.crab_at(place) for place in beside if place is not None]
        return len([other for other in there if other and other.player is not crab.player])

    def places(self, counts):
        """Who is first and who is second (OC-332 to OC-335): a count of 0 wins nothing."""
        best = max(counts.values())
        first = [seat for seat in counts if counts[seat] == best and best > 0]
        others = [counts[seat] for seat in counts if seat not in first and counts[seat] > 0]
        second = [seat for seat in counts if len(first) == 1 and others and counts[seat] == max(others)]
        return first, second

    def resolve_challenge(self, number):
        assert self.challenge == self.challenge_cards[number - 1]["is"]
        counts = {player.seat: self.count(self.challenge, player) for player in self.those_in_the_game()}
        counts = yield from self.offer_shine(counts)
        first, second = self.places({seat: number for seat, number in counts.items() if not self.players[seat].gone})
        for seat in first + second:
            self.players[seat].shells += 1
        for player in self.clockwise_from(self.active.player.seat):  # OC-D91
            if player.seat in first:
                with suppress(Dropped):  # the rest of the border runs on (OC-D104)
                    yield from self.exchange_trophy(player)

    # trophies (OC-D39, 2.4)

    def exchange_trophy(self, player):
        could = {
            "market": lambda: self.sources(),
            "recall": lambda: player.track,
            "claws": lambda: self.can_regain_claws(player),
            "obstacle": lambda: self.standard_spaces(),
            "spy": lambda: self.hidden_from(player),
        }
        answer = AGAIN
        while answer == AGAIN:
            offered = {f"reward {reward}" for reward in REWARDS[self.reward] if could[reward]()}
            answer = (yield from self.ask("trophy", offered | {DONE}, player)) if offered else DONE
        if answer != DONE:
            reward = answer.split()[1]
            yield from self.give_reward(player, reward, REWARDS[self.reward][reward])

    def give_reward(self, player, reward, most):
        if reward == "market":
            yield from self.take_card(player=player)
        elif reward == "claws":
            self.regain_claws(player)
        elif reward == "spy":
            yield from self.spy(player, most)
        elif reward == "recall":
            yield from self.recall(player, most)
        else:
            yield from self.build_anywhere(player, most)

    def recall(self, player, most):
        """Cards of the Track into hand; the others close up (OC-350, OC-D92)."""
        for number in range(most):
            if not player.track:
                return
            choices = {f"recall {card_name(card)}" for card in player.track}
            answer = yield from self.ask("recall", choices | ({DONE} if number else set()), player)
            if answer == DONE:
                return
            card = CARD_CALLED[answer.split()[1]]
            player.track.remove(card)
            player.hand.append(card)
            if card == self.added:
                self.added = None

    # Obstacles that are built (OC-351, OC-D87, OC-D93)

    def standard_spaces(self):
        """No sign of any kind, no crab, not built on."""
        return [place for place, words in self.spaces.items() if not words and place not in self.built and not self.crab_at(place)]

    def build_anywhere(self, player, most):
        for number in range(most):
            answer = AGAIN
            while answer == AGAIN:
                choices = {f"build {self.name(place)}" for place in self.standard_spaces()} | ({DONE} if number else set())
                answer = (yield from self.ask("build", choices, player)) if choices - {DONE} else DONE
            if answer == DONE:
                return
            self.built.append(self.space(answer.split()[1]))
