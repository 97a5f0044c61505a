"""Sums of many rows: which rows meet in which compressor, earliest first.

Policies (the `compressor` of a configuration):

* `ternary`: adders of three on the carry chain, as published for the Predictive Montgomery squarer;
* `csa42`: four rows to two, one table and one chain deep, then an adder;
* `counter`: six rows to three without carries, fastest and twice the area per row, then an adder;
* `chain`: six rows to two on two carry chains, the smallest; an adder at the end;
* `full_adder`: three rows to two without carries, then an adder of three: the smallest in standard cells;
* `mixed`: ternary while there are many rows (area), counters for the last ones (time).

Rows are combined as in Huffman's construction: always those that arrive first, so that late rows pass few levels.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from itertools import count

from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds import ADD2, ADD3, CHAIN62, COUNTER32, COUNTER63, CSA42
from modmill.hw.circuit.op import Kind, Word

POLICIES = ("ternary", "csa42", "counter", "chain", "full_adder", "mixed")
MIXED_BELOW = 24


MAIN = {"ternary": ADD3, "csa42": CSA42, "counter": COUNTER63, "chain": CHAIN62, "full_adder": COUNTER32}
"""The operator that each policy uses while there are rows enough."""


def sum_rows(circuit: Circuit, name: str, rows: Sequence[Word], policy: str) -> Word:
    """One word of that name with the sum of `rows`, exact: its bound is the sum of their bounds.

    Two plans, ending with an adder of two or of three rows, are tried on the arrival times; the earlier one is built.
    """
    total = sum(r.top for r in rows)
    ends = (2, 3) if len(rows) > 3 else (len(rows),)
    end = min(ends, key=lambda e: _finish([r.time for r in rows], policy, e))
    heap = _Heap(rows)
    steps = count()
    while len(heap) > 1:
        kind, size = next_step(len(heap), policy, end)
        last = len(heap) == size and len(kind.results) == 1
        taken, step = heap.pop(size), name if last else f"{name}_t{next(steps)}"
        heap.push(*circuit.compress(kind, step, *taken))
    (row,) = heap.pop(1)
    return limited(row, total)


def next_step(rows: int, policy: str, end: int) -> tuple[Kind, int]:
    """The operator for the earliest of `rows` rows, and how many it takes.

    The main operator of a policy saves s rows a step, so the first step saves only as many as bring the number to
    `end` modulo s: then every later step is full and the last adder takes exactly `end` rows.
    """
    if rows <= 3:
        return (ADD2 if rows == 2 else ADD3), rows
    if policy == "mixed":
        policy = "ternary" if rows > MIXED_BELOW else "counter"
    kind = MAIN[policy]
    taken, left = kind.arity[1], len(kind.results)
    odd = (rows - (1 if policy == "ternary" else end)) % (taken - left)
    if odd == 0:
        return (kind, taken) if rows >= taken else (COUNTER32, 3)
    if kind is CHAIN62 and odd > 1:
        return kind, odd + left
    return {1: (COUNTER32, 3) if kind is COUNTER63 else (ADD2, 2), 2: (ADD3, 3)}[odd]


def _finish(times: list[float], policy: str, end: int) -> float:
    """When the sum of rows with these arrivals is there."""
    heapq.heapify(times)
    while len(times) > 1:
        kind, size = next_step(len(times), policy, end)
        done = max(heapq.heappop(times) for _ in range(size)) + kind.delay
        for _ in kind.results:
            heapq.heappush(times, done)
    return times[0]


class _Heap:
    """Rows by arrival; among equals by weight and width, so that like meets like and no adder is half empty."""

    def __init__(self, rows: Sequence[Word]) -> None:
        self._order = count()
        self._heap: list[tuple[float, int, int, int, Word]] = []
        self.push(*rows)

    def __len__(self) -> int:
        return len(self._heap)

    def push(self, *rows: Word) -> None:
        for row in rows:
            heapq.heappush(self._heap, (round(row.time, 2), row.shift, row.width, next(self._order), row))

    def pop(self, n: int) -> list[Word]:
        return [heapq.heappop(self._heap)[-1] for _ in range(n)]
