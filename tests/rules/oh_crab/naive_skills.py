"""The naive twin's Asymmetry cards (OC-339 to OC-347, OC-A1 to OC-A14).

read so (1.3 "skills seat by seat"): seat 1 first, whoever has the chef; each card is drawn from those left in table order.
read so (OC-D96): with two players no crab is on the beach while skills are chosen; with more all are, the base deal being done.
read so (1.3 "card setups clockwise from the chef"): of a team the first crab's card before the second's; tokens and Events are looked at in
hex order and from the land.
read so (OC-A6, OC-D81): a token that the owner knows, or that lies face up, can be dug too, for it can be taken.
read so (OC-A11): asked about a push, the Cork names any way that is open; asked about a move, any other way than the one that was named.
read so (OC-A14): a player is robbed once, under the name of the first of their crabs.
read so (OC-A13): the shell comes with the Claw, before the crab that is pushed or struck falls.
read so (OC-A8): one fall is one moment; a crab that falls, and is then pulled back by a token, is asked about once, at the end of all.
"""

from itertools import permutations

from .naive_hidden import SKILLS
from .naive_leaving import AGAIN, Dropped
from .naive_moving import SEA, STEPS, TOWARD_LAND, TOWARD_SEA
from .naive_words import CARD_CALLED, CRABS, DIRECTION_CALLED, DIRECTIONS, card_name
from .numbers import DONE, PUSH, SHOVE, STAY

assert len(SKILLS) == 14
WORDS = {"sprinter": "sprint", "hermit": "shed", "sleepwalker": "sleepwalk"}


