"""Pairwise coprime trinomials over GF(2), of which the residue method makes its two bases."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from modmill.golden import gf2


@dataclass(frozen=True, slots=True)
class Trinomial:
    """x^degree + x^middle + 1."""

    degree: int
    middle: int

    @property
    def poly(self) -> int:
        """Bit i is the coefficient of x^i."""
        return 1 << self.degree | 1 << self.middle | 1


class TooFewError(ValueError):
    """Coprime trinomials suffice for moduli of degree `reach` only."""

    def __init__(self, reach: int) -> None:
        super().__init__(f"coprime trinomials suffice only for degrees up to {reach:,}")
        self.reach: int = reach


class _Coprime:
    """Pairwise coprime trinomials of degree up to `most`, found when they are asked for.

    They are taken greedily, from the highest degree down and from the lowest middle term up. With `low` the middle term
    is in the lower half, so that two or three folds reduce by them; there are fewer of those.
    """

    def __init__(self, most: int, low: bool) -> None:
        self.found: list[Trinomial] = []
        # A trinomial with two even exponents is the square of another one.
        self._candidates = (
            Trinomial(d, k)
            for d in range(most, (most + 1) // 3, -1)
            for k in range(1, d // 2 + 1 if low else d)
            if d % 2 or k % 2
        )

    def __iter__(self) -> Iterator[Trinomial]:
        i = 0
        while True:
            while i >= len(self.found):
                new = next(self._candidates, None)
                if new is None:
                    return
                if all(_coprime(new.poly, old.poly) for old in self.found):
                    self.found.append(new)
            yield self.found[i]
            i += 1


def _coprime(a: int, b: int) -> bool:
    """True if gcd(a, b) is 1, for polynomials of similar degree."""
    while b:
        shift = a.bit_length() - b.bit_length()
        if shift < 0:
            a, b = b, a
        else:
            a ^= b << shift
    return a == 1


@cache
def _coprimes(most: int, low: bool) -> _Coprime:
    return _Coprime(most, low)


def bases(modulus: int, most: int) -> tuple[list[Trinomial], list[Trinomial]]:
    """Two bases of trinomials of degree up to `most`, each of a product of degree m or more, the first coprime to N.

    Raises TooFewError.

    >>> [t.degree for t in bases(1 << 163 | 1 << 7 | 1 << 6 | 1 << 3 | 1, 63)[0]]
    [63, 63, 63]
    """
    m = gf2.degree(modulus)
    for low in (True, False):
        first: list[Trinomial] = []
        second: list[Trinomial] = []
        in_first = in_second = 0
        for t in _coprimes(most, low):
            if in_first < m and _coprime(t.poly, gf2.remainder(modulus, t.poly)):
                first.append(t)
                in_first += t.degree
            else:
                second.append(t)
                in_second += t.degree
            if in_first >= m and in_second >= m:
                return first, second
    raise TooFewError(sum(t.degree for t in _coprimes(most, low=False)) // 2)
