"""The strategies of the literature: basic, full evaluation, optimal (dynamic programming), balanced.

>>> [(s.doublings, s.evaluations) for s in (basic(6), full(6), optimal(6))]
[(30, 5), (10, 15), (14, 9)]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from modmill.isogeny.walk.model import EVALUATE, UNIT, Latencies, Strategy, check_k, of

Costs = NDArray[np.int64]

TIES = 1 << 24
"""More than the evaluations of any optimal strategy that is offered."""


def basic(k: int) -> Strategy:
    """Each leaf from row 0: k(k-1) doublings, k-1 evaluations."""
    return of("basic", [0, *(k - 1 - j for j in range(1, check_k(k)))])


def full(k: int) -> Strategy:
    """Each row from column 0 on: 2(k-1) doublings, k(k-1)/2 evaluations."""
    return of("full", [0] * check_k(k))


def balanced(k: int) -> Strategy:
    """Each triangle is cut in half: the optimum when a quadrupling costs as much as an evaluation."""
    return from_splits("balanced", check_k(k), [n // 2 for n in range(k + 1)])


def optimal(k: int, latencies: Latencies = UNIT) -> Strategy:
    """The least total latency of quadruplings and evaluations, one after the other; of equals, the fewest evaluations.

    >>> optimal(100).serial_cycles(1)
    1067
    """
    p, q = 2 * latencies.dbl * TIES, latencies.busy[EVALUATE] * TIES + 1
    return from_splits("optimal", check_k(k), splits(k, p, q)[1].tolist())


def full_threshold(k: int, latencies: Latencies = UNIT) -> int:
    """The fewest evaluation units with which full evaluation takes no more cycles than the optimal strategy.

    Both as published: nothing but evaluations through one isogeny overlaps.
    """
    one, other = full(k), optimal(k, latencies)
    low, high = 1, max(1, k - 1)
    while low < high:
        units = (low + high) // 2
        if one.serial_cycles(units, latencies) <= other.serial_cycles(units, latencies):
            high = units
        else:
            low = units + 1
    return low


def splits(k: int, p: int, q: int) -> tuple[Costs, NDArray[Any]]:
    """Least costs of triangles of sizes 0..k, and the number of quadruplings that the best cut starts with.

    C(1) = 0, C(n) = min over 0 < b < n of C(n-b) + C(b) + p b + q (n-b) (De Feo, Jao, Plut, 2011, section 4.2.2).
    """
    cost = np.zeros(k + 1, np.int64)
    cut = np.zeros(k + 1, np.int64)
    index = np.arange(k + 1, dtype=np.int64)
    for n in range(2, k + 1):
        tries = cost[n - 1 : 0 : -1] + cost[1:n] + (p - q) * index[1:n]
        best = int(tries.argmin())
        cut[n] = best + 1
        cost[n] = tries[best] + q * n
    return cost, cut


def from_splits(name: str, k: int, cut: Sequence[int]) -> Strategy:
    """The strategy that cuts a triangle of size n after cut[n] rows."""
    starts = [0] * k
    todo = [(k, 0, 0)]
    while todo:
        n, column, row = todo.pop()
        if n > 1:
            b = cut[n]
            starts[row + b] = column
            todo += [(b, column + n - b, row), (n - b, column, row + b)]
    return of(name, starts)
