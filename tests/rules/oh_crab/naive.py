"""Oh Crab! a second time, naively: written from the rules alone, slow on purpose. From estran it knows only the numbers of the decisions.

A space is a pair (column, half row), or SEA. Cards are numbers in lists, and what is printed on them is a dict. A game is one long
procedure that reads like the rulebook and stops, with `yield`, wherever somebody has to decide: each question is a name and, for every
seat that owes an answer, the set of its choices.
"""

from estran.games.oh_crab.rules.board import LEFT, RIGHT
from estran.games.oh_crab.rules.cards import FACE_NAMES

from .naive_actions import Actions
from .naive_moving import SEA
from .numbers import (
    ACTIVATE,
    ADD_LEFT,
    ADD_RIGHT,
    CHEF,
    DO,
    DONE,
    END,
    EXTRA,
    GIVE,
    KEEP,
    MOVE,
    PILE,
    PLACE,
    PLAN,
    REST,
    SPECIAL,
    SPECIAL_NAMES,
    STAND,
    TAKE,
    TAKE_SHORTCUT,
)

ASKED_ALWAYS = ["place", "activate", "add", "actions"]
OF_THE_HAND = ["cost", "obstacle", "gift", "toll", "snack"]
"""Questions about cards in hand: that there is a single answer would tell what the others are, unless there are none."""
LAST_ROUND = 60
RESIGNED = None
"""Comes instead of an action, where somebody resigns."""


class Player:
    def __init__(self, seat, hand):
        self.seat = seat
        self.hand = list(hand)
        self.discard = []
        self.track = []
        self.planned = None
        self.shells = 0
        self.gone = False

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


