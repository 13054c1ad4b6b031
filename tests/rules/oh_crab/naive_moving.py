"""The naive twin's beach: its spaces, who may go where, pushes, what a space does, shortcuts and currents."""

from estran.games.oh_crab.rules.board import AHEAD, BACK, BACK_LEFT, BACK_RIGHT, LEFT, RIGHT
from estran.games.oh_crab.rules.cards import ICONS

from .numbers import CARRIED, DISCARD, DONE, MOVE, PUSH, STAND, TAKE_SHORTCUT

SEA = "sea"
STEPS = {AHEAD: (0, 2), LEFT: (-1, 1), RIGHT: (1, 1), BACK: (0, -2), BACK_LEFT: (-1, -1), BACK_RIGHT: (1, -1)}
TOWARD_SEA = [AHEAD, LEFT, RIGHT]
TOWARD_LAND = [BACK, BACK_LEFT, BACK_RIGHT]
WAYS = {"forward": [AHEAD], "diagonal": [LEFT, RIGHT], "seaward": [AHEAD, LEFT, RIGHT], "shell": []}


class Moving:
    """The beach and the crabs on it. Who asks is the game: `ask`, `crabs`, `active`, `reckless` and the rest are its own."""

    # the board

    def beside(self, place, direction):
        """The next space in a direction, whatever it is; None beside the beach and behind it."""
        column, half_row = place[0] + STEPS[direction][0], place[1] + STEPS[direction][1]
        if not 0 <= column <= 6 or half_row < 0:
            return None
        return (column, half_row) if (column, half_row) in self.spaces else SEA

    def has(self, place, word):
        return place != SEA and word in self.spaces[place]

    def costs_a_card(self, place):
        return self.has(place, "obstacle") or (not self.final and self.has(place, "knock-over"))

    def crab_at(self, place):
        for crab in self.on_beach():
            if crab.place == place:
                return crab
        return None

    def exists(self, place):
        return place is not None and not self.has(place, "inaccessible")

    def distance(self, crab):
        return 10_000 if crab.place == SEA else crab.place[1]

    def on_beach(self):
        return [crab for crab in self.crabs if crab.place not in (SEA, None)]

    def ahead(self):
        return [crab for crab in self.on_beach() if self.distance(crab) > self.distance(self.active)]

    def behind(self):
        return [crab for crab in self.on_beach() if self.distance(crab) < self.distance(self.active)]

    # moving

    def crosses_reeds(self, crab, place, direction, flying=False):
        """Whether reeds stop this crab: their lower edge stops everyone (OC-083). Direction None: an arrow, which they never stop.

        In the prototype they stop only the one whose turn it is, but that one wherever it comes from other than a space at their side.
        """
        if direction is None or not self.has(place, "reeds") or (crab is self.active and self.reckless):
            return False
        if self.final:
            return direction == AHEAD
        return crab is self.active and (flying or direction not in (LEFT, RIGHT))

    def cards_wanted(self, crab, place):
        """How many cards a crab moved by its own player needs to enter a space (OC-076). Reckless helps the active crab alone."""
        return 1 if self.costs_a_card(place) and not (crab is self.active and self.reckless) else 0

    def cards_to_go(self, place):
        """Of the active crab, and of its team's other crab, if that one has to change places with it (OC-D65)."""
        there = self.crab_at(place)
        back = self.cards_wanted(there, self.active.place) if there and there.player is self.active.player else 0
        return self.cards_wanted(self.active, place) + back

    def can_go(self, place, direction, cards, flying=False):
        """Whether the active crab, by itself, can enter a space, with so many cards left in hand. Direction None: along an arrow."""
        if not self.exists(place) or self.crosses_reeds(self.active, place, direction, flying) or self.cards_to_go(place) > cards:
            return False
        there = self.crab_at(place)
        if there is None or there.player is self.active.player:
            return True
        positions = {crab: crab.place for crab in self.crabs}
        positions[self.active] = place
        return bool(self.ways_to_push(there, positions))

    def ways_to_push(self, pushed, positions):
        """The directions in which a crab can be pushed such that the whole chain has room."""
        ways = []
        for direction in TOWARD_SEA:
            place = self.beside(positions[pushed], direction)
            if not self.exists(place) or self.crosses_reeds(pushed, place, direction):
                continue
            hit = [crab for crab in self.crabs if crab is not pushed and place != SEA and positions[crab] == place]
            if not hit or self.ways_to_push(hit[0], {**positions, pushed: place}):
                ways.append(direction)
        return ways

    def go(self, place):
        """The active crab enters a space by itself; whoever is there makes room."""
        left, there = self.active.place, self.crab_at(place)
        own = there is not None and there.player is self.active.player
        self.active.place = place
        if own:
            there.place = left
        yield from self.enter(self.active, by_own_player=True)
        if own:
            yield from self.enter(there, by_own_player=True)
        elif there:
            yield from self.push(there)

    def enter(self, crab, by_own_player=False):
        """What the space does to a crab that has just come there."""
        if crab is self.active:
            self.entered.add(crab.place)
        if crab.place == SEA:
            crab.down = False
            return
        spared = crab is self.active and self.reckless
        owner = crab.player
        if self.has(crab.place, "shell"):
            owner.shells += 1
        if self.final and self.has(crab.place, "knock-over") and not spared:
            crab.down = True
        if self.costs_a_card(crab.place) and not spared and owner.hand:
            if by_own_player or not self.final:
                yield from self.discard_one("obstacle", owner)
            else:
                self.discard_at_random(owner)

    def discard_one(self, step, player):
        card = (yield from self.ask(step, {DISCARD + card for card in player.hand}, player)) - DISCARD
        player.lose(card)

    def discard_at_random(self, player):
        player.lose(sorted(player.hand)[self.chance.below(len(player.hand))])

    def push(self, pushed):
        ways = self.ways_to_push(pushed, {crab: crab.place for crab in self.crabs})
        direction = (yield from self.ask("push", {PUSH + way for way in ways})) - PUSH
        pushed.down = True
        yield from self.shove(pushed, direction)

    def shove(self, crab, direction, by_own_player=False):
        """Move a crab that does not move by itself."""
        place = self.beside(crab.place, direction)
        there = self.crab_at(place)
        crab.place = place
        yield from self.enter(crab, by_own_player)
        if there:
            yield from self.push(there)

    # basic moves

    def narrowest(self, direction, icons):
        """Which of these icons a move in a direction uses up."""
        for icon in ("forward", "diagonal", "seaward"):
            if icon in icons and direction in WAYS[icon]:
                return icon
        return None

    def moves(self, icons, cards):
        """What a crab can do with these basic moves."""
        if self.active.place == SEA:
            return set()
        if self.active.down:
            return {STAND + ICONS.index(icon) - 1 for icon in icons if icon != "shell"}
        ways = [way for way in TOWARD_SEA if self.narrowest(way, icons)]
        return {MOVE + way for way in ways if self.can_go(self.beside(self.active.place, way), way, cards)}

    def make_move(self, action, icons):
        """Carry one of them out, and strike its icon out."""
        if STAND <= action < STAND + 3:
            icons.remove(ICONS[action - STAND + 1])
            self.active.down = False
        else:
            icons.remove(self.narrowest(action - MOVE, icons))
            yield from self.go(self.beside(self.active.place, action - MOVE))

    def move_now(self, icons):
        """Moves that have to be made at once, interrupted by nothing but a board action."""
        first = len(icons)
        while icons:
            choices = self.moves(icons, len(self.active.player.hand)) | (self.shortcut() if len(icons) < first else set())
            if not choices:
                return
            action = yield from self.ask("move", choices | {DONE})
            if action == DONE:
                return
            if action == TAKE_SHORTCUT:
                yield from self.take_shortcut()
            else:
                yield from self.make_move(action, icons)

    def usable(self, icon, cards):
        return icon == "shell" or bool(self.moves([icon], cards))

    def use(self, icon):
        if icon == "shell":
            self.active.player.shells += 1
        else:
            yield from self.move_now([icon])

    # shortcuts, currents

    def toll(self):
        """The cards in hand that the shortcut takes."""
        icon, _ = self.prices[self.active.place]
        return [card for card in self.active.player.hand if self.cards[card]["main"] == icon]

    def shortcut(self):
        crab = self.active
        if self.has(crab.place, "shortcut") and not crab.down:
            _, price = self.prices[crab.place]
            if len(self.toll()) >= price and self.can_go(self.arrows[crab.place], None, len(crab.player.hand) - price):
                return {TAKE_SHORTCUT}
        return set()

    def take_shortcut(self):
        player, place = self.active.player, self.arrows[self.active.place]
        _, price = self.prices[self.active.place]
        for _ in range(price):
            player.lose((yield from self.ask("toll", {DISCARD + card for card in self.toll()})) - DISCARD)
        yield from self.go(place)

    def drift(self):
        """A current carries whoever ends the turn in it. Reckless may stay, if it came there in this turn (OC-D56)."""
        place, may_stay = self.arrows[self.active.place], self.reckless and self.active.place in self.entered
        there = self.crab_at(place)
        if there and (self.final or not self.can_go(place, None, 1)):
            return
        if may_stay and (yield from self.ask("current", {CARRIED, DONE})) == DONE:
            return
        yield from self.go(place)
