"""A deal that nobody can choose alone: the server is bound before anybody sits, and everybody adds what the others do not know."""

import hashlib

import msgspec
import pytest

from estran.core.chance import secret_of
from estran.core.record import Deal, decode
from estran.core.refusal import Refused
from estran.games import game
from estran.table import Table, commands, replay
from tests.table.party import EVERY_GAME, LEVELS, Party, frames, name_of
from tests.table.test_rebuild import from_the_deal, known, upgraded
from tests.table.test_start import begun
from tests.table.test_table import refused

SAND = {person: hashlib.sha256(person.encode()).hexdigest() for person in ("ann", "bob", "cat", "dan")}
"""What each of them adds."""


def dealt(one, *people, sand=None, seed=1, chairs=(), **opening):
    """A party whose people add to the seed when they sit down."""
    sand = SAND if sand is None else sand
    party = Party(one, seed=seed, chairs=chairs or ("",) * max(2, len(people)), **opening)
    free = [seat for seat, chair in enumerate(party.table.chairs, start=1) if chair.free]
    for seat, person in zip(free, people, strict=True):
        party.do(person, commands.Sit(seat, person.title(), contribution=sand.get(person, "")))
    if party.table.stage == "waiting":
        party.do(people[0], commands.Start())
    return party


@pytest.mark.parametrize("text", ["\n", SAND["ann"] + "\n", SAND["ann"][:-1], SAND["ann"].upper(), " "])
@pytest.mark.parametrize("command", [commands.Sit, commands.Contribute, commands.Rematch])
def test_only_digits_are_added(text, command):
    """As a record takes them: else nobody could read how the game went."""
    said = {"do": command.__struct_config__.tag, "contribution": text}
    said |= {"seat": 1} if command is not commands.Rematch else {}
    said |= {"name": "Ann"} if command is commands.Sit else {}
    with pytest.raises(msgspec.ValidationError, match="contribution"):
        msgspec.convert(said, command)
    assert msgspec.convert({**said, "contribution": SAND["ann"]}, command).contribution == SAND["ann"]


def lines(secret, *contributions):
    """The seed as anybody can find it with a pencil and SHA-256."""
    return hashlib.sha256("\n".join(["estran deal", secret, *contributions]).encode()).hexdigest()


@pytest.mark.parametrize("one", EVERY_GAME, ids=name_of)
def test_the_seed_comes_from_the_secret_and_from_everybody(one):
    party = dealt(one, "ann", "bob")
    before = party.table.frame(None)
    assert before["commitment"] == hashlib.sha256(secret_of(1)).hexdigest()
    assert (before["seed"], before["deal"]) == ("", None)
    assert [chair["contributed"] for chair in before["chairs"]] == [True, True]
    party.finish()
    after = party.table.frame(None)
    assert after["commitment"] == before["commitment"]
    assert after["deal"] == {
        "secret": secret_of(1).hex(),
        "commitment": before["commitment"],
        "contributions": (SAND["ann"], SAND["bob"]),
    }
    assert after["seed"] == lines(secret_of(1).hex(), SAND["ann"], SAND["bob"])
    assert known(party.told()) == known(from_the_deal(party))


@pytest.mark.parametrize("one", EVERY_GAME, ids=name_of)
def test_its_record_is_of_format_2_and_verified(one):
    party = dealt(one, "ann", "bob")
    party.finish()
    record = party.table.record()
    assert record.format == 2
    again = decode(record.encode())
    assert again == decode(record.line()) == record
    assert replay(again, one).record() == record
    assert again.deal.seed == again.seed


def test_nobody_sees_the_secret_or_the_seed_before_the_end():
    party = dealt("poulpe", "ann", "bob")
    party.play_until(lambda: len(party.table.match.entries) > 20)
    for frame in frames(party.table):
        for hidden in (secret_of(1).hex(), party.table.match.seed, *SAND.values()):
            assert hidden.encode() not in frame


