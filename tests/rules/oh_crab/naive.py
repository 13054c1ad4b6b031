"""Oh Crab! a second time, naively: written from the rules alone, slow on purpose. From estran it knows only the numbers of the decisions.

A space is a pair (column, half row), or SEA. Cards are numbers in lists, and what is printed on them is a dict. A game is one long
procedure that reads like the rulebook and stops, with `yield`, wherever somebody has to decide: each question is a name and, for every
seat that owes an answer, the set of its choices.
"""

from __future__ import annotations

from estran.games.oh_crab.rules.actions import (
    ACTIVATE,
    ADD_LEFT,
    ADD_RIGHT,
    CARRIED,
    CHEF,
    DISCARD,
    DO,
    DONE,
    END,
    EXTRA,
    GIVE,
    JUMP,
    KEEP,
    LEAP,
    MOVE,
    PILE,
    PLACE,
    PLAN,
    PUSH,
    REST,
    SHOVE,
    SNACK,
    SPECIAL,
    STAND,
    SWAP,
    TAKE,
    TAKE_SHORTCUT,
    USE,
)
from estran.games.oh_crab.rules.board import AHEAD, BACK, BACK_LEFT, BACK_RIGHT, LEFT, RIGHT
from estran.games.oh_crab.rules.cards import FACE_NAMES, ICONS, SPECIAL_NAMES

SEA = "sea"
STEPS = {AHEAD: (0, 2), LEFT: (-1, 1), RIGHT: (1, 1), BACK: (0, -2), BACK_LEFT: (-1, -1), BACK_RIGHT: (1, -1)}
TOWARD_SEA = [AHEAD, LEFT, RIGHT]
TOWARD_LAND = [BACK, BACK_LEFT, BACK_RIGHT]
WAYS = {"forward": [AHEAD], "diagonal": [LEFT, RIGHT], "seaward": [AHEAD, LEFT, RIGHT], "shell": []}
GRANTED = {"slant": ["diagonal"], "faster": ["forward"], "zigzag": ["diagonal", "diagonal"], "slide": ["diagonal", "forward"]}
COST_A_CARD = ["momentum", "impulse", "faster", "zigzag", "slide", "sideways"]


class Player:
    def __init__(self, seat, hand):
        self.seat = seat
        self.hand = list(hand)
        self.discard = []
        self.track = []
        self.planned = None
        self.shells = 0

    def lose(self, card):
        """From hand to the own discard pile."""
        self.hand.remove(card)
        self.discard.append(card)


class Crab:
    def __init__(self, number, player):
        self.number = number
        self.player = player
        self.place = None
        self.down = False


