"""The Adventure Pack of Oh Crab! in a terminal: what its modules add to the beach, to what stands beside it, and to the choices.

?  a token that nobody here knows      +  a treasure      !  a piece of trash      _  a surprise space without a token
O  an obstacle that was built
At a border: ? a card face down, + one that one has seen, ! one that is turned up
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from ..core.choice import Choice
from ..core.words import say
from .lines import wrapped
from .texts import listed

View = Mapping[str, Any]
Told = Mapping[str, Any]

HIDDEN, TREASURE, TRASH, EMPTY, BUILT = "?", "+", "!", "_", "O"
SEEN, UP = "+", "!"
STYLES = {HIDDEN: "bold", TREASURE: "bold green", TRASH: "bold red", BUILT: "bold yellow", EMPTY: "dim"}
NAMES = {"token": "token_names", "event": "event_names", "challenge": "challenge_names", "skill": "skills"}
"""Where a view has the names of what an event tells of."""
STAR = "★"
TRASH_IDS = ("shard", "hole", "peel", "line")


def has(view: View, module: str) -> bool:
    """Whether a module is in play."""
    return str(view.get("modules", {}).get(module, "off")) != "off"


def named(view: View, sort: str, id: str, language: str) -> str:
    """What is printed on a token or a card."""
    return str(view["reward_names" if sort == "reward" else NAMES[sort]][id][language])


def text_of(view: View, sort: str, id: str, language: str) -> str:
    """What a token or a card does, in words."""
    if sort == "skill":
        return say(language, f"oh-crab-skill-{id}", number=view["skills"][id]["shells"])
    if sort == "token":
        return say(language, f"oh-crab-token-{id}", number=view["elements"])
    return say(language, f"oh-crab-{'card-event' if sort == 'event' else 'challenge'}-{id}")


def _players(seats: Sequence[int], language: str) -> str:
    return ", ".join(say(language, "player", seat=seat) for seat in seats)


# -- the beach


def sign(view: View, cell: str, kinds: Sequence[str]) -> str:
    """What the modules put on a space."""
    if cell in view.get("built", ()):
        return BUILT
    if "surprise" not in kinds or "tokens" not in view:
        return ""
    for token in view["tokens"]:
        if token["cell"] == cell:
            return TREASURE if token["treasure"] else TRASH if token["is"] else HIDDEN
    return EMPTY


def borders(view: View, language: str) -> dict[int, Text]:
    """The borders that still have cards, by the first half row beyond each."""
    found: dict[int, Text] = {}
    events, challenges = view.get("event_cards", []), view.get("challenge_cards", [])
    row = 0
    for border, rows in enumerate(view["board"]["tile_rows"][:-1], start=1):
        row += rows
        laid = [("challenge", border - 1, challenges), ("event", border, events)]
        cards = [_at_border(sort, number, cards, language) for sort, number, cards in laid if 1 <= number <= len(cards)]
        if cards and border > view["resolved"]:
            words = say(language, "oh-crab-border", number=border, cards=", ".join(cards))
            found[2 * row + 1] = Text(f"-- {words}", "bold" if border <= view["crossed"] else "dim")
    return found


def _at_border(sort: str, number: int, cards: Sequence[Mapping[str, Any]], language: str) -> str:
    card = cards[number - 1]
    known = UP if card.get("up") else SEEN if card["is"] else HIDDEN
    return say(language, "oh-crab-at-border", sort=sort, number=number, known=known)


# -- beside it


def beside(view: View, language: str, width: int) -> list[Text]:
    lines: list[Text] = []
    for module, drawn in (("surprises", _tokens), ("events", _events), ("challenges", _challenges)):
        if has(view, module):
            told = drawn(view, language, width)
            lines += [Text(), *told] if told else []
    return lines


def due(view: View, language: str, width: int) -> list[Text]:
    """What is left to be revealed before the turn is over."""
    if not view.get("due"):
        return []
    return wrapped(say(language, "oh-crab-due", number=view["resolved"] + 1), width, "bold")


def _tokens(view: View, language: str, width: int) -> list[Text]:
    """Those of which something is known."""
    lines: list[Text] = []
    for token in view["tokens"]:
        known = [named(view, "token", token["is"], language)] if token["is"] else []
        if token["treasure"] and not token["is"]:
            known = [say(language, "oh-crab-a-treasure")]
        if words := [*known, *_seen(token, language)]:
            lines += wrapped(f"{token['cell']} {', '.join(words)}", width)
    return [Text(say(language, "oh-crab-tokens"), "bold"), *lines] if lines else []


def _seen(element: Mapping[str, Any], language: str) -> list[str]:
    """Whether it lies face up, or who has looked at it."""
    if element.get("up"):
        return [say(language, "oh-crab-face-up")]
    return [say(language, "oh-crab-seen-by", seats=_players(element["knows"], language))] if element["knows"] else []


def _events(view: View, language: str, width: int) -> list[Text]:
    lines = [Text(say(language, "oh-crab-events"), "bold")]
    if view["event"]:
        name, text = named(view, "event", view["event"], language), text_of(view, "event", view["event"], language)
        lines += wrapped(say(language, "oh-crab-in-force", name=name, text=text), width, "bold")
    if view["helper"]:
        key = "oh-crab-helper-used" if view["helper_used"] else "oh-crab-has-helper"
        lines += wrapped(say(language, key, player=say(language, "player", seat=view["helper"])), width)
    if view.get("omens"):
        omens = ", ".join(named(view, "event", event, language) for event in view["omens"])
        lines += wrapped(say(language, "oh-crab-omens", names=omens), width)
    return lines + _lying(view, "event", view["event_cards"], view["resolved"], language, width)


def _challenges(view: View, language: str, width: int) -> list[Text]:
    lines = [Text(say(language, "oh-crab-challenges"), "bold")]
    if view["challenge"]:
        name, text = named(view, "challenge", view["challenge"], language), text_of(view, "challenge", view["challenge"], language)
        lines += wrapped(say(language, "oh-crab-in-force", name=name, text=text), width, "bold")
        lines += wrapped("  " + _counts(view["counts"], language), width)
    if view["reward"]:
        rewards = [f"{one['reward']}: {say(language, 'oh-crab-reward-' + one['reward'], number=one['number'])}" for one in view["rewards"]]
        lines += wrapped(say(language, "oh-crab-trophy-card", name=named(view, "reward", view["reward"], language)), width)
        lines += [line for reward in rewards for line in wrapped(f"  {reward}", width)]
    return lines + _lying(view, "challenge", view["challenge_cards"], 0, language, width)


def _counts(counts: Sequence[int], language: str) -> str:
    """Of all who are in the game."""
    players = {place: say(language, "player", seat=place) for place in range(1, len(counts) + 1)}
    return ", ".join(
        say(language, "oh-crab-count", player=players[n], number=count) for n, count in enumerate(counts, start=1) if count >= 0
    )


def _lying(view: View, sort: str, cards: Sequence[Mapping[str, Any]], past: int, language: str, width: int) -> list[Text]:
    """The cards that lie face down at their borders and that somebody has seen."""
    lines: list[Text] = []
    for number, card in enumerate(cards, start=1):
        if number <= past or not card.get("knows"):
            continue
        known = named(view, sort, card["is"], language) if card["is"] else say(language, "oh-crab-face-down")
        words = [known, *_seen(card, language)]
        lines += wrapped(f"{say(language, 'oh-crab-element', sort=sort, place=number)}, {', '.join(words)}", width)
    return lines


def extra(view: View, one: Mapping[str, Any], language: str) -> str:
    """What an extra action costs now, or that it broke."""
    if view.get("broken") == one["face"]:
        return say(language, "oh-crab-out-of-use", face=one["face"], name=one[language]["name"])
    cost = view.get("prices", {}).get(one["face"], one["cost"])
    return say(language, "oh-crab-extra", face=one["face"], name=one[language]["name"], cost=cost)


def chefs_move(view: View, language: str) -> str:
    """Whose move it is, and which ways it may go."""
    if view["turn"] != view["chef"]:
        return say(language, "oh-crab-helpers")
    return say(language, "oh-crab-chef-runs" if view.get("event") == "chef-runs" else "oh-crab-chef")


# -- players


def of_player(view: View, place: int, language: str, width: int) -> list[Text]:
    """Skills with the claws that are left, treasures; while all choose, who has chosen."""
    one = view["seats"][place]
    lines: list[Text] = []
    for crab in view["crabs"]:
        if crab["seat"] == place + 1 and crab.get("skill"):
            words = say(language, "oh-crab-has-skill", name=named(view, "skill", crab["skill"], language), **_claws(view, crab))
            colour = f"{say(language, 'oh-crab-table-crab', crab=crab['colour'])}: " if len(one["crabs"]) > 1 else ""
            lines += wrapped(f"    {colour}{words}", width)
    if one.get("treasures"):
        names = ", ".join(named(view, "token", token, language) for token in one["treasures"])
        lines += wrapped("    " + say(language, "oh-crab-treasures", names=names), width)
    if view["phase"] == "choosing":
        key = "oh-crab-has-chosen" if one["has_chosen"] else "oh-crab-is-choosing"
        lines += wrapped("    " + say(language, key, number=one["to_choose_from"]), width)
    return lines


def _claws(view: View, crab: Mapping[str, Any]) -> dict[str, int]:
    return {"left": crab["claws"], "number": view["skills"][crab["skill"]]["claws"]}


def dealt(view: View, seat: int, language: str, width: int) -> list[Text]:
    """The asymmetry cards to choose from, or those that were chosen, with all that is printed on them."""
    one = view["seats"][seat]
    lines: list[Text] = []
    for skill in one.get("dealt", []):
        mark = "*" if skill in one["chosen"] else " "
        lines += wrapped(f" {mark} {_printed(view, skill, language)}", width)
    return [Text(), *lines] if lines else []


def _printed(view: View, skill: str, language: str) -> str:
    printed = view["skills"][skill]
    return say(
        language,
        "oh-crab-skill",
        id=skill,
        name=printed[language],
        stars=STAR * printed["stars"],
        claws=printed["claws"],
        text=text_of(view, "skill", skill, language),
    )


# -- choices and events


def owed(view: View, language: str) -> str:
    """What is to be decided, in a sentence."""
    args = {}
    if view["owes"] in ("offer", "steer"):
        step = view["steps"][-1]
        args = {"what": step.get("skill", ""), "crab": step.get("crab", "")}
    return say(language, f"oh-crab-owed-{view['owes']}", **args)


def label(view: View, choice: Choice, language: str) -> str:
    """What is chosen, with its name where that says more; nothing of what the modules do not have."""
    rest = choice.notation.partition(" ")[2] or choice.notation
    id = choice.things[0].partition(":")[2]
    if choice.verb in ("treasure", "accept", "pick"):
        sort = {"treasure": "token", "accept": "skill", "pick": "event"}[choice.verb]
        return f"{rest} ({named(view, sort, id, language)})"
    if choice.verb == "choose":
        skills = [named(view, "skill", thing.partition(":")[2], language) for thing in choice.things]
        return f"{rest} ({', '.join(skills)})"
    return ""


def arguments(view: View, told: Told, language: str) -> dict[str, str | int]:
    """Tokens, cards, skills and hidden elements by their names, and who has how many."""
    said: dict[str, str | int] = {}
    for field in ("token", "event", "challenge", "skill"):
        if field in told:
            said[field] = named(view, field, told[field], language)
    if "element" in told:
        sort, place = _element(told["element"])
        said["element"] = say(language, "oh-crab-element", sort=sort, place=place)
        if "what" in told:
            said["what"] = named(view, sort, told["what"], language) if told["what"] else "nothing"
    if "reward" in told:
        said["reward"] = say(language, "oh-crab-a-reward", reward=told["reward"])
    if "events" in told:
        said["events"] = listed([named(view, "event", event, language) for event in told["events"]], language)
    if "counts" in told:
        said["counts"] = _counts(told["counts"], language)
        for field in ("first", "second"):
            said[field] = _players(told[field], language) or "nobody"
    return said


def _element(name: str) -> tuple[str, str]:
    """Of which sort a hidden element is, and where it lies."""
    sort, _, place = name.rpartition(" ")
    return sort or "token", place


def details(view: View, told: Told, language: str) -> str:
    """What the text says of an event, a challenge or a token that is turned up."""
    if told["kind"] == "found" and told["token"] in TRASH_IDS and view["modules"]["surprises"] == "blank":
        return say(language, "oh-crab-no-effect")
    for kind, sort in (("event", "event"), ("challenge", "challenge"), ("found", "token")):
        if told["kind"] == kind:
            return text_of(view, sort, told[sort], language)
    return ""


def card(view: View, asked: str, language: str) -> list[Text]:
    """What a token, an event, a challenge or a skill does; all of the modules where nothing is named."""
    lines: list[Text] = []
    for sort, names in NAMES.items():
        for id in view.get(names, {}):
            if asked in ("", id):
                words = _printed(view, id, language) if sort == "skill" else f"{id}, {named(view, sort, id, language)}: "
                line = Text().append(f"  {words}", "bold" if sort != "skill" else "")
                lines.append(line if sort == "skill" else line.append(text_of(view, sort, id, language)))
    return lines
