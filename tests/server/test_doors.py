"""What a page asks besides playing, through a real server: answered in a sentence, in the right language, refused where it must be; and it
tells nothing that the seat could not know."""

import hashlib
from typing import Any

import msgspec
import pytest

from estran.core.chance import secret_of
from estran.core.record import decode
from estran.core.refusal import Reason
from estran.games import GAMES, game
from estran.server.limits import Limits
from estran.server.shapes import Hint, Preview, Reasons, Tried
from estran.server.thinking import Chosen
from estran.server.workers import NoAnswer
from estran.table import Table, foresight, replay
from tests.server.real import Guest, running
from tests.server.test_api import begun, error
from tests.server.test_hosting import played
from tests.server.test_leaks import HIDDEN, Leak, Match


def moving(ann: Guest, bob: Guest, table: str) -> tuple[Guest, dict[str, Any]]:
    """Whose turn it is, and what they see."""
    seat = ann.frame(table)["turn"][0]
    mover = ann if seat == 1 else bob
    return mover, mover.frame(table)


def why(guest: Guest, table: str, **query: Any) -> Any:
    return guest.http.get(f"/api/tables/{table}/why", params=query)


def preview(guest: Guest, table: str, **query: Any) -> Any:
    return guest.http.get(f"/api/tables/{table}/preview", params=query)


def hint(guest: Guest, table: str, seat: int) -> Any:
    return guest.http.post(f"/api/tables/{table}/hint", json={"seat": seat})


# -- why not?


def test_why_not_is_answered_in_the_language_asked_for(ann, bob):
    table = begun(ann, bob)
    mover, frame = moving(ann, bob, table)
    for language, words in (("en", "which is not yours"), ("fr", "qui n'est pas à vous")):
        theirs = next(cell for cell, stack in frame["view"]["cells"].items() if stack[-1][0] != str(frame["seat"]))
        mover.http.headers["accept-language"] = language
        said = msgspec.json.decode(why(mover, table, seat=frame["seat"], what=f"cell:{theirs}").content, type=Reasons)
        assert words in said.reasons[0].message
        assert said.reasons[0].rules == ["CZ-07"]
    choice = frame["choices"][0]
    assert why(mover, table, seat=frame["seat"], what=",".join(choice["things"])).json() == {"reasons": []}
    assert why(mover, table, seat=frame["seat"], text=choice["notation"]).json() == {"reasons": []}


def test_why_not_is_refused_where_it_makes_no_sense(ann, bob):
    table, eve = begun(ann, bob), Guest(ann.url)
    mover, frame = moving(ann, bob, table)
    seat = frame["seat"]
    assert error(why(mover, table, seat=seat), 422) == "why-what"
    assert error(why(mover, table, seat=seat, what="cell:c3", text="c3-c4"), 422) == "why-what"
    assert error(why(mover, table, seat=seat, text="hop"), 422) == "move-unreadable"
    assert error(why(mover, table, seat=seat, what="," * 400), 422) == "move-unreadable"
    assert error(why(mover, table, seat=3 - seat, text="c3-c4"), 422) == "table-not-yours"
    assert error(why(eve, table, seat=seat, text="c3-c4"), 422) == "table-not-yours"
    assert error(why(mover, table, what="cell:c3"), 400) == "query-malformed"
    assert error(why(mover, table, seat=seat, text="x" * 501), 400) == "query-malformed"
    assert error(why(mover, "nowhere", seat=1, text="c3-c4"), 404) == "no-table"
    waiting = ann.open("crabz")
    ann.do(waiting, "sit", seat=1, name="Ann")
    assert error(why(ann, waiting, seat=1, text="c3-c4"), 422) == "table-not-begun"
    assert error(why(ann, played(ann), seat=1, text="c3-c4"), 422) == "game-over"


# -- what if?


