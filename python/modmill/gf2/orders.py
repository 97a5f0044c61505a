"""Orders of elements in the multiplicative group of GF(2^m), from the prime factors of 2^m - 1.

>>> prime_factors(11), prime_factors(12)
((23, 89), (3, 3, 5, 7, 13))
"""

from __future__ import annotations

import functools
import math
from collections import Counter
from typing import TYPE_CHECKING

import numpy as np

from modmill import params
from modmill.errors import UsageError

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from modmill.gf2.engine import Engine


@functools.cache
def prime_factors(m: int) -> tuple[int, ...]:
    """The prime factors of 2^m - 1, with repetitions, in ascending order.

    Raises UsageError where `_params/mersenne_factors.toml` does not have them.
    """
    table = params.load("mersenne_factors.toml")
    found: list[int] = []
    for d in _divisors(m):
        if d > table["complete_to"] and d not in table["further"]:
            reason = f"the table of prime factors has 2^m - 1 for m up to {table['complete_to']} and some others"
            raise UsageError(f"the prime factors of 2^{m} - 1 are not known here: {reason}", got=m)
        some = [int(factor) for factor in table["factors"].get(str(d), ())]
        largest = _cyclotomic(d) // math.prod(some)
        found += some + [largest] * (largest > 1)
    return tuple(sorted(found))


def multiplicative_orders(engine: Engine, a: NDArray[np.uint64]) -> list[int]:
    """The least e > 0 with a^e = 1, for each row, none of which is 0."""
    group = (1 << engine.degree) - 1
    found = [1] * len(a)
    for prime, times in Counter(prime_factors(engine.degree)).items():
        left = engine.pow(a, group // prime**times)
        for _ in range(times):
            for i in np.flatnonzero(_not_one(left)):
                found[i] *= prime
            left = engine.pow(left, prime)
    return found


def are_primitive(engine: Engine, a: NDArray[np.uint64]) -> NDArray[np.bool_]:
    """An array of bools: True where a row generates the multiplicative group."""
    group = (1 << engine.degree) - 1
    found = np.bitwise_or.reduce(a, axis=1) != 0
    for prime in sorted(set(prime_factors(engine.degree))):
        found &= _not_one(engine.pow(a, group // prime))
    return found


def _not_one(a: NDArray[np.uint64]) -> NDArray[np.bool_]:
    return (a[:, 0] != 1) | a[:, 1:].any(axis=1)


@functools.cache
def _cyclotomic(d: int) -> int:
    """Phi_d(2): the part of 2^d - 1 that no smaller divisor of d has."""
    return ((1 << d) - 1) // math.prod(_cyclotomic(e) for e in _divisors(d)[:-1])


def _divisors(m: int) -> list[int]:
    return [d for d in range(1, m + 1) if m % d == 0]
