"""A synthesised pipeline run to count its toggles: 64 random inputs at once, new ones in each interval."""

from __future__ import annotations

from collections.abc import Mapping

from modmill.errors import HardwareMismatch
from modmill.hw.cost.simulate import RUNS, Simulator, gathered, spread
from modmill.hw.emit.sources import sources
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.unit import StreamUnit


class StreamToggling:
    """A unit driven through its own streams, without stalls; an operation is an interval."""

    assumptions = ()

    def __init__(self, unit: StreamUnit, constants: int) -> None:
        self.unit, self.constants, self.bits = unit, constants, unit.bits
        self.name, self.top = unit.config.slug, unit.name
        self._sent: list[list[Beat]] = []
        self._came = 0
        self._shown: dict[str, list[int]] = {}

    def files(self) -> Mapping[str, str]:
        """The unit's text for UltraScale+."""
        return sources(self.unit, "lut6", self.constants, "xcup")

    def start(self, core: Simulator) -> None:
        """Reset, and as many inputs as the pipeline holds."""
        for port, bit in (("rst_ni", 0), ("in_valid_i", 0), ("out_ready_i", 1)):
            core.drive(port, spread([bit] * RUNS, 1))
        core.settle()
        core.clock()
        for port in ("rst_ni", "in_valid_i"):
            core.drive(port, spread([1] * RUNS, 1))
        while not self._came:
            self.operate(core)

    def operate(self, core: Simulator) -> None:
        """An interval in all runs at once: an input is taken in its first cycle, and a result comes in one of them."""
        beats = [beat for _, beat in self.unit.beats(self.constants, RUNS, len(self._sent))[-RUNS:]]
        self._sent.append(beats)
        for name, width in self.unit.inputs.items():
            core.drive(f"in_{name}_i", spread([beat[name] for beat in beats], width))
        core.settle()
        for _ in range(self.unit.interval):
            if all(gathered(core.read("out_valid_o"))):
                self._came += 1
                self._shown = {name: list(gathered(core.read(f"out_{name}_o"))) for name in self.unit.results}
            core.clock()

    def check(self, core: Simulator, operations: int) -> None:
        """Compares the last result that came, the inputs counted from the first. Raises HardwareMismatch."""
        del core
        for name, found in self._shown.items():
            for beat, out in zip(self._sent[self._came - 1], found, strict=True):
                if out != self.unit.expected(self.constants, beat)[name]:
                    raise HardwareMismatch(f"the synthesised {self.top} is wrong", operation=operations)
