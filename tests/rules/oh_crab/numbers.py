"""The numbers of the decisions of Oh Crab!, by name: the first of each verb."""

from estran.games.oh_crab import GAME
from estran.games.oh_crab.rules.cards import FACE_NAMES
from estran.games.oh_crab.rules.owed.owed import STEPS
from estran.games.oh_crab.rules.verbs import VERBS

FIRST_OF = {verb.name: int(verb.first) for verb in VERBS}
PLAN, PLACE, ACTIVATE, ADD_LEFT = (FIRST_OF[verb] for verb in ("plan", "place", "activate", "add"))
ADD_RIGHT = ADD_LEFT + 1
REST, KEEP, TAKE, DO, MOVE, CHEF = (FIRST_OF[verb] for verb in ("rest", "keep", "take", "shell", "move", "chef"))
STAND, SPECIAL, EXTRA, TAKE_SHORTCUT, END = (FIRST_OF[verb] for verb in ("stand", "special", "extra", "shortcut", "end"))
DISCARD, GIVE, USE, JUMP, LEAP = (FIRST_OF[verb] for verb in ("discard", "give", "use", "jump", "leap"))
SHOVE, SWAP, PUSH, SNACK, CARRIED, DONE = (FIRST_OF[verb] for verb in ("shove", "swap", "push", "snack", "carried", "done"))
STAY = FIRST_OF["stay"]
PILE = 3
"""In place of one of the three slots of the market."""
CARDS = int(GAME.printed.cards["final"].number)
SPECIAL_NAMES = list(GAME.printed.specials)
PRINTED = [special.id for special in GAME.printed.specials.values() if special.card]
"""Those that have market cards of their own, in their order."""
STEP_NAMES = [step.name for step in STEPS if step.name]
OF_THE_PACK = {
    *("offer", "steer", "find", "pull", "spy", "recall", "build", "dig", "trophy", "pick"),
    *("border", "count", "turn-up", "event", "space", "bought"),
}
"""Those of these steps that only a game with the Adventure Pack owes."""
EFFECTS = [extra.effect for extra in GAME.printed.extra_faces]
__all__ = ["FACE_NAMES"]