class Skills:
    # choosing (OC-340, OC-341, OC-347)

    def deal_skills(self):
        if not self.module("asymmetry"):
            return
        left = self.in_the_game(SKILLS)
        for player in self.players:
            for _ in range(2 * len(self.crabs_of(player))):
                player.dealt.append(self.draw_one(left))
                left.remove(player.dealt[-1])

    def choose_skills(self):
        """All at the same time, in secret; once the last has chosen, all are shown."""
        self.phase = "choosing"
        owing = list(self.players)
        while owing:
            asked = {}
            for player in owing:
                kept = permutations(player.dealt, len(self.crabs_of(player)))
                asked[player.seat] = {f"choose {' '.join(skills)}" for skills in kept}
            seat, answer = yield "choose", asked
            if answer != AGAIN:
                self.players[seat].chosen = answer.split()[1:]
            owing = [player for player in self.those_in_the_game() if not player.chosen]
        for player in self.those_in_the_game():
            for crab, skill in zip(self.crabs_of(player), player.chosen, strict=True):
                crab.skill, crab.claws = skill, SKILLS[skill]
            player.dealt, player.chosen = [], []
        for player in self.clockwise_from(self.chef):
            for crab in self.crabs_of(player):
                self.set_up_skill(crab)

    def set_up_skill(self, crab):
        seat = crab.player.seat
        if crab.skill == "hermit":
            self.draw_into_hand(crab.player)
        elif crab.skill == "hunter":
            for place in self.tokens_of(1):
                self.determine_token(place)
                self.tokens[place]["knows"].add(seat)
        elif crab.skill == "forecaster":
            for border in range(1, self.tiles + 1):
                self.determine_event(border)
                self.event_cards[border - 1]["knows"].add(seat)

    # Claws (OC-343, OC-344, OC-349)

    def used_claws(self, crab):
        return crab.skill and crab.claws < SKILLS[crab.skill]

    def can_regain_claws(self, player):
        return any(self.used_claws(crab) for crab in self.crabs_of(player))

    def regain_claws(self, player):
        for crab in self.crabs_of(player):
            if self.used_claws(crab):
                crab.claws += 1

    # in one's own turn, from the menu

    def skills_to_use(self):
        """Of the active crab alone (OC-347), where it would do something."""
        crab, player = self.active, self.active.player
        if not crab.claws:
            return set()
        ashore = crab.place != SEA
        beside = [self.beside(crab.place, way) for way in STEPS] if ashore else []
        return {
            "sprinter": lambda: {"sprint"} if self.moves(["forward"], len(player.hand)) else set(),
            "hermit": lambda: {"shed"} if player.discard or (crab.down and ashore) else set(),
            "sleepwalker": lambda: {"sleepwalk"} if self.rested and player.hand else set(),
            "weaver": lambda: set(self.weavings()),
            "window-shopper": lambda: {f"shop {n}" for n, slot in enumerate(self.slots, 1) if slot and self.can_special(slot[-1])},
            "hunter": lambda: {f"dig {self.name(place)}" for place in beside if place in self.tokens},
            "builder": lambda: {f"build {self.name(place)}" for place in beside if place in self.standard_spaces()},
            "pickpocket": lambda: {f"rob {CRABS[self.crabs_of(other)[0].number]}" for other in self.to_rob()},
        }.get(crab.skill, set)()

    def use_skill(self, said):
        crab, player = self.active, self.active.player
        crab.claws -= 1
        word, _, rest = said.partition(" ")
        if word == "sprint":
            yield from self.move_now(["forward"])
        elif word == "shed":
            self.take_discards(player)
            crab.down = False
        elif word == "sleepwalk":
            ready = list(self.specials)
            yield from self.snack()
            self.specials = ready
        elif word == "weave":
            card, order, icons = self.weavings()[said]
            assert CARD_CALLED[rest.split()[0]] == card
            player.track = order
            self.pool += icons
        elif word == "shop":
            yield from self.do_special(self.slots[int(rest) - 1][-1])
        elif word == "dig":
            yield from self.dig(self.space(rest))
        elif word == "build":
            self.built.append(self.space(rest))
            player.shells += 1
        else:
            self.crabs[CRABS.index(rest)].player.shells -= 1
            player.shells += 1

    def weavings(self):
        """Each card of the Track to each end, if that changes the order and completes an icon there (OC-A4)."""
        track, found = self.active.player.track, {}
        for card in track:
            others = [other for other in track if other != card]
            for side, order in (("left", [card, *others]), ("right", [*others, card])):
                if others and order != track:
                    icons = self.completed(card, others[0]) if side == "left" else self.completed(others[-1], card)
                    if icons:
                        found[f"weave {card_name(card)} {side}"] = card, order, icons
        return found

    def dig(self, place):
        """Look at it; then take it, as if this crab had reached it, or leave it (OC-A6)."""
        self.determine_token(place)
        self.tokens[place]["knows"].add(self.active.player.seat)
        if (yield from self.ask("dig", {"unearth", DONE})) == "unearth":
            yield from self.find(self.active, place)
            yield from self.offer_brace(self.active)

    def to_rob(self):
        others = [player for player in self.those_in_the_game() if player is not self.active.player and player.shells]
        return [player for player in others if any(crab.place != SEA for crab in self.crabs_of(player))]

    # offers (1.2): one public moment, its owner only

    def who_answers(self, skill):
        """The crab with this skill, if it has a Claw and is on the beach; at most one has it (OC-D98, OC-D99)."""
        found = [crab for crab in self.on_beach() if crab.skill == skill and crab.claws]
        return found[0] if found else None

    def offer(self, crab, word):
        if (yield from self.ask("offer", {word, DONE}, crab.player)) == DONE:
            return False
        crab.claws -= 1
        return True

    def offer_brace(self, crab):
        """A crab that has fallen may get up at once (OC-A8)."""
        if crab in self.fallen:
            self.fallen.remove(crab)
            if crab.down and crab is self.who_answers("carapace") and (yield from self.offer(crab, "brace")):
                crab.down = False

    def offer_shine(self, counts):
        crab = self.who_answers("champion")
        if crab:
            raised = {**counts, crab.player.seat: counts[crab.player.seat] + 2}
            if self.places(raised) != self.places(counts) and (yield from self.offer(crab, "shine")):
                return raised
        return counts

    def offer_forecast(self, border):
        crab = self.who_answers("forecaster")
        if crab and self.event_box() and (yield from self.offer(crab, "forecast")):
            self.determine_event(border)
            card = self.event_cards[border - 1]
            card["up"] = True
            second = self.draw_one(self.event_box())
            try:
                picked = (yield from self.ask("pick", {f"pick {card['is']}", f"pick {second}"}, crab.player)).split()[1]
                crab.player.shells += 2
            except Dropped:
                picked = card["is"]
            self.events_out.append(card["is"] if picked == second else second)
            card["is"] = picked

    def offer_yawn(self):
        crab = self.who_answers("yawner")
        if crab and crab.player is not self.active.player and self.sources() and (yield from self.offer(crab, "yawn")):
            yield from self.take_card(player=crab.player)

    def offer_pocket(self, paid):
        crab = self.who_answers("pickpocket")
        if crab and crab.player is not self.active.player and paid >= 2 and (yield from self.offer(crab, "pocket")):
            crab.player.shells += paid

    def offer_strike(self, pushed):
        """Whoever pushed the Bruiser by its own move, and still stands on the beach, may be knocked over (OC-A13)."""
        pusher = self.active
        stands = pusher.place not in (SEA, None) and not pusher.down
        if stands and pushed is self.who_answers("brute") and (yield from self.offer(pushed, "strike")):
            pushed.player.shells += 1
            self.fall(pusher)
            yield from self.offer_brace(pusher)

    # the Cork and the Bruiser in a push

    def steer_push(self, pushed, ways):
        """The way that the Cork wants, or None (OC-A11, OC-D100)."""
        if len(ways) < 2 or pushed.player is self.active.player or pushed is not self.who_answers("cork"):
            return None
        answer = yield from self.ask("steer", {PUSH + way for way in ways} | {DONE}, pushed.player)
        if answer == DONE:
            return None
        pushed.claws -= 1
        return answer - PUSH

    def ways_back(self):
        """Where the active Bruiser can push the crab on its own space: free land-side spaces (OC-A13)."""
        if self.active.skill != "brute" or not self.active.claws:
            return []
        places = {way: self.beside(self.active.place, way) for way in TOWARD_LAND}
        return [way for way, place in places.items() if self.exists(place) and not self.crab_at(place)]

    def push(self, pushed, direct=False):
        """Direct: by the active crab's own move, not in a chain."""
        ways = self.ways_to_push(pushed, {crab: crab.place for crab in self.crabs})
        direction = yield from self.steer_push(pushed, ways)
        if direction is None:
            back = {f"push {DIRECTIONS[way]}" for way in self.ways_back()} if direct and not self.has_left() else set()
            answer = AGAIN
            while answer == AGAIN and not self.has_left():
                try:
                    answer = yield from self.ask("push", {PUSH + way for way in ways} | back)
                except Dropped:
                    break
            if self.has_left():  # OC-D104
                if not [crab for crab in self.on_beach() if crab is not pushed and crab.place == pushed.place]:
                    return
                direction = ways[0]
            elif answer in back:
                self.active.claws -= 1
                self.active.player.shells += 1
                direction = DIRECTION_CALLED[answer.split()[1]]
            else:
                direction = answer - PUSH
        if pushed.player is not self.active.player:
            self.active.player.pushes += 1  # OC-C7
        if self.event != "fair-play":
            self.fall(pushed)  # OC-E13
        yield from self.shove(pushed, direction)

    def shove_asked(self, step, choices):
        """As in the base game, but that the Cork may name another way (OC-A11). Returns the crab that had its moment, or None."""
        action = yield from self.ask(step, choices)
        if action == DONE:
            return None
        if STAY <= action < STAY + 5:
            return self.crabs[action - STAY]
        crab = self.crabs[(action - SHOVE) // 6]
        if crab is not self.active and crab.player is not self.active.player and crab is self.who_answers("cork"):
            others = self.shoves(crab, {"seagull": TOWARD_LAND, "call": TOWARD_SEA, "move-out": STEPS}[step]) - {action}
            answer = (yield from self.ask("steer", others | {DONE}, crab.player)) if others else DONE
            if answer != DONE:
                crab.claws -= 1
                action = answer
        direction = (action - SHOVE) % 6
        if crab is self.active:
            yield from self.go(self.beside(crab.place, direction))
        else:
            yield from self.shove(crab, direction, by_own_player=crab.player is self.active.player)
        return crab
