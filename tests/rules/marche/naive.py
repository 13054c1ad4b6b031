"""La marche du crabe a second time, naively: written from the rules alone, slow on purpose, and knowing nothing of estran.

A beach is a dict of (column, row) to what lies there: "blank", "tourteau", the name of an object, or None where a card was taken away.
Columns and rows count from 1. Which tourteau card is drawn is told from outside.
"""

from __future__ import annotations

CELLS = [(column, row) for row in range(1, 7) for column in range(1, 7)]
WAYS = {2: ["vertical", "horizontal"], 3: ["vertical", "horizontal", "hermit"], 4: ["vertical", "horizontal", "falling", "rising"]}


def named(cell: tuple[int, int]) -> str:
    return "?abcdef"[cell[0]] + str(cell[1])


def cell_of(name: str) -> tuple[int, int]:
    return "?abcdef".index(name[0]), int(name[1])


class Beach:
    """A game in progress. Players count from 1; players 1 and 2 hold the traps."""

    def __init__(self, players: int, objects: dict[str, str], hands: list[list[str]], first: int, options: dict[str, int]) -> None:
        self.players = players
        self.hands = hands
        self.turn = first
        self.own_trap = options["own_trap"]
        self.lies: dict[tuple[int, int], str | None] = {cell: objects.get(named(cell), "blank") for cell in CELLS}
        self.crabs = self.blanks(3)[0]
        spots = [self.blanks(2)[-1], self.blanks(4)[2], self.blanks(5)[1]]
        self.bait = spots[: options["fishing"]]
        self.shrimps = options["shrimps"] - len(self.bait)
        self.came: list[int] = []
        self.row = 0
        self.owes = ""
        self.over = ""
        self.freed: list[str] = []
        self.sprung: list[str] = []
        self.told: list[dict[str, object]] = []
        """Each decision, its price and what came of it."""

    def blanks(self, row: int) -> list[tuple[int, int]]:
        return [cell for cell in CELLS if cell[1] == row and self.lies[cell] == "blank"]

    # what may be done

    def choices(self) -> list[str]:
        """All choices of the player to move, in notation, sorted."""
        if self.owes == "appear":
            return sorted(f"appear {named(cell)}" for cell in self.blanks(self.row) if cell != self.crabs)
        if self.owes == "move":
            ends = [end for end in CELLS if self.leads(end) and (self.toll(end) == 0 or self.shrimps > 0)]
            return sorted("stay" if end == self.crabs else f"move {named(end)}" for end in ends)
        return []

    def leads(self, end: tuple[int, int]) -> bool:
        right, down = end[0] - self.crabs[0], end[1] - self.crabs[1]
        way = WAYS[self.players][self.turn - 1]
        if way == "vertical":
            return right == 0
        if way == "horizontal":
            return down == 0
        if way == "falling":
            return right == down
        if way == "rising":
            return right == -down
        return abs(right) == abs(down) <= 2

    def walked(self, end: tuple[int, int]) -> list[tuple[int, int]]:
        """Every cell after the first, one step at a time; the cell itself for who stays."""
        if end == self.crabs:
            return [end]
        walked, at = [], self.crabs
        while at != end:
            at = tuple(now + (goal > now) - (goal < now) for now, goal in zip(at, end, strict=True))  # type: ignore[assignment]
            walked.append(at)
        return walked

    def toll(self, end: tuple[int, int]) -> int:
        return int(any(self.lies[cell] == "tourteau" for cell in self.walked(end)))

    # doing it

    def draw(self, row: int) -> None:
        if len(self.came) == 6:
            self.came = []
        assert row not in self.came
        self.came.append(row)
        self.row = row
        self.owes = "appear"
        if not self.choices():
            self.end("crowded")

    def play(self, text: str) -> None:
        """A decision of the player to move. After a move that does not end the game, somebody must `draw`."""
        verb, _, name = text.partition(" ")
        if verb == "appear":
            self.lies[cell_of(name)] = "tourteau"
            self.tell(text, name, 0, "", "")
            self.owes = "move"
            if not self.choices():
                self.end("caught")
        else:
            self.move(text, cell_of(name) if name else self.crabs)

    def move(self, text: str, end: tuple[int, int]) -> None:
        price, found = self.toll(end), self.lies[end]
        self.crabs = end
        result = ""
        if found not in ("blank", "tourteau", None):
            mine = found in self.hands[self.turn - 1]
            if found in self.hands[0] + self.hands[1]:
                result = "sprung"
                price = 1 if mine and self.own_trap == 1 else price + 2
            elif mine:
                result = "timid"
                price = price + 2
            else:
                result = "freed"
        self.tell(text, named(end), price, result, found if result else "")
        if price > self.shrimps:
            return self.end("caught")
        self.shrimps -= price
        if result == "sprung":
            self.lies[end] = "tourteau"
            self.sprung.append(str(found))
        elif result:
            self.lies[end] = None
            self.freed.append(str(found))
        if len(self.freed) == 8:
            return self.end("freed")
        if end in self.bait:
            self.bait = [cell for cell in self.bait if cell != end]
            self.shrimps += 1
        self.turn = self.turn % self.players + 1
        self.owes = "card"
        return None

    def tell(self, text: str, cell: str, price: int, result: str, thing: object) -> None:
        turn = len(self.told) // 2 + 1
        self.told.append({"turn": turn, "seat": self.turn, "choice": text, "cell": cell, "price": price, "result": result, "object": thing})

    def end(self, reason: str) -> None:
        self.owes = "nothing"
        self.over = reason

    # how it stands

    def now(self) -> dict[str, object]:
        return {
            "to_move": self.turn,
            "owes": self.owes,
            "over": self.over,
            "row": self.row,
            "came": sorted(self.came),
            "crabs": named(self.crabs),
            "shrimps": self.shrimps,
            "objects": {named(cell): lies for cell, lies in self.lies.items() if lies not in ("blank", "tourteau", None)},
            "tourteaux": [named(cell) for cell in CELLS if self.lies[cell] == "tourteau"],
            "blank": [named(cell) for cell in CELLS if self.lies[cell] == "blank"],
            "bare": [named(cell) for cell in CELLS if self.lies[cell] is None],
            "bait": sorted(map(named, self.bait), key=lambda name: cell_of(name)[::-1]),
        }

    def scores(self) -> list[float]:
        return [1.0 if self.over == "freed" else 0.0] * self.players
