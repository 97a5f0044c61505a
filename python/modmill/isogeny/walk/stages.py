"""Schedules in which nothing overlaps but evaluations of one isogeny, and what the mode overlaps, stage by stage.

Full evaluation of a 4^10000-isogeny has 50 million operations. As stages it is checked in seconds and little memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

import numpy as np

from modmill.isogeny.walk.model import CONSTRUCT, DBL, EVALUATE, Latencies, Strategy, after_construction
from modmill.isogeny.walk.schedule import BadSchedule, Ints


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
    t = curve = 0
    for i, rows in enumerate(begun):
        for j in rows:
            if j:
                t = max(t, curve)
                h = np.arange(2 * parents[j], 2 * j)
                yield Stage(DBL, i, h, np.zeros_like(h), t + latencies.dbl * np.arange(len(h)))
                t += latencies.dbl * len(h)
        leaf = k - 1 - i
        yield Stage(CONSTRUCT, i, np.array([2 * leaf]), none, np.array([t]))
        curve = t + latencies.construct
        alive = np.concatenate([alive, np.array(rows, np.int64)])
        alive = alive[alive < leaf]
        firsts = range(0, len(alive), units)
        for nth, first in enumerate(firsts):
            h = 2 * alive[first : first + units]
            start = t + latencies.usable + nth * latencies.busy[EVALUATE]
            yield Stage(EVALUATE, i, h, np.arange(len(h)), np.full(len(h), start))
        t += after_construction(len(firsts), latencies)


def verify_stages(k: int, units: int, latencies: Latencies, given: Iterable[Stage]) -> int:
    """The cycles of a schedule in stages, if it is right; otherwise raises BadSchedule.

    Checks what :func:`modmill.isogeny.walk.schedule.verify` checks, for operations that read only the furthest point of
    each h. Remembers that point's column and time, and when each unit is free.
    """
    free = [np.zeros(n, np.int64) for n in (1, 1, units)]
    column = np.full(2 * k - 1, -1)
    since = np.zeros(2 * k - 1, np.int64)
    column[0] = 0
    curve = np.zeros(k + 1, np.int64)
    constructed = ready = end = 0
    for stage in given:
        took, busy, i = latencies.each[stage.kind], latencies.busy[stage.kind], stage.column
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
            constructed, ready = i + 1, int(stage.start[0]) + latencies.usable
            curve[i + 1] = stage.start[0] + took
        elif (stage.h >= leaf).any():
            raise _bad(stage, "passes the leaf")
        elif stage.kind == DBL:
            if (np.diff(stage.h) != 1).any() or (np.diff(stage.start) < took).any():
                raise _bad(stage, "is no chain of doublings")
            if stage.start[0] < curve[i]:
                raise _bad(stage, "doubles a point whose curve is not known yet")
            column[last + 1], since[last + 1] = i, stage.start[-1] + took
        else:
            if i != constructed - 1 or (stage.start < ready).any():
                raise _bad(stage, "starts before its isogeny can be used")
            column[stage.h], since[stage.h] = i + 1, stage.start + took
        free[stage.kind][stage.unit] = stage.start.max() + busy
        end = max(end, int(stage.start.max()) + took)
    if constructed != k:
        raise BadSchedule(f"{constructed} isogenies of {k} are constructed")
    return end


def _bad(stage: Stage, what: str) -> BadSchedule:
    return BadSchedule(f"cycle {int(stage.start[0])}: the stage of column {stage.column} {what}", column=stage.column)
