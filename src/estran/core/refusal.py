"""Saying no: every refusal is one sentence, kept as a key of a Fluent file and its arguments, and names the rule where there is one."""

import re
from typing import Any

import msgspec


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be done: the rule that speaks against it, and the sentence that says so."""

    rule: str
    message: str
    args: dict[str, str | int] = {}


class Refused(Exception):
    """Input that cannot be used. Nothing was changed. `str` gives the sentence in English; `say` in any language.

    A refusal may be the reason of another: it is then said in the same language.
    """

    def __init__(self, message: str, /, **args: "str | int | Refused") -> None:
        super().__init__(message, args)
        self.message = message
        self.args_said = args

    def say(self, language: str) -> str:
        from .words import say

        args = {name: arg.say(language) if isinstance(arg, Refused) else arg for name, arg in self.args_said.items()}
        return say(language, self.message, **args)

    def __str__(self) -> str:
        return self.say("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return _refused, (type(self), self.message, self.args_said)


class IllegalAction(Refused):
    """An action that the rules forbid here. `reasons` says which rule, most telling first."""

    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__(reasons[0].message, **reasons[0].args)
        self.reasons = reasons

    @property
    def rules(self) -> list[str]:
        return [reason.rule for reason in self.reasons]

    def say(self, language: str) -> str:
        named = ", ".join(rule for rule in self.rules if rule)
        return f"{super().say(language)} [{named}]" if named else super().say(language)

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalAction, (self.reasons,)


def _refused(kind: type[Refused], message: str, args: dict[str, str | int | Refused]) -> Refused:
    return kind(message, **args)


def placed(error: msgspec.ValidationError) -> tuple[str, str]:
    """Where in plain data something is wrong, or nothing where all of it is; and what."""
    problem, _, where = str(error).partition(" - at ")
    return re.sub(r"^\$\.?|`", "", where.strip("`")), problem