@pytest.mark.parametrize("other", [{"ann": SAND["cat"]}, {"bob": SAND["cat"]}, {"bob": ""}])
def test_each_of_them_changes_the_deal(other):
    one = game("poulpe")
    deals = [dealt(one, "ann", "bob", sand=sand).table.match.seed for sand in (SAND, SAND | other)]
    assert len(set(deals)) == 2
    assert dealt(one, "ann", "bob").table.match.seed == deals[0]
    assert dealt(one, "ann", "bob", seed=2).table.match.seed != deals[0]


def test_who_sits_down_again_adds_something_else():
    party = Party("poulpe", chairs=("", ""))
    party.do("ann", commands.Sit(1, "Ann", contribution=SAND["ann"]))
    party.do("ann", commands.Leave(1))
    assert not party.table.frame(None)["chairs"][0]["contributed"]
    party.do("bob", commands.Sit(1, "Bob", contribution=SAND["bob"]))
    party.do("cat", commands.Sit(2, "Cat"))
    party.do("bob", commands.Start())
    assert party.table.match.seed == lines(secret_of(1).hex(), SAND["bob"], "")
    assert [chair["contributed"] for chair in party.table.frame(None)["chairs"]] == [True, False], "and who added nothing is known"


def test_a_table_where_nobody_adds_anything_is_dealt_by_the_secret_alone():
    """As at every table of 0.1.0."""
    party = dealt("poulpe", "ann", "bob", sand={})
    party.finish()
    assert (party.table.frame(None)["seed"], party.table.frame(None)["deal"]) == (secret_of(1).hex(), None)
    record = party.table.record()
    assert record.format == 1
    assert '"deal"' not in record.encode()
    assert replay(decode(record.encode()), party.game).over


def test_one_person_against_bots_and_one_with_all_seats_add_too():
    alone = dealt("poulpe", "ann", chairs=("easy", ""))
    assert alone.table.stage == "playing"
    assert alone.table.match.seed == lines(secret_of(1).hex(), "", SAND["ann"])
    assert from_the_deal(alone).match.seed == alone.table.match.seed
    assert alone.game.position(from_the_deal(alone).match.state) == alone.game.position(alone.state), "what was stored is what was dealt"
    screen = dealt("poulpe", "ann", "ann")
    assert screen.table.match.seed == lines(secret_of(1).hex(), SAND["ann"], SAND["ann"])


def test_a_seat_that_moves_keeps_what_was_added_there():
    party = dealt("poulpe", "ann", "bob")
    seed = party.table.match.seed
    party.keep(party.table.move(0, "ann", 0, "dan", party.now))
    party.table = party.told()
    assert party.table.match.seed == seed
    party.finish()
    assert party.table.record().deal.contributions == (SAND["ann"], SAND["bob"])


# -- again


def test_a_rematch_is_dealt_by_what_everybody_adds_again():
    """Who asks for it sends something with it, the others when they come to the new table."""
    party = dealt("poulpe", "ann", "bob")
    party.do("ann", commands.Resign(1))
    _, rows = party.table.rematch("ann", "again", secret_of(2), party.now, SAND["cat"])
    again = Party("poulpe", chairs=("", ""))
    again.rows, again.table = list(rows), Table.rebuild("again", party.game, rows, LEVELS)
    assert [chair["contributed"] for chair in again.table.frame(None)["chairs"]] == [True, False]
    assert refused(again, "ann", commands.Contribute(2, SAND["dan"])) == "table-not-yours"
    again.do("bob", commands.Contribute(2, SAND["dan"]))
    assert again.do("bob", commands.Contribute(2, SAND["ann"])).rows == (), "once"
    again.do("ann", commands.Start())
    assert again.told().match.seed == again.table.match.seed == lines(secret_of(2).hex(), SAND["cat"], SAND["dan"])
    assert refused(again, "bob", commands.Contribute(2, SAND["ann"])) == "table-begun"


