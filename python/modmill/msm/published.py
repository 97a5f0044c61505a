"""Published speeds, from `params/published_msm.toml`.

>>> [round(system.rate / 1e6, 1) for system in systems()]
[13.2, 107.4, 46.9, 32.9]
"""

from __future__ import annotations

import functools
from dataclasses import dataclass

from modmill import params
from modmill.params import PublishedBatch as System
from modmill.params import published_batches as systems

__all__ = ["FILE", "Stage", "System", "stages", "systems"]

FILE = "published_msm.toml"


@dataclass(frozen=True, slots=True)
class Stage:
    """A step of one product of the first system, in seconds."""

    title: str
    seconds: float


@functools.cache
def stages() -> tuple[Stage, ...]:
    """The steps of one product of the first system, which overlap in a batch."""
    return tuple(Stage(**raw) for raw in params.load(FILE)["stage"])
