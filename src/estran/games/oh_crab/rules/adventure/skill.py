"""Skills (OC-339 to OC-347): what one may do with a claw in the menu of one's own turn, and what is offered at a moment of any turn."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from .....core.chance import Chance
from .....core.event import Log
from .....core.refusal import Reason
from ..codecs import one_of_words, whole, within
from ..hands import gain_shell
from ..menu import Entry
from ..owed.owed import Step
from ..race import Race
from ..setup import CLAWS, CRAB, CRABS, NO_CRAB, SKILL
from ..verbs import DONE, Verb
from .moments import OFFERED, answering
from .pack import SKILLS

SKILL_RULES: Final[list[str]] = [f"OC-A{n + 1}" for n in range(len(SKILLS))]


def pay(race: Race, crab: i64, log: Log | None) -> None:
    """Each use costs a claw (OC-343)."""
    race.table[CLAWS + crab] -= 1
    if log is not None:
        skill = SKILLS[race.table[SKILL + crab] - 1]
        log.tell("claw", None, seat=int(race.owner(crab)) + 1, crab=CRABS[crab], skill=skill, left=int(race.table[CLAWS + crab]))


def gain_shells(race: Race, seat: i64, number: i64, log: Log | None) -> None:
    for _ in range(number):
        gain_shell(race, seat, log)


# -- at the start


class SetUp:
    """What a skill brings once all have chosen (OC-341)."""

    def __init__(self, skill: str) -> None:
        SET_UPS[SKILLS.index(skill)] = self

    def act(self, race: Race, crab: i64, chance: Chance, log: Log | None) -> None:
        """For the owner of this crab."""


SET_UPS: Final[list[SetUp | None]] = [None for _ in SKILLS]
"""By skill."""


# -- in one's own turn


class SkillVerb(Verb):
    """The skill's card is clicked."""

    def __init__(self, skill: str, texts: list[str]) -> None:
        super().__init__(f"skill-{skill}", texts, ("OC-343", SKILL_RULES[SKILLS.index(skill)]))
        self.skill: str = skill

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return (f"skill:{self.skill}",)


class OwnSkill(Entry):
    """One that is used in the menu, by the active crab alone (OC-345, OC-347). `fill` is asked only where that crab has it, and a claw."""

    def __init__(self, skill: str, verb: Verb) -> None:
        super().__init__(verb)
        self.number: i64 = SKILLS.index(skill)
        OWN[self.number] = self

    def use(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        """It is paid for."""

    def play(self, race: Race, which: i64, chance: Chance, log: Log | None) -> None:
        pay(race, race.table[CRAB], log)
        self.use(race, which, chance, log)

    def objection(self, race: Race, which: i64) -> Reason:
        skill = SKILLS[self.number]
        if not race.setup.adventure or race.table[SKILL + race.table[CRAB]] != self.number + 1:
            return Reason("OC-347", "oh-crab-why-other-skill", {"what": skill})
        if not race.table[CLAWS + race.table[CRAB]]:
            return Reason("OC-343", "oh-crab-why-no-claw", {"what": skill})
        return self.against(race, which)

    def against(self, race: Race, which: i64) -> Reason:
        """Why it would do nothing."""
        return Reason(SKILL_RULES[self.number], "oh-crab-why-skill-useless", {"what": SKILLS[self.number]})


OWN: Final[list[OwnSkill | None]] = [None for _ in SKILLS]
"""By skill."""


# -- at a moment of any turn


class Answer:
    """A skill that is offered to who has it, at one moment that all know (OC-345)."""

    def __init__(self, skill: str) -> None:
        self.number: i64 = SKILLS.index(skill)
        ANSWERS[self.number] = self

    def helps(self, race: Race, crab: i64, more: i64) -> bool:
        """Whether it would change something now."""
        return True

    def use(self, race: Race, crab: i64, more: i64, chance: Chance, log: Log | None) -> None:
        """It is paid for."""


ANSWERS: Final[list[Answer | None]] = [None for _ in SKILLS]
"""By skill."""
WORDS: Final[dict[str, str]] = {
    "carapace": "brace",
    "champion": "shine",
    "forecaster": "forecast",
    "yawner": "yawn",
    "brute": "strike",
    "pickpocket": "pocket",
}
"""What is said to accept."""


class AcceptVerb(Verb):
    def __init__(self) -> None:
        super().__init__("accept", list(WORDS.values()), ("OC-343", "OC-345"))
        self._skills: list[str] = list(WORDS)

    def things(self, race: Race, seat: i64, which: i64) -> tuple[str, ...]:
        return (f"skill:{self._skills[which]}",)

    def behind(self, race: Race, which: i64) -> tuple[str, ...]:
        return (*self.rules, SKILL_RULES[SKILLS.index(self._skills[which])])


ACCEPT: Final = AcceptVerb()
_WHICH: Final = vec[i64]([list(WORDS).index(skill) if skill in WORDS else 0 for skill in SKILLS])


class Offer(Step):
    """Carries the skill, and what its moment was about."""

    def rule_of(self, race: Race, data: i64) -> str:
        return SKILL_RULES[data % OFFERED]

    def fill(self, race: Race, seat: i64, data: i64, buffer: vec[i64]) -> i64:
        skill = data % OFFERED
        crab = answering(race, skill)
        answer = ANSWERS[skill]
        if crab == NO_CRAB or race.owner(crab) != seat or answer is None or not answer.helps(race, crab, data // OFFERED):
            return 0
        buffer[0] = ACCEPT.first + _WHICH[skill]
        buffer[1] = DONE.first
        return 2

    def play(self, race: Race, seat: i64, data: i64, action: i64, chance: Chance, log: Log | None) -> None:
        answer = ANSWERS[data % OFFERED]
        if action == DONE.first or answer is None:
            return
        crab = answering(race, data % OFFERED)
        pay(race, crab, log)
        answer.use(race, crab, data // OFFERED, chance, log)

    def instead(self, race: Race, data: i64, verb: Verb) -> Reason:
        return Reason(self.rule_of(race, data), "oh-crab-owed-offer", {"what": SKILLS[data % OFFERED]})

    def objection(self, race: Race, seat: i64, data: i64, verb: Verb, which: i64) -> Reason:
        return self.instead(race, data, verb)

    def says(self, race: Race, data: i64) -> dict[str, Any]:
        more = {"shells": int(data // OFFERED)} if data >= OFFERED else {}
        return {"skill": SKILLS[data % OFFERED], **more}

    def reads(self, race: Race, where: str, said: dict[str, Any]) -> i64:
        skill = one_of_words(f"{where}.skill", str(said.pop("skill", "")), list(WORDS))
        more = within(f"{where}.shells", whole(f"{where}.shells", said.pop("shells", 0)), 0, 99)
        super().reads(race, where, said)
        return SKILLS.index(list(WORDS)[skill]) + OFFERED * more

    def problem(self, race: Race, seat: i64, data: i64) -> str:
        if not race.setup.adventure:
            return "nobody has a skill"
        first = race.first_crab(seat)
        skills = [race.table[SKILL + crab] - 1 for crab in range(first, first + race.crabs // race.players)]
        return "" if data % OFFERED in skills else f"seat {int(seat) + 1} has no {SKILLS[data % OFFERED]}"


AN_OFFER: Final = Offer("offer", "OC-345", [ACCEPT, DONE])
