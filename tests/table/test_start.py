"""A game that begins in the middle of another: where it says, told by its rows and its record, and verified by anyone."""

import hashlib

import msgspec
import pytest

from estran.core.chance import Quick, secret_of
from estran.core.record import Start, decode
from estran.core.refusal import Refused
from estran.games import game
from estran.table import Table, commands, replay
from tests.table.party import EVERY_GAME, HUSHED, LEVELS, Party, frames, name_of
from tests.table.test_rebuild import upgraded
from tests.table.test_table import refused

GAMES = [one for one in EVERY_GAME if one is not HUSHED]


def begun(one, steps=9, seed=1):
    """A party some moves into a game, and where another would begin."""
    party, luck = Party(one, "ann", "bob", seed=seed, window=0), Quick(seed)
    for _ in range(steps):
        party.act_at_random(luck)
    commitment = hashlib.sha256(secret_of(seed)).hexdigest()
    return party, Start(msgspec.json.decode(msgspec.json.encode(one.position(party.state))), commitment, steps)


def going_on(one, start, **opening):
    """Where something is hidden, one person plays all of it."""
    return Party(one, "cat", "dan" if one.open else "cat", seed=7, window=0, start=start, **opening)


@pytest.mark.parametrize("one", GAMES, ids=name_of)
def test_it_begins_where_the_other_stood_for_every_seat(one):
    party, start = begun(one)
    other = going_on(one, start)
    for seat in (None, 0, 1):
        here, there = party.table.frame(seat), other.table.frame(seat)
        assert there["view"] == here["view"]
        assert there["choices"] == here["choices"]
        assert there["start"] == {"commitment": start.commitment, "entry": 9}
        assert here["start"] is None
        assert there["commitment"] != here["commitment"], "its luck is its own"
    assert frames(other.told()) == frames(other.table)


@pytest.mark.parametrize("one", GAMES, ids=name_of)
def test_its_record_says_where_it_began_and_is_verified(one):
    other = going_on(one, begun(one)[1])
    other.finish()
    record = other.table.record()
    again = decode(record.encode())
    assert again == record
    assert again.start.entry == 9
    whole = replay(again, one)
    assert one.position(whole.state) == one.position(other.state)
    assert one.position(replay(again, one, entries=0).state) == again.start.position


def test_a_record_of_a_game_that_was_dealt_says_nothing_of_it():
    party = Party("crabz", "ann", "bob")
    party.finish()
    assert '"start"' not in party.table.record().encode()


def test_another_position_makes_the_record_wrong():
    one = game("crabz")
    other = going_on(one, begun(one)[1])
    other.finish()
    record = other.table.record()
    elsewhere = msgspec.structs.replace(record.start, position=begun(one, seed=2)[1].position)
    for wrong in (elsewhere, None):
        with pytest.raises(Refused):
            replay(msgspec.structs.replace(record, start=wrong), one)
    nonsense = msgspec.structs.replace(record.start, position={"players": 2})
    with pytest.raises(Refused) as problem:
        replay(msgspec.structs.replace(record, start=nonsense), one)
    assert problem.value.message.startswith("position")
    with pytest.raises(Refused, match="seats"):
        replay(msgspec.structs.replace(record, options={**record.options, "players": 3}), one)


@pytest.mark.parametrize("one", GAMES, ids=name_of)
def test_one_can_go_back_to_where_it_began_and_no_further(one):
    other = going_on(one, begun(one)[1])
    seat = other.state.pending()[0]
    before = one.position(other.state)
    other.act(seat)
    back = other.table.match.taking_back(seat)
    assert back.to == 0
    if not back.seen:
        other.do(other.person(seat), commands.Undo(seat + 1))
        assert one.position(other.state) == before
    with pytest.raises(Refused):
        Table.rebuild("t", one, other.rows[:-1] if back.seen else other.rows, LEVELS).match.taking_back(seat)


@pytest.mark.parametrize("one", GAMES, ids=name_of)
def test_it_goes_on_after_an_upgrade_too(one):
    other = going_on(one, begun(one)[1])
    other.act()
    seen = other.table.frame(0)["view"]
    other.restart(upgraded(one))
    assert other.table.frame(0)["view"] == seen
    assert other.table.frame(0)["resumed"]
    other.act()
    assert frames(other.told()) == frames(other.table)


def test_where_a_game_is_over_none_begins():
    party, _ = begun(game("crabz"))
    party.finish()
    with pytest.raises(Refused) as problem:
        going_on(party.game, Start(party.game.position(party.state)))
    assert problem.value.message == "start-over"


@pytest.mark.parametrize("position", [{}, {"players": 2, "cells": 3}, {"players": 9}])
def test_a_position_that_cannot_be_is_refused(position):
    with pytest.raises(Refused):
        going_on(game("crabz"), Start(position))


def test_the_number_of_players_is_that_of_the_position():
    with pytest.raises(Refused, match="seats"):
        Party("crabz", "cat", "dan", "ann", start=begun(game("crabz"))[1])


@pytest.mark.parametrize("one", GAMES, ids=name_of)
def test_where_something_is_hidden_one_person_plays_what_was_not_dealt(one):
    """Whoever brought the record may know what lies where: with entry 0 it would pass for a fresh deal."""
    _, start = begun(one, steps=0)
    other = Party(one, seed=7, start=start)
    other.do("cat", commands.Sit(1, "Cat"))
    if one.open:
        other.do("dan", commands.Sit(2, "Dan"))
        return
    assert refused(other, "dan", commands.Sit(2, "Dan")) == "table-one-person"
    other.do("cat", commands.Sit(2, "Too"))
    assert other.table.stage == "playing"
    with pytest.raises(Refused) as link:
        other.table.move(1, "cat", 0, "dan", other.now)
    assert link.value.message == "table-one-person"


@pytest.mark.parametrize("one", GAMES, ids=name_of)
def test_that_person_may_change_the_device(one):
    other = Party(one, "cat", chairs=("", "easy"), seed=7, start=begun(one)[1])
    other.keep(other.table.move(0, "cat", 0, "dan", other.now))
    assert other.table.people() == ["dan"]


def test_a_rematch_is_dealt():
    one = game("crabz")
    other = going_on(one, begun(one)[1], hints=True)
    other.finish()
    change, rows = other.table.rematch("cat", "again", secret_of(8), other.now)
    assert change.rows
    again = Table.rebuild("again", one, rows)
    assert again.opened.start is None
    assert again.opened.hints is True


# -- hints


@pytest.mark.parametrize(
    ("people", "chairs", "hints", "allowed"),
    [
        (("ann",), ("", "easy"), None, True),
        (("ann",), ("", "easy"), False, False),
        (("ann", "bob"), ("", ""), None, False),
        (("ann", "bob"), ("", ""), True, True),
        (("ann", "ann"), ("", ""), None, False),
    ],
)
def test_hints_are_for_who_plays_alone_unless_the_table_says_otherwise(people, chairs, hints, allowed):
    party = Party("crabz", *people, chairs=chairs, hints=hints)
    assert party.table.stage == "playing"
    assert party.table.hints is allowed
    assert party.told().frame(0)["hints"] is allowed
