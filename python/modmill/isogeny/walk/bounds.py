"""A proved lower bound on the cycles of any schedule: derivation in docs/derivations/isogeny-walk.md.

Three facts bound the cycles T of every schedule: the doubling unit's work, the evaluation units' work after the first
construction, and the chain of all leaves. Each alone is weak, as strategies trade doublings for evaluations. So the
bound is the least value, over all strategies, of a weighted mean of the three, made as large as possible by the choice
of weights. Weights are integers out of SCALE and everything is exact.
"""

from __future__ import annotations

import functools

from modmill.isogeny.walk import trees
from modmill.isogeny.walk.model import DBL, EVALUATE, UNIT, Latencies, check_k

SCALE = 64


@functools.lru_cache(maxsize=256)
def lower_bound(k: int, units: int, latencies: Latencies = UNIT) -> int:
    """No schedule with one doubling, one construction and `units` evaluation units has fewer cycles."""
    if check_k(k) == 1:
        return latencies.construct
    step = SCALE // 4
    tried: dict[tuple[int, int], int] = {}
    around = [(x, y) for x in range(0, SCALE + 1, step) for y in range(0, SCALE + 1 - x, step)]
    while True:
        for work, chain in around:
            if (work, chain) not in tried and min(work, chain, SCALE - work - chain) >= 0:
                tried[work, chain] = _weighted(k, units, latencies, work, chain)
        a, b = max(tried, key=lambda w: tried[w])
        if step <= (1 if k <= 2000 else 4):
            return tried[a, b]
        step //= 2
        around = [(a + x * step, b + y * step) for x in (-1, 0, 1) for y in (-2, -1, 0, 1, 2)]


def _weighted(k: int, units: int, latencies: Latencies, work: int, chain: int) -> int:
    """The bound of the weights `work` (doublings), `chain` (leaves) and SCALE - work - chain (evaluations), k >= 2."""
    (d, c, e), busy = latencies.each, latencies.busy
    points = SCALE - work - chain
    early = 2 * busy[DBL] * work * units
    late = early + 2 * d * chain * units
    least = int(trees.least(k, late, early, busy[EVALUATE] * points).at_leaf[k])
    first = 2 * (k - 1) * d
    tail = (
        work * (first - 2 * (k - 1) * busy[DBL] + min(2, k - 1) * latencies.step + c)
        + chain * ((k - 1) * latencies.step + c)
        + points * (first + latencies.usable + e - busy[EVALUATE] + c)
    )
    return -(-(least + units * tail) // (SCALE * units))
