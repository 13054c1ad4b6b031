"""A table with people around it, and a shelf where what must be stored is stored, so that the table can be told anew from that."""

import msgspec

from estran.core.chance import Quick, secret_of
from estran.core.game import Game
from estran.games import GAMES, game
from estran.games.oh_crab import OhCrabGame
from estran.table import Row, Table, commands, pack, unpack
from tests.core import tidepool

LEVELS = ("easy", "hard")
NOON = 1_700_000_000_000


class Hushed(tidepool.TidepoolGame):
    """Tidepool, where answers to a card that is turned up are given in a window."""

    def asks_out_of_turn(self, state):
        return state.steps.kind() == tidepool.ASK


class Offering(tidepool.TidepoolGame):
    """Tidepool, where who is asked about a card that is turned up need not answer."""

    def offers(self, options):
        return True

    def idle(self, state, seat):
        return tidepool.PASS if state.steps.kind() == tidepool.ASK and seat in state.pending() else None


class HushedOffering(Hushed, Offering):
    """Both."""


class Adventure(OhCrabGame):
    """Oh Crab! with all of its Adventure Pack, where nothing else is said."""

    def __init__(self):
        super().__init__()
        modules = ("surprises", "events", "challenges", "asymmetry")
        self.options = tuple(msgspec.structs.replace(one, default="on") if one.name in modules else one for one in self.options)


HUSHED = Hushed()
OFFERING = Offering()
HUSHED_OFFERING = HushedOffering()
ADVENTURE = Adventure()
NAMES = {HUSHED: "hushed", OFFERING: "offering", HUSHED_OFFERING: "hushed_offering", ADVENTURE: "adventure"}
EVERY_GAME = [one for one in map(game, GAMES) if type(one).view is not Game.view] + [tidepool.GAME, *NAMES]
"""All that can be looked at."""


def name_of(game):
    return NAMES.get(game, game.id)


def stored(row):
    """A row as it comes back from the shelf."""
    return Row(row.number, row.at, unpack(pack(row.entry)), row.position)


def frames(table):
    """What every audience is told, as bytes."""
    return [msgspec.json.encode(table.frame(seat)) for seat in (None, *range(len(table.chairs)))]


class Party:
    def __init__(self, which, *people, seed=1, options=None, chairs=(), **opening):
        """People sit down in order in the chairs that are free, and somebody starts."""
        self.game = game(which) if isinstance(which, str) else which
        self.now = NOON
        players = len(chairs) or max(len(people), 2)
        options = {"players": players, **(options or {})}
        rows = Table.open(self.game, options, owner="owner", secret=secret_of(seed), now=self.now, chairs=chairs, levels=LEVELS, **opening)
        self.rows = [stored(row) for row in rows]
        self.gone = {}
        self.back = {}
        self.table = self.told()
        free = [seat for seat, chair in enumerate(self.table.chairs, start=1) if chair.free]
        for seat, person in zip(free, people, strict=False):
            self.do(person, commands.Sit(seat, person.title()))
        if self.table.stage == "waiting" and len(people) >= len(free) and people:
            self.do(people[0], commands.Start())

    def told(self, game=None):
        """The table that the shelf tells."""
        return self.attended(Table.rebuild("t", game or self.game, self.rows, LEVELS))

    def attended(self, table):
        """With those who are there and those who are not, which is not stored."""
        for person, since in (self.gone | self.back).items():
            table.depart(person, since)
        for person, since in self.back.items():
            table.arrive(person, since)
        return table

    def restart(self, game=None, naps=()):
        """The server was switched off, and comes back, perhaps with other rules."""
        self.game = game or self.game
        self.table = self.told()
        change = self.table.wake(naps, self.now)
        self.gone, self.back = dict.fromkeys(self.table.people(), self.now), {}
        if change:
            self.keep(change)
        return change

    def keep(self, change):
        self.rows += map(stored, change.rows)
        self.table.enter(change)
        return change

    def do(self, person, command, lag=0):
        return self.keep(self.table.decide(command, person, self.now, lag))

    def leave(self, person):
        self.gone[person] = self.now
        self.back.pop(person, None)
        self.table.depart(person, self.now)

    def come(self, person):
        del self.gone[person]
        self.back[person] = self.now
        self.table.arrive(person, self.now)

    def later(self, ms):
        """Time goes by; what it brings is done when it is due."""
        end = self.now + ms
        while (due := self.table.due()) is not None and due <= end:
            self.now = max(self.now, due)
            self.keep(self.table.tick(self.now))
        self.now = end

    # -- playing

    @property
    def state(self):
        return self.table.match.state

    def person(self, seat):
        return self.table.chairs[seat].person

    def act(self, seat=None, nth=0, id="", lag=0, choice=None):
        """A seat plays its nth choice, as person or bot; the first that is to move where none is named."""
        seat = next(seat for seat in self.state.pending() if seat not in self.table.held) if seat is None else seat
        choice = choice or self.game.notation(self.state, seat, self.state.legal(seat)[nth])
        for owed in self.table.bots():
            if owed.seat == seat:
                return self.keep(self.table.play(owed, choice, self.now))
        return self.do(self.person(seat), commands.Act(seat + 1, self.table.decisions[seat], choice, id=id), lag)

    def act_at_random(self, luck: Quick):
        seats = [seat for seat in self.state.pending() if seat not in self.table.held]
        seat = seats[luck.below(len(seats))]
        return self.act(seat, luck.below(len(self.state.legal(seat))))

    def play_until(self, reached, seed=1, steps=400):
        """Random moves until something holds."""
        luck = Quick(seed)
        for _ in range(steps):
            if reached():
                return
            self.act_at_random(luck)
            if self.table.held:
                self.later(self.table.opened.window)
        raise AssertionError("it never came to that")

    def finish(self, seed=1):
        self.play_until(lambda: self.table.stage == "over", seed, steps=3000)
