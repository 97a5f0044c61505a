"""The units at the shipped 1024 bits. One build of each, shared by the tests of this file and kept in the cache."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from modmill import vdf
from modmill.hw.stream.loop import locate
from modmill.hw.stream.loop.simulation import Simulation
from modmill.hw.stream.loop.unit import FRAME
from modmill.hw.units.vdf.redundant.modulus import default_modulus
from modmill.hw.units.vdf.squarer.config import UNITS, configured
from modmill.hw.units.vdf.squarer.unit import Squarer, squarer
from tests.hw.support import require_tool

CONTEST = default_modulus(1024)[0]
_draw = random.Random(1024)
OTHERS = (2**1024 - 1, 2**1024 - 105, 2**1023 + 1155, *(_draw.getrandbits(1024) | 1 for _ in range(2)))


@pytest.fixture(scope="module", params=UNITS)
def design(request: pytest.FixtureRequest) -> Iterator[Squarer]:
    """Each unit in turn."""
    require_tool("verilator")
    yield squarer(configured(request.param, bits=1024))


def check(design: Squarer, n: int, x: int, steps: int) -> Simulation:
    """A run against the golden model (words, at its start), the CPU (value), and the counters."""
    with Simulation(design, n) as gates:
        right = vdf.evaluate(n, steps, x, proof="none").y_full
        locate.run(gates, x, steps, right)
        assert gates.value() == right
        assert gates.steps == steps
        cycles = steps * design.latency + gates.branches * design.branch_extra
        # Two runs: the scoreboard stops once to compare words.
        assert gates.cycles - cycles == 2 * FRAME
        words = list(gates.words or ())
        assert locate.compare_stages(gates, words) == []
    return gates


@pytest.mark.parametrize("steps", [150, pytest.param(1000, marks=pytest.mark.slow)])
def test_squarings_of_the_contest_and_of_five_other_moduli(design: Squarer, steps: int) -> None:
    check(design, CONTEST, 2, steps)
    for n in OTHERS:
        check(design, n, 7, steps)  # 7 divides none of them


@pytest.mark.slow
def test_a_hundred_thousand_squarings_of_the_contest(design: Squarer) -> None:
    gates = check(design, CONTEST, 2, 100_000)
    print(f"{design.config.slug}: {gates.cycles / gates.seconds:,.0f} clock cycles a second")


@pytest.mark.slow
@pytest.mark.parametrize(
    "choice", [{"compressor": "csa42"}, {"compressor": "counter"}, {"stages": 8}], ids=lambda c: str(*c.values())
)
def test_sums_of_more_than_32_bits_and_many_stages(choice: dict[str, Any]) -> None:
    require_tool("verilator")
    check(squarer(configured("vdf_ozturk", **choice)), CONTEST, 2, 1000)
