"""One checked run of a unit in a simulator, as `modmill hw sim` does it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from modmill.errors import HardwareMismatch, Interrupted, StoppedByKeyboard, UsageError
from modmill.hw.sim.waveform import Waveform, refuse_wave
from modmill.hw.units.vdf.loop import scoreboard
from modmill.hw.units.vdf.loop.icarus import IcarusSimulation
from modmill.hw.units.vdf.loop.simulation import Simulation
from modmill.hw.units.vdf.loop.unit import LoopUnit
from modmill.progress import ProgressCallback
from modmill.quantity import MAX_STEPS, format_count, format_duration, shorten_hex, whole
from modmill.record import Record


@dataclass(frozen=True, slots=True)
class LoopRun:
    """A run that agreed with its references.

    `cycles` clock cycles for the squarings alone, simulated in `seconds`; `branches` squarings took the rare branch.
    """

    unit: LoopUnit
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
    """What is simulated: `steps` squarings of `base` modulo `modulus`, and the result where the caller knows it."""

    modulus: int
    name: str
    base: int
    steps: int
    expected: int | None = None

    def __post_init__(self) -> None:
        whole(self.steps, "steps", 1, MAX_STEPS)
        whole(self.base, "base", 0, None)


def simulate(
    design: LoopUnit,
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
    unit: Simulation | IcarusSimulation | None = None
    try:
        if simulator == "icarus":
            refuse_wave(wave)
            with IcarusSimulation(design, n, progress) as unit:
                y, checked = _in_icarus(unit, base, steps)
        elif simulator == "verilator":
            with Simulation(design, n, progress, wave=wave) as unit:
                y = scoreboard.run(unit, base, steps, chain.expected)
                exact = min(steps, scoreboard.EXACT)
                checked = f"Python's integers; the golden model, word for word, for {exact} squarings"
        else:
            raise UsageError(f"simulator: {simulator!r} must be one of verilator, icarus", got=simulator)
    except KeyboardInterrupt:
        raise StoppedByKeyboard("stopped", unit.steps if unit else 0, steps, None) from None
    except Interrupted as e:
        raise Interrupted(str(e), done=unit.steps if unit else 0, total=steps) from None
    return LoopRun(
        *(design, n, chain.name, base, steps, y, unit.simulator, unit.cycles, unit.branches, unit.seconds, checked)
    )


def _in_icarus(unit: IcarusSimulation, base: int, steps: int) -> tuple[int, str]:
    """The same in Icarus, where the testbench itself compares with the golden model's words."""
    golden = unit.design.golden(unit.modulus)
    words = unit.design.encode(base % unit.modulus, unit.modulus)
    for _ in range(steps):
        words = golden.step(words)
    unit.load(base)
    unit.run(steps, expected=words)
    expected = scoreboard.power(base, steps, unit.modulus)
    if unit.value() != expected:
        raise HardwareMismatch(
            f"{steps} squarings of {unit.design.config.slug} agree with the golden model and are wrong",
            expected=expected,
            got=unit.value(),
        )
    return expected, f"Python's integers; the golden model, word for word, for {steps} squarings"
