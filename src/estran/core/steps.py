"""What is still owed: a short stack of pending steps. The last one pushed is asked first; each game has a function a kind."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from .bits import mixed

_NONE: Final = vec[i64]([])


@final
class Steps:
    """Steps of (kind, seat, data), flat in one vec so that cloning is one copy."""

    def __init__(self) -> None:
        self._flat: vec[i64] = _NONE

    def __len__(self) -> int:
        return len(self._flat) // 3

    def push(self, kind: i64, seat: i64, data: i64 = 0) -> None:
        flat = self._flat[:]
        flat = append(flat, kind)
        flat = append(flat, seat)
        self._flat = append(flat, data)

    def pop(self) -> None:
        self._flat = self._flat[: len(self._flat) - 3]

    def kind(self) -> i64:
        """The kind of the step that is asked now, or -1."""
        return self._flat[len(self._flat) - 3] if len(self._flat) else -1

    def seat(self) -> i64:
        return self._flat[len(self._flat) - 2]

    def data(self) -> i64:
        return self._flat[len(self._flat) - 1]

    def clone(self) -> "Steps":
        copy = Steps()
        copy._flat = self._flat  # never written in place: push and pop make a new one
        return copy

    def digest(self) -> i64:
        """A number below 2**30 for what is owed."""
        digest: i64 = 1
        for number in self._flat:
            digest = mixed(digest, number)
        return digest

    def listed(self) -> list[tuple[int, int, int]]:
        """All steps, the one asked first last."""
        flat = [int(n) for n in self._flat]
        return [(flat[n], flat[n + 1], flat[n + 2]) for n in range(0, len(flat), 3)]
