"""Schedules in which all units work at once: the best of known and constructed strategies, then a local search.

The candidates are optimal strategies for a sweep of cost ratios, full evaluation, strategies that quadruple early, and
the strategies of _params/isogeny_schedules.toml, which longer runs of this module's search found. Each becomes a
schedule by listing.py. The search changes one row's start at a time and accepts by simulated annealing; the same seed
and number of moves give the same schedule.
"""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Iterator
from dataclasses import dataclass

from modmill import params
from modmill.isogeny.walk import listing, trees
from modmill.isogeny.walk.model import DBL, EVALUATE, UNIT, Latencies, Mode, Strategy, check_k, of
from modmill.isogeny.walk.strategies import from_splits, full, splits

RATIOS = (4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 26)
"""Cost of an evaluation where a quadrupling costs 20."""
EARLY = ((42, 5), (40, 10), (35, 20), (30, 30))
"""Weights in hundredths of evaluations and of the chain of leaves, for strategies that quadruple early."""
FULL_UP_TO = 4_000_000
"""Full evaluation is tried where it has at most this many operations."""
MOVES, SEARCHED = 400, 50
"""Moves of the search unless stated, up to this k: less than a second."""
HOT = 2.0
"""Cycles by which the search may get worse at its start, roughly."""


@dataclass(frozen=True, slots=True)
class Known:
    """A strategy that a search found: for one doubling, one construction and `units` evaluation units of a mode.

    The cycles are those with the mode's usual latencies.
    """

    mode: Mode
    k: int
    units: int
    cycles: int
    found: str
    starts: list[int]


@functools.cache
def known() -> tuple[Known, ...]:
    """The strategies of _params/isogeny_schedules.toml."""
    found = params.load("isogeny_schedules.toml")["strategy"]
    return tuple(Known(**{**raw, "mode": Mode(raw["mode"])}) for raw in found)


def best(k: int, units: int, latencies: Latencies = UNIT, *, moves: int | None = None, seed: int = 1) -> Strategy:
    """The strategy with the shortest schedule found.

    With k - 1 evaluation units that is full evaluation, which no schedule can beat: the bound is its length.
    """
    if units >= check_k(k) - 1:
        return full(k)
    found = min(candidates(k, units, latencies), key=lambda s: listing.cycles(s, units, latencies))
    if moves is None:
        moves = MOVES if k <= SEARCHED else 0
    if moves and k > 2:
        found = anneal(found, units, latencies, moves=moves, seed=seed)
    return found


def candidates(k: int, units: int, latencies: Latencies) -> Iterator[Strategy]:
    """Strategies worth a schedule; the strategy of the published kind that works best for few units is among them."""

    def fits(one: Known) -> bool:
        # Fused units can do what separate ones do.
        modes = (latencies.mode, Mode.SEPARATE) if latencies.mode is Mode.FUSED else (latencies.mode,)
        return one.mode in modes and one.k == k and one.units <= units

    yield from (of("known", one.starts) for one in known() if fits(one))
    quick = range(0, len(RATIOS), 1 if k <= 2000 else 2)
    for ratio in (RATIOS[r] for r in quick):
        yield from_splits("optimal", k, splits(k, 20 * latencies.dbl, ratio * latencies.busy[EVALUATE])[1].tolist())
    for evaluation, chain in EARLY if k <= 2000 else EARLY[:1]:
        work = 100 - evaluation - chain
        early = 2 * latencies.busy[DBL] * work
        late = early + 2 * latencies.dbl * chain
        yield trees.strategy(k, late * units, early * units, latencies.busy[EVALUATE] * evaluation)
    if k * k // 2 <= FULL_UP_TO and units * latencies.step > k // 4 * latencies.busy[EVALUATE]:
        yield full(k)


def anneal(
    strategy: Strategy, units: int, latencies: Latencies = UNIT, *, moves: int, seed: int, hot: float = HOT
) -> Strategy:
    """The best strategy that `moves` changes of one start come across, at least as good as the given one."""
    k = strategy.k
    dice = random.Random(seed)
    starts = list(strategy.starts)
    now = least = listing.cycles(strategy, units, latencies)
    found = strategy
    for move in range(moves):
        j = dice.randrange(1, k)
        new = _changed(starts, j, dice)
        if new is None:
            continue
        tried = of("search", new)
        cycles = listing.cycles(tried, units, latencies)
        warmth = hot * (1 - move / moves)
        if cycles <= now or dice.random() < math.exp((now - cycles) / warmth):
            starts, now = new, cycles
            if cycles < least:
                found, least = tried, cycles
    return found


def _changed(starts: list[int], j: int, dice: random.Random) -> list[int] | None:
    """The starts with one changed or two neighbours exchanged; None where that changes nothing."""
    k = len(starts)
    new = list(starts)
    kind = dice.randrange(4)
    if kind == 0:
        new[j] = max(0, new[j] - dice.randint(1, 3))
    elif kind == 1:
        new[j] = min(k - 1 - j, new[j] + dice.randint(1, 3))
    elif kind == 2:
        new[j] = min(k - 1 - j, new[j - 1])
    elif j + 1 < k:
        new[j], new[j + 1] = min(k - 1 - j, new[j + 1]), min(k - 2 - j, new[j])
    return None if new == starts else new
