"""Strategies of least weighted cost when a quadrupling may come one column before its leaf needs it.

Such a quadrupling costs an evaluation more, as one more point passes an isogeny, but it is off the chain of the leaves:
the doubling unit does it while that chain is busy with a construction and an evaluation. With one price for both kinds
of quadruplings none comes early, and the recursion is the usual one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from modmill.isogeny.walk.model import Strategy, check_k, of

Ints = NDArray[Any]


@dataclass(frozen=True)
class Costs:
    """Least costs of triangles of sizes 0..k, and how each is cut.

    at_leaf: the root stands in the column of the triangle's first leaf, and is cut after cut_at_leaf[n] rows.
    before: the root stands one column earlier, and is cut there after cut_before[n] rows; 0 if it moves on first.
    """

    at_leaf: Ints
    before: Ints
    cut_at_leaf: Ints
    cut_before: Ints


def least(k: int, late: int, early: int, evaluation: int) -> Costs:
    """The costs when a quadrupling in its leaf's column costs `late` and another one `early`, at most as much."""
    at_leaf, before, cut_at_leaf, cut_before = (np.zeros(k + 1, np.int64) for _ in range(4))
    before[1] = evaluation
    index = np.arange(k + 1, dtype=np.int64)
    for n in range(2, k + 1):
        cut = index[1:n]
        right = before[1:n] + evaluation * (n - cut)
        tries = right + at_leaf[n - 1 : 0 : -1] + late * cut
        best = int(tries.argmin())
        at_leaf[n], cut_at_leaf[n] = tries[best] - evaluation, best + 1
        tries = right + before[n - 1 : 0 : -1] + early * cut
        best = int(tries.argmin())
        moved = at_leaf[n] + evaluation
        before[n], cut_before[n] = (moved, 0) if moved <= tries[best] else (tries[best], best + 1)
    return Costs(at_leaf, before, cut_at_leaf, cut_before)


def strategy(k: int, late: int, early: int, evaluation: int) -> Strategy:
    """A strategy of least cost."""
    costs = least(check_k(k), late, early, evaluation)
    at_leaf, before = costs.cut_at_leaf.tolist(), costs.cut_before.tolist()
    starts = [0] * k
    todo = [(k, 0, 0, False)]
    while todo:
        n, leaf, row, ahead = todo.pop()
        if n == 1:
            continue
        cut = before[n] if ahead else 0
        ahead = ahead and cut > 0
        cut = cut or at_leaf[n]
        starts[row + cut] = leaf - ahead
        todo += [(cut, leaf + n - cut, row, True), (n - cut, leaf, row + cut, ahead)]
    return of("early", starts)
