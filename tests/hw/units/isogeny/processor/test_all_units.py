"""Whole walks over p89 with each number of evaluation units, on one processor that has them all."""

from __future__ import annotations

import random

import pytest

from modmill.golden.isogeny_walk import curve_of, kernel_point
from modmill.hw.sim import build
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.isogeny.processor.config import MODES, ProcessorConfig
from modmill.hw.units.isogeny.processor.unit import Processor
from modmill.isogeny.walk import USUAL, Mode, engine, plan
from modmill.isogeny.walk.gates import walk_end, walk_steps
from modmill.watch import Watch
from tests.support import require_rtl

K = 31
"""4-isogenies of the longest walk from one kernel point."""


@pytest.mark.slow
@pytest.mark.parametrize("mode", MODES)
def test_every_number_of_units(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The curve is the CPU's and the cycles are the schedule's, whichever units a program leaves idle."""
    require_rtl("verilator", "g++")
    # Thirty programs are 10,000 cycles at most, for which nothing else is worth the compiler's time.
    monkeypatch.setenv(build.OPTIMIZE, "1")
    unit = Processor(ProcessorConfig(units=K - 1, mode=mode, kept=32, curves=8, isogenies=16, words=512))
    processor, p = engine.Processor("p89", backend="auto"), unit.prime
    assert processor.longest == K
    start = unit.start((kernel_point(p, processor.start, 2 * K), 1), curve_of(p, processor.start))
    order = [*range(1, K)]
    random.Random(1).shuffle(order)
    with StreamSimulation(unit, 0, 1, 0, Watch(None)) as simulation:
        for units in order:
            found = plan("concurrent", K, units, USUAL[Mode(mode)])
            schedule, before = found.schedule, simulation.counters["cycles"]
            assert schedule is not None and schedule.units == units
            (result,) = simulation.run([*unit.program(walk_steps(schedule)), start], 1, drain=True)
            done = processor.compute(engine.Block(processor.start, found.strategy, lambda _, s=schedule: s))
            assert walk_end(p, unit.residues(result)) == (done.alpha, done.a), units
            assert simulation.counters["cycles"] - before == found.cycles == schedule.cycles, units
