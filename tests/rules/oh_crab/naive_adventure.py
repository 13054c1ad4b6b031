"""Oh Crab! with the Adventure Pack a second time, naively: written from its specification alone. See naive.py for the base game.

Which choices there are is said in the notation, so that nothing depends on numbers. Each module has a file of its own: naive_surprises,
naive_events, naive_challenges, naive_skills; naive_borders says when Events and Challenges come, naive_hidden who knows what. Where the
specification leaves something open, the file says how it was "read so", with the nearest id.

read so (1.2 (4)): (a) goes on until nothing is due, then (b) looks at the space on which the crab is then, then (c) as (a).
read so (OC-E14): the diagonal comes before the offer to the Yawner.
read so (OC-A14): the shells are paid, the Pickpocket is asked, then the action is carried out.
"""

from estran.games.oh_crab.rules.board import AHEAD, LEFT
from estran.games.oh_crab.rules.cards import FACE_NAMES, ICONS

from .naive import Beach, Player
from .naive_borders import Borders
from .naive_challenges import Challenges
from .naive_events import Events
from .naive_leaving import Leaving
from .naive_moving import SEA
from .naive_skills import Skills
from .naive_surprises import KEPT, Surprises
from .naive_words import CRABS, card_name, space_called, space_name, written
from .numbers import CHEF, EXTRA, STAND

MODULES = ["surprises", "events", "challenges", "asymmetry"]
VARIANTS = {
    "surprises": ["off", "on", "blank", "treasures"],
    "events": ["off", "on", "lucky", "crystal", "lucky-crystal"],
    "challenges": ["off", "on"],
    "asymmetry": ["off", "on"],
}


class Adventurer(Player):
    """Also keeps which cards in hand the others have never seen: those drawn blind from the pile (OC-D44)."""

    def __init__(self, seat, hand):
        super().__init__(seat, hand)
        self.secret = set()
        self.treasures, self.pushes, self.finds = [], 0, 0
        self.dealt, self.chosen = [], []

    def lose(self, card):
        super().lose(card)
        self.secret.discard(card)


