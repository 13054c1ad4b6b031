"""Draw the terminal capture of the README: `python tools/picture.py` writes docs/pictures/crabz-terminal.svg, the same every time."""

import re
from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

from estran.bots import player
from estran.core.chance import Quick, secret_of
from estran.core.event import Event
from estran.games import game
from estran.table import Match
from estran.terminal.screen import Screen

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "crabz-terminal.svg"
SEATS = ("", "greedy", "mcts:500", "greedy")
SEED = 4
ASKED = "c4-e4"
ACTS = 14
"""So many moves are played before the picture; then on until it is the person's turn."""
# No picture of ours fetches a font from anybody.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace("Fira Code", "ui-monospace")


def mid_game() -> tuple[Match, list[list[Event]]]:
    """A match of four under way, at the person's turn, and what happened move by move."""
    crabz = game("crabz")
    match = Match(crabz, {"players": 4}, SEATS, secret_of(SEED))
    bots = [player(bot or "greedy", crabz, 4) for bot in SEATS]
    luck = [Quick(seat) for seat in range(4)]
    happened: list[list[Event]] = []
    while len(happened) < ACTS or match.state.next_seat() != 0:
        seat = match.state.next_seat()
        action = bots[seat].choose(match.state, seat, luck[seat])
        happened.append(match.act(seat, crabz.notation(match.state, seat, action)))
    return match, happened


def draw() -> str:
    console = Console(record=True, width=80, force_terminal=True, color_system="truecolor", highlight=False, file=StringIO())
    match, happened = mid_game()
    screen = Screen(match.game, "en", console)
    screen.log(match.state, happened[-4], 0)
    screen.forget()  # marked on the board is what the person has not answered yet
    for events in happened[-3:]:
        screen.log(match.state, events, 0)
    screen.board(match.state, 0, ["you", *SEATS[1:]])
    screen.choices(match.state, 0)
    screen.show(f"{screen.player(0)}> why {ASKED}")
    for reason in match.game.why(match.state, 0, ASKED):
        screen.show(screen.text(reason.message, **reason.args))
        screen.show(f"  {reason.rule}: {screen.text(reason.rule)}")
    screen.show(f"{screen.player(0)}>")
    return console.export_svg(title="estran play crabz --players 4", code_format=FORMAT, unique_id="estran")


if __name__ == "__main__":
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(draw(), "utf-8")
