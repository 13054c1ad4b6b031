"""What cannot be with the Adventure Pack: refused with where a position says so and why."""

from ...core.bits import BIT, count
from ...core.positions import impossible
from .rules.adventure.choosing import chosen_names, skills_in_game
from .rules.adventure.elements import TOKENS_A_TILE, element_name, events_in_game, is_there, is_up, placed, tile_of, tokens_left, value
from .rules.adventure.events import LASTING
from .rules.adventure.moments import has_challenge, has_event
from .rules.adventure.pack import CHALLENGES as CHALLENGE_NAMES
from .rules.adventure.pack import ELEMENTS, FIRST_CHALLENGE, FIRST_EVENT, FIRST_TREASURE, SKILLS, TOKENS
from .rules.adventure.pack import EVENTS as EVENT_NAMES
from .rules.board import NOWHERE, cell_name
from .rules.in_force import ASYMMETRY, CHALLENGES, CRYSTAL, EVENTS, KITCHEN_HAND, ONLY_TREASURES, SURPRISES
from .rules.owed.owed import STEPS
from .rules.setup import (
    ACTING,
    CHALLENGE,
    CHEF,
    CHOOSING,
    CHOSEN,
    CLAWS,
    CROSSED,
    DEALT,
    EVENTS_OUT,
    GONE,
    HELPER,
    IN_FORCE,
    OMENS,
    OVER,
    PHASE,
    RESOLVED,
    REWARD,
    SKILL,
    TRASHED,
    WHERE,
)
from .rules.state import OhCrab


def check(state: OhCrab) -> None:
    if state.holds(SURPRISES):
        _check_tokens(state)
    if state.holds(EVENTS | CHALLENGES):
        _check_borders(state)
    if state.holds(EVENTS):
        _check_events(state)
    if state.holds(CHALLENGES):
        _check_challenges(state)
    if state.holds(ASYMMETRY):
        _check_skills(state)


# -- surprises


def _check_tokens(state: OhCrab) -> None:
    """As many of each as there are, one trash a tile at most, and none where a crab is that has not just come there (OC-D82), unless the
    game ended before it could be turned up (OC-D109)."""
    for kind, name in enumerate(TOKENS):
        if tokens_left(state, kind) < 0:
            raise impossible("tokens", f"there are not so many {name}")
    found = {crab for kind, _, crab in state.steps.listed() if STEPS[kind].name == "find"}
    for token in range(FIRST_EVENT):
        if is_there(state, token):
            crab = state.crab_on(state.setup.board.surprises[token])
            if crab >= 0 and crab not in found and state.table[PHASE] != OVER:
                raise impossible("tokens", f"a crab is on {element_name(state, token)} and has not turned it up")
            _check_trash(state, token)


def _check_trash(state: OhCrab, token: int) -> None:
    if not 0 <= value(state, token) < FIRST_TREASURE:
        return
    tile = tile_of(token)
    others = [other for other in range((tile - 1) * TOKENS_A_TILE, tile * TOKENS_A_TILE) if other != token]
    gone = state.holds(ONLY_TREASURES) or bool(state.table[TRASHED] & BIT[tile])
    if gone or any(0 <= value(state, other) < FIRST_TREASURE for other in others):
        raise impossible("tokens", f"there is no more trash on beach tile {tile}")


# -- borders


def _check_borders(state: OhCrab) -> None:
    crossed, resolved = int(state.table[CROSSED]), int(state.table[RESOLVED])
    for crab in range(state.crabs):
        cell = state.table[WHERE + crab]
        if cell >= 0 and state.setup.board.beyond(cell) > crossed:
            raise impossible("crossed", f"the crab on {cell_name(cell)} has crossed more borders")
    if crossed > len(state.setup.board.edges):
        raise impossible("crossed", f"there are {len(state.setup.board.edges)} borders")
    if resolved > crossed:
        raise impossible("resolved", "no crab has crossed that border")
    if resolved == crossed:
        return
    if not has_event(state, resolved + 1) and not has_challenge(state, resolved + 1):
        raise impossible("resolved", f"border {resolved + 1} has no card, and is passed over")
    if state.table[PHASE] not in (ACTING, OVER) and not state.table[GONE]:
        raise impossible("resolved", f"border {resolved + 1} was resolved in the turn in which it was crossed")


# -- events


def _check_events(state: OhCrab) -> None:
    """Each lies in one place, and those that are shown beforehand are the ones that come."""
    table = state.table
    known = [int(value(state, card)) for card in range(FIRST_EVENT, FIRST_CHALLENGE) if value(state, card) >= 0]
    for event in known:
        if known.count(event) > 1 or table[EVENTS_OUT] & BIT[event]:
            raise impossible("event_cards", f"{EVENT_NAMES[event]} is somewhere else, too")
        if not events_in_game(state) & BIT[event]:
            raise impossible("event_cards", f"{EVENT_NAMES[event]} is not in the game")
    if state.holds(CRYSTAL):
        _check_omens(state)
    _check_face_down(state, "event_cards", FIRST_EVENT, int(table[RESOLVED]))
    lasting = [int(LASTING[value(state, card)]) for card in range(FIRST_EVENT, FIRST_CHALLENGE) if is_up(state, card)]
    if table[IN_FORCE] and table[IN_FORCE] not in lasting:
        raise impossible("event", "no card that is turned up puts it in force")
    helper = int(table[HELPER])
    if helper and not state.holds(KITCHEN_HAND):
        raise impossible("helper", "nobody has the kitchen hand without its event")
    left = bool(table[GONE] & BIT[helper - 1]) and table[PHASE] != OVER if helper else False
    if helper and (helper - 1 == table[CHEF] or helper > state.players or left):
        raise impossible("helper", "the kitchen hand goes to another player than the chef")


