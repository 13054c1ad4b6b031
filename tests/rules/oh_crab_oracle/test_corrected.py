"""Decisions that are easily got wrong, each by its sentence in the rulebooks. What may be chosen is written by hand: game and twin must
both say so."""

from typing import Any, Protocol

import pytest

from tests.rulemark import rule

from .tables import Alone, Watched, laid


class Table(Protocol):
    def choices(self) -> set[str]: ...
    def act(self, notation: str) -> None: ...
    def told(self) -> dict[str, Any]: ...


class Lay(Protocol):
    def __call__(self, board: str, crabs: dict[str, str], **changes: Any) -> Table: ...


@pytest.fixture(params=[Watched, Alone])
def lay(request: pytest.FixtureRequest) -> Lay:
    return lambda board, crabs, **changes: request.param(laid(board, crabs, **changes))


def directed(colour: str, *ways: str) -> set[str]:
    return {f"move {colour} {way}" for way in ways}


# -- the call: « Si aucun espace libre ne se trouve devant un crabe au moment où tu veux le déplacer, tu n'es pas obligé de le faire »

NARROWS = "0A-2B-1A-3A-9A"
"""Before b8 lie rocks, and c9."""


@rule("OC-104", "OC-D17")
def test_a_blocked_crab_may_be_left_for_good(lay: Lay) -> None:
    table = lay(NARROWS, {"red": "c9", "orange": "b8", "blue": "e19"}, ready=["call"])
    table.act("call")
    assert table.choices() == directed("red", "forward", "right") | {"orange stays"}
    table.act("orange stays")
    assert table.choices() == directed("red", "forward", "right")
    table.act("move red right")
    assert table.told()["cells"] == {"red": "d10", "orange": "b8", "blue": "e19"}


@rule("OC-104", "OC-D17")
def test_a_crab_that_has_become_free_must_go(lay: Lay) -> None:
    table = lay(NARROWS, {"red": "c9", "orange": "b8", "blue": "e19"}, ready=["call"])
    table.act("call")
    table.act("move red right")
    assert table.told()["cells"] == {"red": "d10", "orange": "c9", "blue": "e19"}


@rule("OC-104", "OC-069")
def test_one_s_own_crab_is_not_called_while_it_lies_and_nobody_stays_who_can_go(lay: Lay) -> None:
    table = lay(NARROWS, {"red": "d16", "orange": "d6", "blue": "f2"}, ready=["call"], down=["red"])
    table.act("call")
    assert table.choices() == directed("orange", "forward", "left", "right") | directed("blue", "forward", "left", "right")
    table.act("move orange left")
    assert table.choices() == directed("blue", "forward", "left", "right")


@rule("OC-104", "OC-D18")
def test_other_crabs_that_lie_are_called_and_go_on_lying(lay: Lay) -> None:
    table = lay(NARROWS, {"red": "d16", "orange": "d6", "blue": "e33"}, ready=["call"], down=["red", "orange"])
    table.act("call")
    assert table.choices() == directed("orange", "forward", "left", "right")
    table.act("move orange left")
    assert (table.told()["cells"]["orange"], table.told()["down"]) == ("c7", ["orange", "red"])


@rule("OC-D66")
def test_the_sea_can_be_entered_by_call(lay: Lay) -> None:
    table = lay(NARROWS, {"red": "c33", "orange": "b34", "blue": "d34"}, ready=["call"])
    table.act("call")
    assert table.told()["cells"] == {"red": "sea", "orange": "b34", "blue": "d34"}


@rule("OC-D66", "OC-D24")
def test_the_sea_can_be_entered_by_move_out_and_leap(lay: Lay) -> None:
    table = lay(NARROWS, {"red": "c33", "orange": "a33", "blue": "e5"}, ready=["move-out"], shells=3)
    table.act("move-out")
    table.act("move orange forward")
    assert table.told()["cells"]["orange"] == "sea"
    table.act("Ca")
    table.act("leap left")
    assert table.told()["cells"]["red"] == "sea"


