"""The engines that compute the 4-isogenies of a walk."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from modmill import _native
from modmill.backends import Gates
from modmill.isogeny.walk.model import Strategy
from modmill.isogeny.walk.schedule import Schedule
from modmill.progress import ProgressCallback

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform

GATES = Gates("isogeny.walk")


@dataclass(frozen=True, slots=True)
class Block:
    """4-isogenies from one kernel point: the curve's alpha, the order, and its schedule for who has units.

    `wave` gets the waveform of simulated gates. `yes`: the caller agreed to a simulation of hours, or of more memory
    than there is; `progress` sees how it goes.
    """

    alpha: int
    strategy: Strategy
    schedule: Callable[[Strategy], Schedule]
    wave: Waveform | None = None
    yes: bool = False
    progress: ProgressCallback | None = None


@dataclass(frozen=True, slots=True)
class Computed:
    """The end of a block: its curve's alpha and A, and the seconds; what simulated gates say of themselves."""

    alpha: int
    a: int
    seconds: float
    simulation: Mapping[str, Any] | None = None


class Engine(Protocol):
    """A named field on a backend."""

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

    def check(self, k: int) -> None:
        """Raises UsageError for a walk that the backend does not compute."""
        ...

    def compute(self, block: Block) -> Computed:
        """The end of a block."""
        ...


class Maker(Protocol):
    """Makes an engine. Raises UsageError for an unknown field."""

    def __call__(self, field: str, *, backend: str) -> Engine: ...


class Processor:
    """The backends of the CPU."""

    def __init__(self, field: str, *, backend: str) -> None:
        self._walk = _native.IsogenyWalk(field, backend=backend)
        self.backend: tuple[str, str] = self._walk.backend
        self.prime: int = self._walk.prime
        self.start: int = self._walk.start
        self.longest: int = self._walk.longest

    def check(self, k: int) -> None:
        """Every walk is computed, in blocks where that is needed."""

    def compute(self, block: Block) -> Computed:
        """The end of a block."""
        return Computed(*self._walk.compute(block.alpha, list(block.strategy.starts)))
