"""The result of a simulated chain of a unit that works on one number at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from modmill.hw.interface.simulated import Simulated, simulated
from modmill.hw.stream.loop.unit import LoopedUnit
from modmill.quantity import format_count, format_duration, shorten_hex
from modmill.record import Record
from modmill.stated import GIVEN, HEX, Form, Hex, told


def _simulated(run: LoopRun, unit: LoopedUnit) -> dict[str, Any]:
    return simulated(unit, run.modulus_name, run.hex(run.modulus))


@dataclass(frozen=True, slots=True)
class LoopRun:
    """A run that agreed with its references.

    `cycles` clock cycles for the squarings alone, simulated in `seconds`; `branches` squarings took the rare branch.
    """

    unit: Annotated[LoopedUnit, "the unit", GIVEN, Form(Simulated, _simulated, spread=True)]
    modulus: int
    modulus_name: str
    base: Annotated[int, "x", GIVEN, HEX]
    steps: Annotated[int, "squarings", GIVEN]
    y: Annotated[int, "x^(2^T) mod N", Form(Hex, lambda run, y: run.hex(y), "y_full")]
    simulator: Annotated[str, "its name and version", GIVEN]
    cycles: Annotated[int, "clock cycles of the squarings"]
    branches: Annotated[int, "squarings that took the rare branch"]
    seconds: float
    checked_by: str

    @property
    def latency(self) -> Annotated[int, "cycles of a squaring"]:
        """Cycles of a squaring."""
        return self.unit.latency

    @property
    def operations(self) -> int:
        """The squarings."""
        return self.steps

    @property
    def rate(self) -> float:
        """Simulated clock cycles a second."""
        return self.cycles / self.seconds if self.seconds > 0 else 0.0

    def hex(self, number: int) -> str:
        """A residue in the length of the modulus."""
        return f"0x{number:0{2 * ((self.modulus.bit_length() + 7) // 8)}x}"

    def record(self) -> Record:
        """The result record of this run."""
        why = f"{self.unit.config.slug} in {self.simulator}"
        facts = self.seconds, self.rate, "clock cycles", self.checked_by
        return Record("hw.sim", f"rtl:{self.unit.name}", why, *told(self), *facts)

    def lines(self) -> dict[str, object]:
        """The result for people."""
        rare = f", {self.branches:,} rare branch{'es' if self.branches > 1 else ''}" if self.branches else ""
        return {
            "unit": f"{self.unit.config.slug}, modulus {self.modulus_name}",
            "N": self.hex(self.modulus),
            "statement": f"y = x^(2^T) mod N, T = {self.steps:,}, x = {hex(self.base)}",
            "y": shorten_hex(self.hex(self.y)),
            "cycles": f"{self.cycles:,}, {self.unit.latency} a squaring{rare}",
            "simulator": self.simulator,
            "time": f"{format_duration(self.seconds)}, {format_count(self.rate)} cycles/s",
            "checked by": self.checked_by,
        }
