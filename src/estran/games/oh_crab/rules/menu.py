"""The menu of a turn: all that a player may do with what the turn has gained, in any order (OC-047). An entry a verb."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ....core.bits import BIT
from ....core.chance import Chance
from ....core.event import Log
from ....core.refusal import Reason
from .adventure.moments import may_buy, paid, price, turn_ends
from .basic import CHEFS, MOVE, STAND, fill_stands, fill_steps, narrowest, pool, rise, step
from .board import AHEAD, CURRENT, EXCHANGE, LEFT, RIGHT
from .cards import DIAGONAL, FACE_NAMES, FORWARD, ICONS, MOST_SPECIALS, NO_CARD, SEAWARD, SHELL, Offer
from .effects.effect import effect_of, no_card
from .hands import EACH_READY, READY_BITS, gain_shell, ready
from .in_force import HAPPY_HOUR, IT_BROKE
from .moving import can_step
from .objections import against_step_to, down
from .owed.cost import COST
from .owed.current import end_on_current
from .owed.gift import offer_exchange
from .owed.toll import SHORTCUT, against_shortcut, can_take_shortcut, take_shortcut
from .race import Race
from .setup import ACTIVE, ADDED, BROKEN, CHEF, CRAB, ENDING, EXTRA_USED, POOL, PURSE, READY, SNACKED, WHERE
from .verbs import ENDS, NO_SUCH, ThingVerb, Verb, next_to, squeezed

MOST_ACTIONS: Final = 4096
MENU_VERBS: Final[list[Verb]] = []
"""Of all entries, those of the Adventure Pack too."""
_ENTRIES: Final[list["Entry"]] = []
_PLACE: Final = vec[i64]([0] * MOST_ACTIONS)
"""By action: which of the entries it is of."""


class Entry:
    """Once it is made, it is found by the actions of its verb."""

    def __init__(self, verb: Verb) -> None:
        self.verb: Verb = verb
        for action in range(verb.first, verb.beyond):
            _PLACE[action] = len(_ENTRIES)
        MENU_VERBS.append(verb)
        _ENTRIES.append(self)

    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        """Write what can be done of it into the buffer from there on, and return how many choices there are then."""
        return n

    def play(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        """Do it."""

    def objection(self, race: Race, which: i64) -> Reason:
        """Why it cannot be done."""
        return Reason("OC-047", "oh-crab-why-not-asked")


class TakeShell(Entry):
    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        if race.table[POOL + SHELL]:
            buffer[n] = self.verb.first
            n += 1
        return n

    def play(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        race.table[POOL + SHELL] -= 1
        gain_shell(race, race.table[ACTIVE], log)

    def objection(self, race: Race, which: i64) -> Reason:
        return Reason("OC-D51", "oh-crab-why-no-icon", {"icon": ICONS[SHELL]})


class Walk(Entry):
    """A basic move."""

    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        moves = pool(race)
        return fill_steps(race, moves, buffer, n) if moves and race.moves_itself() else n

    def play(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        race.table[POOL + narrowest(pool(race), which)] -= 1
        step(race, which, chance, log)

    def objection(self, race: Race, which: i64) -> Reason:
        icon = FORWARD if which == AHEAD else DIAGONAL
        if race.is_down(race.table[CRAB]):
            return down(race)
        if not race.table[POOL + icon] and not race.table[POOL + SEAWARD]:
            return Reason("OC-D51", "oh-crab-why-no-icon", {"icon": ICONS[icon]})
        return against_step_to(race, which)


class StandUp(Entry):
    """A move that is given up to stand (OC-072)."""

    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        crab = race.table[CRAB]
        if not race.on_beach(crab) or not race.is_down(crab):
            return n
        n = fill_stands(pool(race), buffer, n)
        if race.has_chef_move():
            buffer[n] = STAND.first + CHEFS
            n += 1
        return n

    def play(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        if which == CHEFS:
            race.use_chef()
        else:
            race.table[POOL + FORWARD + which] -= 1
        rise(race, log)

    def objection(self, race: Race, which: i64) -> Reason:
        if not race.is_down(race.table[CRAB]):
            return Reason("OC-072", "oh-crab-why-standing")
        if which == CHEFS:
            return no_chef(race)
        return Reason("OC-072", "oh-crab-why-no-icon", {"icon": ICONS[FORWARD + which]})


class ChefVerb(Verb):
    """The chef, then a space, are clicked."""

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return ("button:chef", f"cell:{next_to(race, race.table[CRAB], LEFT + which)}")


class ChefMove(Entry):
    """One more diagonal move for who has the chef (OC-054)."""

    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        if not race.has_chef_move() or not race.moves_itself():
            return n
        spare = race.spare()
        for direction in range(LEFT, RIGHT + 1):
            if can_step(race, direction, spare):
                buffer[n] = self.verb.first + direction - LEFT
                n += 1
        return n

    def play(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        race.use_chef()
        step(race, LEFT + which, chance, log)

    def objection(self, race: Race, which: i64) -> Reason:
        return against_step_to(race, LEFT + which) if race.has_chef_move() else no_chef(race)


def no_chef(race: Race) -> Reason:
    if race.table[CHEF] != race.table[ACTIVE]:
        return Reason("OC-054", "oh-crab-why-no-chef", {"seat": int(race.table[CHEF]) + 1})
    return Reason("OC-213" if race.players == 2 else "OC-D51", "oh-crab-why-chef-used")


class TakeShortcut(Entry):
    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        if can_take_shortcut(race):
            buffer[n] = self.verb.first
            n += 1
        return n

    def play(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        take_shortcut(race)

    def objection(self, race: Race, which: i64) -> Reason:
        return against_shortcut(race)


class SpecialVerb(Verb):
    """One that is called as the special action is."""

    def __init__(self) -> None:
        super().__init__("special", ["special"] * MOST_SPECIALS, ("OC-052",))

    def number(self, race: Race) -> i64:
        return len(race.setup.cards.specials)

    def written(self, race: Race, seat: i64, which: i64) -> str:
        return race.setup.cards.specials[which].name if which < self.number(race) else ""

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return (f"special:{self.written(race, seat, which)}",)

    def behind(self, race: Race, which: i64) -> tuple[str, ...]:
        return (*self.rules, race.setup.cards.specials[which].rule) if which < self.number(race) else self.rules

    def read(self, race: Race, seat: i64, plain: str) -> i64:
        for which, offer in enumerate(race.setup.cards.specials):
            if squeezed(offer.name) == plain:
                return which
        return NO_SUCH


class Special(Entry):
    """The special action of a card that was added this turn (OC-052)."""

    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        left = race.table[READY]
        special: i64 = 0
        while left:
            if left & EACH_READY and can_special(race, race.setup.cards.specials[special]):
                buffer[n] = self.verb.first + special
                n += 1
            left >>= READY_BITS
            special += 1
        return n

    def play(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        race.table[READY] -= BIT[READY_BITS * which]
        begin_special(race, which, chance, log)

    def objection(self, race: Race, which: i64) -> Reason:
        cards = race.setup.cards
        offer = cards.specials[which]
        if not ready(race, which):
            added = [race.table[place] for place in (ADDED, SNACKED) if race.table[place] != NO_CARD]
            bears = any(cards.special(card) == which for card in added)
            rule = "OC-D51" if bears else "OC-052"
            return Reason(rule, "oh-crab-why-special-used" if bears else "oh-crab-why-no-special", {"what": offer.name})
        return no_card(offer) if offer.price > race.spare() else effect_of(offer).objection(race, offer)


def can_special(race: Race, offer: Offer) -> bool:
    left = race.spare() - offer.price
    return left >= 0 and effect_of(offer).can(race, left)


def begin_special(race: Race, which: i64, chance: Chance, log: Log | None) -> None:
    """Its cost is asked for first, where there is one."""
    offer = race.setup.cards.specials[which]
    if log is not None:
        log.tell("special", None, seat=int(race.table[ACTIVE]) + 1, special=offer.name)
    if offer.price:
        race.owe(COST.number, which)
    else:
        effect_of(offer).begin(race, which, NO_CARD, chance, log)


class ExtraVerb(ThingVerb):
    def behind(self, race: Race, which: i64) -> tuple[str, ...]:
        return (*self.rules, race.setup.cards.extras[which].rule)


class Extra(Entry):
    """One of the extra-action tiles, once a turn, for the shells on it (OC-055)."""

    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        if race.table[EXTRA_USED] and not race.holds(HAPPY_HOUR):
            return n
        extras = race.setup.cards.extras
        purse = race.table[PURSE + race.table[ACTIVE]]
        for face in race.setup.extras:
            offer = extras[face]
            if purse >= price(race, offer) and may_buy(race, face) and effect_of(offer).can(race, race.spare()):
                buffer[n] = self.verb.first + face
                n += 1
        return n

    def play(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        offer = race.setup.cards.extras[which]
        shells = price(race, offer)
        race.table[PURSE + race.table[ACTIVE]] -= shells
        if log is not None:
            log.tell("paid", None, seat=int(race.table[ACTIVE]) + 1, face=offer.name, shells=int(shells))
        if race.setup.adventure:
            race.table[EXTRA_USED] |= BIT[which]
            paid(race, which, shells)
        else:
            race.table[EXTRA_USED] = 1
            effect_of(offer).begin(race, NO_SUCH, NO_CARD, chance, log)

    def objection(self, race: Race, which: i64) -> Reason:
        offer = race.setup.cards.extras[which]
        if which not in list(race.setup.extras):
            return Reason("OC-020", "oh-crab-why-no-extra", {"what": offer.name})
        if not may_buy(race, which):
            return against_buying(race, which)
        shells = race.table[PURSE + race.table[ACTIVE]]
        cost = price(race, offer)
        if shells < cost:
            return Reason("OC-055", "oh-crab-why-shells", {"what": offer.name, "cost": int(cost), "shells": int(shells)})
        return effect_of(offer).objection(race, offer)


def against_buying(race: Race, face: i64) -> Reason:
    if race.holds(IT_BROKE) and race.table[BROKEN] == face + 1:
        return Reason("OC-E2", "oh-crab-why-broken", {"what": FACE_NAMES[face]})
    if race.holds(HAPPY_HOUR):
        return Reason("OC-E9", "oh-crab-why-extras-used", {"what": FACE_NAMES[face]})
    return Reason("OC-055", "oh-crab-why-extra-used")


class End(Entry):
    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        buffer[n] = self.verb.first
        return n + 1

    def play(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        """With the Adventure Pack, what the borders ask comes before what the space does."""
        race.table[ENDING] = 1
        if race.setup.adventure:
            turn_ends(race)
        else:
            end_on_space(race, chance, log)


def end_on_space(race: Race, chance: Chance, log: Log | None) -> None:
    """It may carry one on, or offer an exchange (OC-081, OC-084, OC-D28)."""
    crab = race.table[CRAB]
    if not race.on_beach(crab):
        return
    cell = race.table[WHERE + crab]
    if race.setup.board.is_a(cell, CURRENT):
        end_on_current(race, chance, log)
    elif race.setup.board.is_a(cell, EXCHANGE):
        offer_exchange(race, race.table[ACTIVE], True)


TAKE_SHELL: Final = Verb("shell", ["shell"], ("OC-014", "OC-050"))
CHEFS_MOVE: Final = ChefVerb("chef", [f"chef {end}" for end in ENDS], ("OC-054",))
SPECIAL: Final = SpecialVerb()
EXTRA: Final = ExtraVerb("extra", "extra", FACE_NAMES, "", ("OC-055",))
END: Final = Verb("end", ["end"], ("OC-037",))
MENU: Final = vec[Entry](
    [
        TakeShell(TAKE_SHELL),
        Walk(MOVE),
        StandUp(STAND),
        ChefMove(CHEFS_MOVE),
        TakeShortcut(SHORTCUT),
        Special(SPECIAL),
        Extra(EXTRA),
        End(END),
    ]
)
OF_A_CRAB: Final = (MOVE, STAND, CHEFS_MOVE, SHORTCUT)
"""What only a crab on the beach can do."""


def entry_of(action: i64) -> Entry:
    """Those of the base game are in a vec, whose type need not be looked at."""
    place = _PLACE[action]
    return MENU[place] if place < len(MENU) else _ENTRIES[place]
