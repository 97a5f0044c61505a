"""Programs in the style of RFC 8032 as gates: what they give is what Python gives, run on the same file."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from modmill.formula.formula import Formula
from modmill.formula.library import known
from modmill.formula.script.script import script
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.interface import registry
from modmill.hw.stream.run import StreamRun
from modmill.hw.units.parts.traced.unit import Traced
from tests.formula.script.programs import CLASSES, TOY, TUPLES, toy
from tests.hw.support import require_tool

ADD = "point_add((x1, y1, z1, t1), (x2, y2, z2, t2))"
ENCODED = {"y": TOY.bit_length(), "sign": 1}


def simulated(formula: Formula, unit: str, simulator: str, runs: int, **given: Any) -> None:
    """Two runs, one under stalls, that agreed with the program on every result."""
    require_tool(simulator)
    name = "formula" if unit == "traced" else "program"
    with known(formula):
        choice = registry.choose(unit, {name: formula.name, **given}, {})
        found = registry.simulate(choice, {"runs": runs, "stalls": 30, "seed": 1}, simulator)
    assert isinstance(found, StreamRun) and found.operations == runs


def test_an_addition_in_gates(tmp_path: Path) -> None:
    simulated(script(f"{toy(tmp_path, TUPLES)}:{ADD}"), "traced", "icarus", 200, latency=3)


def test_a_decompression_on_shared_multipliers(tmp_path: Path) -> None:
    formula = script(f"{toy(tmp_path, TUPLES)}:recover_x", ENCODED)
    simulated(formula, "traced", "icarus", 60, latency=2, interval=8)


def test_a_decompression_in_classes_as_a_program_of_the_processor(tmp_path: Path) -> None:
    formula = script(f"{toy(tmp_path, CLASSES)}:decode", {"y": TOY.bit_length() - 1, "sign": 1})
    simulated(formula, "processor", "icarus", 60, threads=4, stages=3)


def test_the_circuit_of_encodings_of_a_toy_curve(tmp_path: Path) -> None:
    formula = script(f"{toy(tmp_path, TUPLES)}:recover_x", ENCODED)
    agrees(
        formula,
        [
            {"y": y, "sign": sign}
            for y in (0, 1, *range(2, 1 << TOY.bit_length(), 9), TOY - 1, TOY, TOY + 1)
            for sign in (0, 1)
        ],
    )


@pytest.mark.parametrize(
    ("call", "words"), [(ADD, {}), pytest.param("recover_x", {"y": 255, "sign": 1}, marks=pytest.mark.slow)]
)
def test_circuits_at_the_real_size(call: str, words: dict[str, int]) -> None:
    formula = script(f"{TUPLES}:{call}", words)
    assert formula.modulus == 2**255 - 19 and formula.cases is not None
    rng = random.Random(3)
    agrees(formula, [formula.cases(rng)[1] for _ in range(12)])


def agrees(formula: Formula, cases: list[dict[str, int]]) -> None:
    """The circuit, with every bound checked, gives what the program gives."""
    with known(formula):
        unit = registry.build(registry.configure("traced", formula=formula.name, latency=0, cut=1))
    assert isinstance(unit, Traced)
    for case in cases:
        values = evaluate(unit.made.circuit, case, unit.modulus, unit.made.numbers.models)
        found = {name: value(word, values) for name, word in unit.made.results.items()}
        assert found == formula.run(case), case


@pytest.mark.slow
@pytest.mark.parametrize(
    ("unit", "call", "words", "given"),
    [
        ("traced", ADD, {}, {}),
        ("processor", ADD, {}, {}),
        ("processor", "recover_x", {"y": 255, "sign": 1}, {"threads": 24}),
    ],
)
def test_programs_in_gates_at_the_real_size(unit: str, call: str, words: dict[str, int], given: dict[str, int]) -> None:
    simulated(script(f"{TUPLES}:{call}", words), unit, "verilator", 200, **given)
