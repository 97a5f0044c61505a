"""Repeated squaring in simulated gates: the backends `rtl:<unit>` of the vdf job.

The CPU runs the same chain first, which checks the input and makes the proof; then the unit squares in simulation,
hundreds of times slower, and its result must be the CPU's. If it is not, the error says in which squaring and at which
stage of the datapath the gates go wrong.
"""

from __future__ import annotations

from typing import Any

from modmill.errors import UsageError
from modmill.hw.host.repeat import repeat
from modmill.hw.interface import registry
from modmill.modulus import Modulus
from modmill.progress import ProgressCallback
from modmill.vdf.engine import GATES, Engine, Processor

WIDTHS = (128, 256, 512, 1024, 2048, 3072, 4096)
"""Units are built in these widths, so that moduli of similar size share one."""


def width_for(modulus: Modulus, backend: str) -> int:
    """The width of the unit that takes the modulus.

    Raises UsageError when the unit is never wide enough.
    """
    unit, _ = GATES.find(backend)
    widest = next(p.bounds[1] for p in registry.family(unit).parameters(unit) if p.name == "bits" and p.bounds)
    for width in WIDTHS:
        if modulus.bits <= width <= widest:
            return width
    raise UsageError(
        f"{backend}: takes odd moduli of up to {widest} bits; this one has {modulus.bits}",
        got=modulus.bits,
        max=widest,
    )


class Simulated(Engine):
    """A unit that repeats what the processor has done, and must agree.

    Raises UsageError (modulus too wide).
    """

    def __init__(self, cpu: Processor, backend: str) -> None:
        unit, given = GATES.find(backend)
        modulus = cpu.chain.modulus
        self._cpu, self._backend = cpu, backend
        self._choice = registry.choose(unit, {"bits": width_for(modulus, backend), **given}, {"modulus": modulus.n})

    def run(self, progress: ProgressCallback | None) -> dict[str, Any]:
        """The chain on the CPU, then in simulation.

        Raises ToolMissing, ToolFailed, HardwareMismatch, FaultError (the unit's own check failed), Interrupted,
        StoppedByKeyboard.
        """
        chain, done = self._cpu.chain, self._cpu.run(progress)
        stimulus = {"base": chain.base, "steps": chain.steps, "expected": done["y_full"]}
        found = repeat(
            *(done, self._backend, self._choice, stimulus),
            what="the whole chain",
            counted=("branches",),
            progress=progress,
            wave=chain.wave,
        )
        proof = "" if chain.proof == "none" else f"; the proof was made by {done['backend']}"
        return found | {"why": found["why"] + proof}
