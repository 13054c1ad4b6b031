"""What is compiled, and what is packed: every module that is meant to be compiled is, and a package that lacks something is noticed."""

import importlib.util
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from tools import packages

from estran.core.build import compiled

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "estran"
ROOMS = {"bot", "position", "rules", "view", "words"}
"""The rooms of a game that are compiled, each a file or a folder of that name."""


def listed() -> set[Path]:
    """What pyproject.toml tells setup.py to compile."""
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["estran"]["compiled"]
    return {file.relative_to(SOURCE) for pattern in patterns for file in SOURCE.glob(pattern)}


def meant(file: Path) -> bool:
    """Whether such a file is one to compile, however deep it lies. What a folder says of itself stays plain."""
    if file.name == "__init__.py":
        return False
    return file.parts[0] == "bots" or (file.parts[0] == "games" and file.parts[2].removesuffix(".py") in ROOMS)


def module(file: Path) -> str:
    return ".".join(("estran", *file.with_suffix("").parts))


def test_every_room_that_is_meant_to_be_compiled_is_listed_to_its_last_file() -> None:
    on_disk = {file.relative_to(SOURCE) for folder in ("bots", "games") for file in SOURCE.glob(f"{folder}/*/**/*.py")}
    on_disk |= {file.relative_to(SOURCE) for file in SOURCE.glob("bots/*.py")}
    assert {file for file in on_disk if meant(file)} == {file for file in listed() if file.parts[0] != "core"}


def test_new_folders_are_listed_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new = [Path("games/oh_crab/rules/owed/pushes/first.py"), Path("games/limpet/bot/search/tree.py"), Path("games/limpet/view/board.py")]
    for file in new:
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).touch()
        (tmp_path / file).with_name("__init__.py").touch()
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    assert listed() == set(new)


def test_the_core_of_every_search_is_listed() -> None:
    core = {file.stem for file in listed() if file.parts[0] == "core"}
    assert core == {"bag", "bits", "bot", "budget", "chance", "lesson", "state", "steps"}


def test_all_that_is_listed_is_compiled_or_in_a_plain_build_nothing() -> None:
    found = {module(file): importlib.util.find_spec(module(file)) for file in listed()}
    plain = {name for name, spec in found.items() if spec is None or str(spec.origin).endswith(".py")}
    assert plain == (set() if compiled() else set(found))


def sdist(folder: Path, *names: str) -> None:
    with tarfile.open(folder / "estran-0.1.0.tar.gz", "w:gz") as file:
        for name in names:
            file.addfile(tarfile.TarInfo(f"estran-0.1.0/{name}"))


def wheel(folder: Path, tag: str, *names: str, weight: int = 0) -> None:
    with zipfile.ZipFile(folder / f"estran-0.1.0-{tag}.whl", "w") as file:
        for name in names:
            file.writestr(name, b"\0" * weight)


WHOLE = [f"{folder}/x.py" for folder in packages.HELD]


def test_good_packages_pass(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sdist(tmp_path, *WHOLE)
    wheel(tmp_path, "py3-none-any", "estran/py.typed")
    wheel(tmp_path, "cp311-cp311-linux_x86_64", "estran/py.typed", "estran/core/state.so")
    assert packages.main([str(tmp_path)]) == 0
    assert capsys.readouterr().out == "3 packages, 0 complaints.\n"


@pytest.mark.parametrize(
    ("tag", "names", "weight", "complaint"),
    [
        ("py3-none-any", ["estran/core/state.py"], 0, "is not typed"),
        ("py3-none-any", ["estran/py.typed", "estran/core/state.so"], 0, "is compiled, and its name says otherwise"),
        ("cp311-cp311-linux_x86_64", ["estran/py.typed"], 0, "is pure, and its name says otherwise"),
        ("py3-none-any", ["estran/py.typed"], packages.LARGEST, "weighs 3,600,"),
    ],
)
def test_a_bad_wheel_is_noticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], tag: str, names: list[str], weight: int, complaint: str
) -> None:
    sdist(tmp_path, *WHOLE)
    wheel(tmp_path, tag, *names, weight=weight)
    assert packages.main([str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert complaint in said
    assert said.endswith("2 packages, 1 complaints.\n")


def test_a_bad_sdist_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sdist(tmp_path, *(name for name in WHOLE if not name.startswith("docs")), "build/__native_estran.c")
    wheel(tmp_path, "py3-none-any", "estran/py.typed")
    assert packages.main([str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "holds no docs" in said
    assert "holds build/__native_estran.c" in said


def test_a_missing_package_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sdist(tmp_path, *WHOLE)
    assert packages.main([str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
