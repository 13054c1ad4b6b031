"""Choosing skills: two are dealt for each crab, all keep one in secret and at once, then all are shown (OC-340, OC-341, OC-347)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.bits import BIT, count, members_of
from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..in_force import CHALLENGES, EVENTS, SURPRISES
from ..owed.owed import Owed
from ..owed.place import begin_placing
from ..race import Race
from ..setup import CHEF, CHOSEN, CLAWS, CRABS, DEALT, GONE, PHASE, PLANNING, SKILL, SKILL_CARDS
from ..verbs import NO_SUCH, Verb, squeezed
from .elements import any_of
from .pack import SKILLS
from .skill import SET_UPS

_ALL: Final = 2 ** len(SKILLS) - 1
_HUNTER: Final = 2 ** SKILLS.index("hunter")
_CHAMPION: Final = 2 ** SKILLS.index("champion")
_FORECASTER: Final = 2 ** SKILLS.index("forecaster")
_ALONE: Final[list[str]] = [f"choose {skill}" for skill in SKILLS]
_PAIRS: Final[list[str]] = [f"choose {one} {other}" for one in SKILLS for other in SKILLS]


def skills_in_game(race: Race) -> i64:
    """Without what needs a module that is not in play (OC-302, OC-324)."""
    found: i64 = _ALL
    if not race.holds(SURPRISES):
        found ^= _HUNTER
    if not race.holds(CHALLENGES):
        found ^= _CHAMPION
    if not race.holds(EVENTS):
        found ^= _FORECASTER
    return found


def deal_skills(race: Race, left: i64, seat: i64, number: i64, chance: Chance) -> i64:
    """So many of those left to a seat; what is left then."""
    for _ in range(number):
        skill = any_of(left, chance)
        left ^= BIT[skill]
        race.table[DEALT + seat] |= BIT[skill]
    return left


def choosers(race: Race) -> i64:
    """Who has not chosen yet."""
    seats: i64 = 0
    for seat in range(race.players):
        if not race.table[CHOSEN + seat] and not race.table[GONE] & BIT[seat]:
            seats |= BIT[seat]
    return seats


class ChooseVerb(Verb):
    """One that is said of a skill, or of two for the crabs of a team."""

    def __init__(self) -> None:
        super().__init__("choose", _ALONE + _PAIRS, ("OC-341",))

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return tuple(f"skill:{skill}" for skill in self.texts[which].split()[1:])

    def alone(self, race: Race, seat: i64, plain: str) -> i64:
        for which, skill in enumerate(SKILLS):
            if squeezed(skill) == plain and race.players > 2:
                return which
        return NO_SUCH


class Choose(Owed):
    def fill(self, race: Race, seat: i64, data: i64, buffer: vec[i64]) -> i64:
        n: i64 = 0
        for one in members_of(race.table[DEALT + seat]):
            if race.players > 2:
                buffer[n] = self.answer + one
                n += 1
                continue
            for other in members_of(race.table[DEALT + seat]):
                if other != one:
                    buffer[n] = self.answer + len(SKILLS) * (one + 1) + other
                    n += 1
        return n

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        which = action - self.answer
        pair = which - len(SKILLS)
        if pair < 0:
            race.table[CHOSEN + seat] = which + 1
        else:
            race.table[CHOSEN + seat] = pair // len(SKILLS) + 1 + SKILL_CARDS * (pair % len(SKILLS) + 1)
        if log is not None:
            seen = {int(seat): {"skills": chosen_names(race, seat)}}
            log.tell("chose", seen, seat=int(seat) + 1, skills=[])

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        if race.table[CHOSEN + seat]:
            return Reason("OC-341", "oh-crab-why-chosen")
        crabs: dict[str, str | int] = {"crabs": int(race.crabs // race.players)}
        if (which >= len(SKILLS)) != (race.players == 2):
            return Reason("OC-347" if race.players == 2 else "OC-341", "oh-crab-why-so-many-skills", crabs)
        return Reason("OC-340", "oh-crab-why-not-dealt", crabs)


A_CHOICE: Final = Choose("choose", "OC-341", [ChooseVerb()])


def chosen_names(race: Race, seat: i64) -> list[str]:
    """In the order of the crabs."""
    chosen = race.table[CHOSEN + seat]
    names: list[str] = []
    while chosen:
        names.append(SKILLS[chosen % SKILL_CARDS - 1])
        chosen //= SKILL_CARDS
    return names


def show_skills(race: Race, chance: Chance, log: Log | None) -> None:
    """All have chosen: the cards are shown, the others boxed unseen; what a card brings at the start follows, clockwise from the chef."""
    table = race.table
    chance.reveal()
    for crab in range(race.crabs):
        chosen = table[CHOSEN + race.owner(crab)]
        skill = chosen // SKILL_CARDS if crab != race.first_crab(race.owner(crab)) else chosen % SKILL_CARDS
        table[SKILL + crab] = skill
        table[CLAWS + crab] = race.setup.pack.claws[skill - 1] if skill else 0
        if log is not None and skill:
            log.tell("skill", None, seat=int(race.owner(crab)) + 1, crab=CRABS[crab], skill=SKILLS[skill - 1])
    for seat in range(race.players):
        table[DEALT + seat] = table[CHOSEN + seat] = 0
    for turn in range(race.crabs):
        crab = (race.first_crab(table[CHEF]) + turn) % race.crabs
        set_up = SET_UPS[table[SKILL + crab] - 1] if table[SKILL + crab] else None
        if set_up is not None:
            set_up.act(race, crab, chance, log)
    table[PHASE] = PLANNING
    if race.players == 2:
        begin_placing(race, chance, log)


def redraw(race: Race, seat: i64, chance: Chance) -> None:
    """What the others were dealt and have chosen, for all that a seat knows."""
    table = race.table
    left = skills_in_game(race) & ~table[DEALT + seat]
    for other in range(race.players):
        if other != seat and table[DEALT + other]:
            number = count(table[DEALT + other])
            table[DEALT + other] = 0
            left = deal_skills(race, left, other, number, chance)
            if table[CHOSEN + other]:
                table[CHOSEN + other] = _any_choice(race, other, chance)


def _any_choice(race: Race, seat: i64, chance: Chance) -> i64:
    dealt = race.table[DEALT + seat]
    one = any_of(dealt, chance)
    if race.players > 2:
        return one + 1
    return one + 1 + SKILL_CARDS * (any_of(dealt ^ BIT[one], chance) + 1)
