"""Sums of many rows: which rows meet in which compressor, earliest first.

Policies (the `compressor` of a configuration):

* `ternary`: adders of three on the carry chain, as published for the Predictive Montgomery squarer;
* `csa42`: four rows to two, one table and one chain deep, then an adder;
* `counter`: six rows to three without carries, fastest and twice the area per row, then an adder;
* `chain`: six rows to two on two carry chains, the smallest; an adder at the end;
* `mixed`: ternary while there are many rows (area), counters for the last ones (time).

Rows are combined as in Huffman's construction: always those that arrive first, so that late rows pass few levels.
"""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from itertools import count

from modmill.hw.circuit.graph import DELAYS, Circuit, Word, limited

POLICIES = ("ternary", "csa42", "counter", "chain", "mixed")
MIXED_BELOW = 24


STEPS: dict[str, tuple[int, int]] = {
    "add2": (2, 1),
    "add3": (3, 1),
    "csa42": (4, 2),
    "chain62": (6, 2),
    "counter63": (6, 3),
}
"""Rows in and rows out of the operators that trees are made of."""

MAIN = {"ternary": "add3", "csa42": "csa42", "counter": "counter63", "chain": "chain62"}


def sum_rows(circuit: Circuit, name: str, rows: Sequence[Word], policy: str) -> Word:
    """One word with the sum of `rows`, exact: its bound is the sum of their bounds.

    Two plans, ending with an adder of two or of three rows, are tried on the arrival times; the earlier one is built.
    """
    total = sum(r.top for r in rows)
    ends = (2, 3) if len(rows) > 3 else (len(rows),)
    end = min(ends, key=lambda e: _finish([r.time for r in rows], policy, e))
    heap = _Heap(rows)
    steps = count()
    while len(heap) > 1:
        kind, size = next_step(len(heap), policy, end)
        taken, step = heap.pop(size), f"{name}_t{next(steps)}"
        if kind in ("add2", "add3"):
            heap.push(circuit.add(step, *taken))
        elif kind == "csa42":
            heap.push(*circuit.csa42(step, *taken))
        elif kind == "chain62":
            heap.push(*circuit.chain(step, *taken))
        else:
            heap.push(*circuit.counter(step, *taken))
    (row,) = heap.pop(1)
    return limited(row, total)


def next_step(rows: int, policy: str, end: int) -> tuple[str, int]:
    """The operator for the earliest of `rows` rows, and how many it takes.

    The main operator of a policy saves s rows a step, so the first step saves only as many as bring the number to
    `end` modulo s: then every later step is full and the last adder takes exactly `end` rows.
    """
    if rows <= 3:
        return f"add{rows}", rows
    if policy == "mixed":
        policy = "ternary" if rows > MIXED_BELOW else "counter"
    kind = MAIN[policy]
    taken, left = STEPS[kind]
    odd = (rows - (1 if policy == "ternary" else end)) % (taken - left)
    if odd == 0:
        return (kind, taken) if rows >= taken else ("counter32", 3)
    if kind == "chain62" and odd > 1:
        return kind, odd + left
    return {1: ("add2", 2) if kind in ("add3", "chain62", "csa42") else ("counter32", 3), 2: ("add3", 3)}[odd]


def _finish(times: list[float], policy: str, end: int) -> float:
    """When the sum of rows with these arrivals is there."""
    heapq.heapify(times)
    while len(times) > 1:
        kind, size = next_step(len(times), policy, end)
        done = max(heapq.heappop(times) for _ in range(size)) + DELAYS[kind]
        for _ in range(STEPS.get(kind, (3, 2))[1]):
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
