"""What people can ask of a table, as it comes over the wire. Seats count from 1.

Any command may bear an `id` of the client's own making; the same person's same `id` twice is done once. `act` and `undo` should always
have one.
"""

from typing import Annotated

import msgspec

Seat = Annotated[int, msgspec.Meta(ge=1, le=64)]
Name = Annotated[str, msgspec.Meta(max_length=200)]
"""What is a good name is `seating.checked_name`'s to say, in a sentence; here it is only kept short."""
# After $ alone a line could end.
Contribution = Annotated[str, msgspec.Meta(pattern=r"^([0-9a-f]{64})?$(?!\n)")]
"""What a player adds to the seed of the deal: 32 random bytes of their own, in hexadecimal digits; or nothing."""
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class _Command(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    id: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Sit(_Command, frozen=True, tag="sit"):
    """Take a free chair. One person may take several: one screen, several players."""

    seat: Seat
    name: Name
    contribution: Contribution = ""


class Contribute(_Command, frozen=True, tag="contribute"):
    """Add to the seed of the deal, before the start, where nothing was sent when one sat down: at the table of a rematch, say."""

    seat: Seat
    contribution: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class Leave(_Command, frozen=True, tag="leave"):
    """Free one's chair before the start; the owner of the table may free any."""

    seat: Seat


class Rename(_Command, frozen=True, tag="rename"):
    """Another name for one's seat."""

    seat: Seat
    name: Name


class Spare(_Command, frozen=True, tag="spare"):
    """Never be asked an offer (`yes`), or be asked again: while it is on, every offer to the seat is skipped at once."""

    seat: Seat
    yes: bool


class Start(_Command, frozen=True, tag="start"):
    """Deal, once all chairs are taken."""


class Act(_Command, frozen=True, tag="act"):
    """Choose, in notation. `decision` is the number the seat's last frame gave: another one is stale."""

    seat: Seat
    decision: int
    choice: Annotated[str, msgspec.Meta(max_length=500)]


class Undo(_Command, frozen=True, tag="undo"):
    """Take back the seat's last act, or where nothing is hidden the last of all seats of this person: at once while nobody can have gained
    by it, else if the others agree."""

    seat: Seat


class Draw(_Command, frozen=True, tag="draw"):
    """Offer a draw."""

    seat: Seat


class Answer(_Command, frozen=True, tag="answer"):
    """Agree or not to what was asked; who asked withdraws it with a no."""

    seat: Seat
    yes: bool


class Resign(_Command, frozen=True, tag="resign"):
    seat: Seat


class Hand(_Command, frozen=True, tag="hand"):
    """Let a bot play one's seat; before the start, put one in a free chair."""

    seat: Seat
    bot: Level


class Back(_Command, frozen=True, tag="back"):
    """Play one's seat again oneself; before the start, send the bot of a chair away."""

    seat: Seat


class Claim(_Command, frozen=True, tag="claim"):
    """Let a bot play the seat of somebody who is out of time, or away: of the level that they last chose, else of the table's."""

    seat: Seat
    bot: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """Of no account: programs of 0.1.0 name a level here."""


class Rematch(_Command, frozen=True, tag="rematch"):
    """Play again, at another table: the caller hands this one to `Table.rematch`, since it takes a new id and a new secret."""

    contribution: Contribution = ""
    """For all seats of this person; the others send theirs when they come to the new table."""


Command = Sit | Contribute | Leave | Rename | Spare | Start | Act | Undo | Draw | Answer | Resign | Hand | Back | Claim | Rematch
