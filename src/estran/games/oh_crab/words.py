"""Notation, both ways: `plan r2`, `add left`, `forward`, `chef right`, `seagull`, `move blue back-left`, `Aa`, `end`.

Starting cards are named by the letter of their crab (r, o, b, g, and n for brown) and a number, market cards by their special action and a
number; spaces by column and half row (a1, b2), also those of the sea that lie just beyond the beach. Each verb says how it is written
and read.
"""

import re
from collections.abc import Sequence

from ...core.choice import Choice
from ...core.refusal import Refused
from .rules.basic import MOVE
from .rules.effects.jump_aside import JUMP
from .rules.owed.start import ACTIVATE, NOT_YOURS
from .rules.setup import CRABS
from .rules.state import OhCrab
from .rules.verbs import DISCARD, VERBS, Verb, squeezed, verb_of

EXPECTED = "plan r2, add left, rest, forward, chef right, seagull, Aa, push left, discard seagull1, take pile, jump e7, end"
HEX = "[a-g][0-9]{1,2}"


# -- an action as people meet it


def choice(state: OhCrab, seat: int, action: int) -> Choice:
    verb = verb_of(action)
    which = action - verb.first
    return Choice(action, verb.name, verb.things(state, seat, which), verb.written(state, seat, which), _rules(state, verb, int(which)))


def _rules(state: OhCrab, verb: Verb, which: int) -> tuple[str, ...]:
    """What is discarded for, or who is moved by what, is said by what is owed."""
    asked = state.asked()
    owed = (asked.rule_of(state, state.data()),) if verb.name in ("discard", "shove") else ()
    return (*verb.behind(state, which), *owed)


# -- reading


def parse(state: OhCrab, seat: int, text: str) -> int:
    """The action that a text means, legal or not. Capitals, spaces and hyphens do not matter; a card, a space, a crab or a direction alone
    means what is owed."""
    plain = squeezed(text)
    for verb in state.asked().verbs:
        if (which := verb.alone(state, seat, plain)) >= 0:
            return int(verb.first + which)
    for verb in VERBS:
        if (which := verb.read(state, seat, plain)) >= 0:
            return int(verb.first + which)
        if which == NOT_YOURS:
            raise Refused("oh-crab-not-yours", text=text)
    return _alone(state, seat, text, plain)


def _alone(state: OhCrab, seat: int, text: str, plain: str) -> int:
    """A space, a card or a crab that is not asked for: a move, a card to discard, a crab to activate."""
    if cell := re.fullmatch(f"(jump|moveto|goto|to)?({HEX})", plain):
        return _at(state, seat, cell[2], cell[1] == "jump")
    for verb in (DISCARD, ACTIVATE):
        which = verb.alone(state, seat, plain)
        if which == NOT_YOURS:
            raise Refused("oh-crab-not-yours", text=text)
        if which >= 0:
            return int(verb.first + which)
    raise Refused("move-unreadable", text=text, expected=EXPECTED)


def _at(state: OhCrab, seat: int, name: str, jumps: bool) -> int:
    """What leads to a space: what is asked for, or else a move."""
    asked = state.asked().verbs
    for verb in () if jumps else (*asked, MOVE):
        if (which := verb.alone(state, seat, name)) >= 0:
            return int(verb.first + which)
    raise Refused("oh-crab-other-distance" if jumps or JUMP in asked else "oh-crab-not-next", cell=name)


# -- clicking


def phrase(state: OhCrab, seat: int, things: Sequence[str]) -> str:
    """The notation of the choice that touches these things."""
    sort, _, name = things[0].partition(":") if things else ("", "", "")
    if len(things) == 1 and sort in ("card", "crab", "cell"):
        is_hex = sort == "cell" and re.fullmatch(HEX, name)
        action = _at(state, seat, name, False) if is_hex else _clicked(state, seat, sort, name, things)
        verb = verb_of(action)
        return verb.written(state, seat, action - verb.first)
    return _matching(state, seat, tuple(things))


def _clicked(state: OhCrab, seat: int, sort: str, name: str, things: Sequence[str]) -> int:
    """A card or a crab alone, as what is asked for takes it."""
    plain = squeezed(name)
    for verb in (*state.asked().verbs, DISCARD if sort == "card" else ACTIVATE):
        which = verb.alone(state, seat, plain)
        if which == NOT_YOURS:
            raise Refused("oh-crab-not-yours", text=name)
        if which >= 0 and (sort == "crab") == (plain in CRABS):
            return int(verb.first + which)
    raise Refused("move-unreadable", text=" ".join(things), expected=EXPECTED)


def _matching(state: OhCrab, seat: int, things: tuple[str, ...]) -> str:
    """The first action for which just these things are clicked; where only the last does not fit, it leads to no such space."""
    begun = False
    for verb in (*state.asked().verbs, *VERBS):
        for which in range(verb.number(state)):
            touched = verb.things(state, seat, which)
            if touched == things:
                return verb.written(state, seat, which)
            begun = begun or (len(things) == 2 and touched[:-1] == things[:-1])
    if begun and re.fullmatch(f"cell:{HEX}", things[-1]):
        raise Refused("oh-crab-not-next", cell=things[-1].removeprefix("cell:"))
    raise Refused("move-unreadable", text=" ".join(things), expected=EXPECTED)
