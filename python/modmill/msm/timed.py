"""The time of one kind of product."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timed:
    """The least seconds of a product of 2^`log` points over `count` of them: processor time on one thread, wall time on
    several. `width` is the bits of a window where they were given."""

    curve: str
    backend: str
    log: int
    threads: int
    width: int | None
    seconds: float
    count: int

    @property
    def rate(self) -> float:
        """Points a second."""
        return (1 << self.log) / self.seconds
