"""Square roots, Frobenius maps, sums of conjugates and roots of x^2 + x = c, on words.

Squaring is linear over GF(2). With E and O the polynomials of the coefficients of x^(2 i) and x^(2 i + 1) of a,
a(x) = E(x^2) + x O(x^2), so sqrt(a) = E(x) + sqrt(x) O(x): bits moved, and one product by a constant.

Arrays are (n, S) words of a field of degree m; the modulus must be irreducible.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from modmill.gf2.engine import Engine

_STEPS = (
    (1, 0x3333333333333333),
    (2, 0x0F0F0F0F0F0F0F0F),
    (4, 0x00FF00FF00FF00FF),
    (8, 0x0000FFFF0000FFFF),
    (16, 0x00000000FFFFFFFF),
)
"""Shifts and masks that move the even bits of a word together."""


ROOT = 64
"""Squarings that take as long as a square root: measured 20 to 70 on arrays of 100 elements and more, more on few."""
BLOCK = 64
"""Elements that are tried together."""


def root_of_x(engine: Engine) -> NDArray[np.uint64]:
    """sqrt(x), (1, S): m - 1 squarings, so callers keep it."""
    return engine.pow(_basis(engine, 1), 1 << (engine.degree - 1))


def sqrt(engine: Engine, a: NDArray[np.uint64], root: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """The square roots; `root` is :func:`root_of_x`."""
    if not len(a):
        return a.copy()
    return _even(a) ^ engine.mul(_even(a >> np.uint64(1)), root)


def frobenius(engine: Engine, a: NDArray[np.uint64], times: int, root: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """a^(2^times) for any integer `times`, by squarings or, where they are fewer, by square roots."""
    squarings = times % engine.degree
    roots = engine.degree - squarings
    if ROOT * roots >= squarings:
        return engine.pow(a, 1 << squarings)
    for _ in range(roots):
        a = sqrt(engine, a, root)
    return a


def conjugates(engine: Engine, a: NDArray[np.uint64], count: int, step: int) -> NDArray[np.uint64]:
    """The sum of a^(2^(step i)) for i = 0 .. count - 1, in step (count - 1) squarings and few calls.

    With step d and count m / d that is the relative trace to the subfield of degree d; with step 2 and count
    (m + 1) / 2 the half-trace.
    """
    total, summed = a, 1
    for bit in f"{count:b}"[1:]:
        total = total ^ engine.pow(total, 1 << (step * summed))
        summed *= 2
        if bit == "1":
            total = a ^ engine.pow(total, 1 << step)
            summed += 1
    return total


def artin_schreier(engine: Engine, c: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """An x with x^2 + x = c for each c of trace 0, the one whose constant coefficient is 0; the other is x + 1.

    For odd m it is the half-trace. For even m, with any d of trace 1, it is the sum of c^(2^i) d^(2^j) over all
    0 <= i < j < m (IEEE P1363, A.4.7).
    """
    if not len(c):
        return c.copy()
    x = conjugates(engine, c, (engine.degree + 1) // 2, 2) if engine.degree % 2 else _ordered_pairs(engine, c)
    x[:, 0] &= ~np.uint64(1)
    return x


def _ordered_pairs(engine: Engine, c: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """The sum of c^(2^i) d^(2^j) over 0 <= i < j < m, for a d of trace 1.

    The first k conjugates of c and d have sums s and t, and their ordered pairs have the sum w. Appending the next k,
    which are the 2^k-th powers of the first, doubles k; putting the first conjugate before the others adds 1.
    """
    first = _trace_one(engine)
    s, t, w, k = c, first, np.zeros_like(c), 1
    for bit in f"{engine.degree:b}"[1:]:
        power = 1 << k
        later = engine.pow(t, power)
        w = w ^ engine.pow(w, power) ^ engine.mul(s, later)
        s, t, k = s ^ engine.pow(s, power), t ^ later, 2 * k
        if bit == "1":
            later = engine.square(t)
            w = engine.square(w) ^ engine.mul(c, later)
            s, t, k = c ^ engine.square(s), first ^ later, k + 1
    return w


def _trace_one(engine: Engine) -> NDArray[np.uint64]:
    """The least power of x whose trace is 1, (1, S)."""
    for start in range(0, engine.degree, BLOCK):
        powers = np.concatenate([_basis(engine, i) for i in range(start, min(start + BLOCK, engine.degree))])
        found = np.flatnonzero(engine.trace(powers))
        if len(found):
            return powers[found[:1]]
    raise AssertionError("the trace of a field is not zero everywhere")


def _basis(engine: Engine, exponent: int) -> NDArray[np.uint64]:
    """x^exponent, (1, S), for an exponent below m."""
    found = np.zeros((1, engine.words), dtype=np.uint64)
    found[0, exponent // 64] = 1 << exponent % 64
    return found


def _even(a: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """The bits 0, 2, 4, ... of each row, moved together."""
    half = a & np.uint64(0x5555555555555555)
    for shift, mask in _STEPS:
        half = (half | half >> np.uint64(shift)) & np.uint64(mask)
    found = np.zeros_like(a)
    low, high = half[:, 0::2], half[:, 1::2]
    found[:, : low.shape[1]] = low
    found[:, : high.shape[1]] |= high << np.uint64(32)
    return found
