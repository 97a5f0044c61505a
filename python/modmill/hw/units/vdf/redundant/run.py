"""One checked run of a unit in a simulator, as `modmill hw sim` does it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from modmill.errors import Interrupted, StoppedByKeyboard, UsageError
from modmill.hw.sim.waveform import Waveform, refuse_wave
from modmill.hw.stream.loop import locate
from modmill.hw.stream.loop.icarus import in_icarus
from modmill.hw.stream.loop.simulation import Simulation
from modmill.hw.stream.loop.unit import LoopedUnit
from modmill.progress import ProgressCallback
from modmill.quantity import MAX_STEPS, format_count, format_duration, shorten_hex, whole
from modmill.record import Record
from modmill.watch import Watch


@dataclass(frozen=True, slots=True)
class LoopRun:
    """A run that agreed with its references.

    `cycles` clock cycles for the squarings alone, simulated in `seconds`; `branches` squarings took the rare branch.
    """

    unit: LoopedUnit
    modulus: int
    modulus_name: str
    base: int
    steps: int
    y: int
    simulator: str
    cycles: int
    branches: int
    seconds: float
    checked_by: str

    @property
    def operations(self) -> int:
        """The squarings."""
        return self.steps

    @property
    def rate(self) -> float:
        """Simulated clock cycles a second."""
        return self.cycles / self.seconds if self.seconds > 0 else 0.0

    def record(self) -> Record:
        """The result record of this run."""
        digits = 2 * ((self.modulus.bit_length() + 7) // 8)
        parameters: dict[str, Any] = {
            "unit": self.unit.name,
            "configuration": self.unit.config.slug,
            "bits": self.unit.bits,
            "modulus": self.modulus_name,
            "n": f"0x{self.modulus:0{digits}x}",
            "base": hex(self.base),
            "steps": self.steps,
            "simulator": self.simulator,
        }
        result: dict[str, Any] = {
            "y_full": f"0x{self.y:0{digits}x}",
            "cycles": self.cycles,
            "latency": self.unit.latency,
            "branches": self.branches,
        }
        why = f"{self.unit.config.slug} in {self.simulator}"
        backend = f"rtl:{self.unit.name}"
        return Record(
            *("hw.sim", backend, why, parameters, result, self.seconds, self.rate, "clock cycles", self.checked_by)
        )

    def lines(self) -> dict[str, object]:
        """The result for people."""
        rare = f", {self.branches:,} rare branch{'es' if self.branches > 1 else ''}" if self.branches else ""
        return {
            "unit": f"{self.unit.config.slug}, modulus {self.modulus_name}",
            "N": self.record().parameters["n"],
            "statement": f"y = x^(2^T) mod N, T = {self.steps:,}, x = {hex(self.base)}",
            "y": shorten_hex(self.record().result["y_full"]),
            "cycles": f"{self.cycles:,}, {self.unit.latency} a squaring{rare}",
            "simulator": self.simulator,
            "time": f"{format_duration(self.seconds)}, {format_count(self.rate)} cycles/s",
            "checked by": self.checked_by,
        }


@dataclass(frozen=True, slots=True)
class Chain:
    """The simulated chain: `steps` squarings of `base` modulo `modulus`, and the result where the caller knows it."""

    modulus: int
    name: str
    base: int
    steps: int
    expected: int | None = None

    def __post_init__(self) -> None:
        whole(self.steps, "steps", 1, MAX_STEPS)
        whole(self.base, "base", 0, None)


def simulate(
    design: LoopedUnit,
    chain: Chain,
    simulator: str,
    progress: ProgressCallback | None = None,
    wave: Waveform | None = None,
) -> LoopRun:
    """Runs the chain in simulated gates and compares with the golden model and with Python's integers.

    `wave` gets the waveform.

    Raises UsageError, ToolMissing, ToolFailed, HardwareMismatch, Interrupted (the callback said stop) and
    StoppedByKeyboard, which say how many squarings were done.
    """
    n, base, steps = chain.modulus, chain.base, chain.steps
    unit: Simulation | None = None
    try:
        if simulator == "icarus":
            refuse_wave(wave)
            ran = in_icarus(design, n, base, steps, Watch(progress))
            exact, found = steps, (ran.y, ran.simulator, ran.cycles, ran.branches, ran.seconds)
        elif simulator == "verilator":
            with Simulation(design, n, progress, wave=wave) as unit:
                y, exact = locate.run(unit, base, steps, chain.expected), min(steps, locate.EXACT)
                found = (y, unit.simulator, unit.cycles, unit.branches, unit.seconds)
        else:
            raise UsageError(f"simulator: {simulator!r} must be one of verilator, icarus", got=simulator)
    except KeyboardInterrupt:
        raise StoppedByKeyboard("stopped", unit.steps if unit else 0, steps, None) from None
    except Interrupted as e:
        raise Interrupted(str(e), done=unit.steps if unit else 0, total=steps) from None
    checked = f"Python's integers; the golden model, word for word, for {exact} squarings"
    return LoopRun(design, n, chain.name, base, steps, *found, checked)
