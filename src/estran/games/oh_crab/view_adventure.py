"""What a seat may know of the Adventure Pack: what lies face down only if it has looked at it, and of the others' skills nothing before all
are shown (OC-315, OC-340, OC-341, OC-352)."""

from functools import cache
from typing import Any

from ...core.bits import BIT, count
from ...core.words import LANGUAGES
from . import position
from .content import Content
from .rules.adventure.challenges import counts
from .rules.adventure.choosing import chosen_names
from .rules.adventure.codecs import written_element
from .rules.adventure.elements import TOKENS_A_TILE, element_name, is_known, is_there, tile_of, value
from .rules.adventure.moments import is_due, price
from .rules.adventure.pack import ELEMENTS, FIRST_CHALLENGE, FIRST_EVENT, FIRST_TREASURE, REWARDS, SKILLS
from .rules.cards import FACE_NAMES
from .rules.in_force import ASYMMETRY, CHALLENGES, EVENTS, ONLY_TREASURES, SURPRISES
from .rules.setup import ACTING, CHALLENGE, CHOSEN, DEALT, PHASE, REWARD, TRASHED
from .rules.state import OhCrab

NOBODY = -1


def told(state: OhCrab, seat: int | None, content: Content) -> dict[str, Any]:
    viewer = NOBODY if seat is None else seat
    view: dict[str, Any] = {"modules": position.modules(state), "due": bool(state.table[PHASE] == ACTING and is_due(state))}
    if state.holds(SURPRISES):
        view["token_names"] = _names(content, "surprises")
        view["elements"] = content.adventure.surprises["spyglass"].elements
        view["tokens"] = [_token(state, viewer, token) for token in range(FIRST_EVENT) if is_there(state, token)]
    if state.holds(EVENTS):
        view["event_names"] = _names(content, "events")
        view["event_cards"] = _cards(state, viewer, FIRST_EVENT, FIRST_CHALLENGE)
        view["prices"] = {FACE_NAMES[face]: int(price(state, state.setup.cards.extras[face])) for face in state.setup.extras}
    if state.holds(CHALLENGES):
        view["challenge_names"] = _names(content, "challenges")
        view["reward_names"] = _names(content, "rewards")
        view["challenge_cards"] = _cards(state, viewer, FIRST_CHALLENGE, ELEMENTS)
        view["rewards"] = _rewards(state)
        view["counts"] = [int(number) for number in counts(state, NOBODY)][: int(state.players)] if state.table[CHALLENGE] else []
    if state.holds(ASYMMETRY):
        view["skills"] = _skills(content)
    return view


def told_of_seat(state: OhCrab, viewer: int | None, seat: int) -> dict[str, Any]:
    """While skills are chosen: all know how many were dealt and who has chosen, each seat what."""
    if not state.holds(ASYMMETRY):
        return {}
    own = seat == viewer
    dealt = int(state.table[DEALT + seat])
    return {
        "dealt": [skill for n, skill in enumerate(SKILLS) if dealt & BIT[n]] if own else [],
        "chosen": chosen_names(state, seat) if own else [],
        "to_choose_from": int(count(dealt)),
        "has_chosen": bool(state.table[CHOSEN + seat]),
    }


def _seen(state: OhCrab, viewer: int, element: int) -> dict[str, Any]:
    """Who has looked at it, all know."""
    told = written_element(state, element)
    return told if is_known(state, element, viewer) else {**told, "is": ""}


def _cards(state: OhCrab, viewer: int, first: int, beyond: int) -> list[dict[str, Any]]:
    return [_seen(state, viewer, element) for element in range(first, beyond) if is_there(state, element)]


def _token(state: OhCrab, viewer: int, token: int) -> dict[str, Any]:
    return {
        "cell": element_name(state, token),
        **_seen(state, viewer, token),
        "treasure": _is_treasure(state, viewer, token),
    }


def _is_treasure(state: OhCrab, viewer: int, token: int) -> bool:
    """Known to be none of the trash: it was seen, or the trash of its tile was (OC-315)."""
    if is_known(state, token, viewer):
        return bool(value(state, token) >= FIRST_TREASURE)
    tile = tile_of(token)
    return not _may_be_trash(state, viewer, int(tile))


def _may_be_trash(state: OhCrab, viewer: int, tile: int) -> bool:
    """Whether the trash of a tile may be one of the tokens that a seat has not seen."""
    seen = [
        value(state, token)
        for token in range(TOKENS_A_TILE * (tile - 1), TOKENS_A_TILE * tile)
        if is_there(state, token) and is_known(state, token, viewer)
    ]
    trash_is_gone = state.holds(ONLY_TREASURES) or bool(state.table[TRASHED] & BIT[tile])
    return not trash_is_gone and not any(0 <= what < FIRST_TREASURE for what in seen)


def _rewards(state: OhCrab) -> list[dict[str, Any]]:
    """Of the reward card in play."""
    card = int(state.table[REWARD]) - 1
    if card < 0:
        return []
    amounts = [int(state.setup.pack.rewards[card * len(REWARDS) + n]) for n in range(len(REWARDS))]
    return [{"reward": reward, "number": number} for reward, number in zip(REWARDS, amounts, strict=True) if number]


# -- what is printed


@cache
def _names(content: Content, of: str) -> dict[str, dict[str, str]]:
    """How tokens and cards are called, in every language."""
    return {id: {language: entry.named(language) for language in LANGUAGES} for id, entry in getattr(content.adventure, of).items()}


@cache
def _skills(content: Content) -> dict[str, dict[str, Any]]:
    names = _names(content, "skills")
    return {
        id: {**names[id], "stars": skill.stars, "claws": skill.claws, "shells": skill.shells}
        for id, skill in content.adventure.skills.items()
    }
