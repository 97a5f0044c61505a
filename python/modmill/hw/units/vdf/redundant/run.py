"""One checked run of a unit in a simulator, as `modmill hw sim` does it."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.errors import Interrupted, StoppedByKeyboard, UsageError
from modmill.hw.sim.waveform import Waveform, refuse_wave
from modmill.hw.stream.loop import locate
from modmill.hw.stream.loop.icarus import in_icarus
from modmill.hw.stream.loop.run import LoopRun
from modmill.hw.stream.loop.simulation import Simulation
from modmill.hw.stream.loop.unit import LoopedUnit
from modmill.progress import ProgressCallback
from modmill.quantity import MAX_STEPS, whole
from modmill.watch import Watch


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