class Beach(Actions):
    """A game.

    spaces: (column, half row) -> set of words: inaccessible obstacle knock-over shell exchange shortcut reeds current surprise
    arrows: (column, half row) of a shortcut or a current -> where it leads
    prices: (column, half row) of a shortcut -> (icon, how many)
    starts: where the start spaces 1 to 5 are
    cards:  number -> {"main": icon, "left": [upper, lower], "right": [upper, lower], "special": name}, None for what is not there
    extras: face in play -> shells it costs
    """

    player_of = Player

    def __init__(self, players, edition, spaces, arrows, prices, starts, cards, extras):
        self.final = edition == "final"
        self.spaces, self.arrows, self.prices, self.starts = spaces, arrows, prices, starts
        self.cards, self.extras = cards, extras
        a_team = 2 if players == 2 else 1
        self.players = [self.player_of(seat, range(4 * seat * a_team, 4 * seat * a_team + 4)) for seat in range(players)]
        self.crabs = [Crab(number, self.players[number // a_team]) for number in range(players * a_team)]
        self.slots = [[], [], []]
        self.pile = {card for card in cards if card >= 20}
        self.bottom = []
        self.chef = 0
        self.chef_used = False
        self.round = 1
        self.phase = "planning"
        self.active = None
        self.first_activated = {}
        self.winners = []
        self.reason = ""
        self.new_turn()

    def new_turn(self):
        self.pool = []
        self.specials = []
        self.extra_used = False
        self.reckless = False
        self.entered = set()

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

    def resign(self, seat, chance):
        """OC-D64, between two actions or while cards are planned: the crabs leave the beach, and the last one left wins."""
        player = self.players[seat]
        player.gone = True
        left = self.those_in_the_game()
        if len(left) == 1:
            self.winners, self.reason = [left[0].seat], "resigned"
            self.procedure = self.over()
            self.step, self.owed = next(self.procedure)
            return
        self.leave(player)
        self.chance = chance
        self.step, self.owed = self.procedure.send((seat, RESIGNED))

    def leave(self, player):
        """If this is the one who was to begin, and nobody has begun yet, the next one begins."""
        player.discard += player.hand + ([] if player.planned is None else [player.planned])
        player.hand, player.planned = [], None
        for crab in self.crabs_of(player):
            crab.place, crab.down = None, False
        while self.phase != "action" and self.players[self.chef].gone:
            self.chef = (self.chef + 1) % len(self.players)

    def those_in_the_game(self):
        return [player for player in self.players if not player.gone]

    def crabs_of(self, player):
        return [crab for crab in self.crabs if crab.player is player]

    def ask(self, step, choices, player=None):
        """One seat decides: the player whose turn it is, if none is said. A single choice is taken at once, where that tells nothing."""
        player = player or self.active.player
        assert choices
        told = step in ASKED_ALWAYS or (step in OF_THE_HAND and len(player.hand) > 1)
        if len(choices) == 1 and not told:
            return min(choices)
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

    # the market

    def draw(self):
        """The top card of the pile: nobody knows it, until only those are left that were put under it."""
        if not self.pile:
            return self.bottom.pop(0)
        card = sorted(self.pile)[self.chance.below(len(self.pile))]
        self.pile.remove(card)
        return card

    def refill(self, first=()):
        """Whatever is empty, beginning where a card was taken."""
        for slot in [*first, *self.slots]:
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

    def take_card(self, given=None, player=None):
        """By the player whose turn it is, if none is said."""
        player = player or self.active.player
        choices = self.sources(given)
        if not choices:
            return
        action = yield from self.ask("market", choices, player)
        chosen = [] if action == TAKE + PILE else [self.slots[action - TAKE]]
        if chosen:
            player.hand.append(chosen[0].pop())
        else:
            self.draw_into_hand(player)
        self.refill(chosen)

    def draw_into_hand(self, player):
        player.hand.append(self.draw())

    def show(self, card):
        """All see which card is given away (OC-D62)."""

    def can_exchange(self):
        return bool(self.active.player.hand and self.sources())

    def exchange(self, may_decline):
        hand = self.active.player.hand
        action = yield from self.ask("gift", {GIVE + card for card in hand} | ({DONE} if may_decline else set()))
        if action != DONE:
            card = action - GIVE
            self.show(card)
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
        yield from self.over()

    def over(self):
        self.phase, self.active = "over", None
        yield "over", {}

    def place_teams(self):
        self.phase = "placing"
        first, second = self.players[self.chef], self.players[1 - self.chef]
        mine, theirs = self.crabs_of(first), self.crabs_of(second)
        self.put(mine[0], 0)
        free = [1, 2, 3]
        for crab in theirs:
            start = (yield from self.ask("place", {PLACE + start for start in free}, second)) - PLACE
            free.remove(start)
            self.put(crab, start)
        self.put(mine[1], free[0])

    def play_round(self):
        self.chef_used = False
        self.first_activated = {}
        for _ in range(2 if len(self.players) == 2 else 1):
            yield from self.plan()
            self.phase = "action"
            for turn in range(len(self.players)):
                yield from self.turn(self.players[(self.chef + turn) % len(self.players)])
        self.end_round()

    def end_round(self):
        home = [player for player in self.players if all(crab.place == SEA for crab in self.crabs_of(player))]
        if home:
            self.win(home, "alone")
        elif self.round >= LAST_ROUND:
            self.win(self.nearest(), "nearest")
        else:
            self.pass_chef()
            self.round += 1

    def nearest(self):
        """Who is nearest to the sea when there have been enough rounds (OC-D111); a team is where its crab behind is."""
        best = max(self.distance_of(player) for player in self.those_in_the_game())
        return [player for player in self.those_in_the_game() if self.distance_of(player) == best]

    def distance_of(self, player):
        """How far the last of a player's crabs has come."""
        return min(self.distance(crab) for crab in self.crabs_of(player))

    def win(self, first, reason):
        """One alone for this reason; several by most cards in hand, then by most shells, then together."""
        if len(first) > 1:
            most = max(len(player.hand) for player in first)
            first, reason = [player for player in first if len(player.hand) == most], "cards"
        if len(first) > 1 and self.final:
            most = max(player.shells for player in first)
            first, reason = [player for player in first if player.shells == most], "shells"
        self.winners = [player.seat for player in first]
        self.reason = reason if len(first) == 1 else "shared"

    def pass_chef(self):
        farthest = min(self.distance(crab) for crab in self.on_beach())
        tied = {crab.player.seat for crab in self.on_beach() if self.distance(crab) == farthest}
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
            if player in owing:
                owing.remove(player)
            if action != RESIGNED:
                player.planned = action - PLAN
                player.hand.remove(player.planned)

    def turn(self, player):
        if player.gone:
            return
        self.new_turn()
        yield from self.activate(player)
        yield from self.add_or_rest(player)
        yield from self.use_actions()
        if not player.gone:
            yield from self.end_on_space()

    def add_or_rest(self, player):
        add = REST
        if player.planned is not None:
            add = yield from self.ask("add", {ADD_RIGHT, REST} | ({ADD_LEFT} if player.track else set()))
        if add == REST:
            yield from self.rest(player)
        else:
            card, player.planned = player.planned, None
            self.add(card, right=add == ADD_RIGHT)

    def use_actions(self):
        while not self.active.player.gone:
            action = yield from self.ask("actions", self.actions())
            if action == END:
                return
            if action != RESIGNED:
                yield from self.act(action)

    def end_on_space(self):
        if self.has(self.active.place, "current"):
            yield from self.drift()
        elif self.final and self.has(self.active.place, "exchange") and self.can_exchange():
            yield from self.exchange(may_decline=True)

    def activate(self, player):
        team = self.crabs_of(player)
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

    def completed(self, old, new):
        """The icons that two neighbours of a track complete, half by half."""
        halves = zip(self.cards[old]["right"], self.cards[new]["left"], strict=True)
        return [upper for upper, other in halves if upper is not None and upper == other]

    def add(self, card, right):
        """To one end of the track: its main action, the icons that it completes, its special action."""
        track = self.active.player.track
        self.pool.append(self.cards[card]["main"])
        if track:
            self.pool += self.completed(*((track[-1], card) if right else (card, track[0])))
        track.insert(len(track) if right else 0, card)
        if self.special(card) is not None:
            self.specials.append(card)

    # what can be done in a turn

    def actions(self):
        crab, cards = self.active, len(self.active.player.hand)
        found = {END} | self.moves(self.pool, cards) | self.shortcut()
        if "shell" in self.pool:
            found.add(DO)
        if crab.player.seat == self.chef and not self.chef_used:
            found |= self.chef_moves()
        found |= {SPECIAL + SPECIAL_NAMES.index(self.special(card)) for card in self.specials if self.can_special(card)}
        payable = [face for face in self.on_sale() if self.price(face) <= crab.player.shells]
        return found | {EXTRA + FACE_NAMES.index(face) for face in payable if self.can_extra(face)}

    def chef_moves(self):
        crab, cards = self.active, len(self.active.player.hand)
        if crab.place == SEA:
            return set()
        if crab.down:
            return {STAND + 3}
        ways = [way for way in (LEFT, RIGHT) if self.can_go(self.beside(crab.place, way), way, cards)]
        return {CHEF + way - LEFT for way in ways}

    def on_sale(self):
        return [] if self.extra_used else list(self.extras)

    def price(self, face):
        return self.extras[face]

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