# -- in the sea: the crab « ne peut plus être ciblé par aucune action »; its player has « toutes les actions auxquelles tu as accès »


@rule("OC-D29", "OC-088")
def test_a_player_whose_crab_is_in_the_sea_still_calls_and_moves_others_out(lay: Lay) -> None:
    everything = ["seagull", "call", "sand", "move-out", "jump-aside", "reckless", "slant", "zigzag"]
    moves = {"shell": 1, "forward": 1, "diagonal": 1, "seaward": 1}
    table = lay(NARROWS, {"red": "sea", "orange": "d16", "blue": "sea"}, ready=everything, pool=moves, hand=2, shells=6, chef_used=False)
    assert table.choices() == {"shell", "call", "move-out", "end"}
    table.act("call")
    assert table.choices() == directed("orange", "forward", "left", "right")
    table.act("move orange forward")
    table.act("move-out")
    assert table.choices() == directed("orange", "forward", "left", "right", "back", "back-left", "back-right")


@rule("OC-D33")
def test_a_crab_of_a_team_that_is_in_the_sea_calls_the_other(lay: Lay) -> None:
    crabs = {"red": "sea", "orange": "c5", "blue": "sea", "green": "sea"}
    table = lay("0A-1A-3A-9A", crabs, teams=True, ready=["call", "move-out"], hand=1)
    assert table.choices() == {"call", "end"}
    table.act("call")
    assert table.choices() == directed("orange", "forward", "left", "right")


# -- the prototype's tunnel: "Move your crab in a straight line to any space within 2 spaces of its current position."

FIRST = "0A-1A-2A-3A-9A"


@rule("OC-453")
def test_a_tunnel_leads_along_six_lines_to_one_or_two_spaces(lay: Lay) -> None:
    table = lay(FIRST, {"red": "d8", "orange": "a21", "blue": "c21"}, edition="prototype", shells=3)
    table.act("Ca")
    seaward = {"leap forward 1", "leap forward", "leap left 1", "leap left", "leap right 1"}  # f10 is an obstacle
    assert table.choices() == seaward | {"leap back-left 1", "leap back-left", "leap back-right"}  # so are d6 and d4; e7 is a rock
    table.act("leap back-right")
    assert (table.told()["cells"]["red"], table.told()["shells"][0]) == ("f6", 1)  # three paid, one found there


@rule("OC-453")
def test_a_tunnel_toward_the_land_costs_a_card_at_an_obstacle_and_pushes(lay: Lay) -> None:
    table = lay(FIRST, {"red": "d8", "orange": "c7", "blue": "c21"}, edition="prototype", shells=3, hand=1)
    table.act("Ca")
    assert {"leap back 1", "leap back", "leap right", "leap back-left 1"} <= table.choices()
    table.act("leap back-left 1")
    assert table.choices() == {"push forward", "push left", "push right"}
    table.act("push right")
    assert table.told()["cells"] == {"red": "c7", "orange": "d8", "blue": "c21"}


# -- the prototype's rushes: "You can enter a space with rushes only from spaces adjacent to the side (in the direction indicated by the
# arrows)."

REED_BED = "0A-2A-1A-3A-9A"


@rule("OC-428")
def test_a_tunnel_of_two_spaces_does_not_end_in_rushes(lay: Lay) -> None:
    table = lay(REED_BED, {"red": "e9", "orange": "a21", "blue": "c21"}, edition="prototype", shells=3)
    table.act("Ca")
    assert not table.choices() & {"leap forward 1", "leap left", "leap right"}  # e11, c11 and g11
    assert {"leap forward", "leap back 1", "leap back", "leap back-left 1", "leap back-right"} <= table.choices()


@rule("OC-428")
def test_one_comes_to_rushes_by_the_side_in_a_tunnel_too(lay: Lay) -> None:
    """The sentence asks from which space one comes, not how: d10 and f10 are entered from e9, at their side."""
    table = lay(REED_BED, {"red": "e9", "orange": "a21", "blue": "c21"}, edition="prototype", shells=3)
    table.act("Ca")
    assert {"leap left 1", "leap right 1"} <= table.choices()


