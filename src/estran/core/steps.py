"""What is still owed: a short stack of pending steps. The last one pushed is asked first; each game has a function a kind."""

from typing import final

from mypy_extensions import i64

from .bits import mixed


@final
class Step:
    """One step, and those beneath it. Never changed, so that copies share it."""

    def __init__(self, kind: i64, seat: i64, data: i64, beneath: "Step | None") -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.data: i64 = data
        self.beneath: Step | None = beneath


@final
class Steps:
    """Steps of (kind, seat, data)."""

    def __init__(self) -> None:
        self.number: i64 = 0
        """How many there are."""
        self._top: Step | None = None

    def __len__(self) -> int:
        return int(self.number)

    def push(self, kind: i64, seat: i64, data: i64 = 0) -> None:
        self._top = Step(kind, seat, data, self._top)
        self.number += 1

    def pop(self) -> None:
        top = self._top
        assert top is not None
        self._top = top.beneath
        self.number -= 1

    def kind(self) -> i64:
        """The kind of the step that is asked now, or -1."""
        top = self._top
        if top is None:
            return -1
        return top.kind

    def seat(self) -> i64:
        top = self._top
        assert top is not None
        return top.seat

    def data(self) -> i64:
        top = self._top
        assert top is not None
        return top.data

    def clone(self) -> "Steps":
        copy = Steps()
        copy.number = self.number
        copy._top = self._top
        return copy

    def digest(self) -> i64:
        """A number below 2**30 for what is owed."""
        digest: i64 = 1
        step = self._top
        while step is not None:
            digest = mixed(mixed(mixed(digest, step.kind), step.seat), step.data)
            step = step.beneath
        return digest

    def listed(self) -> list[tuple[int, int, int]]:
        """All steps, the one asked first last."""
        found: list[tuple[int, int, int]] = []
        step = self._top
        while step is not None:
            found.append((int(step.kind), int(step.seat), int(step.data)))
            step = step.beneath
        found.reverse()
        return found
