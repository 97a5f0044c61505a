"""Polynomials over GF(2) on the processor: multiples of points on binary curves by microcode alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from modmill.errors import UsageError
from modmill.formula import library
from modmill.formula.operation import FormulaError
from modmill.golden.binary_curve import multiple
from modmill.hw.interface import registry
from modmill.hw.microcode.machine import Space
from modmill.hw.stream.run import StreamRun
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.parts.processor.config import ProcessorConfig
from modmill.hw.units.parts.processor.parts import linear
from modmill.hw.units.parts.processor.program import compile_program, same_program
from modmill.hw.units.parts.processor.unit import Processor
from modmill.watch import Watch
from tests.formula.test_binary_curves import CASES, TOY, parsed
from tests.hw.support import require_tool
from tests.hw.units.parts.processor.test_alu import prove
from tests.support import succeeds


@pytest.fixture
def toy() -> Iterator[str]:
    """The routine of a curve over GF(2^5), known by name."""
    routine = TOY.routine()
    library.ROUTINES[routine.name] = routine
    yield routine.name
    del library.ROUTINES[routine.name]


@pytest.mark.parametrize(("program", "threads", "bank"), [("b233_multiple", 1, "lut"), ("k283_multiple", 12, "lut")])
def test_the_program_is_its_routine(program: str, threads: int, bank: str) -> None:
    bits = int(program[1:4])
    made = compile_program(ProcessorConfig(bits=bits, program=program, threads=threads, bank=bank))
    verdict = same_program(made)
    assert verdict.same and verdict.bits is not None and verdict.bits > 1700
    assert len(made.program.slots) <= 1.06 * made.least


def test_a_wrong_instruction_is_found(toy: str) -> None:
    """Every ninth with another function, so also tests that hardly ever say yes; x + 0 may be anything of x."""
    made = compile_program(ProcessorConfig(bits=5, program=toy, threads=4))
    assert same_program(made).same
    program, others = made.program, {"mul": "add", "add": "mul", "square": "add", "when": "unless", "unless": "when"}
    others |= {"equal": "when", "bit": "when"}
    constants = {index for index, value in enumerate(made.constants(TOY.modulus).values()) if value < 2}
    tried = 0
    for at, slot in [*enumerate(program.slots)][::9]:
        if slot is None or (slot.b[0] is Space.CONSTANT and slot.b[1] in constants):
            continue
        slots = [*program.slots]
        slots[at] = replace(slot, function=program.machine.function(others[slot.function.name]))
        tried += 1
        try:
            assert not same_program(replace(made, program=replace(program, slots=tuple(slots)))).same, at
        except FormulaError:
            continue
    assert tried > 5


@pytest.mark.parametrize("functions", [("add",), ("add", "square")])
def test_sums_and_squares_are_proved(tmp_path: Path, functions: tuple[str, ...]) -> None:
    """Modulo x^5 + x^2 + 1, all operands, a^2 by its coefficients."""
    square = "{a[2], a[3] ^ a[4], a[1] ^ a[4], a[3], a[0] ^ a[4]}"
    prove(tmp_path, linear(0b100101, functions, 1), "1", f"which ? {square} : a ^ b" if functions[1:] else "a ^ b")


@pytest.mark.parametrize(("threads", "bank"), [(1, "lut"), (5, "block")])
def test_a_small_curve_in_icarus(toy: str, threads: int, bank: str) -> None:
    """Random pairs, points and edges of scalars, with stalls; the cycles are those of the schedule."""
    require_tool("icarus")
    choice = registry.choose("processor", {"program": toy, "threads": threads, "stages": 3, "bank": bank}, {})
    found = registry.simulate(choice, {"runs": 60, "stalls": 30, "seed": 2}, "icarus")
    assert isinstance(found, StreamRun) and found.free_cycles == found.unit.predicted(60)


def test_a_ladder_step_at_other_degrees() -> None:
    """The formula alone, which has no constants, modulo the least irreducible polynomial of the degree."""
    require_tool("icarus")
    for bits in (4, 8):
        choice = registry.choose("processor", {"program": "binary_ladder_step", "bits": bits, "levels": 1}, {})
        found = registry.simulate(choice, {"runs": 40, "stalls": 30, "seed": 1}, "icarus")
        assert isinstance(found, StreamRun) and found.free_cycles == found.unit.predicted(40)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["b233", "k283"])
def test_multiples_of_openssl_in_gates(name: str) -> None:
    """All threads at work at once; the cycles are those of the schedule."""
    require_tool("verilator")
    given = {"program": f"{name}_multiple", "bits": int(name[1:]), "threads": 8, "levels": 4}
    unit = registry.build(registry.configure("processor", **given))
    assert isinstance(unit, Processor)
    cases = [parsed(case) for case in CASES if case["curve"] == name]
    curve = cases[0][0]
    rng = random.Random(1)
    at = multiple(curve.equation, rng.randrange(curve.order), curve.base)
    assert at is not None
    edges = [{"x": at[0], "y": at[1], "k": k} for k in (0, curve.order, curve.order - 1)]
    with StreamSimulation(unit, curve.modulus, 1, 0, Watch(None)) as model:
        found = model.run([given for _, given, _ in cases] + edges, len(cases) + 3, drain=True)
        cycles = model.cycles
    for beat, (_, _, wanted) in zip(found, cases, strict=False):
        assert {**beat, **wanted, "neutral": 0, "on_curve": 1} == beat
    assert [beat["neutral"] for beat in found[-3:]] == [1, 1, 0] and found[-1]["xk"] == at[0]
    assert found[-1]["yk"] == at[0] ^ at[1]
    assert cycles <= unit.predicted(len(found)) + 2 * unit.patience


def test_what_such_a_program_does_not_take_is_refused() -> None:
    for given, message in (
        ({"bits": 64}, "bits: b233_multiple computes with numbers of 233"),
        ({"method": "folding"}, "method: b233_multiple computes with polynomials"),
    ):
        with pytest.raises(UsageError, match=message):
            compile_program(ProcessorConfig(**{"bits": 233, "program": "b233_multiple", **given}))
    with pytest.raises(UsageError, match="modulus: b233_multiple computes modulo a polynomial of its own"):
        registry.choose("processor", {"program": "b233_multiple"}, {"modulus": (1 << 233) - 3})


def test_the_commands_take_it() -> None:
    shown = succeeds("hw", "show", "processor", "--program", "b233_multiple", "--processor-threads", "12")
    assert "processor-233-b233_multiple-t12-s9" in shown.out
