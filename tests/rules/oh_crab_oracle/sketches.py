"""Small beaches and positions written down by hand, for examples."""

from typing import Any

from .race import COLOURS

CARDS: dict[str, Any] = {
    f"{icon}{n}": {"main": icon, "left": ["", ""], "right": ["", ""], "special": ""}
    for icon in ("shell", "forward", "diagonal", "seaward")
    for n in range(4)
}


def beach(rows: int, **kinds: str) -> dict[str, Any]:
    """A board of so many rows of standard spaces, except those named: `d4="obstacle shell"`, `c3="current c5"`, `e5="shortcut c7 2"`."""
    names = [f"{column}{2 * row + 1 + (column in 'bdf')}" for row in range(rows) for column in "abcdefg"]
    spaces: dict[str, Any] = {name: {"kinds": [], "arrow": ""} for name in names}
    for name, words in kinds.items():
        kind, *rest = words.split()
        if kind in ("current", "shortcut"):
            spaces[name] = {"kinds": [kind], "arrow": rest[0]}
        else:
            spaces[name] = {"kinds": [kind, *rest], "arrow": ""}
        if kind == "shortcut":
            spaces[name]["price"] = {"icon": "seaward", "cards": int(rest[1])}
    return {"spaces": spaces, "sea": [f"{column}{2 * rows + 1 + (column in 'bdf')}" for column in "abcdefg"]}


def moment(crabs: dict[str, str], active: str, **changes: Any) -> dict[str, Any]:
    """A position in the middle of a turn. `hands` and `shells` are by colour of a crab, `down` lists colours; `owes` is one step."""
    teams = changes.pop("teams", False)
    hands, shells, down = changes.pop("hands", {}), changes.pop("shells", {}), changes.pop("down", ())
    owner = {colour: number // 2 if teams else number for number, colour in enumerate(COLOURS[: len(crabs)])}
    seats: list[dict[str, Any]] = [
        {"hand": [], "discards": [], "track": ["shell3"], "shells": 0, "gone": False} for _ in set(owner.values())
    ]
    for colour, hand in hands.items():
        seats[owner[colour]]["hand"] = list(hand)
    for colour, number in shells.items():
        seats[owner[colour]]["shells"] = number
    position = {
        "players": len(seats), "edition": "final", "extras": "Aa-Ba-Ca", "round": 1, "half": 1, "phase": "action", "chef": 0,
        "chef_used": False, "seats": seats,
        "crabs": [{"cell": crabs[colour], "down": colour in down} for colour in COLOURS[: len(crabs)]],
        "market": [["call1"]], "pile": [], "turn": owner[active] + 1, "crab": active, "begun": True, "ending": False,
        "added": "shell3", "snack": "", "ready": [], "extra_used": False, "reckless": False, "entered": False,
        "pool": {"shell": 0, "forward": 0, "diagonal": 0, "seaward": 0} | changes.pop("pool", {}),
        "steps": [{"seat": owner[active] + 1} | changes.pop("owes")] if "owes" in changes else [],
    }  # fmt: skip
    return position | changes
