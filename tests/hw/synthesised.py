"""Synthesised netlists at work: 64 random inputs at once, without delays, every result compared."""

from __future__ import annotations

import random

from modmill.hw.cost import gates, xcup
from modmill.hw.cost.simulate import RUNS, Simulator, gathered, spread
from modmill.hw.emit.sources import sources
from modmill.hw.stream.loop.unit import LoopedUnit
from modmill.hw.stream.loop.words import packed, unpacked
from modmill.hw.stream.unit import StreamUnit
from modmill.watch import Watch
from tests.support import require_rtl

OPERATIONS = 5
CYCLE_LIMIT = 64


def check_pipeline(unit: StreamUnit, constants: int) -> None:
    """New inputs in each interval, without stalls, until OPERATIONS results have come in every run."""
    core = _simulator(unit, unit.name, constants)
    for port, value in (("rst_ni", 0), ("in_valid_i", 0), ("out_ready_i", 1)):
        _drive_all(core, port, value)
    core.settle()
    core.clock()
    _drive_all(core, "rst_ni", 1)
    _drive_all(core, "in_valid_i", 1)
    sent, came = [], 0
    while came < OPERATIONS:
        sent.append([beat for _, beat in unit.beats(constants, RUNS, len(sent))[-RUNS:]])
        for name, width in unit.inputs.items():
            core.drive(f"in_{name}_i", spread([beat[name] for beat in sent[-1]], width))
        core.settle()
        for _ in range(unit.interval):
            if all(gathered(core.read("out_valid_o"))):
                expected = [unit.expected(constants, beat) for beat in sent[came]]
                for name in unit.results:
                    assert gathered(core.read(f"out_{name}_o")) == [one[name] for one in expected]
                came += 1
            core.clock()
        assert len(sent) <= OPERATIONS + CYCLE_LIMIT, "no results"


def check_loop(unit: LoopedUnit, constants: int) -> None:
    """The core, driven through its own ports: load, then OPERATIONS steps, which end in all runs together."""
    core = _simulator(unit, f"{unit.name}_core", constants)
    rng = random.Random(unit.bits)
    xs = [rng.randrange(2, constants) for _ in range(RUNS)]
    core.drive(
        "x_i", spread([packed(unit.encode(x, constants), unit.word_bits) for x in xs], unit.words * unit.word_bits)
    )
    for reset, load in ((0, 0), (1, 1)):
        _drive_all(core, "rst_ni", reset)
        _drive_all(core, "load_i", load)
        _drive_all(core, "step_i", 0)
        core.settle()
        core.clock()
    _drive_all(core, "load_i", 0)
    _drive_all(core, "step_i", 1)
    core.settle()
    ended = 0
    for _ in range(CYCLE_LIMIT):
        done = gathered(core.read("done_o"))
        assert len(set(done)) == 1, "some runs took the rare branch, others not"
        core.clock()
        ended += done[0]
        if ended == OPERATIONS:
            break
    words = [unpacked(out, unit.words, unit.word_bits) for out in gathered(core.read("x_o"))]
    assert [unit.decode(one, constants) for one in words] == [unit.power(x, OPERATIONS, constants) for x in xs]


def _simulator(unit: StreamUnit | LoopedUnit, top: str, constants: int) -> Simulator:
    require_rtl("pyosys")
    design = xcup.netlist(top, sources(unit, "lut6", constants, "xcup"), top, Watch(None))
    return Simulator(*gates.flatten(design))


def _drive_all(core: Simulator, port: str, value: int) -> None:
    core.drive(port, spread([value] * RUNS, 1))
