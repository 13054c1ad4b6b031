"""Moments of a game with the Adventure Pack for the naive twin, made by hand, on the board of the worked examples."""

from contextlib import suppress

from .adventure_twin import edges_of
from .naive import Beach
from .naive_adventure import MODULES, Adventure
from .naive_hidden import SKILLS
from .naive_leaving import Dropped
from .naive_strand import Luck
from .naive_words import CARD_CALLED, CRABS, space_called, space_name
from .test_twin import CARDS, COSTS, beach_of

BOARD = "0A-1A-3A-2B-9A"
"""Borders after half rows 4, 12, 20, 28; tokens on a5 g7 d10, b14 f14 d20, b22 f22 d26."""


def numbers_of(said):
    return [CARD_CALLED[name] for name in said.split()]


def at_menu(crabs, *, board=BOARD, extras="Aa Bb Da", turn="red", chef="blue", players=0, **more):
    """Somebody has added a card and chooses an action; crabs are written `red b10, blue b12`, a lying one `red b10!`.

    Of the rest, `hand`, `track`, `discard`, `planned`, `shells`, `treasures` and `skills` go by crab; `pool`, `event`, `reward`, `crossed`,
    `resolved`, `rested`, `built` say themselves; `tokens`, `event_cards` and `challenge_cards` say what lies where.
    """
    where = dict(said.split() for said in crabs.split(", "))
    number = players or max(3, 1 + max(CRABS.index(crab) for crab in where))
    costs = {face: COSTS[face] for face in extras.split()}
    options = {module: more[module] for module in MODULES if module in more}
    beach = Adventure(number, *beach_of(board), CARDS["final"], costs, edges_of(board), **options)
    for crab in beach.crabs:
        said = where.get(CRABS[crab.number], f"{'aceg'[crab.number % 4]}1")
        crab.place, crab.down = space_called(said.rstrip("!")), said.endswith("!")
    _lay(beach, more)
    _deal(beach, more)
    beach.chef = CRABS.index(chef) // (2 if number == 2 else 1)
    beach.chef_used = not more.get("chef_move", False)
    beach.active = beach.crabs[CRABS.index(turn)]
    beach.phase = "action"
    beach.pool = more.get("pool", "").split()
    beach.specials = numbers_of(more.get("specials", ""))
    beach.rested = more.get("rested", False)
    beach.extras_used = more.get("bought", "").split()
    beach.procedure = go_on(beach)
    beach.step, beach.owed = next(beach.procedure)
    return beach


def _lay(beach, more):
    beach.chance = Luck(0, 0, 0)
    beach.lay_tokens()
    for cell, kind in more.get("tokens", {}).items():
        beach.tokens[space_called(cell)]["is"] = kind
    beach.chance = Luck(*range(9))
    beach.lay_events()
    beach.lay_challenges()
    if "reward" in more:
        beach.reward = more["reward"]
    beach.crossed = more.get("crossed", max(beach.tile_of(crab.place) if crab.place != "sea" else 9 for crab in beach.crabs))
    beach.resolved = more.get("resolved", beach.crossed)
    beach.event = more.get("event", "")
    beach.broken = more.get("broken", "")
    for number, kind in more.get("event_cards", {}).items():
        beach.event_cards[number - 1]["is"] = kind
    for number, kind in more.get("challenge_cards", {}).items():
        beach.challenge_cards[number - 1]["is"] = kind
        beach.challenge = kind
    for card in beach.event_cards[: beach.resolved]:
        card["up"] = True
    for number, card in enumerate(beach.challenge_cards, 1):
        card["up"] = number <= max(1, beach.resolved)
        if number == max(1, beach.resolved):
            beach.challenge = card["is"]
    beach.built = [space_called(name) for name in more.get("built", "").split()]


def _deal(beach, more):
    for player in beach.players:
        first = beach.crabs_of(player)[0]
        name = CRABS[first.number]
        player.hand = numbers_of(more.get("hand", {}).get(name, ""))
        player.track = numbers_of(more.get("track", {}).get(name, ""))
        player.discard = numbers_of(more.get("discard", {}).get(name, ""))
        player.planned = next(iter(numbers_of(more.get("planned", {}).get(name, ""))), None)
        player.shells = more.get("shells", {}).get(name, 0)
        player.treasures = more.get("treasures", {}).get(name, "").split()
    for name, said in more.get("skills", {}).items():
        skill, _, claws = said.partition(" ")
        crab = beach.crabs[CRABS.index(name)]
        crab.skill, crab.claws = skill, int(claws) if claws else SKILLS[skill]
    beach.slots = [numbers_of(stack) for stack in more.get("market", "slant1, call1, sand1").split(", ")]
    beach.slots += [[] for _ in range(3 - len(beach.slots))]
    held = [card for player in beach.players for card in player.hand + player.track + player.discard + [player.planned]]
    out = held + [card for slot in beach.slots for card in slot]
    pile = more.get("pile")
    beach.pile = {card for card in range(20, 56) if card not in out} if pile is None else set(numbers_of(pile))


def go_on(beach):
    """The turn, the turns that are left of the round, and the game."""
    order = beach.clockwise_from(beach.chef)
    with suppress(Dropped):
        yield from beach.use_actions()
        yield from beach.end_on_space()
    for player in order[order.index(beach.active.player) + 1 :]:
        yield from beach.turn(player)
    beach.end_round()
    yield from Beach.game(beach)


def do(beach, *texts, luck=()):
    """Choices of whoever is asked, one after the other; just this luck is drawn."""
    chance = Luck(*luck)
    for said in texts:
        seat = beach.pending()[0]
        assert said in beach.legal(seat), f"{said!r} is none of {sorted(beach.legal(seat))}"
        beach.play(seat, said, chance)
    assert not chance.numbers


def asked(beach):
    """Who, by the first of their crabs."""
    return " ".join(CRABS[beach.crabs_of(beach.players[seat])[0].number] for seat in beach.pending())


def choices(beach):
    return beach.legal(beach.pending()[0])


def of(beach, crab):
    return beach.crabs[CRABS.index(crab)]


def at(beach, crab):
    it = of(beach, crab)
    return space_name(it.place) + "!" * it.down


def shells(beach, crab="red"):
    return of(beach, crab).player.shells


def hand(beach, crab="red"):
    return beach.seat_position(of(beach, crab).player)["hand"]


def offered(beach, *words):
    """Which of these can be chosen now."""
    return [word for word in words if word in choices(beach)]
