"""The beach as the board of a view shows it: names of hexes, straight lines, and where they lead (OC-D1, OC-D2)."""

from typing import Any

SEAWARD = ("forward", "left", "right")
LANDWARD = ("back", "back-left", "back-right")
AROUND = SEAWARD + LANDWARD
_STEP = {"forward": (0, 2), "left": (-1, 1), "right": (1, 1), "back": (0, -2), "back-left": (-1, -1), "back-right": (1, -1)}

SEA = "sea"
NOWHERE = ""


class Beach:
    def __init__(self, board: dict[str, Any]) -> None:
        self.spaces: dict[str, Any] = board["spaces"]
        self.shore: dict[str, int] = {name[0]: int(name[1:]) for name in board["sea"]}

    def height(self, cell: str) -> int:
        """How many half rows it is from the land; the sea is beyond all of them."""
        return 1000 if cell == SEA else int(cell[1:])

    def kinds(self, cell: str) -> list[str]:
        return [] if cell in (SEA, NOWHERE) else list(self.spaces[cell]["kinds"])

    def open(self, cell: str) -> bool:
        """A space that exists and may be entered at all (OC-058, OC-074)."""
        return cell == SEA or (cell != NOWHERE and "inaccessible" not in self.kinds(cell))

    def beside(self, cell: str, direction: str) -> str:
        """The next space in a direction, the sea, or nowhere."""
        aside, ahead = _STEP[direction]
        column, height = chr(ord(cell[0]) + aside), int(cell[1:]) + ahead
        if column not in self.shore:
            return NOWHERE
        if height >= self.shore[column]:
            return SEA
        name = f"{column}{height}"
        return name if name in self.spaces else NOWHERE

    def along(self, cell: str, direction: str, far: int) -> str:
        """Where a straight line leads: the sea once it has reached it (OC-D24), whatever lies between (OC-119)."""
        column, height = cell[0], int(cell[1:])
        aside, ahead = _STEP[direction]
        for _ in range(far):
            column, height = chr(ord(column) + aside), height + ahead
            if column not in self.shore:
                return NOWHERE
            if height >= self.shore[column]:
                return SEA
        name = f"{column}{height}"
        return name if name in self.spaces else NOWHERE

    def neighbours(self, cell: str) -> list[str]:
        return [there for there in (self.beside(cell, way) for way in AROUND) if there not in (SEA, NOWHERE)]
