"""The units of a walk: the golden formulas, any shares, both simulators, levels as in the docs."""

from __future__ import annotations

import random
from typing import Any

import pytest

from modmill.golden import isogeny_walk as golden
from modmill.hw.describe.draw import draw
from modmill.hw.interface import registry
from modmill.hw.stream.run import StreamRun
from modmill.hw.units.isogeny.units.config import OPERATIONS
from modmill.hw.units.isogeny.units.unit import WalkUnit
from tests.hw.support import require_tool
from tests.support import ROOT, require_rtl, succeeds


def made(**given: Any) -> WalkUnit:
    unit = registry.build(registry.configure("isogeny_units", **given))
    assert isinstance(unit, WalkUnit)
    return unit


def results(unit: WalkUnit, *residues: int) -> list[int]:
    """The residues of the results, of operands in random shares."""
    rng, beat = random.Random(sum(residues)), dict[str, int]()
    for name, residue in zip(unit.inputs, residues, strict=True):
        total = unit.numbers.held(residue) + unit.modulus * rng.randrange(2)
        low = rng.randint(0, min(total, (1 << unit.numbers.bits) - 1))
        beat[name] = low | total - low << unit.numbers.bits
    return [unit.numbers.residue(word) for word in unit.expected(unit.modulus, beat).values()]


@pytest.mark.parametrize("field", ["p14", "p89"])
def test_the_results_are_those_of_the_golden_walk(field: str) -> None:
    """The golden model has formulas of its own."""
    units = {name: made(operation=name, field=field) for name in OPERATIONS}
    p, rng = units["double"].modulus, random.Random(1)
    for _ in range(5):
        curve, point, kernel = ((rng.randrange(p), rng.randrange(p)) for _ in range(3))
        assert tuple(results(units["double"], *point, *curve)) == golden.double(p, curve, point)
        end, constants = golden.construct(p, kernel)
        assert tuple(results(units["construct"], *kernel)) == (*end, *constants)
        image = golden.evaluate(p, constants, point)
        assert tuple(results(units["evaluate"], *point, *constants)) == image
        assert tuple(results(units["fused"], *point, *kernel)) == image


@pytest.mark.parametrize("field", ["p14", "p89", "p256"])
@pytest.mark.parametrize("operation", OPERATIONS)
def test_extreme_and_random_shares(operation: str, field: str) -> None:
    unit = made(operation=operation, field=field)
    beats = unit.beats(unit.modulus, 40, 3)
    assert {what for what, _ in beats} == {"shares at the ends", "random"} and len(beats) == 40
    for _, beat in beats[: 40 if field == "p14" else 12] + beats[-2:]:
        # Raises AssertionError for a wrong residue and BoundError for a bit outside of a bound.
        unit.expected(unit.modulus, beat)


@pytest.mark.slow
@pytest.mark.parametrize("operation", OPERATIONS)
def test_the_shipped_prime(operation: str) -> None:
    unit = made(operation=operation, field="p1506")
    for _, beat in unit.beats(unit.modulus, 4, 3):
        unit.expected(unit.modulus, beat)


def simulated(simulator: str, runs: int, **given: Any) -> None:
    found = registry.simulate(
        registry.choose("isogeny_units", given, {}), {"runs": runs, "stalls": 40, "seed": 3}, simulator
    )
    assert isinstance(found, StreamRun)
    assert found.free_cycles == runs - 1 + found.unit.latency + 1
    assert found.unit.latency == 1 + given.get("stages", 1)


@pytest.mark.parametrize(
    "operation", [pytest.param(name, marks=[pytest.mark.slow] * (name != "fused")) for name in OPERATIONS]
)
def test_loops_in_verilator(operation: str) -> None:
    require_rtl("verilator", "g++")
    simulated("verilator", 30, operation=operation, field="p14", stages=1 if operation == "double" else 3)


def test_structural_text_in_icarus() -> None:
    require_tool("icarus")
    simulated("icarus", 5, operation="construct", field="p14")


@pytest.mark.slow
@pytest.mark.parametrize("operation", OPERATIONS)
def test_structural_text_of_all_in_icarus(operation: str) -> None:
    require_tool("icarus")
    simulated("icarus", 12, operation=operation, field="p14", stages=2)


SHORT = {"double": (67.5, 62, 78_459), "construct": (44, 36, 28_319), "fused": (73, 65, 91_646)}
LONG = {
    "double": (102, 96, 18_135_060),
    "construct": (68, 60, 6_059_055),
    "evaluate": (105.5, 99, 18_748_908),
    "fused": (107, 99, 20_204_563),
}


@pytest.mark.parametrize("operation", SHORT)
def test_levels_at_89_bits_as_in_the_docs(operation: str) -> None:
    found = made(operation=operation).levels()
    assert (found.levels, found.full_adder_levels, found.full_adders) == SHORT[operation]


@pytest.mark.slow
@pytest.mark.parametrize("operation", LONG)
def test_levels_at_1506_bits_as_in_the_docs(operation: str) -> None:
    """The goals were 102, 68, 106 and 108 levels; 96, 60 and 99 full adders."""
    found = made(operation=operation, field="p1506").levels()
    assert (found.levels, found.full_adder_levels, found.full_adders) == LONG[operation]


def test_its_picture() -> None:
    assert (ROOT / "docs" / "units" / "isogeny_units.svg").read_text("utf-8") == draw(made())


def test_the_command_counts_levels() -> None:
    out = succeeds("hw", "cost", "isogeny_units", "--operation", "fused", "--stages", "3", "--target", "levels").out
    assert "isogeny_units-fused-p89-s3 on levels, 1 cycle per run" in out and "25 levels between registers" in out
