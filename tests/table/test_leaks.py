"""Nothing hidden in any frame or refusal: a table whose state is another that a seat cannot tell from the true one tells that seat the same
bytes (DESIGN: non-interference). And a table that leaks on purpose is caught."""

import msgspec
import pytest

from estran.core.chance import Quick
from estran.core.refusal import IllegalAction, Refused
from estran.games.oh_crab import view_adventure
from estran.table import Bank, audience, commands, rulings
from estran.table.story import Held
from tests.table.party import ADVENTURE, EVERY_GAME, HUSHED, Party, name_of


class Leak(AssertionError):
    pass


def told(table, seat, since=None):
    return msgspec.json.encode(table.frame(seat, since))


def answered(table, person, command, now):
    """What a person is answered: a refusal word by word, or what it comes to."""
    try:
        change = table.decide(command, person, now)
    except IllegalAction as illegal:
        return [illegal.message, illegal.args_said, [[one.rule, one.message, one.args] for one in illegal.reasons]]
    except Refused as refused:
        return [refused.message, refused.args_said]
    return [[type(row.entry).__name__ for row in change.rows], change.alone]


def probes(party, seat, luck):
    """What a person might try, legal or not, to learn something."""
    decision, game = party.table.decisions[seat], party.game
    tried = [game.choice(party.state, seat, action).notation for action in {luck.below(game.actions) for _ in range(6)}]
    some = [commands.Act(seat + 1, decision, choice) for choice in tried]
    other = (seat + 1) % len(party.table.chairs)
    some += [commands.Act(seat + 1, decision - 1, tried[0]), commands.Act(other + 1, party.table.decisions[other], tried[0])]
    some += [commands.Spare(seat + 1, True), commands.Spare(other + 1, True)]
    return [*some, commands.Draw(seat + 1), commands.Answer(seat + 1, True), commands.Claim(other + 1, "easy"), commands.Resign(seat + 1)]


def twin(party, seat, luck):
    """The same table, with a state that the seat cannot tell apart; and others may or may not have answered in the window that is open."""
    table = party.told()
    state = table.match.state = party.state.sample(seat, luck)
    if table.holds(party.now):
        for other in state.pending():
            if other != seat and luck.below(2):
                table.held.pop(other, None)
            elif other != seat:
                table.held[other] = Held(party.game.notation(state, other, state.legal(other)[0]), party.now, 0)
    return table


def check(party, seed, steps=70):
    """Play at random; before each step, for each seat, compare with a twin, and play the step on both. Returns how much was compared."""
    luck, compared = Quick(seed), 0
    for _ in range(steps):
        if party.table.stage == "over":
            break
        free = [seat for seat in party.state.pending() if seat not in party.table.held]
        if not free or luck.below(8) == 0:
            party.later(500 + 500 * luck.below(4))
            continue
        actor = free[luck.below(len(free))]
        choice = party.game.notation(party.state, actor, party.state.legal(actor)[luck.below(len(party.state.legal(actor)))])
        act = commands.Act(actor + 1, party.table.decisions[actor], choice)
        for seat in range(len(party.table.chairs)):
            compared += compare(party, twin(party, seat, luck), seat, act, luck)
        party.do(party.person(actor), act)
    return compared


def check_often(one, games=8, steps=70):
    for seed in range(games):
        check(party_of(one, seed=seed), seed, steps)


def compare(party, other, seat, act, luck):
    """Before an act, and after it: who is told the same sees the same, and who sees the same was told the same."""
    table, now, actor = party.told(), party.now, party.person(act.seat - 1)
    for viewer in (seat, None):
        if told(table, viewer) != told(other, viewer):
            raise Leak(f"seat {viewer} can tell the table from another")
    for probe in probes(party, seat, luck):
        if answered(table, party.person(seat), probe, now) != answered(other, party.person(seat), probe, now):
            raise Leak(f"{probe} is answered by what cannot be known")
    since = table.version
    try:
        faked = other.decide(act, actor, now)
    except Refused:
        return 0  # what cannot be chosen in the twin tells them apart for the one who chooses, who is another
    real = table.decide(act, actor, now)
    table.enter(real)
    other.enter(faked)
    for viewer in (seat, None):
        if real.alone is not None and viewer != real.alone and table.version != since:
            raise Leak("something is seen of an answer that is held")
        heard = [one.frame(viewer, since)["events"] for one in (table, other)]
        seen = [[frame["view"], frame["choices"]] for frame in (table.frame(viewer), other.frame(viewer))]
        if (heard[0] == heard[1]) != (seen[0] == seen[1]):
            raise Leak(f"what seat {viewer} is told and what it sees do not fit")
        if heard[0] == heard[1] and told(table, viewer) != told(other, viewer):
            raise Leak(f"seat {viewer} was told the same, and its frame differs")
    return 1


def party_of(one, players=None, **opening):
    players = players or max(one.option("players").values[:2])
    return Party(one, *("ann", "bob", "cat", "dan")[:players], pace=Bank(600, 2), **opening)


