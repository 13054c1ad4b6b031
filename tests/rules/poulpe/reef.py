"""Small helpers to lay out cards, play, and look. Player 1 has the crabs (c), player 2 the octopuses (p), unless told."""

from estran.core import Log, Quick
from estran.core.event import Event
from estran.core.state import State
from estran.games import game

GAME = game("poulpe")
RANKS = ["alpha", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "omega"]
CARDS = [f"{species}{rank}" for species in "cp" for rank in RANKS]


def reef(hand1: str, hand2: str, pile1: str = "", pile2: str = "", round: str = "", to_play: int = 1, **fields: object) -> State:
    """A position. `round` lists the cards on the round's pile, each with its player: "2:p4 1:c6". All other cards were played before."""
    laid = [(card.split(":")[1], int(card[0])) for card in round.split()]
    down = fields.pop("down", [[], []])
    used = [*hand1.split(), *hand2.split(), *pile1.split(), *pile2.split(), *(card for card, _ in laid), *down[0], *down[1]]
    left = CARDS * 2
    for card in used:
        left.remove(card)
    position = {
        "hands": [hand1.split(), hand2.split()],
        "piles": [pile1.split(), pile2.split()],
        "round": laid,
        "gone": sorted(left),
        "down": down,
        "turn": to_play,
        **fields,
    }
    return GAME.from_position(position)


def asymmetric(*args: str, **fields: object) -> State:
    return reef(*args, mode="asymmetric", **fields)


def moves(state: State) -> set[str]:
    """What the player to decide may choose."""
    return {choice.notation for choice in GAME.choices(state, state.next_seat())}


def cards_to_play(state: State) -> set[str]:
    return {text.removeprefix("play ") for text in moves(state) if text.startswith("play ")}


def play(state: State, *texts: str, seed: int = 1) -> list[Event]:
    """Make these choices, each by whoever is asked, and give back what was told."""
    log, chance = Log(), Quick(seed)
    for text in texts:
        seat = state.next_seat()
        state.apply(seat, GAME.parse(state, seat, text), chance, log)
    return log.events


def told(events: list[Event], kind: str, seat: int | None = None) -> list[dict]:
    """The events of one kind, as a player (from 1) or by default everyone is told them."""
    tellings = [GAME.tell(event, None if seat is None else seat - 1) for event in events if event.kind == kind]
    return [{name: value for name, value in telling.items() if name != "kind"} for telling in tellings]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def at(state: State, name: str, player: int = 0) -> object:
    """A field of the position, that of a player where there is one each."""
    found = GAME.position(state)[name]
    return found[player - 1] if player else found


def hand(state: State, player: int) -> str:
    return " ".join(at(state, "hands", player))


def pile(state: State, player: int) -> str:
    return " ".join(at(state, "piles", player))


def round_pile(state: State) -> str:
    return " ".join(f"{player}:{card}" for card, player in at(state, "round"))


def view(state: State, player: int | None) -> dict:
    return GAME.view(state, None if player is None else player - 1)


def to_decide(state: State) -> int:
    """The player who is asked, from 1; 0 when the game is over."""
    return state.next_seat() + 1


def winner(state: State) -> int:
    return at(state, "winner")


def why(state: State, text: str, player: int = 0) -> list[str]:
    """The rules that forbid a choice to a player, by default the one who is asked."""
    return [reason.rule for reason in GAME.why(state, (player or to_decide(state)) - 1, text)]


def random_game(seed: int, decisions: int, **options: object) -> State:
    """A state so many random decisions into a game, or at its end."""
    chance = Quick(seed)
    state = GAME.new(GAME.checked(options), chance)
    for _ in range(decisions):
        if not step(state, chance):
            break
    return state


def step(state: State, chance: Quick, log: Log | None = None) -> bool:
    """One random decision; False when the game is over."""
    seat = state.next_seat()
    if seat < 0:
        return False
    legal = state.legal(seat)
    state.play(seat, legal[chance.below(len(legal))], chance, log)
    return True
