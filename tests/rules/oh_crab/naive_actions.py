"""The naive twin's special actions of cards, and extra actions."""

from estran.games.oh_crab.rules.cards import ICONS

from .naive_moving import SEA, STEPS, TOWARD_LAND, TOWARD_SEA, Moving
from .numbers import DISCARD, DONE, JUMP, LEAP, SHOVE, SNACK, STAY, SWAP, USE

GRANTED = {"slant": ["diagonal"], "faster": ["forward"], "zigzag": ["diagonal", "diagonal"], "slide": ["diagonal", "forward"]}
SIDEWAYS = "sideways"
"""The direction of a jump within a row: over no edge."""
COST_A_CARD = ["momentum", "impulse", "faster", "zigzag", "slide", "sideways"]


class Actions(Moving):
    """For each special action of a card and each extra action: what it could do now, and doing it."""

    # special actions of cards

    def can_special(self, card):
        """Whether a special action could do anything now."""
        special, hand = self.special(card), self.active.player.hand
        if special in COST_A_CARD and not hand:
            return False
        return {
            "seagull": lambda: self.gulls(self.ahead()),
            "call": lambda: self.callings(self.called()),
            "momentum": lambda: self.usable_of(self.track_icons(), len(hand) - 1),
            "sand": lambda: self.sanded(),
            "impulse": lambda: self.impulses(),
            "move-out": lambda: self.move_outs(),
            "jump-aside": lambda: self.jumps(),
            "reckless": lambda: self.active.place != SEA and not self.reckless,
            "slant": lambda: self.moves(GRANTED["slant"], len(hand)),
            "faster": lambda: self.moves(GRANTED["faster"], len(hand) - 1),
            "zigzag": lambda: self.moves(GRANTED["zigzag"], len(hand) - 1),
            "slide": lambda: self.moves(GRANTED["slide"], len(hand) - 1),
            "sideways": lambda: self.usable_of(self.sides(card), len(hand) - 1),
        }[special]()

    def do_special(self, card):
        special, player = self.special(card), self.active.player
        if special in COST_A_CARD:
            payments = self.impulses() if special == "impulse" else player.hand
            paid = (yield from self.ask("cost", {DISCARD + card for card in payments})) - DISCARD
            player.lose(paid)
        if special in GRANTED:
            yield from self.move_now(list(GRANTED[special]))
        elif special == "impulse":
            yield from self.use(self.cards[paid]["main"])
        elif special == "momentum":
            yield from self.use_one_of(self.usable_of(self.track_icons(), len(player.hand)))
        elif special == "sideways":
            yield from self.use_one_of(self.usable_of(self.sides(card), len(player.hand)))
        elif special == "reckless":
            self.reckless = True
        elif special == "sand":
            yield from self.throw_sand()
        elif special == "seagull":
            yield from self.send_gulls()
        elif special == "call":
            yield from self.call()
        elif special == "move-out":
            yield from self.shove_asked("move-out", self.move_outs())
        else:
            yield from self.jump()

    def track_icons(self):
        return {self.cards[card]["main"] for card in self.active.player.track}

    def sides(self, card):
        return {icon for icon in self.cards[card]["left"] + self.cards[card]["right"] if icon is not None}

    def usable_of(self, icons, cards):
        return {icon for icon in icons if self.usable(icon, cards)}

    def use_one_of(self, icons):
        yield from self.use(ICONS[(yield from self.ask("icon", {USE + ICONS.index(icon) for icon in icons})) - USE])

    def impulses(self):
        hand = self.active.player.hand
        return {card for card in hand if self.usable(self.cards[card]["main"], len(hand) - 1)}

    def sanded(self):
        """Those with a crab ahead and a card to lose, clockwise."""
        seat, ahead = self.active.player.seat, [crab.player for crab in self.ahead()]
        others = self.players[seat + 1 :] + self.players[:seat]
        return [player for player in others if player in ahead and player.hand]

    def throw_sand(self):
        for player in self.sanded():
            if self.final:
                self.discard_at_random(player)
            else:
                yield from self.discard_one("obstacle", player)

    def shoves(self, crab, directions):
        """Where a crab can be moved to: free spaces, and the sea, which is always free."""
        found = set()
        for direction in directions:
            place = self.beside(crab.place, direction)
            if not self.exists(place) or self.crosses_reeds(crab, place, direction) or self.crab_at(place):
                continue
            if crab.player is not self.active.player or self.cards_wanted(crab, place) <= len(crab.player.hand):
                found.add(SHOVE + crab.number * 6 + direction)
        return found

    def shove_asked(self, step, choices):
        """Returns the crab that had its moment, or None."""
        action = yield from self.ask(step, choices)
        if action == DONE:
            return None
        if STAY <= action < STAY + 5:
            return self.crabs[action - STAY]
        crab = self.crabs[(action - SHOVE) // 6]
        direction = (action - SHOVE) % 6
        if crab is self.active:
            yield from self.go(self.beside(crab.place, direction))
        else:
            yield from self.shove(crab, direction, by_own_player=crab.player is self.active.player)
        return crab

    def gulls(self, crabs):
        return set().union(*(self.shoves(crab, TOWARD_LAND) for crab in crabs))

    def send_gulls(self):
        crabs = self.ahead()
        while self.gulls(crabs):
            moved = yield from self.shove_asked("seagull", self.gulls(crabs) | {DONE})
            if not moved:
                return
            crabs.remove(moved)

    def called(self):
        return [self.active, *self.behind()] if self.can_move_itself() else self.behind()

    def callings(self, crabs):
        return set().union(*(self.shoves(crab, TOWARD_SEA) for crab in crabs))

    def call(self):
        """One that is blocked may have its moment now, and stays for good, although room might come later (OC-D17)."""
        crabs = self.called()
        while self.callings(crabs):
            blocked = {STAY + crab.number for crab in crabs if not self.shoves(crab, TOWARD_SEA)}
            crabs.remove((yield from self.shove_asked("call", self.callings(crabs) | blocked)))

    def move_outs(self):
        found = set()
        for crab in self.on_beach():
            if crab.player is not self.active.player:
                found |= self.shoves(crab, STEPS)
                if not self.final:
                    found |= self.shoves_onto_others(crab)
        return found

    def shoves_onto_others(self, crab):
        """In the prototype a crab can be moved onto another, which is pushed."""
        found = set()
        for direction in STEPS:
            place = self.beside(crab.place, direction)
            there = self.crab_at(place) if self.exists(place) else None
            if there and not self.crosses_reeds(crab, place, direction):
                positions = {other: other.place for other in self.crabs}
                positions[crab] = place
                if self.ways_to_push(there, positions):
                    found.add(SHOVE + crab.number * 6 + direction)
        return found

    def can_move_itself(self):
        return self.active.place != SEA and not self.active.down

    def jumps(self):
        if not self.can_move_itself():
            return set()
        row = [place for place in self.spaces if place[1] == self.active.place[1]]
        free = [place for place in row if self.exists(place) and not self.crab_at(place)]
        return {JUMP + place[0] for place in free if self.can_go(place, SIDEWAYS, len(self.active.player.hand), flying=True)}

    def jump(self):
        column = (yield from self.ask("jump", self.jumps())) - JUMP
        yield from self.go((column, self.active.place[1]))

    # extra actions

    def can_extra(self, face):
        player = self.active.player
        return {
            "Aa": lambda: self.moves(["diagonal"], len(player.hand)),
            "Ab": lambda: self.jumps(),
            "Ba": lambda: self.swaps(),
            "Bb": lambda: self.moves(["forward"], len(player.hand)),
            "Ca": lambda: self.leaps(),
            "Cb": lambda: player.hand,
            "Da": lambda: player.discard,
            "Db": lambda: self.can_exchange(),
        }[face]()

    def do_extra(self, face):
        player = self.active.player
        if face in ("Aa", "Bb"):
            yield from self.move_now(["diagonal" if face == "Aa" else "forward"])
        elif face == "Ab":
            yield from self.jump()
        elif face == "Ba":
            yield from self.swap()
        elif face == "Ca":
            action = yield from self.ask("leap", self.leaps())
            yield from self.go(self.landing((action - LEAP) % 6, 2 - (action - LEAP) // 6))
        elif face == "Cb":
            yield from self.snack()
        elif face == "Da":
            player.hand += player.discard
            player.discard = []
        else:
            yield from self.exchange(may_decline=False)

    def snack(self):
        """One more card of the hand is added to the track."""
        player = self.active.player
        sides = (0, 1) if player.track else (1,)
        action = (yield from self.ask("snack", {SNACK + card * 2 + side for card in player.hand for side in sides})) - SNACK
        player.hand.remove(action // 2)
        self.add(action // 2, right=action % 2 == 1)

    def swaps(self):
        """The neighbours whose place the active crab can take. The prototype ignores what their spaces ask for."""
        if not self.can_move_itself():
            return set()
        found = set()
        for direction in STEPS:
            place = self.beside(self.active.place, direction)
            there = self.crab_at(place)
            if there and (not self.final or self.may_enter(place, direction)):
                found.add(SWAP + there.number)
        return found

    def may_enter(self, place, direction):
        return not self.crosses_reeds(self.active, place, direction) and self.cards_to_go(place) <= len(self.active.player.hand)

    def swap(self):
        other = self.crabs[(yield from self.ask("swap", self.swaps())) - SWAP]
        self.active.place, other.place = other.place, self.active.place
        self.entered.add(self.active.place)
        if self.final:
            yield from self.enter(self.active, by_own_player=True)
            yield from self.enter(other, by_own_player=other.player is self.active.player)

    def landing(self, direction, spaces):
        """Where a straight line ends: the sea takes it in as soon as it is reached."""
        place = self.active.place
        for _ in range(spaces):
            place = self.beside(place, direction)
            if place in (None, SEA):
                break
        return place

    def leaps(self):
        if not self.can_move_itself():
            return set()
        cards, found = len(self.active.player.hand), set()
        for direction in TOWARD_SEA if self.final else STEPS:
            if self.can_go(self.landing(direction, 2), direction, cards, flying=True):
                found.add(LEAP + direction)
            if not self.final and self.can_go(self.landing(direction, 1), direction, cards):
                found.add(LEAP + 6 + direction)
        return found