@pytest.mark.parametrize("one", EVERY_GAME, ids=name_of)
def test_nobody_is_told_what_they_cannot_know(one):
    assert sum(check(party_of(one, seed=seed), seed) for seed in range(2)) > 40


# -- the Adventure Pack: what was spied on, what lies face down, and skills that are chosen in secret


def spied(party):
    """Whether seats know different things of what lies face down."""
    views = [party.game.view(party.state, seat) for seat in range(len(party.table.chairs))]
    parts = [[view["tokens"], view["event_cards"], view["challenge_cards"]] for view in views]
    return any(part != parts[0] for part in parts)


def after_spying(seed, players=3):
    party = party_of(ADVENTURE, players, seed=seed)
    party.play_until(lambda: spied(party) or party.table.stage == "over", seed, steps=3000)
    assert party.table.stage == "playing"
    return party


@pytest.mark.parametrize("players", [2, 3])
def test_nobody_is_told_which_skills_others_choose_among(players):
    for seed in range(6):
        assert check(party_of(ADVENTURE, players, seed=seed), seed, steps=players + 3)


@pytest.mark.parametrize("seed", range(4))
def test_nobody_is_told_what_another_has_spied_on(seed):
    assert check(after_spying(seed), seed, steps=30) > 20


def with_what_is_face_down(monkeypatch):
    monkeypatch.setattr(view_adventure, "is_known", lambda state, element, viewer: True)


def with_what_is_face_down_but_only_of_cards(monkeypatch):
    seen = view_adventure._seen

    def leaky(state, viewer, element):
        return view_adventure.written_element(state, element) if element >= view_adventure.FIRST_EVENT else seen(state, viewer, element)

    monkeypatch.setattr(view_adventure, "_seen", leaky)


def with_what_is_no_trash(monkeypatch):
    monkeypatch.setattr(view_adventure, "_is_treasure", lambda state, viewer, token: bool(view_adventure.value(state, token) >= 2))


@pytest.mark.parametrize("leak", [with_what_is_face_down, with_what_is_face_down_but_only_of_cards, with_what_is_no_trash])
def test_what_was_spied_on_and_is_told_to_others_is_caught(leak, monkeypatch):
    leak(monkeypatch)
    with pytest.raises(Leak):
        check_often(ADVENTURE, steps=400)


def of_all(told_of_seat, field):
    def leaky(state, viewer, seat):
        return {**told_of_seat(state, viewer, seat), field: told_of_seat(state, seat, seat)[field]}

    return leaky


@pytest.mark.parametrize("field", ["dealt", "chosen"])
def test_skills_that_are_told_too_early_are_caught(field, monkeypatch):
    monkeypatch.setattr(view_adventure, "told_of_seat", of_all(view_adventure.told_of_seat, field))
    with pytest.raises(Leak):
        check_often(ADVENTURE, steps=6)


HIDDEN = [one for one in EVERY_GAME if not one.open]


def with_the_hands(monkeypatch):
    game_part = audience._game
    monkeypatch.setattr(
        audience, "_game", lambda story: {**game_part(story), "debug": story.match and story.game.position(story.match.state)}
    )


def with_the_choices_of_all(monkeypatch):
    own_part = audience._own

    def leaky(story, seat):
        asked = [(one, story.game.choices(story.match.state, one)) for one in story.pending()] if story.match else []
        return {**own_part(story, seat), "choices": [[one, [choice.notation for choice in choices]] for one, choices in asked]}

    monkeypatch.setattr(audience, "_own", leaky)


def with_what_is_drawn(monkeypatch):
    def leaky(story, seat, since):
        if story.version == since:
            return []
        return [[event.kind, event.public, {str(one): part for one, part in event.private.items()}] for event in story.happened[-1][1]]

    monkeypatch.setattr(audience, "_events", leaky)


def with_how_many_could_be_chosen(monkeypatch):
    act = rulings.act

    def leaky(table, seat, decision, choice, now, lag):
        try:
            return act(table, seat, decision, choice, now, lag)
        except Refused:
            state = table.match.state
            raise Refused("table-name", longest=sum(sum(map(ord, str(state.legal(one)))) for one in state.pending())) from None

    monkeypatch.setattr(rulings, "act", leaky)


LEAKS = [with_the_hands, with_the_choices_of_all, with_what_is_drawn, with_how_many_could_be_chosen]
OPEN_TO_ALL = {("marche", leak) for leak in LEAKS[1:]}
"""What a game has nothing secret of: in La marche du crabe all know what may be chosen, and nothing is drawn secretly."""


SECRETS = [(one, leak) for one in HIDDEN for leak in LEAKS if (one.id, leak) not in OPEN_TO_ALL]


@pytest.mark.parametrize(("one", "leak"), SECRETS, ids=lambda it: it.__name__ if it in LEAKS else name_of(it))
def test_a_leak_is_caught(one, leak, monkeypatch):
    leak(monkeypatch)
    with pytest.raises(Leak):
        check_often(one)


def test_an_answer_seen_too_early_is_caught(monkeypatch):
    from estran.table import story

    monkeypatch.setattr(story, "hidden", lambda entry: False)
    with pytest.raises(Leak):
        check_often(HUSHED)
