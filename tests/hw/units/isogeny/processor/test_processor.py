"""The processor of a walk: programs of all modes against the golden walk, both simulators, injected errors."""

from __future__ import annotations

import random
from typing import Any

import pytest

from modmill.errors import UsageError
from modmill.golden import isogeny_walk as golden
from modmill.hw.describe.draw import draw
from modmill.hw.interface import registry
from modmill.hw.interface.unit import Choice
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.run import simulate
from modmill.hw.units.isogeny.processor.config import MODES, ProcessorConfig
from modmill.hw.units.isogeny.processor.program import Format, Step, assembled, full
from modmill.hw.units.isogeny.processor.unit import Processor
from modmill.isogeny.walk import USUAL, Mode, plan
from tests.hw.support import Fault, find_faults, require_tool
from tests.support import ROOT, require_rtl

TOY = ProcessorConfig(field="p14", units=1, kept=8, words=64)


def scheduled(k: int, units: int, mode: str) -> list[Step]:
    """The steps of the scheduler's best."""
    found = plan("concurrent", k, units, USUAL[Mode(mode)]).schedule
    assert found is not None
    columns = (found.kind, found.h, found.i, found.unit, found.start)
    return [Step(*row) for row in zip(*(column.tolist() for column in columns), strict=True)]


def results(unit: Processor, beats: list[Beat]) -> list[Beat]:
    follow = unit.reference(0)
    return [result for beat in beats for result in follow(beat)]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("k", "units"), [(2, 1), (5, 1), (6, 3), (8, 7)])
def test_a_program_is_the_golden_walk(mode: str, k: int, units: int) -> None:
    unit, rng = Processor(ProcessorConfig(field="p14", units=units, mode=mode)), random.Random(k)
    for steps in (scheduled(k, units, mode), full(k, units, mode)):
        point, curve = (rng.randrange(2, unit.prime - 1), 1), (rng.randrange(unit.prime), rng.randrange(unit.prime))
        (result,) = results(unit, [*unit.program(steps), unit.start(point, curve)])
        found = unit.residues(result)
        # Of one start, a construction comes before the evaluations that use it.
        order = [(s.kind, s.h, s.i) for s in sorted(steps, key=lambda s: (s.start, s.kind))]
        leaves, end = golden.simulate(unit.prime, curve, point, order)
        assert ((found["x"], found["z"]), (found["a24"], found["c24"])) == (leaves[-1], end)


@pytest.mark.parametrize("mode", MODES)
def test_registers_are_as_few_as_the_points_that_are_alive(mode: str) -> None:
    found = plan("concurrent", 31, 4, USUAL[Mode(mode)])
    assert found.schedule is not None
    program = assembled(scheduled(31, 4, mode), mode)
    assert len(program.words) == found.cycles
    # Fused evaluations read the leaf, which lives on until the last of them.
    least = found.schedule.registers
    assert program.points == least if mode == "separate" else least <= program.points <= 2 * least


def test_words_come_back_from_their_numbers() -> None:
    format_ = Format.of(ProcessorConfig(units=3))
    for word in assembled(full(4, 3, "separate"), "separate").words:
        assert {name: v for name, v in format_.decoded(format_.encoded(word)).items() if v} == {
            name: v for name, v in word.items() if v
        }


@pytest.mark.parametrize(
    ("simulator", "mode"),
    [
        ("verilator", "separate"),
        pytest.param("verilator", "fused", marks=pytest.mark.slow),
        ("verilator", "pipelined"),
        pytest.param("icarus", "separate", marks=pytest.mark.slow),
        pytest.param("icarus", "pipelined", marks=pytest.mark.slow),
    ],
)
def test_programs_in_simulation(simulator: str, mode: str) -> None:
    require_rtl("verilator", "g++") if simulator == "verilator" else require_tool(simulator)
    config = TOY.with_(mode=mode)
    ran = simulate(Processor(config), Choice(config, 0, ""), count=60, stalls=40, seed=3, simulator=simulator)
    assert ran.results >= 6


TOP, DOUBLE = "isogeny_processor.sv", "isogeny_processor_double.sv"
FAULTS = {
    "a point that is not loaded": Fault(TOP, "point_0_hit_0 = begins &", "point_0_hit_0 = 1'b0 &"),
    "a row that is not complemented": Fault(DOUBLE, "complement_0 = ~z_i[16:0];", "complement_0 = z_i[16:0];"),
    "words behind the last program": Fault(TOP, "place_first = begins | ends;", "place_first = begins;"),
    "a result that stays": Fault(TOP, "waits_q_kept = waits_q & ~leaves;", "waits_q_kept = waits_q;"),
    "another unit's place": Fault(TOP, "= e0_writes & point_0_named_2;", "= d_writes & point_0_named_2;"),
}


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] * (at > 0)) for at, name in enumerate(FAULTS)]
)
def test_injected_errors_are_detected(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    require_rtl("verilator", "g++")

    def run() -> None:
        simulate(Processor(TOY), Choice(TOY, 0, ""), count=60, stalls=40, seed=3, simulator="verilator")

    find_faults(monkeypatch, Processor, [FAULTS[name]], run)


@pytest.mark.parametrize("x", [1, -1])
def test_points_that_have_another_formula_are_refused(x: int) -> None:
    with pytest.raises(UsageError, match="x = 1 and x = -1 generate kernels"):
        Processor(TOY).start((5 * x, 5), (3, 4))


@pytest.mark.parametrize(
    ("given", "message"),
    [({"kept": 2}, "kept: the program needs"), ({"words": 16}, "words: the program needs")],
)
def test_programs_that_do_not_fit_are_refused(given: dict[str, Any], message: str) -> None:
    unit = Processor(ProcessorConfig(field="p14", units=2, **given))
    with pytest.raises(UsageError, match=message):
        unit.program(full(6, 2, "separate"))


def test_levels_count_all_units() -> None:
    one, four = (registry.build(registry.configure("isogeny_processor", field="p14", units=u)).levels() for u in (1, 4))
    assert four.full_adders - one.full_adders == 3 * 4177 and four.levels == one.levels + 0.5
    assert one.path[0].operation == "register read" and one.path[-1].operation == "register write"


def test_its_picture() -> None:
    shown = (ROOT / "docs" / "units" / "isogeny_processor.svg").read_text("utf-8")
    assert shown == draw(Processor(ProcessorConfig()))