def test_what_is_foretold_is_what_happens(ann, bob):
    table = begun(ann, bob)
    mover, frame = moving(ann, bob, table)
    choice = {"seat": frame["seat"], "decision": frame["decision"], "choice": frame["choices"][0]["notation"]}
    seen = msgspec.json.decode(preview(mover, table, **choice).content, type=Preview)
    assert seen.complete
    assert ann.frame(table)["version"] == frame["version"], "nothing has happened"
    mover.do(table, "act", id="m", **choice)
    told = mover.frame(table, since=frame["version"])["events"]
    assert [{**event, "version": frame["version"] + 1} for event in seen.events] == told
    assert error(preview(mover, table, **choice), 409) == "table-stale"
    other, frame = moving(ann, bob, table)
    assert error(preview(other, table, seat=frame["seat"], decision=frame["decision"], choice="a1-a1"), 422).startswith("crabz-why")
    assert error(preview(other, table, seat=frame["seat"], decision=frame["decision"], choice="hop"), 422) == "move-unreadable"
    assert error(preview(mover, table, seat=frame["seat"], decision=frame["decision"], choice="hop"), 422) == "table-not-yours"
    assert error(preview(other, table, seat=1, choice="c3-c4"), 400) == "query-malformed"


# -- what would you do?


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_is_a_move_that_can_be_made(ann, id):
    players = int(game(id).checked({})["players"])
    table = ann.open(id, chairs=["", *["hatchling"] * (players - 1)])
    ann.do(table, "sit", seat=1, name="Ann")
    while 1 not in (frame := ann.frame(table))["turn"]:
        pass
    assert frame["hints"]
    ann.http.headers["accept-language"] = "fr"
    said = msgspec.json.decode(hint(ann, table, 1).content, type=Hint)
    assert said.decision == frame["decision"]
    assert said.choice in [choice["notation"] for choice in frame["choices"]]
    if id in ("oh_crab", "marche"):
        assert said.reasons
        assert all(reason.message.endswith((".", "!")) for reason in said.reasons)
    assert hint(ann, table, 1).json()["choice"] == said.choice, "asked once a decision"


def test_hints_are_refused_where_the_table_does_not_allow_them(ann, bob):
    table = begun(ann, bob)
    mover, frame = moving(ann, bob, table)
    assert not frame["hints"]
    assert error(hint(mover, table, frame["seat"]), 422) == "no-hints"
    allowed = begun(ann, bob, hints=True)
    mover, frame = moving(ann, bob, allowed)
    assert hint(mover, allowed, frame["seat"]).status_code == 200
    other = bob if mover is ann else ann
    assert error(hint(other, allowed, 3 - frame["seat"]), 422) == "hint-early"
    assert error(hint(other, allowed, frame["seat"]), 422) == "table-not-yours"
    alone = ann.open("crabz", chairs=["", "hatchling"], hints=False)
    ann.do(alone, "sit", seat=1, name="Ann")
    assert error(hint(ann, alone, 1), 422) == "no-hints"


def test_a_bot_that_has_no_advice_says_so_and_may_be_asked_again(house, ann, bob, monkeypatch):
    async def silent(*_):
        raise NoAnswer

    table = begun(ann, bob, hints=True)
    mover, frame = moving(ann, bob, table)
    with monkeypatch.context() as patch:
        patch.setattr(house[1].state.house._mind.workers, "ask", silent)
        assert error(hint(mover, table, frame["seat"]), 422) == "no-advice"
    assert hint(mover, table, frame["seat"]).status_code == 200


# -- going on


@pytest.mark.parametrize("id", GAMES)
def test_a_game_goes_on_from_a_moment_of_another(ann, bob, id):
    table = resigned(ann, id) if id in ("oh_crab", "poulpe") else played(ann, id)
    record = bob.http.get(f"/api/tables/{table}/record").json()
    then = bob.http.get(f"/api/tables/{table}/replay", params={"entry": 3, "seat": 1}).json()
    players = len(record["seats"])
    chairs = ["", *["hatchling"] * (players - 1)]
    asked = bob.http.post(f"/api/tables/{table}/continue", json={"entry": 3, "chairs": chairs})
    assert asked.status_code == 201, asked.text
    again = bob.http.post("/api/replay/continue", json={"record": record, "entry": 3, "chairs": ["hatchling"] * players}).json()["table"]
    start = {"commitment": hashlib.sha256(bytes.fromhex(record["seed"])).hexdigest(), "entry": 3}
    new = asked.json()["table"]
    assert ann.frame(new)["start"] == ann.frame(again)["start"] == start
    assert ann.frame(new)["commitment"] not in ("", start["commitment"])
    frame = bob.do(new, "sit", seat=1, name="Bob").json()
    assert frame["stage"] == "playing"
    first = bob.frame(new) if frame["view"] == then["view"] else None
    assert first is None or first["seat"] == 1, "bots may have moved since"
    assert new in [line["table"] for line in bob.http.get("/api/tables/mine").json()["tables"]]


