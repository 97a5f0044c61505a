"""A run of a unit in Icarus Verilog, where the emitted testbench compares with the golden model's words.

Thousands of times slower than the Verilator model; meant for units of 64 and 128 bits.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from modmill.errors import HardwareMismatch, UsageError
from modmill.hw.stream.icarus import Bench
from modmill.hw.stream.loop.unit import FRAME, ICARUS_BITS, LoopedUnit
from modmill.watch import Watch


@dataclass(frozen=True, slots=True)
class Ran:
    """A run that agreed: its value, and the simulator's name, the clock cycles, the rare branches, the seconds."""

    y: int
    simulator: str
    cycles: int
    branches: int
    seconds: float


def require_narrow(bits: int) -> None:
    """Raises UsageError for units that Icarus would run too slowly."""
    if bits > ICARUS_BITS:
        raise UsageError(
            f"--simulator: Icarus runs units of up to {ICARUS_BITS} bits, not {bits}; use verilator",
            got=bits,
            max=ICARUS_BITS,
        )


def in_icarus(unit: LoopedUnit, constants: int, x: int, steps: int, watch: Watch) -> Ran:
    """Does `steps` steps with x. How many took the rare branch follows from the cycles.

    Raises UsageError (constants that the unit does not take, a unit too wide), ToolMissing, ToolFailed (a wrong word),
    HardwareMismatch, Interrupted.
    """
    unit.check(constants)
    require_narrow(unit.bits)
    bench, first = Bench(unit, constants, watch), unit.first(constants)
    words, filling = unit.encode(unit.power(x, 0, constants), constants), 0
    runs = [] if first is None else [("filling", first, 1)]
    if first is not None:
        filling = bench.run([case.line for case in unit.run_cases(constants, runs)], 1)
    cases = unit.run_cases(constants, [*runs, ("run", words, steps)])
    begin = time.perf_counter()
    cycles = bench.run([case.line for case in cases], len(cases)) - filling
    seconds = time.perf_counter() - begin
    golden = unit.golden(constants)
    for _ in range(steps):
        words = golden.step(words)
    y, expected = unit.decode(words, constants), unit.power(x, steps, constants)
    said = f"{steps} {unit.operation}s of {unit.config.slug}"
    if y != expected:
        raise HardwareMismatch(f"{said} agree with the golden model and are wrong", expected=expected, got=y)
    more = cycles - FRAME - steps * unit.latency
    branches, left = divmod(more, unit.branch_extra or 1)
    if more < 0 or left or (more and not unit.branch_extra):
        raise HardwareMismatch(f"{said} took {cycles} cycles, {more} more than they should", got=cycles)
    return Ran(y, bench.simulator, cycles, branches, seconds)
