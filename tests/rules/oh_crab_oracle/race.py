"""One moment of a race in plain data: a copy of a written position, and the questions that rules ask of it."""

import copy
from typing import Any

from .beach import NOWHERE, SEA, Beach

COLOURS = ("red", "orange", "blue", "green", "brown")


class Race:
    def __init__(self, position: dict[str, Any], board: dict[str, Any], cards: dict[str, Any]) -> None:
        self.beach = Beach(board)
        self.cards = cards
        self.final: bool = position["edition"] == "final"
        self.teams: bool = position["players"] == 2
        self.extras: list[str] = position["extras"].split("-")
        self.crabs: dict[str, Any] = dict(zip(COLOURS, map(dict, position["crabs"]), strict=False))
        self.seats: list[Any] = [{**seat, "hand": list(seat["hand"]), "discards": list(seat["discards"])} for seat in position["seats"]]
        self.market: bool = bool(position["pile"] or any(position["market"]))
        self.round: int = position["round"]
        self.half: int = position["half"]
        self.begins: int = position["chef"] - 1
        self.me: int = position["turn"] - 1
        self.active: str = position["crab"]
        self.chef: bool = position["chef"] == position["turn"] and not position["chef_used"]
        self.pool: dict[str, int] = dict(position["pool"])
        self.ready: list[str] = list(position["ready"])
        self.bearing: list[str] = [name for name in (position["added"], position["snack"]) if name]
        self.extra_used: bool = position["extra_used"]
        self.reckless: bool = position["reckless"]
        self.entered: bool | None = position.get("entered")
        self.ending: bool = position["ending"]
        self.steps: list[Any] = list(map(dict, position["steps"]))

    def with_crab(self, colour: str, cell: str) -> "Race":
        """The same race with one crab elsewhere."""
        other = copy.copy(self)
        other.crabs = {**self.crabs, colour: {**self.crabs[colour], "cell": cell}}
        return other

    # -- whose, and where

    def owner(self, colour: str) -> int:
        place = COLOURS.index(colour)
        return place // 2 if self.teams else place

    def mine(self, colour: str) -> bool:
        return self.owner(colour) == self.me

    def cell(self, colour: str) -> str:
        return str(self.crabs[colour]["cell"])

    def here(self) -> str:
        return self.cell(self.active)

    def on_beach(self) -> list[str]:
        """Crabs in the sea are out of reach of everything (OC-088)."""
        return [colour for colour, crab in self.crabs.items() if crab["cell"] not in (SEA, NOWHERE)]

    def at(self, cell: str, but: str = "") -> str:
        """The crab on a space, except one; the sea is never full."""
        for colour in self.on_beach():
            if self.cell(colour) == cell and colour != but:
                return colour
        return ""

    def ahead(self) -> list[str]:
        """Crabs on the beach nearer to the sea than mine: none for a crab in the sea (OC-D2, OC-D29)."""
        mine = self.beach.height(self.here())
        return [colour for colour in self.on_beach() if self.beach.height(self.cell(colour)) > mine]

    def behind(self) -> list[str]:
        mine = self.beach.height(self.here())
        return [colour for colour in self.on_beach() if self.beach.height(self.cell(colour)) < mine]

    def able(self) -> bool:
        """My crab can move by itself: on the beach, and standing (OC-068, OC-088)."""
        return self.here() not in (SEA, NOWHERE) and not self.crabs[self.active]["down"]

    def can_stand(self) -> bool:
        return self.here() not in (SEA, NOWHERE) and bool(self.crabs[self.active]["down"])

    # -- cards

    def hand(self) -> list[str]:
        return list(self.seats[self.me]["hand"])

    def main(self, card: str) -> str:
        return str(self.cards[card]["main"])

    def drop(self, seat: int, card: str) -> None:
        self.seats[seat]["hand"].remove(card)
        self.seats[seat]["discards"].append(card)

    def drop_any(self, seat: int) -> None:
        """A card drawn at random: which one makes no difference here."""
        if self.seats[seat]["hand"]:
            self.drop(seat, self.seats[seat]["hand"][0])

    def obstacle(self, cell: str) -> bool:
        """The prototype knows one kind of obstacle (OC-D61)."""
        kinds = self.beach.kinds(cell)
        return "obstacle" in kinds or (not self.final and "knock-over" in kinds)

    def knocks_over(self, cell: str) -> bool:
        return self.final and "knock-over" in self.beach.kinds(cell)