@pytest.mark.parametrize("id", ["poulpe", "oh_crab"])
def test_nobody_is_invited_to_a_deal_that_was_looked_for(ann, bob, id):
    """A record with any seed, begun at entry 0, would look like a fresh deal whose hands its author knows."""
    record = ann.http.get(f"/api/tables/{resigned(ann, id)}/record").json()
    looked_for = {**record, "seed": secret_of(123).hex(), "entries": [], "result": None}
    new = ann.http.post("/api/replay/continue", json={"record": looked_for, "entry": 0}).json()["table"]
    assert ann.do(new, "sit", seat=1, name="Ann").status_code == 200
    assert error(bob.do(new, "sit", seat=2, name="Bob"), 422) == "table-one-person"
    again = ann.http.post(f"/api/tables/{resigned(ann, id)}/continue", json={"entry": 0}).json()["table"]
    assert bob.do(again, "sit", seat=1, name="Bob").status_code == 200
    assert error(ann.do(again, "sit", seat=2, name="Ann"), 422) == "table-one-person"


def resigned(guest: Guest, id: str) -> str:
    """A table where one person played all seats for a while, and gave up."""
    table = guest.open(id, window=0)
    for seat in range(1, len(guest.frame(table)["chairs"]) + 1):
        guest.do(table, "sit", seat=seat, name=f"Crab {seat}")
    for n in range(8):
        seat = guest.frame(table)["turn"][0]
        mine = guest.frame(table, seat=seat)
        guest.do(table, "act", id=f"{n}", seat=seat, decision=mine["decision"], choice=mine["choices"][0]["notation"])
    while guest.frame(table)["stage"] != "over":
        answer = guest.do(table, "resign", seat=guest.frame(table)["turn"][0])
        assert answer.status_code == 200, answer.text
    return table


def test_what_was_gone_on_with_is_verified_by_its_record(ann):
    new = ann.http.post(f"/api/tables/{played(ann)}/continue", json={"entry": 5}).json()["table"]
    for seat in (1, 2):
        ann.do(new, "sit", seat=seat, name=f"Crab {seat}")
    ann.do(new, "resign", seat=1)
    record = decode(ann.http.get(f"/api/tables/{new}/record").content)
    assert record.start.entry == 5
    assert replay(record, game("crabz")).over
    assert ann.http.get(f"/api/tables/{new}/replay", params={"entry": 0}).json()["view"]
    assert ann.http.post("/api/replay", json={"record": msgspec.to_builtins(record)}).status_code == 200


def test_going_on_is_refused_where_there_is_nothing_to_go_on_with(ann, bob):
    under_way, over = begun(ann, bob), played(ann)
    record = ann.http.get(f"/api/tables/{over}/record").json()

    def go_on(table: str, **body: Any) -> Any:
        return bob.http.post(f"/api/tables/{table}/continue", json=body)

    def go_on_from(**body: Any) -> Any:
        return bob.http.post("/api/replay/continue", json=body)

    last = len(record["entries"])
    before = bob.http.get("/api/tables/mine").json()
    assert error(go_on(under_way, entry=0), 409) == "table-not-over"
    assert error(go_on(over, entry=last), 422) == "start-over"
    assert error(go_on(over, entry=last + 1), 422) == "no-entry"
    assert error(go_on(over, entry=-1), 400) == "body-malformed"
    assert error(go_on(over), 400) == "body-malformed"
    assert error(go_on(over, entry=1, chairs=["", "", ""]), 422) == "seats-count"
    assert error(go_on(over, entry=1, chairs=["", "god"]), 422) == "bot-unknown"
    assert error(go_on_from(entry=1), 400) == "body-malformed"
    assert error(go_on_from(record={**record, "rules": "0"}, entry=1), 422) == "record-rules"
    assert error(go_on_from(record={**record, "result": None}, entry=1), 422) == "record-result"
    assert error(go_on_from(record={**record, "entries": record["entries"][:1] * (Limits().entries + 1)}, entry=1), 413) == "record-long"
    assert error(go_on_from(record={**record, "start": {"position": {}}}, entry=1), 422).startswith("position")
    assert bob.http.get("/api/tables/mine").json() == before


