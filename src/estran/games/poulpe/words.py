"""Notation, both ways: `play c7`, `resist c1`, `let`, `pass`, `give calpha`, `decline`."""

import re
from collections.abc import Sequence
from functools import cache

from ...core.choice import Choice
from ...core.refusal import Refused
from ...core.words import LANGUAGES, say
from .content import Effect
from .rules.actions import CHOSEN, PASS
from .rules.cards import CARD_NAMES, KINDS
from .rules.state import Poulpe

VERBS = ["play", "resist", "give", "discard", "swap", "reshuffle", "take"]
"""Those that name a card, in the order of their actions."""
BUTTONS = ["pass", "let", "decline", "use"]
RULES = {
    "play": ("CP-11", "CP-12"),
    "resist": ("CP-31", "CP-33"),
    "give": ("CP-25", "CP-P1"),
    "discard": ("CP-25", "CP-29"),
    "swap": ("CP-25", "CP-P10"),
    "reshuffle": ("CP-25", "CP-28"),
    "take": ("CP-05", "CP-25"),
    "pass": ("CP-17", "CP-P8"),
    "let": ("CP-16", "CP-P3"),
    "decline": ("CP-25", "CP-P9"),
    "use": ("CP-25",),
}
EXPECTED = "play c7, resist c1, let, pass, give calpha, discard p3, swap c5, reshuffle p9, take c2, use, decline"
_CARD = re.compile(r"(c|p)\s*[-:]?\s*(alpha|omega|a|o|α|ω|10|[1-9])")
_GREEK = {"a": "alpha", "α": "alpha", "o": "omega", "ω": "omega"}


@cache
def choice(action: int) -> Choice:
    if action >= PASS:
        button = BUTTONS[action - PASS]
        return Choice(action, button, (f"button:{button}",), button, RULES[button])
    verb, card = VERBS[action // KINDS], CARD_NAMES[action % KINDS]
    return Choice(action, verb, (f"card:{card}",), f"{verb} {card}", RULES[verb])


def parse(state: Poulpe, text: str) -> int:
    """The action that a text means, legal or not. A card alone is meant for whatever is owed."""
    plain = text.strip().lower()
    if plain in BUTTONS:
        return PASS + BUTTONS.index(plain)
    verb, space, rest = plain.partition(" ")
    if space and verb in VERBS:
        return VERBS.index(verb) * KINDS + kind(text, rest)
    return int(CHOSEN[state.owed]) + kind(text, plain)


def kind(text: str, card: str) -> int:
    """The kind that a card's name stands for, however it is typed: c7, C 7, pα, p omega."""
    found = _CARD.fullmatch(card.strip())
    if not found:
        raise Refused("move-unreadable", text=text, expected=EXPECTED)
    return CARD_NAMES.index(found[1] + _GREEK.get(found[2], found[2]))


def phrase(state: Poulpe, things: Sequence[str]) -> str:
    """The notation of the choice that touches these things."""
    sort, _, name = things[0].partition(":") if len(things) == 1 else ("", "", "")
    if sort == "button" and name in BUTTONS:
        return name
    if sort == "card":
        return choice(int(CHOSEN[state.owed]) + kind(things[0], name)).notation
    raise Refused("move-unreadable", text=" ".join(things), expected=EXPECTED)


# -- what is printed on a card


def effect_name(language: str, effect: Effect) -> str:
    return effect.english if language == "en" else effect.name


@cache
def printed(effect: Effect, beneath: tuple[Effect, ...]) -> dict[str, dict[str, str]]:
    """What stands on a card, in every language."""
    return {language: {"name": effect_name(language, effect), "text": effect_text(language, effect, beneath)} for language in LANGUAGES}


@cache
def effect_text(language: str, effect: Effect, beneath: tuple[Effect, ...] = ()) -> str:
    """What a card does, in a sentence or two: it follows the amounts and limits of the content. What a card that copies cannot copy is
    said of those that it may lie on."""
    limit = (effect.limit or effect.rank).replace("alpha", "α").replace("omega", "ω")
    may = "yes" if effect.may else "no"
    draws = "none" if not effect.then else "fewer" if effect.then < effect.amount else "one" if effect.amount == 1 else "as-many"
    never = ", ".join(effect_name(language, one) for one in beneath if one.name and not one.copyable)
    turned = next((effect_name(language, one) for one in beneath if one.copyable and one.verb == "invert" and not one.limit), "")
    key, amounts = f"poulpe-effect-{effect.verb}", {"amount": effect.amount, "then": effect.then}
    text = say(language, key, **amounts, draws=draws, limit=limit, may=may, never=never or "none", turned=turned or "none")
    final = effect.verb not in ("none", "open") and not effect.cancellable
    return f"{text} {say(language, 'poulpe-effect-uncancellable')}" if final else text
