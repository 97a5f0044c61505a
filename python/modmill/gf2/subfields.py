"""A field of degree d inside one of degree m, where d divides m.

>>> from modmill import gf2
>>> K, L = gf2.Field("x^5 + x^2 + 1"), gf2.Field("x^10 + x^3 + 1")
>>> embed = Embedding(K, L)
>>> a, b = K(9), K(30)
>>> bool(embed(a * b) == embed(a) * embed(b)), bool(embed(a + b) == embed(a) + embed(b))
(True, True)
>>> bool(embed.preimage(embed(a)) == a)
True

A homomorphism takes the generator x of the small field to a root r of its modulus f in the large one, and a(x) to a(r).
The root is found by Berlekamp's trace method: for b in the subfield, the values of T(X) = sum of (b X)^(2^i), i < d, at
the d roots of f are 0 or 1, so gcd(f, T) has some of them. As f is over GF(2), T mod f is a sum of conjugates of b.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import numpy as np

from modmill.arguments import public
from modmill.errors import UsageError
from modmill.gf2 import convert, roots

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from modmill.gf2.array import FieldArray
    from modmill.gf2.field import Field

    Words = NDArray[np.uint64]


@public
class Embedding:
    """The homomorphism from one field into another that takes x to the least root, as an integer, of its modulus.

    Raises UsageError where the degree of `small` does not divide that of `large`, and for rings.
    """

    def __init__(self, small: Field, large: Field) -> None:
        if small.ring or large.ring:
            raise UsageError("an embedding needs fields, not rings")
        if large.degree % small.degree:
            d, m = small.degree, large.degree
            raise UsageError(f"GF(2^{m}) has no subfield GF(2^{d}): {d} does not divide {m}")
        self.small: Field = small
        self.large: Field = large
        self.root: FieldArray = _least_root(small.modulus.poly, large)
        """The image of x."""
        powers = [large.ones()]
        while len(powers) < small.degree:
            powers.append(powers[-1] * self.root)
        self._powers = np.stack([power.words for power in powers])
        self._pivots, self._solution = _solve(convert.to_ints(self._powers).tolist())

    def __call__(self, a: Any) -> FieldArray:
        """The images of elements, or of what makes elements, in an array of the same shape."""
        elements = self.small(a)
        bits = _bits(elements.rows(), range(self.small.degree))
        return self.large.from_words(_combine(bits, self._powers), copy=False).reshape(elements.shape)

    def preimage(self, b: Any) -> FieldArray:
        """The elements whose images are `b`. Raises UsageError, with the `index` in C order, outside the subfield."""
        given = self.large(b)
        bits = _bits(given.rows(), self._pivots)
        found = self.small.from_words(_combine(bits, self._solution), copy=False).reshape(given.shape)
        outside = np.flatnonzero(self(found) != given)
        if len(outside):
            index = int(outside[0])
            raise UsageError(f"element {index} is not in the subfield GF(2^{self.small.degree})", index=index)
        return found


def _least_root(poly: int, large: Field) -> FieldArray:
    """The least of the roots, which are conjugates, of an irreducible polynomial over GF(2) whose degree divides m."""
    degree = poly.bit_length() - 1
    # Row i: the coefficients of X^(2^i) mod poly.
    squares = [2]
    while len(squares) < degree:
        squares.append(_reduce(int(f"{squares[-1]:b}", 4), poly))
    coefficients = np.array([[square >> j & 1 for j in range(degree)] for square in squares], dtype=bool)
    factor = large([poly >> j & 1 for j in range(degree + 1)])
    for seed in itertools.count():
        if len(factor) == 2:
            break
        theta = large.random((1,), seed=seed).rows()
        b = roots.conjugates(large.engine, theta, large.degree // degree, degree)
        conjugates = [b]
        while len(conjugates) < degree:
            conjugates.append(large.engine.square(conjugates[-1]))
        trace = large.from_words(_combine(coefficients.T, np.concatenate(conjugates)), copy=False)
        part = _gcd(factor, _trim(_remainder(trace, factor)))
        if 1 < len(part) < len(factor):
            rest = _quotient(factor, part)
            factor = min(part, rest, key=len)
    first = factor[0] / factor[1]
    return large(min(int(first.frobenius(i)) for i in range(degree)))


# Polynomials over the large field: arrays of coefficients, the lowest first, the last one not 0.


def _trim(a: FieldArray) -> FieldArray:
    return a[: int(np.max(np.flatnonzero(a != 0), initial=-1)) + 1]


def _divide(a: FieldArray, n: FieldArray) -> tuple[FieldArray, FieldArray]:
    rest, quotient = a.copy(), a[len(n) - 1 :].copy()
    over = n[-1].inv()
    for shift in reversed(range(len(quotient))):
        quotient[shift] = rest[shift + len(n) - 1] * over
        rest[shift : shift + len(n)] += quotient[shift] * n
    return quotient, rest[: len(n) - 1]


def _quotient(a: FieldArray, n: FieldArray) -> FieldArray:
    return _divide(a, n)[0]


def _remainder(a: FieldArray, n: FieldArray) -> FieldArray:
    return _divide(a, n)[1] if len(a) >= len(n) else a


def _gcd(a: FieldArray, b: FieldArray) -> FieldArray:
    while len(b):
        a, b = b, _trim(_remainder(a, b))
    return a


def _reduce(a: int, n: int) -> int:
    """a mod n, over GF(2)."""
    while (shift := a.bit_length() - n.bit_length()) >= 0:
        a ^= n << shift
    return a


# Linear maps over GF(2).


def _bits(rows: Words, places: Any) -> NDArray[np.bool_]:
    """(n, len(places)): the bits of each row at those places."""
    wanted = np.asarray(places)
    return (rows[:, wanted // 64] >> (wanted % 64).astype(np.uint64) & np.uint64(1)).astype(bool)


def _combine(bits: NDArray[np.bool_], table: Words) -> Words:
    """The sum of the table's rows that each row of bits selects."""
    found = np.zeros((len(bits), table.shape[1]), dtype=np.uint64)
    for column, row in zip(bits.T, table, strict=True):
        found[column] ^= row
    return found


def _solve(images: list[int]) -> tuple[list[int], Words]:
    """Places of d bits that tell the images' sums apart, and for each place which images sum to that bit alone."""
    rows = [(image, 1 << i) for i, image in enumerate(images)]
    pivots: list[int] = []
    for i in range(len(rows)):
        image, mark = rows[i]
        place = image.bit_length() - 1
        pivots.append(place)
        rows = [
            (other ^ image, its ^ mark) if j != i and other >> place & 1 else (other, its)
            for j, (other, its) in enumerate(rows)
        ]
    words = -(-len(images) // 64)
    marks = [mark >> 64 * w & (1 << 64) - 1 for _, mark in rows for w in range(words)]
    return pivots, np.array(marks, dtype=np.uint64).reshape(len(rows), words)
