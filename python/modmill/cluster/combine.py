"""Random combinations of vectors of scalars, by which another worker checks several sums at once.

With random numbers c_b, the sum by the scalars sum_b c_b s_b must be sum_b c_b S_b, where S_b is the sum by s_b. The
combination is not reduced modulo the group's order, so this holds for all points of the curve. A wrong S_b passes with
probability 2^-c for numbers of c bits, if what it is wrong by has a large order.

>>> from modmill.golden.bls12 import BLS12_381, multiply
>>> from modmill.msm.convert import from_points, from_scalars
>>> g = BLS12_381.generator
>>> made = combined([from_scalars([5]), from_scalars([7])])
>>> sums = [from_points([multiply(BLS12_381, k, g) for k in ks]).tobytes() for ks in ((5, 7), (5, 8))]
>>> low, high = (multiply(BLS12_381, int(v[0, 0]) + (int(v[0, 1]) << 64), g) for v in made.vectors)
>>> found = from_points([low, high]).tobytes()
>>> made.agrees(BLS12_381, sums[0], found), made.agrees(BLS12_381, sums[1], found)
(True, False)
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from modmill.golden.bls12 import Curve, Point, add
from modmill.msm.convert import POINT_WORDS, SCALAR_WORDS, to_points

if TYPE_CHECKING:
    from numpy.typing import NDArray

DIGITS = 2 * SCALAR_WORDS
DIGIT_BITS = 32
PREPARATION = 0.1
"""The time to prepare points that need no checks, as a share of that of one sum; an estimate."""


@dataclass(frozen=True, slots=True)
class Combination:
    """The random `numbers`, and the combination of the vectors in two: its lower 256 bits, and what is above."""

    numbers: tuple[int, ...]
    vectors: tuple[NDArray[np.uint64], NDArray[np.uint64]]

    @property
    def cost(self) -> float:
        """The time of the check as a share of that of the sums."""
        bits = DIGITS * DIGIT_BITS
        return ((bits + DIGIT_BITS) / bits + PREPARATION) / len(self.numbers)

    def agrees(self, curve: Curve, sums: bytes, found: bytes) -> bool:
        """True if the sums by the vectors, and those by the two of the combination, fit."""
        parts, (low, high) = _points(sums), _points(found)
        if len(parts) != len(self.numbers) or not all(on_curve(curve, point) for point in (*parts, low, high)):
            return False
        for _ in range(DIGITS * DIGIT_BITS):
            high = add(curve, high, high)
        return _dot(curve, self.numbers, parts) == add(curve, low, high)


def combined(vectors: Sequence[NDArray[np.uint64]]) -> Combination:
    """A random combination of vectors (n, 4); their number is at most 2^16."""
    count = len(vectors)
    bits = DIGIT_BITS - 1 - (count - 1).bit_length()
    numbers = tuple(1 + secrets.randbelow((1 << bits) - 1) for _ in range(count))
    sums = np.zeros((len(vectors[0]), DIGITS), dtype=np.uint64)
    for number, scalars in zip(numbers, vectors, strict=True):
        # Below 2^63 in all, so that a carry can be added.
        sums += np.ascontiguousarray(scalars).view("<u4").astype(np.uint64) * np.uint64(number)
    mask, shift = np.uint64((1 << DIGIT_BITS) - 1), np.uint64(DIGIT_BITS)
    digits, carry = np.empty(sums.shape, dtype="<u4"), np.zeros(len(sums), dtype=np.uint64)
    for place in range(DIGITS):
        carry += sums[:, place]
        digits[:, place] = carry & mask
        carry >>= shift
    high = np.zeros((len(sums), SCALAR_WORDS), dtype=np.uint64)
    high[:, 0] = carry
    return Combination(numbers, (digits.view("<u8").astype(np.uint64, copy=False), high))


def _points(data: bytes) -> list[Point]:
    return to_points(np.frombuffer(data, "<u8").reshape(-1, POINT_WORDS))


def on_curve(curve: Curve, point: Point) -> bool:
    """True if the point satisfies the curve's equation, with coordinates below p."""
    if point is None:
        return True
    x, y = point
    return x < curve.p and y < curve.p and (y * y - x * x * x - curve.b) % curve.p == 0


def _dot(curve: Curve, numbers: Sequence[int], points: Sequence[Point]) -> Point:
    """The sum of multiples, which share their doublings."""
    total: Point = None
    for bit in reversed(range(max(number.bit_length() for number in numbers))):
        total = add(curve, total, total)
        for number, point in zip(numbers, points, strict=True):
            if number >> bit & 1:
                total = add(curve, total, point)
    return total