@rule("OC-428")
def test_nobody_jumps_into_rushes(lay: Lay) -> None:
    crabs = {"red": "b10", "orange": "a21", "blue": "c21"}
    assert "jump-aside" not in lay(REED_BED, crabs, edition="prototype", ready=["jump-aside"]).choices()
    table = lay(REED_BED, crabs, ready=["jump-aside"])
    table.act("jump-aside")
    assert table.choices() == {"jump d10", "jump f10"}


# -- a team's own second crab: « Si tu n'as pas de carte en Main, tu ne peux pas y entrer avec l'une de tes propres actions. »

SMOOTH = "0A-1A-3A-9A"
"""Obstacles on b8 and a9."""


@rule("OC-D65", "OC-216")
def test_a_team_changes_places_over_an_obstacle_only_with_a_card_of_its_choice(lay: Lay) -> None:
    crabs = {"red": "b8", "orange": "b10", "blue": "g1", "green": "e1"}
    assert "forward" not in lay(SMOOTH, crabs, teams=True, pool={"forward": 1}).choices()
    table = lay(SMOOTH, crabs, teams=True, pool={"forward": 1}, hand=2)
    table.act("forward")
    assert (table.told()["cells"]["red"], table.told()["cells"]["orange"]) == ("b10", "b8")
    assert (table.told()["owes"], table.told()["hands"][0], len(table.choices())) == ("obstacle", 2, 2)


@rule("OC-D65", "OC-D35")
def test_a_team_swaps_over_an_obstacle_only_with_a_card_of_its_choice(lay: Lay) -> None:
    crabs = {"red": "b8", "orange": "b10", "blue": "g1", "green": "e1"}
    assert "Ba" not in lay(SMOOTH, crabs, teams=True, shells=2).choices()
    table = lay(SMOOTH, crabs, teams=True, shells=2, hand=2)
    table.act("Ba")
    assert (table.told()["cells"]["red"], table.told()["cells"]["orange"]) == ("b10", "b8")
    assert (table.told()["owes"], table.told()["hands"][0], len(table.choices())) == ("obstacle", 2, 2)


@rule("OC-D65", "OC-D52")
def test_gulls_drive_a_team_s_own_crab_onto_an_obstacle_only_with_a_card_of_its_choice(lay: Lay) -> None:
    crabs = {"red": "c1", "orange": "b10", "blue": "g1", "green": "e1"}
    table = lay(SMOOTH, crabs, teams=True, ready=["seagull"])
    table.act("seagull")
    assert table.choices() == directed("orange", "back-right") | {"done"}
    table = lay(SMOOTH, crabs, teams=True, ready=["seagull"], hand=2)
    table.act("seagull")
    assert table.choices() == directed("orange", "back", "back-left", "back-right") | {"done"}
    table.act("move orange back")
    assert (table.told()["owes"], table.told()["hands"][0], len(table.choices())) == ("obstacle", 2, 2)


@rule("OC-D65", "OC-D52")
def test_a_call_leads_a_team_s_own_crab_onto_an_obstacle_only_with_a_card_of_its_choice(lay: Lay) -> None:
    crabs = {"red": "sea", "orange": "b6", "blue": "sea", "green": "sea"}
    table = lay(SMOOTH, crabs, teams=True, ready=["call"])
    table.act("call")
    assert table.choices() == directed("orange", "left", "right")
    table = lay(SMOOTH, crabs, teams=True, ready=["call"], hand=2)
    table.act("call")
    table.act("move orange forward")
    assert (table.told()["owes"], table.told()["hands"][0], len(table.choices())) == ("obstacle", 2, 2)


# -- arrows, start spaces, currents


@rule("OC-D67")
@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_the_arrow_of_a_shortcut_crosses_reeds(lay: Lay, edition: str) -> None:
    table = lay(REED_BED, {"red": "e7", "orange": "a21", "blue": "c21"}, edition=edition, hand=3)
    table.act("shortcut")
    table.act(min(table.choices()))
    assert table.told()["cells"]["red"] == "e11"


