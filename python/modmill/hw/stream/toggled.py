"""What all synthesised units between two streams share where their toggles are counted: text, reset, no stalls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from modmill.hw.cost.simulate import RUNS, Simulator, spread
from modmill.hw.emit.sources import sources
from modmill.hw.stream.streamed import StreamedUnit

U = TypeVar("U", bound=StreamedUnit)


class Streams(Generic[U]):
    """A unit driven through its own streams, in all runs of the simulator at once."""

    assumptions: tuple[str, ...] = ()

    def __init__(self, unit: U, constants: int) -> None:
        self.unit = unit
        self.constants: int = constants
        self.bits: int = unit.bits
        self.name: str = unit.config.slug
        self.top: str = unit.name

    def files(self) -> Mapping[str, str]:
        """The unit's text for UltraScale+."""
        return sources(self.unit, "lut6", self.constants, "xcup")

    def reset(self, core: Simulator) -> None:
        """A cycle of reset; from then on an input is always offered and a result always taken."""
        valid, ready = [s.valid.name for s in self.unit.sources], [s.ready.name for s in self.unit.sinks]
        for port in ("rst_ni", *valid, *ready):
            core.drive(port, spread([int(port in ready)] * RUNS, 1))
        core.settle()
        core.clock()
        for port in ("rst_ni", *valid):
            core.drive(port, spread([1] * RUNS, 1))
