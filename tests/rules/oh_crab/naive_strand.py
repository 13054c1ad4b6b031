"""Small beaches for the naive twin, made by hand."""

from . import naive
from .numbers import ADD_RIGHT, PLAN, SHOVE, SPECIAL, SPECIAL_NAMES

RED, ORANGE, BLUE, GREEN, BROWN = range(5)


class Luck:
    """What chance is to bring, in order."""

    def __init__(self, *numbers):
        self.numbers = list(numbers)

    def below(self, limit):
        number = self.numbers.pop(0)
        assert 0 <= number < limit
        return number


def at(name):
    """a1 is the first column, on the land side."""
    return naive.SEA if name == "sea" else ("abcdefg".index(name[0]), int(name[1:]) - 1)


def card(main, left="", right="", special=None):
    """Halves are written upper then lower: 'forward -'."""
    halves = [[None if icon == "-" else icon for icon in (side or "- -").split()] for side in (left, right)]
    return {"main": main, "left": halves[0], "right": halves[1], "special": special}


PLAIN = {number: card("seaward") for number in range(20)} | {
    number: card("shell", special=SPECIAL_NAMES[number % 12]) for number in range(20, 56)
}


def strand(
    crabs, edition="final", rows=9, cards=None, chef=0, shells=None, extras=None, hands=None, tracks=None, market=(), pile=(), **spaces
):
    """A beach at the start of a round, with crabs on named spaces: spaces are words, and for shortcuts and currents where they lead."""
    grid = {(column, 2 * row + column % 2): set() for column in range(7) for row in range(rows)}
    arrows, prices = {}, {}
    for name, words in spaces.items():
        for word in words.split():
            word, _, rest = word.partition(">")
            grid[at(name)].add(word)
            if word == "shortcut":
                where, icon, number = rest.split(",")
                arrows[at(name)], prices[at(name)] = at(where), (icon, int(number))
            elif word == "current":
                arrows[at(name)] = at(rest)
    players = 2 if isinstance(crabs, tuple) else len(crabs)
    beach = naive.Beach(players, edition, grid, arrows, prices, [], {**PLAIN, **(cards or {})}, extras or {})
    for crab, name in zip(beach.crabs, crabs, strict=True):
        crab.place = at(name)
    for player in beach.players:
        player.shells = (shells or {}).get(player.seat, 0)
        player.hand = list((hands or {}).get(player.seat, player.hand))
        player.track = list((tracks or {}).get(player.seat, []))
    beach.slots = [list(stack) for stack in market] + [[] for _ in range(3 - len(market))]
    beach.pile = set(pile)
    beach.chef = chef
    beach.begin()
    return beach


def do(beach, *actions, luck=()):
    """Actions of the first seat that owes one; only the last draws luck."""
    for action in actions[:-1]:
        beach.play(beach.pending()[0], action, Luck())
    chance = Luck(*luck)
    beach.play(beach.pending()[0], actions[-1], chance)
    assert not chance.numbers


def plan_all(beach):
    while beach.step == "plan":
        seat = beach.pending()[0]
        do(beach, min(beach.legal(seat)))


def places(beach):
    def name(place):
        return "sea" if place == naive.SEA else f"{'abcdefg'[place[0]]}{place[1] + 1}"

    return " ".join(name(crab.place) + "!" * crab.down for crab in beach.crabs)


def shove(crab, direction):
    return SHOVE + crab * 6 + direction


def begun(crabs, name, hand=(20, 0, 1), **rest):
    """Red has added a card with a special action and chooses it."""
    beach = strand(crabs, cards={20: card("shell", "forward -", "seaward -", name)}, hands={0: hand}, chef=RED, **rest)
    do(beach, PLAN + 20)
    plan_all(beach)
    do(beach, ADD_RIGHT)
    return beach


def use(name):
    return SPECIAL + SPECIAL_NAMES.index(name)
