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

from modmill.hw.circuit.graph import Circuit, Word, limited

POLICIES = ("ternary", "csa42", "counter", "chain", "mixed")
MIXED_BELOW = 24


def sum_rows(circuit: Circuit, name: str, rows: Sequence[Word], policy: str) -> Word:
    """One word with the sum of `rows`, exact: its bound is the sum of their bounds."""
    total = sum(r.top for r in rows)
    heap = _Heap(rows)
    steps = count()
    while len(heap) > 1:
        n = len(heap)
        step = f"{name}_t{next(steps)}"
        if n == 2:
            heap.push(circuit.add(step, *heap.pop(2)))
        elif n == 3:
            heap.push(circuit.add(step, *heap.pop(3)))
        elif policy == "ternary" or (policy == "mixed" and n > MIXED_BELOW):
            # Full ternary levels need an odd number of rows: one pair first.
            heap.push(circuit.add(step, *heap.pop(3 if n % 2 else 2)))
        elif policy == "csa42":
            heap.push(*circuit.csa42(step, *heap.pop(4)))
        elif policy == "chain":
            heap.push(*circuit.chain(step, *heap.pop(min(n, 6))))
        elif n >= 6:
            heap.push(*circuit.counter(step, *heap.pop(6)))
        else:
            heap.push(*circuit.counter(step, *heap.pop(3)))
    (row,) = heap.pop(1)
    return limited(row, total)


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
