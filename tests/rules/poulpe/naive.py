"""Crabe VS Poulpe a second time, naively: written from the rules alone, slow on purpose, and knowing nothing of estran.

Cards are names in lists. Luck is given from outside: `play` takes the cards that chance brought, in order, and checks that it could.
"""

from __future__ import annotations

ORDER = ["alpha", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "omega"]
COMMON = {
    "2": "defausser",
    "3": "echanger",
    "4": "offrir",
    "5": "rejouer",
    "7": "piocher",
    "8": "inverser",
    "9": "rendre",
    "10": "voler",
}
OWN = {
    "c": {"2": "carapace", "3": "pincer", "9": "muer"},
    "p": {"2": "encre", "3": "tentacule", "9": "camouflage"},
}
"""alpha, 1, 6 have no effect of their own; omega wins the round."""


def value(card: str) -> int:
    return ORDER.index(card[1:])


class Reef:
    """A game in progress. Players are 1 and 2; `pack` tells which letter each plays."""

    def __init__(self, mode: str, pack: dict[int, str], hands: dict[int, list[str]], piles: dict[int, list[str]], turn: int) -> None:
        self.mode = mode
        self.pack = pack
        self.hands = {player: list(cards) for player, cards in hands.items()}
        self.piles = {player: list(cards) for player, cards in piles.items()}
        self.turn = turn
        self.table: list[tuple[str, int]] = []
        self.gone: list[str] = []
        self.down: dict[int, list[str]] = {1: [], 2: []}
        self.owes = "card"
        self.seen: list[str] = []
        self.fits = lambda card: True
        self.blank = False
        self.winner = 0
        self.luck: list[str] = []

    # what may be done

    def effect(self, card: str) -> str:
        if card[1:] == "omega":
            return "remporter"
        if self.mode == "asymmetric" and card[1:] in OWN["c"]:
            return OWN[card[0]][card[1:]]
        return COMMON.get(card[1:], "")

    def asked(self) -> int:
        return 3 - self.turn if self.owes == "answer" else self.turn

    def moves(self) -> list[str]:
        hand = set(self.hands[self.asked()])
        if self.winner:
            return []
        if self.owes in ("card", "replay"):
            fitting = [f"play {card}" for card in hand if not self.table or (self.fits(card) and card[1:] != "alpha")]
            if self.owes == "replay":
                return sorted([*fitting, "decline"])
            return sorted([*fitting, "pass"] if self.table else fitting)
        if self.owes == "answer":
            return sorted([f"resist {card}" for card in hand if card[1:] == "1"] + ["let"])
        if self.owes == "take":
            return sorted({f"take {card}" for card in self.seen})
        verb = {"gift": "give", "discard": "discard", "swap": "swap", "reshuffle": "reshuffle", "moult": "discard"}[self.owes]
        return sorted([f"{verb} {card}" for card in hand] + (["decline"] if self.owes == "swap" else []))

    # doing it

    def play(self, text: str, luck: list[str]) -> None:
        self.luck = list(luck)
        verb, _, card = text.partition(" ")
        me, other = self.turn, 3 - self.turn
        if verb == "play":
            self.play_card(me, card)
        elif verb == "resist":
            self.lay(other, card)
            if not self.over():
                self.begin_turn(me)
        elif verb == "let":
            self.apply(self.effect(self.table[-1][0]))
        elif verb == "pass":
            self.end_round()
        elif verb == "decline":
            self.begin_turn(other)
        elif verb == "take":
            self.move(card, self.hands[other], self.hands[me])
            self.seen = []
            if not self.over():
                self.owes = "gift"
        else:
            self.give_up(verb, card, me, other)
        assert not self.luck, "more was drawn than there was to draw"

    def give_up(self, verb: str, card: str, me: int, other: int) -> None:
        """A card leaves the hand of the player whose effect asks for it."""
        if verb == "give":
            self.move(card, self.hands[me], self.hands[other])
        elif verb == "discard":
            self.move(card, self.hands[me], self.down[me])
        elif verb == "swap":
            got = self.luck.pop(0)
            self.move(got, self.hands[other], self.hands[me])
            self.move(card, self.hands[me], self.hands[other])
        elif verb == "reshuffle":
            owner = next(player for player in (1, 2) if self.pack[player] == card[0])
            self.move(card, self.hands[me], self.piles[owner])
        if self.over():
            return
        if self.owes == "moult" and self.hands[me]:
            self.owes = "discard"  # the second
        else:
            self.begin_turn(other)

    def move(self, card: str, start: list[str], end: list[str]) -> None:
        start.remove(card)
        end.append(card)

    def draw(self, player: int, number: int) -> None:
        for _ in range(min(number, len(self.piles[player]))):
            self.move(self.luck.pop(0), self.piles[player], self.hands[player])

    def lay(self, player: int, card: str) -> None:
        self.hands[player].remove(card)
        self.table.append((card, player))
        self.fits = lambda other: value(other) > value(card)

    def play_card(self, player: int, card: str) -> None:
        blank, self.blank = self.blank, False
        self.lay(player, card)
        if self.over():
            return
        effect = self.effect(card)
        if effect == "remporter":
            self.end_round()
        elif not effect or blank:
            self.begin_turn(3 - player)
        elif self.hands[3 - player]:
            self.owes = "answer"
        else:
            self.apply(effect)

    def over(self) -> bool:
        for player in (self.turn, 3 - self.turn):
            if not self.hands[player] and not self.piles[player]:
                self.winner = player
                self.owes = "nothing"
                self.turn = player
                return True
        return False

    def begin_turn(self, player: int) -> None:
        self.turn = player
        self.owes = "card"
        if not self.hands[player]:
            self.end_round()

    def end_round(self) -> None:
        best = self.table[-1][1]
        self.gone += [card for card, _ in self.table]
        self.table = []
        self.blank = False
        for player in (best, 3 - best):
            self.draw(player, max(0, 5 - len(self.hands[player])))
        self.turn = best
        self.owes = "card"

    # effects

    def apply(self, effect: str) -> None:
        me, other = self.turn, 3 - self.turn
        mine, theirs = self.hands[me], self.hands[other]
        top = value(self.table[-1][0])
        if effect == "camouflage":
            beneath = self.effect(self.table[-2][0]) if len(self.table) > 1 else ""
            if beneath not in ("", "remporter", "camouflage", "pincer", "encre"):
                return self.apply(beneath)
        elif effect in ("defausser", "offrir", "rendre") and mine:
            self.owes = {"defausser": "discard", "offrir": "gift", "rendre": "reshuffle"}[effect]
            return None
        elif effect == "muer":
            self.draw(me, 2)
            if mine:
                self.owes = "moult"
                return None
        elif effect == "rejouer" and mine:
            self.owes = "replay"
            return None
        elif effect == "echanger" and mine and theirs:
            self.owes = "swap"
            return None
        elif effect == "piocher":
            self.draw(me, 1)
            if mine:
                self.owes = "discard"
                return None
        elif effect == "voler" and theirs:
            self.move(self.luck.pop(0), theirs, mine)
            if self.over():
                return None
        elif effect == "tentacule" and theirs:
            self.seen = [self.luck.pop(0) for _ in range(min(2, len(theirs)))]
            assert all(self.seen.count(card) <= theirs.count(card) for card in self.seen)
            self.owes = "take"
            return None
        elif effect == "inverser":
            self.fits = lambda card: 0 < value(card) < top  # never an alpha
        elif effect == "pincer":
            self.fits = lambda card: value(card) > top and value(card) >= 8
        elif effect == "encre":
            self.fits = lambda card: top < value(card) <= 8
        elif effect == "carapace":
            self.blank = True
        return self.begin_turn(other)

    # how it stands

    def position(self) -> dict[str, object]:
        def in_order(cards: list[str]) -> list[str]:
            return sorted(cards, key=lambda card: (card[0], value(card)))

        fitting = [rank for rank in ORDER if not self.table or self.winner or self.fits("c" + rank)]
        return {
            "hands": [in_order(self.hands[player]) for player in (1, 2)],
            "piles": [in_order(self.piles[player]) for player in (1, 2)],
            "round": [[card, player] for card, player in self.table],
            "gone": in_order(self.gone),
            "down": [in_order(self.down[player]) for player in (1, 2)],
            "limits": fitting,
            "blanked": self.blank,
            "turn": self.turn,
            "owes": "discard" if self.owes == "moult" else self.owes,
            "looked": in_order(self.seen),
            "winner": self.winner,
        }
