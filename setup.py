"""Compiles the core, the bots and the rules of every game with mypyc, as one group.

Where there is no C compiler, or with ESTRAN_PURE=1, the same files are installed as plain Python: slower, otherwise alike.
`estran --version` says which it is.
"""

import os
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# Compiled: what search and playouts run, and what a server does for every action: notation, positions and views.
# msgspec structs lose their class keywords when compiled, so they live in other modules.
COMPILED = [
    "core/bag.py",
    "core/bits.py",
    "core/bot.py",
    "core/budget.py",
    "core/chance.py",
    "core/lesson.py",
    "core/state.py",
    "core/steps.py",
    "bots/[a-z]*.py",
    "games/crabz/bot.py",
    "games/crabz/position.py",
    "games/crabz/rules/[a-z]*.py",
    "games/crabz/view.py",
    "games/crabz/words.py",
    "games/marche/bot/[a-z]*.py",
    "games/marche/position.py",
    "games/marche/rules/[a-z]*.py",
    "games/marche/view.py",
    "games/marche/words.py",
    "games/oh_crab/bot/[a-z]*.py",
    "games/oh_crab/position.py",
    "games/oh_crab/rules/[a-z]*.py",
    "games/oh_crab/view.py",
    "games/oh_crab/words.py",
    "games/poulpe/bot.py",
    "games/poulpe/position.py",
    "games/poulpe/rules/[a-z]*.py",
    "games/poulpe/view.py",
    "games/poulpe/words.py",
]


class BuildOrGoWithout(build_ext):
    """All extensions, or none: half a group could not be imported."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"estran: not compiled, installing as plain Python: {error}", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def extensions() -> list[Extension]:
    if os.environ.get("ESTRAN_PURE") == "1":
        return []
    from mypyc.build import mypycify

    package = Path("src/estran")
    files = sorted(str(file) for pattern in COMPILED for file in package.glob(pattern))
    found = mypycify(["--ignore-missing-imports", *files], opt_level="3", group_name="estran")
    for extension in found:
        if os.name == "posix":
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-fwrapv"]
    return cast(list[Extension], found)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrGoWithout})
