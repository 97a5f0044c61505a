"""One checked run of a unit in a simulator, as `modmill hw sim` does it."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import Any

from modmill.errors import HardwareMismatch, UsageError
from modmill.hw.config import SquarerConfig
from modmill.hw.sim import scoreboard
from modmill.hw.sim.icarus import IcarusSimulation
from modmill.hw.sim.simulation import Simulation
from modmill.hw.sim.watch import Callback
from modmill.hw.squarer import squarer
from modmill.modulus import Modulus
from modmill.quantity import MAX_STEPS, parse_int
from modmill.record import Record

SIMULATORS = ("verilator", "icarus")
UNIT = "clock cycles"


@dataclass(frozen=True, slots=True)
class Run:
    """A run that agreed with its references.

    `cycles` clock cycles for the squarings alone, simulated in `seconds`; `branches` squarings took the rare branch.
    """

    config: SquarerConfig
    modulus: int
    modulus_name: str
    base: int
    steps: int
    y: int
    simulator: str
    latency: int
    cycles: int
    branches: int
    seconds: float
    checked_by: str

    @property
    def rate(self) -> float:
        """Simulated clock cycles a second."""
        return self.cycles / self.seconds if self.seconds > 0 else 0.0

    def record(self) -> Record:
        """The result record of this run."""
        digits = 2 * ((self.modulus.bit_length() + 7) // 8)
        parameters: dict[str, Any] = {
            "unit": self.config.unit,
            "configuration": self.config.slug,
            "bits": self.config.bits,
            "modulus": self.modulus_name,
            "base": hex(self.base),
            "steps": self.steps,
            "simulator": self.simulator,
        }
        result: dict[str, Any] = {
            "y_full": f"0x{self.y:0{digits}x}",
            "cycles": self.cycles,
            "latency": self.latency,
            "branches": self.branches,
        }
        why = f"{self.config.slug} in {self.simulator}"
        return Record(
            "hw.sim",
            f"rtl:{self.config.unit}",
            why,
            parameters,
            result,
            self.seconds,
            self.rate,
            UNIT,
            self.checked_by,
        )


def default_modulus(bits: int) -> tuple[int, str]:
    """An odd modulus of exactly that width, and its name: the contest's at 1024 bits, else one drawn from a hash.

    >>> n, name = default_modulus(64)
    >>> n.bit_length(), n % 2, name
    (64, 1, '64-bit modulus')
    """
    if bits == 1024:
        contest = Modulus.parse("vdf-alliance")
        return contest.n, contest.name
    drawn = hashlib.shake_256(f"modmill hw {bits}".encode()).digest((bits + 7) // 8)
    n = int.from_bytes(drawn, "big") & ((1 << bits) - 1) | 1 << (bits - 1) | 1
    return n, f"{bits}-bit modulus"


def parse_modulus(text: str) -> tuple[int, str]:
    """A number of any size, or whatever :meth:`modmill.modulus.Modulus.parse` takes, and its name.

    >>> parse_modulus("0xfff1")
    (65521, '16-bit modulus')
    """
    if re.match(r"0[xX]|[0-9]+$", text):
        n = parse_int(text, "--modulus")
        return n, f"{n.bit_length()}-bit modulus"
    found = Modulus.parse(text)
    return found.n, found.name


def simulate(
    config: SquarerConfig,
    steps: int,
    *,
    modulus: str | int | None = None,
    base: int = 2,
    simulator: str = "verilator",
    progress: Callback | None = None,
) -> Run:
    """Squares `base` `steps` times in simulated gates and compares with the golden model and with Python's integers.

    Raises UsageError, ToolMissing, ToolFailed, HardwareMismatch, Interrupted (the callback said stop).
    """
    if simulator not in SIMULATORS:
        raise UsageError(f"simulator: {simulator!r} is none of {', '.join(SIMULATORS)}", got=simulator)
    if not 0 < steps <= MAX_STEPS:
        raise UsageError(f"steps: {steps} is out of range (1 to 2^62)", got=steps, min=1, max=MAX_STEPS)
    if base < 0:
        raise UsageError(f"base: {base} is negative", got=base)
    if modulus is None:
        n, name = default_modulus(config.bits)
    elif isinstance(modulus, str):
        n, name = parse_modulus(modulus)
    else:
        n, name = modulus, f"{modulus.bit_length()}-bit modulus"
    design = squarer(config)
    if simulator == "icarus":
        with IcarusSimulation(design, n, progress) as unit:
            y, checked = _in_icarus(unit, base, steps)
            cycles, branches, seconds, tool = unit.cycles, unit.branches, unit.seconds, unit.simulator
    else:
        with Simulation(design, n, progress) as unit:
            y = scoreboard.run(unit, base, steps)
            exact = min(steps, scoreboard.EXACT)
            checked = f"Python's integers; the golden model, word for word, for {exact} squarings"
            cycles, branches, seconds, tool = unit.run_cycles, unit.branches, unit.seconds, unit.simulator
    return Run(config, n, name, base, steps, y, tool, design.latency, cycles, branches, seconds, checked)


def _in_icarus(unit: IcarusSimulation, base: int, steps: int) -> tuple[int, str]:
    """The same in Icarus, where the testbench itself compares with the golden model's words."""
    golden = unit.squarer.golden(unit.modulus)
    words = unit.squarer.encode(base % unit.modulus, unit.modulus)
    for _ in range(steps):
        words = golden.step(words)
    unit.load(base)
    unit.run(steps, expected=words)
    expected = scoreboard.power(base, steps, unit.modulus)
    if unit.value() != expected:
        raise HardwareMismatch(
            f"{steps} squarings of {unit.squarer.config.slug} agree with the golden model and are wrong",
            squaring=None,
            stage=None,
            word=None,
            expected=expected,
            got=unit.value(),
        )
    return expected, f"Python's integers; the golden model, word for word, for {steps} squarings"
