"""Kinds of scalars, from uniform ones to those that collide most, as products in practice and in attacks have them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from modmill.hw.units.msm.accelerator.limbs import Scalars, scalars_of

WORDS = 4
RUN = 100
"""Equal scalars in a row, of the kind `runs`."""

Make = Callable[[np.random.Generator, int, int], Scalars]
"""Scalars of one kind: a function of a generator, the order and a count."""


def scalars(kind: str, order: int, count: int, seed: int) -> Scalars:
    """So many scalars below the order, of one of KINDS."""
    return KINDS[kind](np.random.default_rng([seed, count]), order, count)


def uniform(rng: np.random.Generator, order: int, count: int) -> Scalars:
    """Each number below the order is as likely as the others."""
    bits, limit = order.bit_length(), scalars_of([order])[0]
    mask = scalars_of([(1 << bits) - 1])[0]
    found = np.zeros((count, WORDS), np.uint64)
    again: NDArray[np.intp] = np.arange(count)
    while len(again):
        found[again] = rng.integers(0, 1 << 64, (len(again), WORDS), np.uint64) & mask
        again = again[~_below(found[again], limit)]
    return found


def few(distinct: int) -> Make:
    """Scalars that take so many values, in random order."""
    return lambda rng, order, count: uniform(rng, order, distinct)[rng.integers(0, distinct, count)]


def runs(length: int) -> Make:
    """Each scalar so many times in a row."""
    return lambda rng, order, count: np.repeat(uniform(rng, order, -(-count // length)), length, axis=0)[:count]


def below(bits: int) -> Make:
    """Scalars of so many bits at most."""
    return lambda rng, order, count: _numbers(rng.integers(0, min(order, 1 << bits), count, np.uint64))


def consecutive(rng: np.random.Generator, order: int, count: int) -> Scalars:
    """The scalars 0, 1, 2 and so on."""
    del rng
    return _numbers(np.arange(count, dtype=np.uint64) % np.uint64(min(order, 1 << 62)))


def half_equal(rng: np.random.Generator, order: int, count: int) -> Scalars:
    """One scalar in half of the places, uniform ones in the others."""
    found = uniform(rng, order, count)
    found[rng.random(count) < 0.5] = uniform(rng, order, 1)
    return found


def witness(rng: np.random.Generator, order: int, count: int) -> Scalars:
    """A prover's: 40 % are 0, 30 % are 1, 10 % below 2^16, 10 % equal, and 10 % uniform."""
    sort, found = rng.random(count), uniform(rng, order, count)
    found[sort < 0.9] = uniform(rng, order, 1)
    found[sort < 0.8] = below(16)(rng, order, count)[sort < 0.8]
    found[sort < 0.7] = _numbers(np.ones(count, np.uint64))[sort < 0.7]
    found[sort < 0.4] = 0
    return found


KINDS: dict[str, Make] = {
    "uniform": uniform,
    "witness": witness,
    "0 and 1": below(1),
    "below 2^16": below(16),
    "consecutive": consecutive,
    "half equal": half_equal,
    "all equal": few(1),
    "2 values": few(2),
    "9 values": few(9),
    "256 values": few(256),
    "pairs": runs(2),
    f"runs of {RUN}": runs(RUN),
}
"""Twelve kinds, by name."""


def _numbers(low: NDArray[Any]) -> Scalars:
    """Scalars of one word."""
    found = np.zeros((len(low), WORDS), np.uint64)
    found[:, 0] = low
    return found


def _below(numbers: Scalars, limit: NDArray[np.uint64]) -> NDArray[np.bool_]:
    """A mask of the numbers that are below the limit."""
    found, equal = np.zeros(len(numbers), np.bool_), np.ones(len(numbers), np.bool_)
    for word in reversed(range(WORDS)):
        found |= equal & (numbers[:, word] < limit[word])
        equal &= numbers[:, word] == limit[word]
    return found
