"""How to run a synthesised pipeline for the model of its energy: 64 random inputs at once, a new one in each cycle."""

from __future__ import annotations

from collections.abc import Mapping

from modmill.errors import HardwareMismatch
from modmill.hw.cost.simulate import RUNS, Simulator, gathered, spread
from modmill.hw.emit.sources import sources
from modmill.hw.stream.unit import Beat, StreamUnit


class StreamToggling:
    """A unit driven through its own streams, without stalls; an operation is a cycle."""

    assumptions = ()

    def __init__(self, unit: StreamUnit, constants: int) -> None:
        self.unit, self.constants, self.bits = unit, constants, unit.bits
        self.name, self.top = unit.config.slug, unit.name
        self._sent: list[list[Beat]] = []

    def files(self) -> Mapping[str, str]:
        """The unit's text for UltraScale+."""
        return sources(self.unit, "lut6", self.constants, "xcup")

    def start(self, core: Simulator) -> None:
        """Reset, and as many inputs as the pipeline holds."""
        for port, bit in (("rst_ni", 0), ("in_valid_i", 1), ("out_ready_i", 1)):
            core.drive(port, spread([bit] * RUNS, 1))
        self._offer(core)
        core.clock()
        core.drive("rst_ni", spread([1] * RUNS, 1))
        for _ in range(self.unit.latency):
            self.operate(core)

    def operate(self, core: Simulator) -> None:
        """A cycle in all runs at once: an input is taken and a result comes."""
        self._offer(core)
        core.clock()

    def check(self, core: Simulator, operations: int) -> None:
        """Compares the last result, that of the input `latency - 1` cycles before the last. Raises HardwareMismatch."""
        beats = self._sent[-self.unit.latency]
        for name in self.unit.results:
            for beat, out in zip(beats, gathered(core.read(f"out_{name}_o")), strict=True):
                if out != self.unit.expected(self.constants, beat)[name]:
                    raise HardwareMismatch(f"the synthesised {self.top} is wrong", operation=operations)

    def _offer(self, core: Simulator) -> None:
        beats = [beat for _, beat in self.unit.beats(self.constants, RUNS, len(self._sent))[-RUNS:]]
        self._sent.append(beats)
        for name, width in self.unit.inputs.items():
            core.drive(f"in_{name}_i", spread([beat[name] for beat in beats], width))
        core.settle()
