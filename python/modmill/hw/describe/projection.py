"""The time that a unit would take for the widest named puzzle that it accepts, at its estimated clock."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from modmill import params
from modmill.hw.cost.report import Cost


@dataclass(frozen=True, slots=True)
class Projection:
    """`seconds` for the `steps` squarings of a puzzle, with the range of the clock's estimate; no memory, no host.

    `published_seconds`: the same at the time per squaring of the fastest published hardware for that modulus, if any.
    """

    puzzle: str
    title: str
    steps: int
    seconds: float
    low_seconds: float
    high_seconds: float
    published: str | None
    published_seconds: float | None

    def as_dict(self) -> dict[str, Any]:
        """The projection as JSON can hold it."""
        found: dict[str, Any] = {"puzzle": self.puzzle, "steps": self.steps, "seconds": self.seconds}
        found["seconds_range"] = [self.low_seconds, self.high_seconds]
        return found | {"published": self.published, "published_seconds": self.published_seconds}


def projection(cost: Cost) -> Projection | None:
    """That of a squarer whose clock was estimated; None for other units, and where every named puzzle is too wide."""
    timing = cost.timing
    if cost.operation != "squaring" or timing is None:
        return None
    known = [modulus for modulus in params.moduli().values() if modulus.bits <= int(cost.parameters["bits"])]
    if not known:
        return None
    widest = max(known, key=lambda modulus: modulus.bits)
    steps = widest.puzzle.t
    best = params.fastest_hardware(widest.bits)
    each = steps * timing.cycles * 1e-9
    return Projection(
        *(widest.name, widest.title, steps, each * timing.period_ns, each * timing.low_ns, each * timing.high_ns),
        *((None, None) if best is None else (best.title, steps * best.ns * 1e-9)),
    )