# -- how would it look?


@pytest.mark.parametrize("id", GAMES)
def test_options_can_be_looked_at(ann, id):
    def look(**options: Any) -> Any:
        return ann.http.post(f"/api/games/{id}/preview", json={"options": options})

    plain = msgspec.json.decode(look().content, type=Tried)
    assert plain.options == game(id).checked({})
    assert look().json() == look().json(), "always the same deal"
    for option in game(id).options:
        for value in option.values:
            answer = look(**{option.name: value})
            assert answer.status_code == 200 or error(answer, 422)
    assert error(look(players=99), 422) == "option-value"
    assert error(look(tide=1), 422) == "option-unknown"
    assert error(ann.http.post("/api/games/chess/preview", json={}), 422) == "game-unknown"


# -- nothing hidden


def answers(guest: Guest, match: Match, seat: int, probes: list[Any]) -> list[bytes]:
    """Every byte that a seat can make the server send by asking."""
    table, decision = match.id, match.room.table.decisions[seat]
    match.room.advice.clear()
    told = [hint(guest, table, seat + 1)]
    for probe in probes:
        told += [
            why(guest, table, seat=seat + 1, what=probe.things[0]),
            why(guest, table, seat=seat + 1, what=",".join(probe.things)),
            why(guest, table, seat=seat + 1, text=probe.notation),
            preview(guest, table, seat=seat + 1, decision=decision, choice=probe.notation),
        ]
    return [bytes(str(answer.status_code), "ascii") + answer.content for answer in told]


def check(match: Match, steps: int) -> None:
    luck = match.luck
    for step in range(steps):
        true = match.room.table
        if true.stage == "over":
            break
        for seat, guest in enumerate(match.guests):
            state = true.match.state
            twins = match.twin(state.clone()), match.twin(state.sample(seat, luck))
            probes = [match.game.choice(state, seat, int(luck.below(match.game.actions))) for _ in range(4)]
            probes += match.game.choices(state, seat)[:3] if seat in state.pending() else []
            heard = []
            for twin in twins:
                match.show(twin)
                heard.append(answers(guest, match, seat, probes))
            match.show(true)
            if heard[0] != heard[1]:
                raise Leak(f"seat {seat} can tell the table from another by asking")
        actor, act = match.choose()
        assert match.guests[actor].do(match.id, "act", id=f"{step}", **act).status_code == 200


@pytest.fixture
def match_of(tmp_path, monkeypatch):
    """A match whose bots say nothing but what they were asked, and are asked with the same luck."""

    async def echo(question, kind, behind=""):
        asked = hashlib.sha256(msgspec.json.encode(question)).hexdigest()
        return Chosen(asked, [Reason("", "no-such-seat", {"seat": asked})])

    with running(tmp_path) as (url, app):

        def made(id: str, seed: int) -> Match:
            monkeypatch.setattr("estran.server.house.secrets.randbits", lambda bits: seed)
            monkeypatch.setattr(app.state.house._mind.workers, "ask", echo)
            monkeypatch.setattr(Table, "hints", True)
            return Match(url, app, id, seed)

        yield made


@pytest.mark.parametrize("id", HIDDEN)
def test_asking_tells_nothing_hidden(match_of, id):
    check(match_of(id, 1), 10)


@pytest.mark.parametrize("id", HIDDEN)
def test_a_bot_that_is_handed_the_true_state_is_caught(match_of, id, monkeypatch):
    monkeypatch.setattr(Table, "sample", lambda table, seat, chance: table.match.state.clone())
    with pytest.raises(Leak):
        check(match_of(id, 2), 14)


@pytest.mark.parametrize("id", HIDDEN)
def test_a_preview_that_knows_too_much_is_caught(match_of, id, monkeypatch):
    tried = foresight.preview

    def leaky(table, *asked):
        return tried(table, *asked)._replace(events=[table.game.position(table.match.state)])

    monkeypatch.setattr(foresight, "preview", leaky)
    with pytest.raises(Leak):
        check(match_of(id, 2), 14)
