"""Finds every effect and everything that can be owed: a new file under `effects` or `owed` need be named nowhere else."""

from importlib import import_module
from pkgutil import iter_modules

from . import effects, owed


def find_all() -> None:
    """Read all of them, in the same order wherever they are read: their numbers go by it."""
    for folder in (owed, effects):
        for name in sorted(module.name for module in iter_modules(folder.__path__)):
            import_module(f"{folder.__name__}.{name}")
