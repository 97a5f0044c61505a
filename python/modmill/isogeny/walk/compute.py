"""The walk really computed: blocks of 4-isogenies from kernel points, in the order of any strategy.

A prime has kernel points of order 4^k up to some k only (621 at p1506); a longer walk is a chain of blocks, each from a
kernel point of its own. The start is the test-only curve of alpha + 1/alpha = 6.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from modmill.backends import Fabric
from modmill.errors import ModmillError
from modmill.isogeny.walk.engine import Block
from modmill.isogeny.walk.engines import ENGINES
from modmill.isogeny.walk.listing import overlapping
from modmill.isogeny.walk.model import Strategy
from modmill.isogeny.walk.schedule import Schedule
from modmill.progress import ProgressCallback

if TYPE_CHECKING:
    from modmill.hw.sim.waveform import Waveform


class WalkMismatch(ModmillError):
    """Two computations of one walk disagree: a fault of the program or of the machine."""


@dataclass(frozen=True)
class Walk:
    """The end of a walk: its alpha and j-invariant; `seconds` is the time of the 4-isogenies without kernel points.

    `simulation`: what simulated gates say of themselves.
    """

    field: str
    backend: str
    why: str
    k: int
    blocks: int
    alpha: int
    j: int
    seconds: float
    simulation: Mapping[str, Any] | None = None


def _one_unit(strategy: Strategy) -> Schedule:
    return overlapping(strategy, 1)


def compute(
    field: str,
    k: int,
    strategy: Callable[[int], Strategy],
    *,
    backend: str = "auto",
    schedule: Callable[[Strategy], Schedule] = _one_unit,
    wave: Waveform | None = None,
    yes: bool = False,
    progress: ProgressCallback | None = None,
) -> Walk:
    """Walks k 4-isogenies over a named field; `strategy` gives the order of a block of so many 4-isogenies.

    A `backend` "rtl:<unit>" repeats the walk in simulated gates after the CPU, by the `schedule` of the strategy, whose
    units it has; `wave` gets its waveform. A simulation that by estimate takes more than an hour, or a build of more
    memory than there is, is refused without `yes`; `progress` sees how it goes.

    Raises UsageError for an unknown field and for what simulated gates do not walk, and WalkMismatch when the curve of
    a block's 4-isogenies is not the one of its alphas; for simulated gates ToolMissing, ToolFailed and
    HardwareMismatch, too.
    """
    if wave is not None:
        from modmill.hw.sim.waveform import check_wave  # few runs show one

        check_wave(wave)
    engine = ENGINES.of(backend, {Fabric.RTL: {"wave": wave, "yes": yes or None}})(field, backend=backend)
    engine.check(k)
    simulation: Mapping[str, Any] | None = None
    p = engine.prime
    alpha, seconds = engine.start, 0.0
    full, rest = divmod(k, engine.longest)
    sizes = [engine.longest] * full + [rest] * (rest > 0)
    chosen = {size: strategy(size) for size in set(sizes)}
    for number, size in enumerate(sizes):
        found = engine.compute(Block(alpha, chosen[size], schedule, wave, yes, progress))
        alpha, a, seconds, simulation = found.alpha, found.a, seconds + found.seconds, found.simulation
        if (alpha + pow(alpha, -1, p)) ** 2 % p != a * a % p:
            raise WalkMismatch(f"block {number} of the walk: its curve and its alphas do not agree", block=number)
    return Walk(field, *engine.backend, k, len(sizes), alpha, j_invariant(p, alpha), seconds, simulation)


def j_invariant(p: int, alpha: int) -> int:
    """The j-invariant of the curve E_alpha: 256 (A^2 - 3)^3 / (A^2 - 4) with A = alpha + 1/alpha."""
    square = (alpha + pow(alpha, -1, p)) ** 2 % p
    return 256 * (square - 3) ** 3 * pow(square - 4, -1, p) % p
