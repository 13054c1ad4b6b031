"""Finds every effect, every skill and everything that can be owed: a new file under `effects`, `owed`, `adventure` or its `skills` need be
named nowhere else."""

from importlib import import_module
from pkgutil import iter_modules

from . import adventure, effects, owed
from .adventure import skills


def find_all() -> None:
    """Read all of them, in the same order wherever they are read: their numbers go by it."""
    for folder in (owed, effects, adventure, skills):
        for name in sorted(module.name for module in iter_modules(folder.__path__)):
            import_module(f"{folder.__name__}.{name}")