class Adventure(Skills, Challenges, Events, Surprises, Borders, Leaving, Beach):
    """A game of the final edition. `edges`: the first half row, counted from 0, beyond each border, from border 1 on."""

    player_of = Adventurer

    def __init__(self, players, spaces, arrows, prices, starts, cards, extras, edges, **options):
        self.edges, self.tiles = list(edges), len(edges) - 1
        self.options = {module: options.get(module, "off") for module in MODULES}
        self.crossed = self.resolved = 0
        self.tokens, self.spent, self.trash_found = {}, [], set()
        self.event, self.omens, self.event_cards, self.events_out, self.broken = "", [], [], [], ""
        self.helper, self.helper_used = None, False
        self.challenge, self.reward, self.challenge_cards = "", "", []
        self.built = []
        super().__init__(players, "final", spaces, arrows, prices, starts, cards, extras)
        for crab in self.crabs:
            crab.skill, crab.claws = "", 0

    def new_turn(self):
        super().new_turn()
        self.rested, self.extras_used, self.fallen = False, [], set()
        self.ending = False
        self.added, self.snacked = None, None

    # words

    def module(self, name):
        return self.options[name] != "off"

    def name(self, place):
        return space_name(place)

    def space(self, name):
        return space_called(name)

    def clockwise_from(self, seat):
        """Those in the game, beginning with this seat."""
        return [player for player in self.players[seat:] + self.players[:seat] if not player.gone]

    def legal(self, seat):
        """In the notation."""
        return {written(self, seat, action) for action in super().legal(seat)}

    def play(self, seat, said, chance):
        meant = {written(self, seat, action): action for action in super().legal(seat)}
        self.chance = chance
        self.step, self.owed = self.procedure.send((seat, meant[said]))

    # setting up (1.3 "Luck at setup")

    def deal(self, chance):
        self.chance = chance
        self.chef = chance.below(len(self.players))
        self.refill()
        if len(self.players) > 2:
            for place in range(len(self.players)):
                self.put(self.crabs[(self.chef + place) % len(self.players)], place)
        self.lay_tokens()
        self.lay_events()
        self.lay_challenges()
        self.deal_skills()
        self.begin()

    def game(self):
        if any(player.dealt for player in self.players):
            yield from self.choose_skills()
        yield from super().game()

    # a turn (1.2)

    def add_or_rest(self, player):
        yield from super().add_or_rest(player)
        if self.rested:
            if self.event == "lie-in":
                self.pool.append("diagonal")
            yield from self.offer_yawn()

    def draw_into_hand(self, player):
        """Unseen by the others, unless all knew what lay beneath the pile."""
        unknown = bool(self.pile)
        super().draw_into_hand(player)
        if unknown:
            player.secret.add(player.hand[-1])

    def show(self, card):
        self.active.player.secret.discard(card)

    def rest(self, player):
        player.secret.discard(player.planned)
        yield from super().rest(player)
        self.rested = True

    def add(self, card, right):
        if self.step == "add":
            self.added = card
        else:
            self.snacked = card
        self.active.player.secret.discard(card)
        super().add(card, right)

    def actions(self):
        found = super().actions() | self.treasures_to_use() | self.skills_to_use()
        if self.active.player.seat == self.helper and not self.helper_used:
            found |= self.chef_moves()
        return found | ({"reveal"} if self.is_due() else set())

    def chef_moves(self):
        """With the chef speeding up, straight ahead too (OC-E10)."""
        found, crab = super().chef_moves(), self.active
        runs = self.event == "chef-runs" and crab.place != SEA and not crab.down
        if runs and self.can_go(self.beside(crab.place, AHEAD), AHEAD, len(crab.player.hand)):
            found.add("chef forward")
        return found

    def act(self, action):
        if action == "reveal":
            yield from self.resolve_border()
        elif action in KEPT:
            yield from self.use_treasure(action)
        elif action == "chef forward":
            yield from self.use_chef(AHEAD)
        elif isinstance(action, str):
            yield from self.use_skill(action)
        elif action == STAND + 3:
            yield from self.use_chef(None)
        elif CHEF <= action < CHEF + 2:
            yield from self.use_chef(LEFT + action - CHEF)
        elif EXTRA <= action < EXTRA + len(FACE_NAMES):
            yield from self.buy(FACE_NAMES[action - EXTRA])
        else:
            yield from super().act(action)

    def use_chef(self, direction):
        """The move of the chef or of the kitchen hand; None stands up."""
        if self.active.player.seat == self.chef:
            self.chef_used = True
        else:
            self.helper_used = True
        if direction is None:
            self.active.down = False
        else:
            yield from self.go(self.beside(self.active.place, direction))

    def buy(self, face):
        paid = self.price(face)
        self.extras_used.append(face)
        self.active.player.shells -= paid
        yield from self.offer_pocket(paid)
        yield from self.do_extra(face)

    def end_on_space(self):
        self.ending = True
        yield from self.resolve_all()
        if not self.has_left():
            yield from super().end_on_space()
        yield from self.resolve_all()

    def end_round(self):
        """The kitchen hand is sent when the chef has been passed (OC-E11)."""
        super().end_round()
        if self.event == "kitchen-hand" and not self.winners:
            self.send_kitchen_hand()

    # a crab comes to a space (1.2)

    def fall(self, crab):
        if not crab.down:
            crab.down = True
            self.fallen.add(crab)

    def enter(self, crab, by_own_player=False):
        """Border, shell, Knock-over Obstacle, Obstacle card, Surprise token, Hard shell."""
        if crab is self.active:
            self.entered.add(crab.place)
        self.note_crossing(crab)
        if crab.place == SEA:
            crab.down = False
            self.fallen.discard(crab)
            return
        spared, owner = crab is self.active and self.reckless, crab.player
        if self.has(crab.place, "shell"):
            owner.shells += 1
        if self.has(crab.place, "knock-over") and not spared:
            self.fall(crab)
        if self.costs_a_card(crab.place) and not spared and owner.hand:
            if by_own_player:
                yield from self.discard_one("obstacle", owner)
            else:
                self.discard_at_random(owner)
        if crab.place in self.tokens:
            yield from self.find(crab, crab.place)
        yield from self.offer_brace(crab)

    def go(self, place):
        """As in the base game; whoever was pushed may strike back once the chain is over."""
        left, there = self.active.place, self.crab_at(place)
        own = there is not None and there.player is self.active.player
        self.active.place = place
        if own:
            there.place = left
        yield from self.enter(self.active, by_own_player=True)
        if own:
            yield from self.enter(there, by_own_player=True)
        elif there:
            yield from self.push(there, direct=True)
            yield from self.offer_strike(there)

    # the position (part 5)

    def position(self):
        """The fields that part 5 and the base notation name, as far as the twin keeps them."""
        playing = self.phase == "action" and self.step != "activate"
        return {
            "crabs": [self.crab_position(crab) for crab in self.crabs],
            "seats": [self.seat_position(player) for player in self.players],
            "round": self.round,
            "phase": self.phase,
            "over": self.reason,
            "chef": self.chef + 1,
            "chef_used": self.chef_used,
            "market": [[card_name(card) for card in reversed(slot)] for slot in self.slots],
            "pile": sorted(card_name(card) for card in self.pile),
            "bottom": [card_name(card) for card in self.bottom],
            "crab": CRABS[self.active.number] if playing and self.active else "",
            "pool": {icon: self.pool.count(icon) for icon in ICONS},
            "ready": sorted(self.special(card) for card in self.specials),
            "reckless": self.reckless,
            "added": "" if self.added is None else card_name(self.added),
            "snack": "" if self.snacked is None else card_name(self.snacked),
            **self.options,
            "crossed": self.crossed,
            "resolved": self.resolved,
            "rested": self.rested,
            "extras_used": sorted(self.extras_used),
            "tokens": [{"cell": self.name(place), **self.element_position(token)} for place, token in self.tokens.items()],
            "spent": sorted(self.spent),
            "event": self.event,
            "omens": sorted(self.omens),
            "event_cards": [self.element_position(card) for card in self.event_cards],
            "events_out": sorted(self.events_out),
            "broken": self.broken,
            "helper": 0 if self.helper is None else self.helper + 1,
            "helper_used": self.helper_used,
            "challenge": self.challenge,
            "reward": self.reward,
            "challenge_cards": [self.element_position(card) for card in self.challenge_cards],
            "built": sorted(self.name(place) for place in self.built),
        }

    def element_position(self, it):
        if it["up"]:
            return {"is": it["is"], "up": True}
        return {"is": it["is"], "knows": sorted(seat + 1 for seat in it["knows"])}

    def crab_position(self, crab):
        cell = "" if crab.place is None else self.name(crab.place)
        return {"cell": cell, "down": crab.down, "skill": crab.skill, "claws": crab.claws}

    def seat_position(self, player):
        return {
            "hand": sorted(map(card_name, player.hand)),
            "secret": sorted(card_name(card) for card in player.secret),
            "planned": "" if player.planned is None else card_name(player.planned),
            "track": [card_name(card) for card in player.track],
            "discards": sorted(map(card_name, player.discard)),
            "shells": player.shells,
            "gone": player.gone,
            "treasures": sorted(player.treasures),
            "pushes": player.pushes,
            "finds": player.finds,
            "dealt": list(player.dealt),
            "chosen": list(player.chosen),
        }
