"""What is typed and what is clicked: read as it was meant, or refused in one sentence."""

import pytest

from estran.core import Quick, Refused

from .beach import GAME, beach, play
from .test_why import NARROW, after, entering, jumping, leaping, placing, planning, pushing, resting, snacking, swapping, turn


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("FORWARD", "forward"),
        (" left ", "left"),
        ("d8", "forward"),
        ("to e7", "right"),
        ("Chef Left", "chef left"),
        ("stand-seaward", "stand seaward"),
        ("sea gull", "seagull"),
        ("Move Out", "move-out"),
        ("jumpaside", "jump-aside"),
        ("aa", "Aa"),
        ("CB", "Cb"),
        ("discard R3", "discard r3"),
        ("discard move out 2", "discard move-out2"),
        ("seagull1", "discard seagull1"),
        ("move blue back left", "move blue back-left"),
        ("MOVE BLUE BACK-LEFT", "move blue back-left"),
        ("swap Orange", "swap orange"),
        ("take PILE", "take pile"),
        ("take2", "take 2"),
        ("snack r1", "snack r1 right"),
        ("snack r1 left", "snack r1 left"),
        ("leap forward 2", "leap forward"),
        ("leap right 1", "leap right 1"),
        ("jump b6", "jump b6"),
        ("add  right", "add right"),
        ("use Shell", "use shell"),
        ("activate red", "activate red"),
        ("red", "activate red"),
        ("place 3", "place 3"),
        ("End", "end"),
    ],
)
def test_what_is_typed_is_understood(text, meant):
    state = turn(pool="seaward")
    assert GAME.notation(state, 0, GAME.parse(state, 0, text)) == meant


@pytest.mark.parametrize(
    ("position", "text", "meant"),
    [
        (planning, "r1", "plan r1"),
        (resting, "r2", "keep r2"),
        (entering, "b2", "discard b2"),
        (snacking, "r2", "snack r2 right"),
        (lambda: pushing(NARROW, "red b2, orange b4"), "left", "push left"),
        (lambda: pushing(NARROW, "red b2, orange b4"), "a5", "push left"),
        (leaping, "d10", "leap forward"),
        (leaping, "right", "leap right"),
        (jumping, "b6", "jump b6"),
        (swapping, "blue", "swap blue"),
        (lambda: after("buy Db", crabs="red d6", hand="shell forward", extras="Db", shells=1), "r2", "give r2"),
        (lambda: turn(pool="seaward"), "c7", "left"),
        (placing, "place 2", "place 2"),
    ],
)
def test_what_stands_alone_means_what_is_owed(position, text, meant):
    state = position()
    seat = int(state.next_seat())
    assert GAME.notation(state, seat, GAME.parse(state, seat, text)) == meant


def test_a_start_space_may_be_named_by_its_hex():
    state = placing()
    seat = int(state.next_seat())
    cell = GAME.view(state, seat)["board"]["starts"][1]
    assert GAME.phrase(state, seat, [f"cell:{cell}"]) == "place 2"


@pytest.mark.parametrize(
    "text",
    ["", "z", "forwards", "plan", "plan x9", "plan r5", "take 4", "place 6", "Ac", "move pink back", "swap", "h3", "r1 r2", "let it be"],
)
def test_what_is_no_move_at_all_is_refused_in_one_sentence(text):
    with pytest.raises(Refused, match="is no move of this game"):
        GAME.why(turn(), 0, text)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("a1", "One step does not lead to a1 now."),
        ("jump e9", "e9 is not as far from the sea as the crab that would jump there."),
        ("activate blue", '"activate blue": that crab is not yours.'),
    ],
)
def test_what_cannot_be_meant_is_said_in_one_sentence(text, sentence):
    with pytest.raises(Refused) as refused:
        GAME.why(turn(pool="seaward"), 0, text)
    assert str(refused.value) == sentence
    assert refused.value.say("fr") != sentence


@pytest.mark.parametrize(
    "things",
    [
        [],
        ["cell:d8", "cell:e7"],
        ["button:tea"],
        ["card:x"],
        ["cell:z1"],
        ["crab:pink"],
        ["button:chef"],
        ["crab:pink", "cell:d8"],
        ["tea:1"],
    ],
)
def test_things_that_mean_nothing_are_refused(things):
    with pytest.raises(Refused, match="is no move of this game"):
        GAME.why(turn(pool="seaward"), 0, things)


def test_things_that_were_clicked_are_understood():
    state = turn(pool="seaward", chef="red", extras="Aa", shells=1)
    for things, meant in (
        (["cell:d8"], "forward"),
        (["button:chef", "cell:c7"], "chef left"),
        (["button:end"], "end"),
        (["extra:Aa"], "Aa"),
        (["crab:blue", "cell:a3"], "move blue forward"),
        (["card:b2"], "discard b2"),
        (["market:pile"], "take pile"),
        (["track:left"], "add left"),
        (["card:b2", "track:left"], "snack b2 left"),
        (["icon:shell"], "use shell"),
    ):
        assert GAME.phrase(state, 0, things) == meant


def test_the_sea_is_named_by_the_hexes_next_to_the_beach():
    state = beach(". . .\n. . .", "red b4, orange a1", pool="seaward")
    sea = GAME.choices(state, 0)[0]
    assert sea.things == ("cell:b6",)
    assert GAME.phrase(state, 0, ["cell:b6"]) == "forward"
    play(state, "forward")
    assert GAME.position(state)["crabs"][0]["cell"] == "sea"


def test_a_start_space_is_typed_by_its_name_though_a_card_is_called_so_too():
    state = GAME.new(GAME.checked({"players": 2, "board": "0B-1A-2A-9A"}), Quick(1))
    for _ in range(2):
        seat = state.next_seat()
        named = {GAME.choice(state, seat, action).things[-1].removeprefix("cell:"): action for action in state.legal(seat)}
        for cell, action in named.items():
            assert GAME.parse(state, seat, cell) == action
        if "b2" in named:
            break
        state.play(seat, state.legal(seat)[0], Quick(2))
    assert "b2" in named
