"""Schedules in which nothing but evaluations through one isogeny overlaps, stage by stage.

Full evaluation of a 4^10000-isogeny has 50 million operations. As stages it is checked in seconds and little memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from modmill.isogeny.walk.model import Latencies, Strategy
from modmill.isogeny.walk.schedule import CONSTRUCT, DBL, EVALUATE, BadSchedule, Ints


@dataclass(frozen=True, slots=True)
class Stage:
    """Operations of one kind in one column: a chain of doublings, a construction, or at most U evaluations at once."""

    kind: int
    column: int
    h: Ints
    unit: Ints
    start: Ints


def stages(strategy: Strategy, units: int, latencies: Latencies) -> Iterator[Stage]:
    """The schedule of a strategy, one operation kind after the other."""
    k, parents = strategy.k, strategy.parents
    begun: list[list[int]] = [[] for _ in range(k)]
    for j, s in enumerate(strategy.starts):
        begun[s].append(j)
    alive = np.zeros(0, np.int64)
    none = np.zeros(1, np.int64)
    t = 0
    for i, rows in enumerate(begun):
        for j in rows:
            if j:
                h = np.arange(2 * parents[j], 2 * j)
                yield Stage(DBL, i, h, np.zeros_like(h), t + latencies.dbl * np.arange(len(h)))
                t += latencies.dbl * len(h)
        leaf = k - 1 - i
        yield Stage(CONSTRUCT, i, np.array([2 * leaf]), none, np.array([t]))
        t += latencies.construct
        alive = np.concatenate([alive, np.array(rows, np.int64)])
        alive = alive[alive < leaf]
        for first in range(0, len(alive), units):
            h = 2 * alive[first : first + units]
            yield Stage(EVALUATE, i, h, np.arange(len(h)), np.full(len(h), t))
            t += latencies.evaluate


def verify_stages(k: int, units: int, latencies: Latencies, given: Iterable[Stage]) -> int:
    """The cycles of a schedule in stages, if it is right; otherwise raises BadSchedule.

    Checks what :func:`modmill.isogeny.walk.schedule.verify` checks, for operations that read only the furthest point of
    each h. Remembers that point's column and time, and when each unit is free.
    """
    durations = (latencies.dbl, latencies.construct, latencies.evaluate)
    free = [np.zeros(n, np.int64) for n in (1, 1, units)]
    column = np.full(2 * k - 1, -1)
    since = np.zeros(2 * k - 1, np.int64)
    column[0] = 0
    constructed = ready = end = 0
    for stage in given:
        took, i = durations[stage.kind], stage.column
        leaf = 2 * (k - 1 - i)
        last = stage.h[-1:] if stage.kind == DBL else stage.h
        distinct = len(np.unique(stage.unit)) == len(stage.unit) or stage.kind == DBL
        if not distinct or (stage.unit >= len(free[stage.kind])).any() or (stage.unit < 0).any():
            raise _bad(stage, "uses a unit twice, or one that does not exist")
        if (free[stage.kind][stage.unit] > stage.start).any():
            raise _bad(stage, "starts on a unit that is busy")
        read = stage.h[:1] if stage.kind == DBL else stage.h
        if (column[read] != i).any() or (since[read] > stage.start[: len(read)]).any():
            raise _bad(stage, "reads a point that does not exist yet")
        if stage.kind == CONSTRUCT:
            if i != constructed or stage.h.tolist() != [leaf]:
                raise _bad(stage, "constructs an isogeny out of turn, or not from its leaf")
            constructed, ready = i + 1, int(stage.start[0]) + took
        elif (stage.h >= leaf).any():
            raise _bad(stage, "passes the leaf")
        elif stage.kind == DBL:
            if (np.diff(stage.h) != 1).any() or (np.diff(stage.start) < took).any():
                raise _bad(stage, "is no chain of doublings")
            column[last + 1], since[last + 1] = i, stage.start[-1] + took
        else:
            if i != constructed - 1 or (stage.start < ready).any():
                raise _bad(stage, "starts before its isogeny is constructed")
            column[stage.h], since[stage.h] = i + 1, stage.start + took
        free[stage.kind][stage.unit] = stage.start.max() + took
        end = max(end, int(stage.start.max()) + took)
    if constructed != k:
        raise BadSchedule(f"{constructed} isogenies of {k} are constructed")
    return end


def _bad(stage: Stage, what: str) -> BadSchedule:
    return BadSchedule(f"cycle {int(stage.start[0])}: the stage of column {stage.column} {what}", column=stage.column)
