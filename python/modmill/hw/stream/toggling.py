"""A synthesised pipeline run to count its toggles: 64 random inputs at once, new ones in each interval."""

from __future__ import annotations

from modmill.errors import HardwareMismatch
from modmill.hw.cost.simulate import RUNS, Simulator, gathered, spread
from modmill.hw.stream.beat import Beat
from modmill.hw.stream.toggled import Streams
from modmill.hw.stream.unit import StreamUnit


class StreamToggling(Streams[StreamUnit]):
    """A pipeline; an operation is an interval."""

    def __init__(self, unit: StreamUnit, constants: int) -> None:
        super().__init__(unit, constants)
        self._sent: list[list[Beat]] = []
        self._came = 0
        self._shown: dict[str, list[int]] = {}

    def start(self, core: Simulator) -> None:
        """Reset, and as many inputs as the pipeline holds."""
        self.reset(core)
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
