"""Published speeds, from `params/published_msm.toml`.

>>> [round(system.rate / 1e6, 1) for system in systems()]
[13.2, 107.4, 46.9, 32.9]
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

from modmill import params

FILE = "published_msm.toml"


@dataclass(frozen=True, slots=True)
class System:
    """A machine that computed `batch` products of 2^`log` points in `seconds`, with `watts` where stated."""

    title: str
    year: int
    fabric: str
    curve: str
    log: int
    batch: int
    seconds: float
    source: str
    watts: float | None = None

    @property
    def rate(self) -> float:
        """Points a second, each counted once for each product."""
        return self.batch * 2**self.log / self.seconds


@dataclass(frozen=True, slots=True)
class Stage:
    """A step of one product of the first system, in seconds."""

    title: str
    seconds: float


@functools.cache
def systems() -> tuple[System, ...]:
    """All systems, in the file's order."""
    return tuple(System(**raw) for raw in params.load(FILE)["system"])


@functools.cache
def stages() -> tuple[Stage, ...]:
    """The steps of one product of the first system, which overlap in a batch."""
    return tuple(Stage(**raw) for raw in params.load(FILE)["stage"])
