"""One strategy at one k and number of units: operations, cycles, bound, published figure; and its schedule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from modmill.errors import UsageError
from modmill.isogeny.walk import listing, published, search, strategies
from modmill.isogeny.walk.bounds import lower_bound
from modmill.isogeny.walk.model import UNIT, USUAL, Latencies, Strategy, check_k
from modmill.isogeny.walk.schedule import Schedule
from modmill.isogeny.walk.stages import stages, verify_stages

SERIAL: dict[str, Callable[[int, Latencies], Strategy]] = {
    "basic": lambda k, _: strategies.basic(k),
    "full": lambda k, _: strategies.full(k),
    "optimal": strategies.optimal,
    "balanced": lambda k, _: strategies.balanced(k),
}
"""Strategies in which only evaluations through one isogeny overlap."""
CONCURRENT = "concurrent"
NAMES = (*SERIAL, CONCURRENT)
MAX_UNITS = 100_000
MAX_LISTED = 4_000_000
"""Operations of a schedule that is made as a whole."""
MAX_STAGED = 200_000
"""Cycles up to which a longer serial schedule is verified stage by stage; beyond, they are counted only."""


@dataclass(frozen=True)
class Plan:
    """The cost of a strategy. `schedule` is None where it has too many operations to be listed.

    `cycles` and `lower_bound` count stages where the units are pipelined; `published` counts cycles of one operation.
    `verified`: the verifier has passed each operation; not so for a serial schedule of very many rounds.
    """

    strategy: Strategy
    units: int
    latencies: Latencies
    cycles: int
    lower_bound: int
    published: int | None
    schedule: Schedule | None
    verified: bool

    def figures(self) -> dict[str, Any]:
        """Numbers for JSON."""
        return {
            "doublings": self.strategy.doublings,
            "constructions": self.strategy.k,
            "evaluations": self.strategy.evaluations,
            "cycles": self.cycles,
            "lower_bound": self.lower_bound,
            "published": self.published,
            "verified": self.verified,
            "points_at_once": self.schedule.registers if self.schedule else None,
        }


def choose(
    name: str, k: int, units: int, latencies: Latencies = UNIT, *, moves: int | None = None, seed: int = 1
) -> Strategy:
    """The strategy of a name; `moves` and `seed` are of the search for a concurrent one.

    Raises UsageError for a name, k or number of units that is not offered.
    """
    check_k(k)
    if not 1 <= units <= MAX_UNITS:
        raise UsageError(f"units: {units} is out of range (1 to {MAX_UNITS})", got=units, min=1, max=MAX_UNITS)
    if name == CONCURRENT:
        return search.best(k, units, latencies, moves=moves, seed=seed)
    if name not in SERIAL:
        raise UsageError(f"strategy: must be one of {', '.join(NAMES)} (got {name!r})", got=name)
    return SERIAL[name](k, latencies)


def plan(
    name: str, k: int, units: int, latencies: Latencies = UNIT, *, moves: int | None = None, seed: int = 1
) -> Plan:
    """The plan of :func:`choose`'s strategy, with all units at once if it is `concurrent`; the latencies name the mode.

    >>> [plan(name, 100, 1).cycles for name in ("optimal", "concurrent")]
    [1067, 698]
    >>> [plan("concurrent", 100, 99, USUAL[mode]).cycles for mode in USUAL]
    [397, 298, 893]
    """
    strategy = choose(name, k, units, latencies, moves=moves, seed=seed)
    schedule = None
    operations = strategy.doublings + k + strategy.evaluations
    cycles = strategy.serial_cycles(units, latencies)
    verified = True
    if operations <= MAX_LISTED:
        make = listing.overlapping if name == CONCURRENT else listing.serial
        schedule = make(strategy, units, latencies)
        cycles = schedule.cycles
    elif cycles <= MAX_STAGED:
        cycles = verify_stages(k, units, latencies, stages(strategy, units, latencies))
    else:
        verified = False
    known = published.cycles(k, units) if latencies == USUAL[latencies.mode] else None
    return Plan(strategy, units, latencies, cycles, lower_bound(k, units, latencies), known, schedule, verified)
