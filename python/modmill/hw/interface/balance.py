"""The stage that limits a unit's rate, where one operation passes several stages that work side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MHZ = 250.0
"""The clock at which the rates of such units are stated."""


@dataclass(frozen=True, slots=True)
class Stage:
    """Stages of one sort: `instances` of them share the operations, and each is busy for `cycles` with one of them.

    `cycles` is a mean where it depends on the operation.
    """

    name: str
    cycles: float
    instances: int = 1

    @property
    def interval(self) -> float:
        """Cycles from one operation to the next, of all instances together."""
        return self.cycles / self.instances


def slowest(stages: Sequence[Stage]) -> Stage:
    """The stage that limits the rate, the first one of several.

    >>> slowest([Stage("hash", 83, 4), Stage("reduce", 33), Stage("multiply", 218)]).name
    'multiply'
    """
    return max(stages, key=lambda stage: stage.interval)


def busy(stages: Sequence[Stage]) -> dict[str, float]:
    """The part of the time in which each stage works if the slowest one always does.

    >>> busy([Stage("hash", 80, 4), Stage("reduce", 40)])
    {'hash': 0.5, 'reduce': 1.0}
    """
    most = slowest(stages).interval
    return {stage.name: stage.interval / most for stage in stages}
