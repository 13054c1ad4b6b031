"""Finds every effect and everything that can be owed: a new file under `effects` or `owed` need be named nowhere else."""

from importlib import import_module
from pkgutil import iter_modules

from . import effects, owed

for _folder in (owed, effects):
    for _name in sorted(module.name for module in iter_modules(_folder.__path__)):
        import_module(f"{_folder.__name__}.{_name}")
