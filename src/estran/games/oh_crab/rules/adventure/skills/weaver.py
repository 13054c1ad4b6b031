"""The Weaver: moves a card of the track to one of its ends, for the icons that it completes there (OC-A4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ......core.bits import BIT
from ......core.chance import Chance
from ......core.event import Log
from ......core.refusal import Reason
from ...cards import MOST_CARDS
from ...hands import join, joins, put_at_end, take_out
from ...race import Race
from ...setup import ACTIVE, LENGTH
from ...verbs import ENDS, NO_SUCH, card_named
from ..skill import OwnSkill, SkillVerb


class WeaveVerb(SkillVerb):
    """One that is said of a card and an end of the track: twice the card, and one more for the right end."""

    def __init__(self) -> None:
        super().__init__("weaver", ["weave"] * (2 * MOST_CARDS))

    def number(self, race: Race) -> i64:
        return 2 * race.setup.cards.number

    def written(self, race: Race, seat: i64, which: i64) -> str:
        return f"weave {race.setup.cards.name(which // 2)} {ENDS[which % 2]}"

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return ("skill:weaver", f"card:{race.setup.cards.name(which // 2)}", f"track:{ENDS[which % 2]}")

    def read(self, race: Race, seat: i64, plain: str) -> i64:
        if not plain.startswith("weave"):
            return NO_SUCH
        named = plain.removeprefix("weave")
        card = card_named(race, named.removesuffix("left").removesuffix("right"))
        return NO_SUCH if card == NO_SUCH else 2 * card + (0 if named.endswith("left") else 1)


class Weave(OwnSkill):
    def neighbour(self, race: Race, place: i64, left: bool) -> i64:
        """The card that this one would lie next to, or NO_SUCH where it lies at that end already."""
        seat, last = race.table[ACTIVE], race.table[LENGTH + race.table[ACTIVE]] - 1
        if place == (0 if left else last):
            return NO_SUCH
        return race.track_card(seat, 0 if left else last)

    def fill(self, race: Race, buffer: vec[i64], n: i64) -> i64:
        """In the order of the cards."""
        seat = race.table[ACTIVE]
        for place in range(race.table[LENGTH + seat]):
            card = race.track_card(seat, place)
            for end in range(2):
                beside = self.neighbour(race, place, end == 0)
                if beside != NO_SUCH and joins(race, beside, card, end == 0):
                    buffer[n] = self.verb.first + 2 * card + end
                    n += 1
        return n

    def use(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        seat, card, left = race.table[ACTIVE], which // 2, which % 2 == 0
        take_out(race, seat, card)
        beside = race.track_card(seat, 0 if left else race.table[LENGTH + seat] - 1)
        if log is not None:
            log.tell("woven", None, seat=int(seat) + 1, card=race.setup.cards.name(card), side=ENDS[which % 2])
        join(race, beside, card, left, log)
        put_at_end(race, seat, card, left)

    def against(self, race: Race, which: i64) -> Reason:
        card = which // 2
        lies = race.track_heap(race.table[ACTIVE]) & BIT[card] != 0
        return Reason("OC-A4", "oh-crab-why-no-weaving" if lies else "oh-crab-why-not-in-track", {"card": race.setup.cards.name(card)})


WEAVE: Final = Weave("weaver", WeaveVerb())
