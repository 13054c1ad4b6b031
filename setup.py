"""Compiles the modules that `[tool.estran]` of pyproject.toml names with mypyc, as one group.

Where there is no C compiler, or with ESTRAN_PURE=1, the same files are installed as plain Python: slower, otherwise alike.
`estran --version` says which it is.
"""

import os
import sys
import tempfile
import tomllib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools._distutils import ccompiler, sysconfig
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError

CORES = os.cpu_count() or 1
C_IS_ASKED = {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}
"""The commands that need C. The others (metadata, sdist) must not wait for mypyc."""

UNIX = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fwrapv", "-w", "-Wno-misleading-indentation"]
"""-w: the C is not ours, and nobody reads its warnings. One of them, which -w only keeps quiet, takes GCC far longer than parsing does."""
LINK_TIME = [
    # GCC. -fno-plt: calls of Python's own functions go straight there. Into how many parts it cuts the program for its cores moves
    # the speed of a game by two or three hundredths either way; 16 was the best of those tried, and may not stay so when the rules change.
    (["-flto", "-fno-plt"], [f"-flto={CORES}", "--param=lto-partitions=16", "-s"]),
    # Clang.
    (["-flto=thin"], ["-flto=thin"]),
]
"""How to compile one C file a module, several at once, and optimise them as one where they are linked: compiler flags and linker flags."""


class BuildOrGoWithout(build_ext):
    """All extensions, or none: half a group could not be imported."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            print(f"estran: not compiled, installing as plain Python: {error}", file=sys.stderr)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            wheel: Any = self.distribution.get_command_obj("bdist_wheel", create=False)
            if wheel is not None:
                wheel.root_is_pure = True  # or its name would say that it is for this machine only

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compiler.compile = partial(compile_side_by_side, compiler.compile)
        self.parallel = self.parallel or CORES
        super().build_extensions()


def compile_side_by_side(compile: Any, sources: list[str], **options: Any) -> list[str]:
    """As many files at a time as there are cores; setuptools does so with extensions, but not with the files of one."""
    with ThreadPoolExecutor(CORES) as pool:
        return [made for [made] in pool.map(lambda source: compile([source], **options), sources)]


def takes(compiler: Any, compiling: list[str], linking: list[str]) -> bool:
    """Whether this compiler makes a library with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("int probe(void) { return 0; }\n", "utf-8")
        try:
            made = compiler.compile([str(source)], output_dir=folder, extra_postargs=compiling)
            compiler.link_shared_object(made, str(Path(folder, "probe.so")), extra_postargs=linking)
        except CCompilerError:
            return False
        return True


def flags() -> tuple[list[str], list[str]]:
    """What this compiler and its linker are told besides what mypyc tells them: to the linker nothing, unless it optimises."""
    compiler = ccompiler.new_compiler()
    sysconfig.customize_compiler(compiler)
    if compiler.compiler_type != "unix":
        return [], []
    return next((([*UNIX, *compiling], linking) for compiling, linking in LINK_TIME if takes(compiler, compiling, linking)), (UNIX, []))


def extensions(patterns: Sequence[str]) -> list[Extension]:
    """The library that holds all modules of these patterns, and a door to it for each of them."""
    from mypyc.build import mypycify

    files = sorted({str(file) for pattern in patterns for file in Path("src/estran").glob(pattern)})
    compiling, linking = flags()
    options = ["--ignore-missing-imports", *files]
    made: Any = mypycify(options, opt_level="3", debug_level="0", group_name="estran", multi_file=bool(linking))
    library: Extension = made[0]
    library.extra_compile_args = [*library.extra_compile_args, *compiling]
    library.extra_link_args = linking
    return list(made)


if __name__ == "__main__":
    pure = os.environ.get("ESTRAN_PURE") == "1" or not C_IS_ASKED & set(sys.argv)
    compiled = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["tool"]["estran"]["compiled"]
    setup(ext_modules=[] if pure else extensions(compiled), cmdclass={"build_ext": BuildOrGoWithout})
