"""The same count of move sequences as a program in C that shares nothing with ours: two players, all rules but repetition at once."""

import shutil
import subprocess
from pathlib import Path

import pytest

from estran.core.build import compiled
from estran.lab.perft import perft

from .beach import GAME

SOURCE = Path(__file__).parents[3] / "benchmarks" / "crabz_limit.c"
STARTS = 12


@pytest.fixture(scope="module")
def limit(tmp_path_factory):
    """The C program, as a function from its arguments to its lines of output."""
    compiler = shutil.which("cc")
    if not compiler:
        pytest.skip("there is no C compiler to build benchmarks/crabz_limit.c with")
    program = tmp_path_factory.mktemp("limit") / "crabz_limit"
    built = subprocess.run([compiler, "-O3", "-march=native", SOURCE, "-lm", "-o", program], capture_output=True, text=True)
    if built.returncode:
        pytest.skip(f"benchmarks/crabz_limit.c does not build here: {built.stderr[-300:]}")
    return lambda *args: subprocess.run([program, *map(str, args)], capture_output=True, text=True, check=True).stdout.splitlines()


def start(line):
    """The position that a line of `starts` describes."""
    crabs = line.split()[1:]
    cells = {cell: [crab] for cell, crab in zip(GAME.zones[2].cells, crabs, strict=True)}
    return GAME.from_position({"players": 2, "to_move": 1, "cells": cells})


@pytest.mark.parametrize(("depth", "starts"), [(1, STARTS), (2, STARTS), (3, STARTS), (4, STARTS if compiled() else 1)])
def test_perft_is_that_of_the_c_program(limit, depth, starts):
    expected = [int(line.split()[depth]) for line in limit("perft", starts, depth)]
    assert [perft(start(line), depth) for line in limit("starts", starts)] == expected
    assert len(expected) == starts
