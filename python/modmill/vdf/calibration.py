"""The speed of this machine, which relates a number of squarings to a delay."""

from __future__ import annotations

from dataclasses import dataclass

from modmill import _native
from modmill.arguments import public
from modmill.errors import UsageError
from modmill.modulus import Modulus, ModulusLike, as_modulus
from modmill.progress import ProgressCallback, native_progress
from modmill.quantity import MAX_STEPS, whole
from modmill.vdf.growth import Growth


@dataclass(frozen=True, slots=True)
@public
class Calibration:
    """The measured speed of one modulus on one backend here.

    `ns` per squaring is the median over slices of 0.1 s or less; `steps` squarings were timed in `seconds`.
    """

    modulus: Modulus
    backend: str
    why: str
    ns: float
    steps: int
    seconds: float

    @property
    def rate(self) -> float:
        """Squarings per second."""
        return 1e9 / self.ns

    def steps_for(self, seconds: float, growth: Growth | None = None) -> int:
        """The T that takes this machine `seconds`, at least 1; with `growth`, one like it that is replaced each year.

        Raises UsageError when that is more than 2^62.
        """
        if growth is not None:
            return growth.steps_for(seconds, self.rate)
        if not seconds * self.rate <= MAX_STEPS:
            raise UsageError(f"a delay of {seconds:.3g} s needs more than 2^62 squarings on this machine")
        return max(1, round(seconds * self.rate))

    def delay_of(self, steps: int, growth: Growth | None = None) -> float:
        """The seconds that T = `steps` takes this machine; with `growth`, one like it that is replaced each year."""
        whole(steps, "steps", 0, MAX_STEPS)
        if growth is not None:
            return growth.delay_of(steps, self.rate)
        return steps * self.ns * 1e-9


@public
def calibrate(
    modulus: ModulusLike = "lcs35",
    *,
    measure: float = 3.0,
    backend: str = "auto",
    progress: ProgressCallback | None = None,
) -> Calibration:
    """Runs the job itself, self-checks included, for `measure` seconds and returns its speed.

    The first fifth of the time warms up and is not counted: a core needs a moment to settle on its clock.

    >>> speed = calibrate(2**128 - 159, measure=0.5)
    >>> speed.delay_of(speed.steps_for(60.0)) > 59
    True
    """
    n = as_modulus(modulus)
    if not 0.2 <= measure <= 86400:
        raise UsageError(f"measure: {measure} s is out of range (0.2 s to one day)")
    found = _native.vdf_calibrate(n.n, seconds=measure, backend=backend, progress=native_progress(progress))
    return Calibration(n, found["backend"], found["why"], 1e9 / found["rate"], found["steps"], found["seconds"])