def test_a_server_is_bound_to_the_secret_of_a_rematch_before_anybody_asks_for_it():
    """So it cannot look for one that suits what the asker adds. Whoever was there at the end can compare."""
    party = dealt("poulpe", "ann", chairs=("", "easy"), again=secret_of(7))
    bound = hashlib.sha256(secret_of(7)).hexdigest()
    assert party.table.frame(None)["next_commitment"] == ""
    assert bound.encode() not in msgspec.json.encode([party.table.frame(0), party.table.frame(None)])
    party.do("ann", commands.Resign(1))
    party.table = party.told()
    assert party.table.frame(None)["next_commitment"] == bound
    assert secret_of(7).hex() not in party.table.record().line()
    _, rows = party.table.rematch("ann", "again", secret_of(2), party.now, SAND["cat"], again=secret_of(3))
    again = Table.rebuild("again", party.game, rows, LEVELS)
    assert again.frame(None)["commitment"] == bound
    assert again.match.seed == lines(secret_of(7).hex(), SAND["cat"], "")
    assert again.opened.again == secret_of(3).hex(), "and so on"


def test_a_rematch_against_bots_begins_at_once_with_what_was_sent():
    party = dealt("poulpe", "ann", chairs=("", "easy"))
    party.do("ann", commands.Resign(1))
    _, rows = party.table.rematch("ann", "again", secret_of(2), party.now, SAND["cat"])
    again = Table.rebuild("again", party.game, rows, LEVELS)
    assert again.match.seed == lines(secret_of(2).hex(), SAND["cat"], "")


def test_after_an_upgrade_the_luck_is_still_theirs():
    party = dealt("poulpe", "ann", "bob")
    seed = party.table.match.seed
    party.act()
    party.restart(upgraded(party.game))
    assert party.table.match.seed == seed
    party.finish()
    record = decode(party.table.record().encode())
    assert (record.format, record.seed) == (2, seed)
    assert replay(record, party.game).record() == record


def test_what_was_not_dealt_says_so_and_draws_later_luck_from_everybody():
    party = dealt("poulpe", "cat", chairs=("", "easy"), start=begun(game("poulpe"))[1])
    assert party.table.frame(None)["start"]["entry"] == 9
    assert party.table.match.seed == lines(secret_of(1).hex(), SAND["cat"], "")


# -- records that do not hold


def forged(record, **changes):
    return msgspec.structs.replace(record, **changes).encode()


def test_a_record_whose_seed_does_not_follow_is_refused():
    party = dealt("crabz", "ann", "bob")
    party.do("ann", commands.Resign(1))
    record = party.table.record()
    deal = record.deal
    other = Deal(secret_of(9).hex(), hashlib.sha256(secret_of(9)).hexdigest(), deal.contributions)
    wrong = [
        forged(record, seed=secret_of(5).hex()),
        forged(record, deal=other),
        forged(record, deal=msgspec.structs.replace(deal, commitment=other.commitment)),
        forged(record, deal=msgspec.structs.replace(deal, contributions=(SAND["ann"], SAND["cat"]))),
        forged(record, deal=msgspec.structs.replace(deal, contributions=deal.contributions[:1])),
    ]
    for text in wrong:
        with pytest.raises(Refused) as problem:
            decode(text)
        assert problem.value.message == "record-deal"
    for text in (
        forged(record, format=1),
        forged(record, deal=None),
        forged(record, deal=msgspec.structs.replace(deal, secret="x" * 64)),
        forged(record, deal=msgspec.structs.replace(deal, contributions=("sand", ""))),
    ):
        with pytest.raises(Refused) as problem:
            decode(text)
        assert problem.value.message == "record-malformed"
    with pytest.raises(Refused) as problem:
        decode(forged(record, format=3))
    assert problem.value.message == "record-newer"