def _check_omens(state: OhCrab) -> None:
    """The Forecaster may have put another event in the place of one of them: then that one is out (OC-A10)."""
    omens, out, tiles = int(state.table[OMENS]), int(state.table[EVENTS_OUT]), len(state.setup.board.edges) - 1
    if count(omens) != tiles or omens & ~events_in_game(state):
        raise impossible("omens", f"expected {tiles} events of those in the game")
    if count(int(placed(state, FIRST_EVENT)) & ~omens) > count(omens & out):
        raise impossible("event_cards", "an event lies there that is none of the omens")


def _check_face_down(state: OhCrab, where: str, first: int, last: int) -> None:
    """Those after the last are not turned up yet."""
    for number in range(last, 3):
        if is_up(state, first + number):
            raise impossible(f"{where}[{number}]", "it lies face down still")


# -- challenges


def _check_challenges(state: OhCrab) -> None:
    known = [int(value(state, card)) for card in range(FIRST_CHALLENGE, ELEMENTS) if value(state, card) >= 0]
    for challenge in known:
        name = CHALLENGE_NAMES[challenge]
        if known.count(challenge) > 1:
            raise impossible("challenge_cards", f"{name} is listed twice")
        if name == "digger" and not state.holds(SURPRISES):
            raise impossible("challenge_cards", f"{name} is not in the game")
    resolved, borders = int(state.table[RESOLVED]), len(state.setup.board.edges)
    _check_face_down(state, "challenge_cards", FIRST_CHALLENGE, max(resolved, 1))
    expected = 0 if resolved == borders else max(resolved, 1)
    is_settled = not len(state.steps) and state.table[PHASE] != OVER  # who is left alone leaves a border half resolved (OC-D109)
    if is_settled and state.table[CHALLENGE] != expected:
        raise impossible("challenge", f"expected the challenge of beach tile {expected}" if expected else "all have been decided")
    if bool(state.table[CHALLENGE]) != bool(state.table[REWARD]):
        raise impossible("reward", "a reward card lies there as long as a challenge does")


# -- skills


def _check_skills(state: OhCrab) -> None:
    table = state.table
    kept = [int(table[SKILL + crab]) - 1 for crab in range(state.crabs)]
    for crab, skill in enumerate(kept):
        where = f"crabs[{crab}]"
        if skill >= 0 and not skills_in_game(state) & BIT[skill]:
            raise impossible(f"{where}.skill", f"{SKILLS[skill]} is not in the game")
        if skill >= 0 and kept.count(skill) > 1:
            raise impossible(f"{where}.skill", f"two crabs are the {SKILLS[skill]}")
        if table[CLAWS + crab] > (state.setup.pack.claws[skill] if skill >= 0 else 0):
            raise impossible(f"{where}.claws", "it has not so many")
        gone = bool(table[GONE] & BIT[state.owner(crab)])
        if (skill < 0) != (table[PHASE] == CHOOSING) and not gone and table[PHASE] != OVER:
            raise impossible(f"{where}.skill", "all have a skill once all have chosen, and none before")
    if table[PHASE] != CHOOSING and any(table[DEALT + seat] or table[CHOSEN + seat] for seat in range(state.players)):
        raise impossible("seats", "no skills are dealt any more")


def check_choosing(state: OhCrab) -> None:
    """Everybody has been dealt two skills for each crab, and keeps some of these."""
    table = state.table
    if not state.holds(ASYMMETRY):
        raise impossible("phase", "nobody chooses a skill")
    dealt = 0
    for seat in range(state.players):
        own, where = int(table[DEALT + seat]), f"seats[{seat}].dealt"
        if table[GONE] & BIT[seat]:
            continue
        if count(own) != 2 * state.crabs // state.players or own & ~skills_in_game(state) or own & dealt:
            raise impossible(where, "expected two skills for each crab, of those in the game and of nobody else's")
        dealt |= own
        chosen = [SKILLS.index(name) for name in chosen_names(state, seat)]
        if len(set(chosen)) < len(chosen) or any(not own & BIT[skill] for skill in chosen):
            raise impossible(f"seats[{seat}].chosen", "expected skills that were dealt")
    if not state.pending_mask():
        raise impossible("phase", "all have chosen")
    if state.players == 2 and any(table[WHERE + crab] != NOWHERE for crab in range(state.crabs)):
        raise impossible("crabs", "teams put their crabs down after that")
