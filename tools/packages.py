"""Looks into what `python -m build` made, before anybody installs it.

python tools/packages.py dist    say what is wrong with the sdist and the wheels in this folder, and exit 1 if anything is
"""

import argparse
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

LARGEST = 3_600_000
"""Bytes of a wheel: the compiled rules of the Adventure Pack are a fifth of it."""
HELD = ["docs", "tests", "tools", "benchmarks", "examples", "src/estran"]
"""The folders of an sdist: whoever has it can read, test and measure what they have."""
COMPILED = (".so", ".pyd")


def wrong_with_sdist(file: Path) -> Iterator[str]:
    with tarfile.open(file) as sdist:
        names = [name.partition("/")[2] for name in sdist.getnames()]
    for folder in HELD:
        if not any(name.startswith(f"{folder}/") for name in names):
            yield f"holds no {folder}"
    for name in names:
        if name.endswith((".c", *COMPILED)) and not name.startswith("benchmarks/"):
            yield f"holds {name}, which is made where it is installed"


def wrong_with_wheel(file: Path) -> Iterator[str]:
    with zipfile.ZipFile(file) as wheel:
        names = wheel.namelist()
    if file.stat().st_size >= LARGEST:
        yield f"weighs {file.stat().st_size:,} bytes, and may not weigh {LARGEST:,}"
    if "estran/py.typed" not in names:
        yield "is not typed: there is no estran/py.typed"
    pure = not any(name.endswith(COMPILED) for name in names)
    if pure != file.name.endswith("-py3-none-any.whl"):
        yield f"is {'pure' if pure else 'compiled'}, and its name says otherwise"


def main(words: list[str]) -> int:
    asked = argparse.ArgumentParser(description="Look into the sdist and the wheels of a folder.")
    asked.add_argument("folder", type=Path)
    folder = asked.parse_args(words).folder
    found = {wrong_with_sdist: sorted(folder.glob("*.tar.gz")), wrong_with_wheel: sorted(folder.glob("*.whl"))}
    if not all(found.values()):
        print(f"{folder}: there should be an sdist and a wheel; python -m build makes them.", file=sys.stderr)
        return 2
    wrong = [f"{file.name} {what}." for look, files in found.items() for file in files for what in look(file)]
    for line in wrong:
        print(line)
    print(f"{sum(map(len, found.values()))} packages, {len(wrong)} complaints.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
