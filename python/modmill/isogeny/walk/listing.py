"""From a strategy to a schedule: one operation at a time per kind as published, or all units at once by a list.

The list scheduler gives each free unit the ready operation whose result is needed for the earliest leaf. That order is
the natural one: the leaves must be reached one after the other.
"""

from __future__ import annotations

import heapq

import numpy as np

from modmill.isogeny.walk.model import UNIT, Latencies, Strategy
from modmill.isogeny.walk.schedule import CONSTRUCT, DBL, EVALUATE, Schedule, verify
from modmill.isogeny.walk.stages import stages

Row = tuple[int, int, int, int, int]
"""Kind, h, i, unit, start."""


def overlapping(strategy: Strategy, units: int, latencies: Latencies = UNIT) -> Schedule:
    """The verified schedule of a list scheduler with one doubling, one construction and `units` evaluation units."""
    rows: list[Row] = []
    _Listing(strategy, units, latencies).run(rows)
    table = np.array(rows, np.int64).T.copy()
    return verify(Schedule(strategy.k, units, latencies, *table))


def cycles(strategy: Strategy, units: int, latencies: Latencies = UNIT) -> int:
    """The length of :func:`overlapping`'s schedule, without making it."""
    return _Listing(strategy, units, latencies).run(None)


def serial(strategy: Strategy, units: int, latencies: Latencies = UNIT) -> Schedule:
    """The verified schedule in which only evaluations through one isogeny run side by side."""
    found = list(stages(strategy, units, latencies))
    sizes = [len(stage.h) for stage in found]
    columns = (
        *(np.repeat([stage.kind for stage in found], sizes), np.concatenate([stage.h for stage in found])),
        *(np.repeat([stage.column for stage in found], sizes), np.concatenate([stage.unit for stage in found])),
        np.concatenate([stage.start for stage in found]),
    )
    return verify(Schedule(strategy.k, units, latencies, *columns))


class _Listing:
    """The state of one run. Row j of the strategy stands at column at[j]."""

    def __init__(self, strategy: Strategy, units: int, latencies: Latencies) -> None:
        self.k, self.units, self.latencies = strategy.k, units, latencies
        self.starts, self.parents = strategy.starts, strategy.parents
        k = self.k
        self.children: list[list[int]] = [[] for _ in range(k)]
        self.first = [k - 1 - j for j in range(k)]
        """The earliest leaf that needs row j's start."""
        for j in range(k - 1, 0, -1):
            p = self.parents[j]
            self.children[p].append(j)
            if self.starts[p] == self.starts[j] or self.first[j] < self.first[p]:
                self.first[p] = min(self.first[p], self.first[j])
        for rows in self.children:
            rows.sort(key=lambda j: -self.starts[j])  # the next one last; the deepest first among equals
        self.at = list(self.starts)
        self.level = [2 * p for p in self.parents]
        self.doublings: list[tuple[int, int]] = []
        self.evaluations: list[tuple[int, int]] = []
        self.blocked: list[int] = []
        self.leaf_ready = [False] * k
        self.done = 0

    def run(self, rows: list[Row] | None) -> int:
        """Appends the operations to `rows` and returns the cycles used."""
        k, at, level = self.k, self.at, self.level
        dbl, construct, evaluate = self.latencies.dbl, self.latencies.construct, self.latencies.evaluate
        doublings, evaluations = self.doublings, self.evaluations
        free = list(range(self.units))
        doubling = constructing = False
        events: list[tuple[int, int, int, int]] = []
        push, pop = heapq.heappush, heapq.heappop
        t = 0
        self._arrive(0)
        while self.done < k:
            if not constructing and self.leaf_ready[self.done]:
                push(events, (t + construct, CONSTRUCT, self.done, 0))
                constructing = True
                if rows is not None:
                    rows.append((CONSTRUCT, 2 * (k - 1 - self.done), self.done, 0, t))
            if not doubling and doublings:
                j = pop(doublings)[1]
                push(events, (t + dbl, DBL, j, 0))
                doubling = True
                if rows is not None:
                    rows.append((DBL, level[j], self.starts[j], 0, t))
            while free and evaluations:
                j = pop(evaluations)[1]
                unit = pop(free)
                push(events, (t + evaluate, EVALUATE, j, unit))
                if rows is not None:
                    rows.append((EVALUATE, 2 * j, at[j], unit, t))
            t = events[0][0]
            arrived = []
            while events and events[0][0] == t:
                _, kind, j, unit = pop(events)
                if kind == CONSTRUCT:
                    constructing = False
                    self._constructed()
                elif kind == DBL:
                    doubling = False
                    level[j] += 1
                    if level[j] == 2 * j:
                        arrived.append(j)
                    else:
                        push(doublings, (self.first[j], j))
                else:
                    push(free, unit)
                    at[j] += 1
                    arrived.append(j)
            for j in arrived:
                self._arrive(j)
        return t

    def _constructed(self) -> None:
        self.done += 1
        for j in self.blocked:
            heapq.heappush(self.evaluations, (self._urgency(j), j))
        self.blocked.clear()

    def _arrive(self, j: int) -> None:
        """Row j has reached column at[j]."""
        column, children = self.at[j], self.children[j]
        while children and self.starts[children[-1]] == column:
            child = children.pop()
            heapq.heappush(self.doublings, (self.first[child], child))
        if column == self.k - 1 - j:
            self.leaf_ready[column] = True
        elif column < self.done:
            heapq.heappush(self.evaluations, (self._urgency(j), j))
        else:
            self.blocked.append(j)

    def _urgency(self, j: int) -> int:
        """The earliest leaf that needs row j one column further on."""
        return self.first[self.children[j][-1]] if self.children[j] else self.k - 1 - j
