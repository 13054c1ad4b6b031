"""Time at a table. It has no clock of its own: every call says when, in milliseconds."""

from typing import Annotated

import msgspec


class Bank(msgspec.Struct, frozen=True, tag="bank", tag_field="kind", forbid_unknown_fields=True):
    """So many seconds a player for the whole game, and some more for each turn."""

    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 0


class Days(msgspec.Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """So many days for each decision."""

    days: Annotated[int, msgspec.Meta(ge=1, le=30)]


Pace = Bank | Days
