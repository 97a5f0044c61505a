"""Montgomery multiplication of polynomials over GF(2) in residues, after Bajard, Imbert and Jullien.

There are two bases of pairwise coprime moduli, with products M and M'; M is coprime to N, and neither has a degree
below that of N. An element is its residues modulo all moduli. The steps are those of Algorithm 8 in the thesis of 2014
on Montgomery multiplication in OpenCL, with its two errors corrected (docs/derivations/gf2-errata.md).

>>> base, other = [0b111, 0b1011], [0b10011, 0b11111]  # M and M' have degrees 5 and 8
>>> a, b = (residues(x, [*base, *other]) for x in (9, 13))
>>> r = montgomery(a, b, 0b11001, base, other)
>>> joined(r[2:], other), gf2.mul(0b11001, gf2.mul(0b11001, 9, 13), gf2.inverse(0b11001, whole(base)))
(8, 8)
"""

from __future__ import annotations

import functools
from collections.abc import Sequence

from modmill.golden import gf2


def whole(base: Sequence[int]) -> int:
    """The product of a base."""
    return functools.reduce(gf2.product, base, 1)


def residues(a: int, moduli: Sequence[int]) -> list[int]:
    """A polynomial modulo each."""
    return [gf2.remainder(a, t) for t in moduli]


def digits(q: Sequence[int], base: Sequence[int]) -> list[int]:
    """The digits of Q in the mixed radix of a base, Q = d_1 + t_1 (d_2 + t_2 (d_3 + ...)), by Newton's method."""
    found: list[int] = []
    for value, t in zip(q, base, strict=True):
        for digit, before in zip(found, base, strict=False):
            value = gf2.mul(t, value ^ digit, gf2.inverse(t, before))
        found.append(value)
    return found


def horner(found: Sequence[int], base: Sequence[int], modulus: int) -> int:
    """The polynomial of these digits modulo another one, from the last digit on."""
    value = 0
    for digit, t in zip(reversed(found), reversed(base), strict=True):
        value = gf2.remainder(gf2.product(value, t) ^ digit, modulus)
    return value


def extended(q: Sequence[int], base: Sequence[int], other: Sequence[int]) -> list[int]:
    """The residues modulo `other` of the polynomial below `base`'s product that has the residues q."""
    found = digits(q, base)
    return [horner(found, base, t) for t in other]


def joined(q: Sequence[int], base: Sequence[int]) -> int:
    """The polynomial of lower degree than the product of a base that has these residues."""
    return horner(digits(q, base), base, 2 << gf2.degree(whole(base)))


def montgomery(a: Sequence[int], b: Sequence[int], n: int, base: Sequence[int], other: Sequence[int]) -> list[int]:
    """The residues of a b / M mod N, those of a and b being given modulo both bases."""
    m = whole(base)
    c = [gf2.mul(t, x, y) for t, x, y in zip([*base, *other], a, b, strict=True)]
    q = [gf2.mul(t, x, gf2.inverse(t, n)) for t, x in zip(base, c, strict=False)]
    r = [
        gf2.mul(t, x ^ gf2.mul(t, y, n), gf2.inverse(t, m))
        for t, x, y in zip(other, c[len(base) :], extended(q, base, other), strict=True)
    ]
    return [*extended(r, other, base), *r]
