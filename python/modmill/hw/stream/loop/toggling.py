"""The run of a synthesised core that repeats a step, for counting its toggles: 64 random numbers, all compared."""

from __future__ import annotations

import random
from collections.abc import Mapping

from modmill.errors import HardwareMismatch, ToolFailed
from modmill.hw.cost.simulate import RUNS, Simulator, gathered, spread
from modmill.hw.emit.sources import sources
from modmill.hw.stream.loop.unit import LoopedUnit
from modmill.hw.stream.loop.words import packed, unpacked

WIDEST = 256
"""Bits up to which a core is simulated; a wider configuration is represented by the same one at STAND_IN bits."""
STAND_IN = 128
CYCLE_LIMIT = 64


class LoopToggling:
    """The core of a unit, driven through its own ports: load, then steps of values below `constants`."""

    def __init__(self, unit: LoopedUnit, constants: int, assumptions: tuple[str, ...] = ()) -> None:
        self.assumptions = assumptions
        self.unit: LoopedUnit = unit
        self.bits: int = unit.bits
        self.name: str = f"{unit.config.slug}-core"
        self.top: str = f"{unit.name}_core"
        self.n: int = constants
        rng = random.Random(self.bits)
        self.xs: list[int] = [rng.randrange(2, self.n) for _ in range(RUNS)]

    def files(self) -> Mapping[str, str]:
        """The core's text for UltraScale+."""
        return sources(self.unit, "lut6", self.n, "xcup")

    def start(self, core: Simulator) -> None:
        """Reset and load."""
        unit = self.unit
        words = [packed(unit.encode(x, self.n), unit.word_bits) for x in self.xs]
        on, off = spread([1] * RUNS, 1), spread([0] * RUNS, 1)
        x = spread(words, unit.words * unit.word_bits)
        for port, values in (("rst_ni", off), ("load_i", off), ("step_i", off), ("x_i", x)):
            core.drive(port, values)
        core.settle()
        core.clock()
        core.drive("rst_ni", on)
        core.drive("load_i", on)
        core.settle()
        core.clock()
        core.drive("load_i", off)
        core.drive("step_i", on)
        core.settle()

    def operate(self, core: Simulator) -> None:
        """One step, in all runs at once. Raises ToolFailed when it does not end in all of them together."""
        for _ in range(CYCLE_LIMIT):
            done = int(core.read("done_o")[0])
            core.clock()
            if done == (1 << RUNS) - 1:
                return
            if done:
                raise ToolFailed("some runs took the rare branch, others not", tool="toggles")
        raise ToolFailed(f"no {self.unit.operation} ended in {CYCLE_LIMIT} cycles", tool="toggles")

    def check(self, core: Simulator, operations: int) -> None:
        """Compares the results of this many steps. Raises HardwareMismatch."""
        unit = self.unit
        for x, out in zip(self.xs, gathered(core.read("x_o")), strict=True):
            if unit.decode(unpacked(out, unit.words, unit.word_bits), self.n) != unit.power(x, operations, self.n):
                raise HardwareMismatch(f"the synthesised {unit.name} at {self.bits} bits is wrong", squaring=operations)
