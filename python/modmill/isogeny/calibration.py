"""The speed of evaluation on this machine, and the number of steps that make up a delay."""

from __future__ import annotations

from dataclasses import dataclass

from modmill import _native
from modmill.arguments import public
from modmill.errors import UsageError
from modmill.progress import ProgressCallback, native_progress
from modmill.quantity import MAX_STEPS, whole

MAX_LOOKAHEAD = 1 << 16
LEVEL_NS = 1.28
"""Nanoseconds of one 1506-bit multiplication with its reduction in dedicated hardware: a fifth of the 6.42 ns that
`isogeny_evaluator` needs for four steps, 162.5 levels at 39.5 ps a full adder in 28 nm. An estimate without wires."""


@dataclass(frozen=True, slots=True)
@public
class Calibration:
    """The speed of the evaluation on one core: `ns` a step."""

    field: str
    variant: str
    backend: str
    why: str
    ns: float
    steps: int
    seconds: float

    @property
    def rate(self) -> float:
        """Steps per second."""
        return 1e9 / self.ns

    def delay_of(self, steps: int) -> float:
        """The seconds that `steps` take this core."""
        return whole(steps, "steps", 0, MAX_STEPS) * self.ns * 1e-9


@public
def steps_against(seconds: float, *, lookahead: int = 4, level_ns: float = LEVEL_NS) -> int:
    """The steps that take `seconds` on hardware that computes `lookahead` = n steps at once, at depth n + 1.

    `level_ns` is the time of one multiplication there.

    >>> steps_against(1.0, lookahead=1, level_ns=2.0)
    250000000
    """
    return _native.isogeny_steps_against(seconds, level_ns, whole(lookahead, "lookahead", 1, MAX_LOOKAHEAD))


@public
def calibrate(
    field: str = "p1506",
    *,
    variant: str = "fp",
    measure: float = 3.0,
    backend: str = "auto",
    progress: ProgressCallback | None = None,
) -> Calibration:
    """Runs the steps of an evaluation for `measure` seconds, a fifth of it as a warm-up, and returns their speed.

    >>> calibrate("p89", measure=0.2).rate > 1000
    True
    """
    if not 0.2 <= measure <= 86400:
        raise UsageError(f"measure: {measure} s is out of range (0.2 s to one day)")
    found = _native.isogeny_calibrate(
        field=field, variant=variant, seconds=measure, backend=backend, progress=native_progress(progress)
    )
    return Calibration(
        field, variant, found["backend"], found["why"], 1e9 / found["rate"], found["steps"], found["seconds"]
    )
