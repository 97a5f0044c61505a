"""One strategy at one k and number of units: operations, cycles, bound, published figure; and its schedule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from modmill.errors import UsageError
from modmill.isogeny.walk import listing, published, search, strategies
from modmill.isogeny.walk.bounds import lower_bound
from modmill.isogeny.walk.model import UNIT, Latencies, Strategy, check_k
from modmill.isogeny.walk.schedule import CONSTRUCT, DBL, EVALUATE, Schedule

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
"""Operations of a schedule that is made; longer serial ones are counted only."""


@dataclass(frozen=True)
class Plan:
    """What a strategy costs. `schedule` is verified; None where it has too many operations to be listed."""

    strategy: str
    k: int
    units: int
    latencies: Latencies
    doublings: int
    constructions: int
    evaluations: int
    cycles: int
    lower_bound: int
    published: int | None
    schedule: Schedule | None

    def figures(self) -> dict[str, Any]:
        """Numbers for JSON."""
        found = {name: getattr(self, name) for name in self.__dataclass_fields__ if name != "schedule"}
        found["latencies"] = asdict(self.latencies)
        found["verified"] = self.schedule is not None
        found["points_at_once"] = self.schedule.registers if self.schedule else None
        return found


def plan(strategy: str, k: int, units: int, latencies: Latencies = UNIT, *, moves: int = 0, seed: int = 1) -> Plan:
    """The plan of a strategy by name; `moves` and `seed` are of the search for a concurrent schedule.

    Raises UsageError for a strategy, k or number of units that is not offered.

    >>> [plan(name, 100, 1).cycles for name in ("optimal", "concurrent")]
    [1067, 698]
    """
    check_k(k)
    if not 1 <= units <= MAX_UNITS:
        raise UsageError(f"--units must be from 1 to {MAX_UNITS} (got {units})", got=units)
    if strategy == CONCURRENT:
        return _of_schedule(strategy, search.best(k, units, latencies, moves=moves, seed=seed))
    if strategy not in SERIAL:
        raise UsageError(f"--strategy must be one of {', '.join(NAMES)} (got {strategy!r})", got=strategy)
    chosen = SERIAL[strategy](k, latencies)
    if chosen.doublings + k + chosen.evaluations <= MAX_LISTED:
        return _of_schedule(strategy, listing.serial(chosen, units, latencies))
    return Plan(
        *(strategy, k, units, latencies, chosen.doublings, k, chosen.evaluations),
        *(chosen.serial_cycles(units, latencies), lower_bound(k, units, latencies)),
        *(_published(k, units, latencies), None),
    )


def _of_schedule(strategy: str, schedule: Schedule) -> Plan:
    k, units, latencies = schedule.k, schedule.units, schedule.latencies
    return Plan(
        *(strategy, k, units, latencies, schedule.count(DBL), schedule.count(CONSTRUCT), schedule.count(EVALUATE)),
        *(schedule.cycles, lower_bound(k, units, latencies), _published(k, units, latencies), schedule),
    )


def _published(k: int, units: int, latencies: Latencies) -> int | None:
    return published.cycles(k, units) if latencies == UNIT else None