@rule("OC-D68")
def test_a_start_space_with_a_shell_pays_again(lay: Lay) -> None:
    table = lay(SMOOTH, {"red": "g1", "orange": "a13", "blue": "a3", "green": "e1"}, teams=True, ready=["seagull"])
    table.act("seagull")
    table.act("move blue back")
    assert (table.told()["cells"]["blue"], table.told()["shells"][1]) == ("a1", 1)


RILLS = "0A-3A-1A-2B-9A"
"""A current on c5, which carries to c7."""


@rule("OC-D56")
def test_reckless_ignores_a_current_that_was_entered_in_this_turn(lay: Lay) -> None:
    table = lay(RILLS, {"red": "c3", "orange": "a21", "blue": "c21"}, reckless=True, pool={"forward": 1})
    table.act("forward")
    table.act("end")
    assert table.choices() == {"carried", "done"}
    table.act("done")
    assert table.told()["cells"]["red"] == "c5"


@rule("OC-D56")
def test_reckless_does_not_hold_one_on_a_current_where_the_turn_began(lay: Lay) -> None:
    table = lay(RILLS, {"red": "c5", "orange": "a21", "blue": "c21"}, reckless=True)
    table.act("end")
    assert table.told()["cells"]["red"] == "c7"


# -- the end of round 60, in the last turn of which red goes nowhere


def ends(lay: Lay, board: str, crabs: dict[str, str], **changes: Any) -> tuple[str, list[int]]:
    table = lay(board, crabs, **{"last": True, "round": 60} | changes)
    table.act("end")
    return table.told()["over"], table.told()["winners"]


@rule("OC-D111")
@pytest.mark.parametrize("edition", ["final", "prototype"])
def test_after_sixty_rounds_the_crab_nearest_to_the_sea_has_won(lay: Lay, edition: str) -> None:
    crabs = {"red": "d6", "orange": "e19", "blue": "d16"}
    assert ends(lay, NARROWS, crabs, edition=edition, hand=3, round=59) == ("", [])
    for number in (60, 61, 90):
        assert ends(lay, NARROWS, crabs, edition=edition, hand=3, round=number) == ("nearest", [2])
    assert ends(lay, NARROWS, crabs | {"red": "sea"}, edition=edition) == ("alone", [1])


@rule("OC-D111")
@pytest.mark.parametrize(("edition", "by_shells"), [("final", ("shells", [1])), ("prototype", ("shared", [1, 2]))])
def test_after_sixty_rounds_ties_are_broken_as_in_the_sea(lay: Lay, edition: str, by_shells: tuple[str, list[int]]) -> None:
    crabs = {"red": "d16", "orange": "f16", "blue": "d6"}
    assert ends(lay, NARROWS, crabs, edition=edition, hand=2) == ("cards", [1])
    assert ends(lay, NARROWS, crabs, edition=edition, hand=0) == ("cards", [2])
    assert ends(lay, NARROWS, crabs, edition=edition, hand=1) == ("shared", [1, 2])
    table = lay(NARROWS, crabs, edition=edition, hand=1, last=True, round=60, pool={"shell": 1})
    table.act("shell")
    table.act("end")
    assert (table.told()["over"], table.told()["winners"]) == by_shells


@rule("OC-D111")
def test_after_sixty_rounds_a_team_is_where_its_crab_behind_is(lay: Lay) -> None:
    crabs = {"red": "b8", "orange": "sea", "blue": "b10", "green": "a13"}
    assert ends(lay, SMOOTH, crabs, teams=True) == ("nearest", [2])
    assert ends(lay, SMOOTH, crabs | {"green": "e1"}, teams=True) == ("nearest", [1])
    assert ends(lay, SMOOTH, crabs | {"red": "d6", "green": "b6"}, teams=True, hand=3) == ("cards", [1])
