"""The time of one kind of product."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated


@dataclass(frozen=True, slots=True)
class Timed:
    """The time of a product: processor time on one thread, wall time on several."""

    curve: Annotated[str, "the curve"]
    backend: Annotated[str, "our backend"]
    log: Annotated[int, "of 2^log points"]
    threads: Annotated[int, "threads that work"]
    width: Annotated[int | None, "bits of a window; null where the cost model chose them"]
    seconds: Annotated[float, "of the fastest product"]
    count: Annotated[int, "products timed"]

    @property
    def rate(self) -> float:
        """Points a second."""
        return (1 << self.log) / self.seconds
