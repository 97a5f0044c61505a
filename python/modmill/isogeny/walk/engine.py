"""The engines that compute the 4-isogenies of a walk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from modmill import _native
from modmill.backends import Engines, Fabric, Gates

GATES = Gates("isogeny.walk")


class Engine(Protocol):
    """A named field on a backend; `_native.IsogenyWalk` is that of the CPU."""

    @property
    def backend(self) -> tuple[str, str]:
        """The name of the backend that runs, and the reason why it was chosen."""
        ...

    @property
    def prime(self) -> int:
        """p."""
        ...

    @property
    def start(self) -> int:
        """alpha of the start curve."""
        ...

    @property
    def longest(self) -> int:
        """The largest k for which p has a kernel point of order 4^k."""
        ...

    def compute(self, alpha: int, starts: Sequence[int]) -> tuple[int, int, float]:
        """A block of 4-isogenies from a curve, in the order of a strategy: the end's alpha, its A, and the seconds."""
        ...


class Maker(Protocol):
    """Makes an engine. Raises UsageError for an unknown field."""

    def __call__(self, field: str, *, backend: str) -> Engine: ...


ENGINES: Engines[Maker] = Engines(GATES, {Fabric.CPU: _native.IsogenyWalk})