class Beach:
    """A game.

    spaces: (column, half row) -> set of words: inaccessible obstacle knock-over shell exchange shortcut reeds current surprise
    arrows: (column, half row) of a shortcut or a current -> where it leads
    prices: (column, half row) of a shortcut -> (icon, how many)
    starts: where the start spaces 1 to 5 are
    cards:  number -> {"main": icon, "left": [upper, lower], "right": [upper, lower], "special": name}, None for what is not there
    extras: face in play -> shells it costs
    """

    def __init__(self, players, edition, spaces, arrows, prices, starts, cards, extras):
        self.final = edition == "final"
        self.spaces, self.arrows, self.prices, self.starts = spaces, arrows, prices, starts
        self.cards, self.extras = cards, extras
        a_team = 2 if players == 2 else 1
        self.players = [Player(seat, range(4 * seat * a_team, 4 * seat * a_team + 4)) for seat in range(players)]
        self.crabs = [Crab(number, self.players[number // a_team]) for number in range(players * a_team)]
        self.slots = [[], [], []]
        self.pile = {card for card in cards if card >= 20}
        self.bottom = []
        self.chef = 0
        self.chef_used = False
        self.round = 0
        self.phase = "planning"
        self.active = None
        self.first_activated = {}
        self.winners = []
        self.new_turn()

    def new_turn(self):
        self.pool = []
        self.specials = []
        self.extra_used = False
        self.reckless = False

    # from outside

    def deal(self, chance):
        """Who begins, the crabs on their start spaces, the market; up to the first decision."""
        self.chance = chance
        self.chef = chance.below(len(self.players))
        self.refill()
        if len(self.players) > 2:
            for place in range(len(self.players)):
                self.put(self.crabs[(self.chef + place) % len(self.players)], place)
        self.begin()

    def begin(self):
        self.procedure = self.game()
        self.step, self.owed = next(self.procedure)

    def pending(self):
        return sorted(self.owed)

    def legal(self, seat):
        return self.owed.get(seat, set())

    def play(self, seat, action, chance):
        assert action in self.legal(seat)
        self.chance = chance
        self.step, self.owed = self.procedure.send((seat, action))

    def ask(self, step, choices, player=None):
        """One seat decides: the player whose turn it is, if none is said."""
        player = player or self.active.player
        assert choices
        _, action = yield step, {player.seat: set(choices)}
        return action

    def snapshot(self):
        return {
            "crabs": [crab.place for crab in self.crabs],
            "down": [crab.down for crab in self.crabs],
            "hands": [sorted(player.hand) for player in self.players],
            "discards": [sorted(player.discard) for player in self.players],
            "planned": [player.planned for player in self.players],
            "tracks": [list(player.track) for player in self.players],
            "shells": [player.shells for player in self.players],
            "slots": [list(slot) for slot in self.slots],
            "pile": sorted(self.pile),
            "bottom": list(self.bottom),
            "chef": self.chef,
            "round": self.round,
            "phase": self.phase,
            "step": self.step,
            "active": self.active.number if self.active and self.step != "activate" else None,
            "pool": sorted(self.pool),
            "specials": sorted(self.cards[card]["special"] for card in self.specials),
            "reckless": self.reckless,
            "extra used": self.extra_used,
            "chef used": self.chef_used,
        }

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
        for crab in self.crabs:
            if place != SEA and crab.place == place:
                return crab
        return None

    def exists(self, place):
        return place is not None and not self.has(place, "inaccessible")

    def distance(self, crab):
        return 10_000 if crab.place == SEA else crab.place[1]

    def on_beach(self):
        return [crab for crab in self.crabs if crab.place != SEA]

    def ahead(self):
        return [crab for crab in self.on_beach() if self.distance(crab) > self.distance(self.active)]

    def behind(self):
        return [crab for crab in self.on_beach() if self.distance(crab) < self.distance(self.active)]

    # moving

    def crosses_reeds(self, crab, place, direction):
        """Whether reeds stop this crab. In the prototype they stop only the one whose turn it is."""
        if direction != AHEAD or not self.has(place, "reeds"):
            return False
        return not self.reckless if crab is self.active else self.final

    def can_pay_entry(self, place, cards):
        """An obstacle wants a card of those who enter it by themselves."""
        return self.reckless or not self.costs_a_card(place) or cards > 0

    def can_go(self, place, direction, cards):
        """Whether the active crab, by itself, can enter a space, with so many cards left in hand. Direction None: not over an edge."""
        if not self.exists(place) or self.crosses_reeds(self.active, place, direction) or not self.can_pay_entry(place, cards):
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
        yield from self.enter(self.active, by_itself=True)
        if own:
            yield from self.enter(there)
        elif there:
            yield from self.push(there)

    def enter(self, crab, by_itself=False):
        """What the space does to a crab that has just come there."""
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
            if by_itself or not self.final:
                yield from self.discard_one("obstacle", owner)
            else:
                self.discard_at_random(owner)

    def discard_one(self, step, player):
        card = player.hand[0]
        if len(player.hand) > 1:
            card = (yield from self.ask(step, {DISCARD + card for card in player.hand}, player)) - DISCARD
        player.lose(card)

    def discard_at_random(self, player):
        player.lose(sorted(player.hand)[self.chance.below(len(player.hand))])

    def push(self, pushed):
        ways = self.ways_to_push(pushed, {crab: crab.place for crab in self.crabs})
        direction = ways[0]
        if len(ways) > 1:
            direction = (yield from self.ask("push", {PUSH + way for way in ways})) - PUSH
        pushed.down = True
        yield from self.shove(pushed, direction)

    def shove(self, crab, direction):
        """Move a crab that does not move by itself."""
        place = self.beside(crab.place, direction)
        there = self.crab_at(place)
        crab.place = place
        yield from self.enter(crab)
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
        while icons:
            choices = self.moves(icons, len(self.active.player.hand)) | self.shortcut()
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
        for paid in range(price):
            cards = self.toll()
            card = cards[0]
            if len(cards) > price - paid:
                card = (yield from self.ask("toll", {DISCARD + card for card in cards})) - DISCARD
            player.lose(card)
        yield from self.go(place)

    def drift(self):
        """A current carries whoever ends the turn in it."""
        place = self.arrows[self.active.place]
        there = self.crab_at(place)
        if there and (self.final or not self.can_go(place, None, 1)):
            return
        if self.reckless and (yield from self.ask("current", {CARRIED, DONE})) == DONE:
            return
        yield from self.go(place)

    # the market

    def draw(self):
        """The top card of the pile: nobody knows it, until only those are left that were put under it."""
        if not self.pile:
            return self.bottom.pop(0)
        card = sorted(self.pile)[self.chance.below(len(self.pile))]
        self.pile.remove(card)
        return card

    def refill(self):
        for slot in self.slots:
            while not slot and (self.pile or self.bottom):
                card = self.draw()
                alike = [other for other in self.slots if other and self.special(other[-1]) == self.special(card)]
                (alike[0] if alike and self.final else slot).append(card)

    def special(self, card):
        return self.cards[card]["special"]

    def sources(self, given=None):
        """Where a card can be taken. One does not get back the card just given."""
        found = {TAKE + number for number in range(3) if self.slots[number]}
        return found | ({TAKE + PILE} if self.pile or self.bottom not in ([], [given]) else set())

    def take_card(self, given=None):
        choices = self.sources(given)
        if not choices:
            return
        action = min(choices)
        if len(choices) > 1:
            action = yield from self.ask("market", choices)
        self.active.player.hand.append(self.draw() if action == TAKE + PILE else self.slots[action - TAKE].pop())
        self.refill()

    def can_exchange(self):
        return bool(self.active.player.hand and self.sources())

    def exchange(self, may_decline):
        hand = self.active.player.hand
        action = yield from self.ask("gift", {GIVE + card for card in hand} | ({DONE} if may_decline else set()))
        if action != DONE:
            card = action - GIVE
            hand.remove(card)
            if card >= 20:
                self.bottom.append(card)
            yield from self.take_card(card)

    # the game

    def put(self, crab, start):
        """On a start space, which may give a shell."""
        crab.place = self.starts[start]
        crab.player.shells += self.has(crab.place, "shell")

    def game(self):
        if len(self.players) == 2 and self.crabs[0].place is None:
            yield from self.place_teams()
        while not self.winners:
            yield from self.play_round()
        self.phase, self.active = "over", None
        yield "over", {}

    def place_teams(self):
        self.phase = "placing"
        first, second = self.players[self.chef], self.players[1 - self.chef]
        mine, theirs = ([crab for crab in self.crabs if crab.player is player] for player in (first, second))
        self.put(mine[0], 0)
        free = [1, 2, 3]
        for crab in theirs:
            start = (yield from self.ask("place", {PLACE + start for start in free}, second)) - PLACE
            free.remove(start)
            self.put(crab, start)
        self.put(mine[1], free[0])

    def play_round(self):
        self.round += 1
        self.chef_used = False
        self.first_activated = {}
        for _ in range(2 if len(self.players) == 2 else 1):
            yield from self.plan()
            self.phase = "action"
            for turn in range(len(self.players)):
                yield from self.turn(self.players[(self.chef + turn) % len(self.players)])
        home = [player for player in self.players if all(crab.place == SEA for crab in self.crabs if crab.player is player)]
        if home:
            self.win(home)
        else:
            self.pass_chef()

    def win(self, home):
        most = max(len(player.hand) for player in home)
        home = [player for player in home if len(player.hand) == most]
        if self.final:
            most = max(player.shells for player in home)
            home = [player for player in home if player.shells == most]
        self.winners = [player.seat for player in home]

    def pass_chef(self):
        farthest = min(self.distance(crab) for crab in self.crabs)
        tied = {crab.player.seat for crab in self.crabs if self.distance(crab) == farthest}
        clockwise = [(self.chef + seat) % len(self.players) for seat in range(1, len(self.players) + 1)]
        self.chef = next(seat for seat in clockwise if seat in tied)

    def plan(self):
        """All at once; who has no card announces a rest."""
        self.phase, self.active = "planning", None
        self.new_turn()
        owing = [player for player in self.players if player.hand]
        while owing:
            seat, action = yield "plan", {player.seat: {PLAN + card for card in player.hand} for player in owing}
            player = self.players[seat]
            owing.remove(player)
            player.planned = action - PLAN
            player.hand.remove(player.planned)

    def turn(self, player):
        self.new_turn()
        yield from self.activate(player)
        add = REST
        if player.planned is not None:
            add = yield from self.ask("add", {ADD_RIGHT, REST} | ({ADD_LEFT} if player.track else set()))
        if add == REST:
            yield from self.rest(player)
        else:
            card, player.planned = player.planned, None
            self.add(card, right=add == ADD_RIGHT)
        while (action := (yield from self.ask("actions", self.actions()))) != END:
            yield from self.act(action)
        if self.has(self.active.place, "current"):
            yield from self.drift()
        elif self.final and self.has(self.active.place, "exchange") and self.can_exchange():
            yield from self.exchange(may_decline=True)

    def activate(self, player):
        team = [crab for crab in self.crabs if crab.player is player]
        self.active = team[0]
        if len(team) > 1 and player.seat in self.first_activated:
            self.active = team[1 - self.first_activated[player.seat]]
        elif len(team) > 1:
            self.first_activated[player.seat] = (yield from self.ask("activate", {ACTIVATE, ACTIVATE + 1})) - ACTIVATE
            self.active = team[self.first_activated[player.seat]]

    def rest(self, player):
        if player.planned is not None:
            player.discard.append(player.planned)
            player.planned = None
        if self.final:
            yield from self.keep_one(player)
            yield from self.take_card()
        else:
            yield from self.take_card()
            yield from self.keep_one(player)
        player.hand += player.discard
        player.discard = []
        self.active.down = False

    def keep_one(self, player):
        if len(player.track) > 1:
            card = (yield from self.ask("keep", {KEEP + card for card in player.track})) - KEEP
            player.discard += [other for other in player.track if other != card]
            player.track = [card]

    def add(self, card, right):
        """To one end of the track: its main action, the icons that it completes, its special action."""
        track = self.active.player.track
        self.pool.append(self.cards[card]["main"])
        if track:
            old, new = (track[-1], card) if right else (card, track[0])
            for upper, other in zip(self.cards[old]["right"], self.cards[new]["left"], strict=True):
                if upper is not None and upper == other:
                    self.pool.append(upper)
        track.insert(len(track) if right else 0, card)
        if self.special(card) is not None:
            self.specials.append(card)

    # what can be done in a turn

    def actions(self):
        crab, cards = self.active, len(self.active.player.hand)
        found = {END} | self.moves(self.pool, cards) | self.shortcut()
        if "shell" in self.pool:
            found.add(DO)
        if crab.player.seat == self.chef and not self.chef_used and crab.place != SEA:
            if crab.down:
                found.add(STAND + 3)
            else:
                ways = [way for way in (LEFT, RIGHT) if self.can_go(self.beside(crab.place, way), way, cards)]
                found |= {CHEF + way - LEFT for way in ways}
        found |= {SPECIAL + SPECIAL_NAMES.index(self.special(card)) for card in self.specials if self.can_special(card)}
        if not self.extra_used:
            payable = [face for face, cost in self.extras.items() if cost <= crab.player.shells]
            found |= {EXTRA + FACE_NAMES.index(face) for face in payable if self.can_extra(face)}
        return found

    def act(self, action):
        if action == DO:
            self.pool.remove("shell")
            self.active.player.shells += 1
        elif MOVE <= action < MOVE + 3 or STAND <= action < STAND + 3:
            yield from self.make_move(action, self.pool)
        elif action == STAND + 3:
            self.chef_used = True
            self.active.down = False
        elif CHEF <= action < CHEF + 2:
            self.chef_used = True
            yield from self.go(self.beside(self.active.place, LEFT + action - CHEF))
        elif action == TAKE_SHORTCUT:
            yield from self.take_shortcut()
        elif SPECIAL <= action < SPECIAL + len(SPECIAL_NAMES):
            card = next(card for card in self.specials if self.special(card) == SPECIAL_NAMES[action - SPECIAL])
            self.specials.remove(card)
            yield from self.do_special(card)
        else:
            self.extra_used = True
            face = FACE_NAMES[action - EXTRA]
            self.active.player.shells -= self.extras[face]
            yield from self.do_extra(face)

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
            "reckless": lambda: True,
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
        icon = min(icons)
        if len(icons) > 1:
            icon = ICONS[(yield from self.ask("icon", {USE + ICONS.index(icon) for icon in icons})) - USE]
        yield from self.use(icon)

    def impulses(self):
        hand = self.active.player.hand
        return {card for card in hand if self.usable(self.cards[card]["main"], len(hand) - 1)}

    def sanded(self):
        """Those with a crab ahead, and a card to lose."""
        ahead = [crab.player for crab in self.ahead()]
        return [player for player in self.players if player in ahead and player is not self.active.player and player.hand]

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
            if crab is not self.active or self.can_pay_entry(place, len(crab.player.hand)):
                found.add(SHOVE + crab.number * 6 + direction)
        return found

    def shove_asked(self, step, choices):
        """Returns the crab that was moved, or None."""
        action = yield from self.ask(step, choices)
        if action == DONE:
            return None
        crab = self.crabs[(action - SHOVE) // 6]
        direction = (action - SHOVE) % 6
        if crab is self.active:
            yield from self.go(self.beside(crab.place, direction))
        else:
            yield from self.shove(crab, direction)
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
        itself = [self.active] if self.active.place != SEA and not self.active.down else []
        return itself + self.behind()

    def callings(self, crabs):
        return set().union(*(self.shoves(crab, TOWARD_SEA) for crab in crabs))

    def call(self):
        crabs = self.called()
        while self.callings(crabs):
            crabs.remove((yield from self.shove_asked("call", self.callings(crabs))))

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
        return {JUMP + place[0] for place in free if self.can_pay_entry(place, len(self.active.player.hand))}

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
            yield from self.go(self.landing((action - LEAP) % 3, 2 - (action - LEAP) // 3))
        elif face == "Cb":
            sides = (0, 1) if player.track else (1,)
            action = (yield from self.ask("snack", {SNACK + card * 2 + side for card in player.hand for side in sides})) - SNACK
            player.hand.remove(action // 2)
            self.add(action // 2, right=action % 2 == 1)
        elif face == "Da":
            player.hand += player.discard
            player.discard = []
        else:
            yield from self.exchange(may_decline=False)

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
        return not self.crosses_reeds(self.active, place, direction) and self.can_pay_entry(place, len(self.active.player.hand))

    def swap(self):
        other = self.crabs[(yield from self.ask("swap", self.swaps())) - SWAP]
        self.active.place, other.place = other.place, self.active.place
        if self.final:
            yield from self.enter(self.active, by_itself=True)
            yield from self.enter(other)

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
        for direction in TOWARD_SEA:
            if self.can_go(self.landing(direction, 2), direction, cards):
                found.add(LEAP + direction)
            if not self.final and self.can_go(self.landing(direction, 1), direction, cards):
                found.add(LEAP + 3 + direction)
        return found
