"""From a strategy to a schedule: one operation at a time per kind as published, or all units at once by a list.

The list scheduler gives each free unit the ready operation whose result is needed for the earliest leaf. That order is
the natural one: the leaves must be reached one after the other.
"""

from __future__ import annotations

import heapq

import numpy as np

from modmill.isogeny.walk.model import CONSTRUCT, DBL, EVALUATE, UNIT, Latencies, Mode, Strategy
from modmill.isogeny.walk.schedule import Schedule, verify
from modmill.isogeny.walk.stages import stages

Row = tuple[int, int, int, int, int]
"""Kind, h, i, unit, start."""


def overlapping(strategy: Strategy, units: int, latencies: Latencies = UNIT) -> Schedule:
    """The verified schedule of a list scheduler with one doubling, one construction and `units` evaluation units."""
    runs: list[tuple[int, list[Row]]] = []
    for at_once in _orders(latencies):
        rows: list[Row] = []
        runs.append((_Listing(strategy, units, latencies).run(rows, at_once=at_once), rows))
    _, rows = min(runs, key=lambda run: run[0])
    table = np.array(rows, np.int64).T.copy()
    return verify(Schedule(strategy.k, units, latencies, *table))


def cycles(strategy: Strategy, units: int, latencies: Latencies = UNIT) -> int:
    """The length of :func:`overlapping`'s schedule, without making it."""
    return min(_Listing(strategy, units, latencies).run(None, at_once=at_once) for at_once in _orders(latencies))


def _orders(latencies: Latencies) -> tuple[bool, ...]:
    """The orders that are tried: evaluations that start with their construction, those that wait for its end.

    A list may end later when an operation is allowed to start earlier. Where fused units take few evaluations at once,
    that happens, and evaluations that wait are the better list.
    """
    return {Mode.SEPARATE: (False,), Mode.FUSED: (True, False), Mode.PIPELINED: (True,)}[latencies.mode]


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
        self.curveless: list[int] = []
        """Rows whose doublings wait for their curve, which may come after the point where evaluations start early."""
        self.leaf_ready = [False] * k
        self.usable = self.curves = 0
        """The isogenies that can be evaluated, and the constructions that have ended."""

    def run(self, rows: list[Row] | None, *, at_once: bool) -> int:
        """Appends the operations to `rows` and returns the cycles used.

        `at_once`: evaluations may start with the construction of their isogeny.
        """
        k, at, level = self.k, self.at, self.level
        dbl, construct, evaluate = self.latencies.each
        pipelined = self.latencies.mode is Mode.PIPELINED
        doublings, evaluations = self.doublings, self.evaluations
        free = list(range(self.units))
        doubling = constructing = False
        begun = 0
        events: list[tuple[int, int, int, int]] = []
        push, pop = heapq.heappush, heapq.heappop
        t = 0
        self._arrive(0)
        while self.curves < k:
            if not constructing and begun < k and self.leaf_ready[begun]:
                push(events, (t + construct, CONSTRUCT, begun, 0))
                constructing = True
                if rows is not None:
                    rows.append((CONSTRUCT, 2 * (k - 1 - begun), begun, 0, t))
                begun += 1
                if at_once:
                    self._usable()
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
            if pipelined:
                waiting = evaluations or doublings or (begun < k and self.leaf_ready[begun])
                t = t + 1 if waiting else events[0][0]
                free = list(range(self.units))
                doubling = constructing = False
            else:
                t = events[0][0]
            arrived = []
            while events and events[0][0] == t:
                _, kind, j, unit = pop(events)
                if kind == CONSTRUCT:
                    constructing = False
                    self._constructed()
                    if not at_once:
                        self._usable()
                elif kind == DBL:
                    doubling = False
                    level[j] += 1
                    if level[j] == 2 * j:
                        arrived.append(j)
                    else:
                        push(doublings, (self.first[j], j))
                else:
                    if not pipelined:
                        push(free, unit)
                    at[j] += 1
                    arrived.append(j)
            for j in arrived:
                self._arrive(j)
        return t

    def _usable(self) -> None:
        """One more isogeny can be evaluated."""
        self.usable += 1
        for j in self.blocked:
            heapq.heappush(self.evaluations, (self._urgency(j), j))
        self.blocked.clear()

    def _constructed(self) -> None:
        """One more curve is known."""
        self.curves += 1
        waiting, self.curveless = self.curveless, []
        for child in waiting:
            self._double(child)

    def _arrive(self, j: int) -> None:
        """Row j has reached column at[j]."""
        column, children = self.at[j], self.children[j]
        while children and self.starts[children[-1]] == column:
            self._double(children.pop())
        if column == self.k - 1 - j:
            self.leaf_ready[column] = True
        elif column < self.usable:
            heapq.heappush(self.evaluations, (self._urgency(j), j))
        else:
            self.blocked.append(j)

    def _double(self, child: int) -> None:
        """Lets a row's doublings start as soon as its curve is known."""
        if self.starts[child] <= self.curves:
            heapq.heappush(self.doublings, (self.first[child], child))
        else:
            self.curveless.append(child)

    def _urgency(self, j: int) -> int:
        """The earliest leaf that needs row j one column further on."""
        return self.first[self.children[j][-1]] if self.children[j] else self.k - 1 - j
