"""A polynomial over GF(2) modulo a known one: as one linear map, or by Barrett's method with products by constants.

Barrett's method is exact over GF(2): with T = T_h x^m + T_l, mu = floor(x^2m / N) and deg T_h < m, the quotient of T by
N is q = floor(T_h mu / x^m), and T mod N is T_l + (q N mod x^m). For a sparse N the map has a few bits a row; for a
dense one about half of all, and from about 1000 coefficients on Barrett's products are smaller, because Karatsuba's
method serves products by constants, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from modmill.golden import gf2
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.polynomials import LUT4, lookups, transposed
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.carryless import PLACES, halves, joined, residues

AUTO, FOLD, BARRETT = "auto", "fold", "barrett"
METHODS = AUTO, FOLD, BARRETT
SHORT = 12
"""Constant products of so few coefficients are not cut."""


def squared(c: Circuit, name: str, a: Word, modulus: int) -> Word:
    """a^2 modulo N of a word of up to m bits: a linear map."""
    return c.linear(name, a, transposed(residues(modulus, 2 * a.width - 1)[::2]))


def reduced(c: Circuit, long: Word, modulus: int, method: str) -> tuple[Word, str]:
    """A word of up to 2 m - 1 bits modulo N, and the method that `auto` chose: the one with fewer LUT4."""
    m = gf2.degree(modulus)
    rows = transposed(residues(modulus, long.width))
    high = long.above(m)
    if high is None:
        return long, FOLD
    mu, n = gf2.divide(1 << 2 * m, modulus)[0] ^ 1 << m, modulus ^ 1 << m
    quotient = Known.of(mu, high.width, m, m + high.width)
    product = Known.of(n, high.width, 0, m)
    if method == AUTO:
        direct = sum(lookups(row.bit_count(), LUT4) for row in rows if row)
        method = BARRETT if quotient.lut4 + product.lut4 + m < direct else FOLD
    if method == FOLD:
        return c.linear("reduced", long, rows), method
    found = quotient.build(c, "quotient", high)
    above = found.above(m)
    q = c.xor("q", high, above) if above else high
    return c.xor("reduced", long.low(m), product.build(c, "multiple", q).low(m)), method


@dataclass(frozen=True, slots=True)
class Known:
    """The coefficients `low` to `high` - 1 of k a for a constant k and any a of `bits` coefficients.

    `parts` are the three smaller products of Karatsuba's method where these take fewer LUTs than `rows`, the map from
    a. Other coefficients of the result are 0.
    """

    bits: int
    rows: tuple[int, ...]
    parts: tuple[Known, ...]
    lut4: int

    @classmethod
    def of(cls, k: int, bits: int, low: int, high: int) -> Known:
        """The cheaper way."""
        low, high = max(low, 0), max(0, min(high, bits + k.bit_length() - 1))
        rows = tuple(_rows(k, bits, low, high))
        direct = sum(lookups(row.bit_count(), LUT4) for row in rows if row)
        plain = cls(bits, rows, (), direct)
        if bits <= SHORT or not any(rows):
            return plain
        half = (bits + 1) // 2
        k_low, k_high = k & (1 << half) - 1, k >> half
        if k_high.bit_length() > half or k.bit_count() * 8 < k.bit_length():
            return plain  # a sparse constant, or one that is longer than a
        parts = (
            cls.of(k_low, half, low - half, high),
            cls.of(k_high, bits - half, low - 2 * half, high - half),
            cls.of(k_low ^ k_high, half, low - half, high - half),
        )
        joins = bits - half + sum(lookups(n, LUT4) for n in _joined(parts, half, low, high) if n)
        total = joins + sum(part.lut4 for part in parts)
        return cls(bits, rows, parts, total) if total < direct else plain

    def build(self, c: Circuit, name: str, a: Word) -> Word:
        """The circuit."""
        if not self.parts:
            return c.linear(name, a, self.rows or (0,))
        half = (self.bits + 1) // 2
        operands = a.low(half), a.slice(half, self.bits - half), halves(c, f"{name}_a", a, half)
        built = {
            places: part.build(c, f"{name}_{which}", word)
            for part, word, which, places in zip(self.parts, operands, ("low", "high", "mid"), PLACES, strict=True)
            if any(part.rows)
        }
        wanted = sum(1 << i for i, row in enumerate(self.rows) if row)
        return joined(c, f"{name}_sum", f"{name}_parts", built, half, wanted)


def _rows(k: int, bits: int, low: int, high: int) -> Iterator[int]:
    """For each coefficient of k a, the coefficients of a that it is the sum of; none below `low`."""
    turned, last = int(f"{k:b}"[::-1], 2), k.bit_length() - 1
    for column in range(high):
        moved = turned >> last - column if column <= last else turned << column - last
        yield moved & (1 << bits) - 1 if column >= low else 0


def _joined(parts: tuple[Known, ...], half: int, low: int, high: int) -> list[int]:
    """For each wanted coefficient, the number of coefficients of the three products that it is the sum of."""
    found = [0] * max(high, 0)
    for part, places in zip(parts, PLACES, strict=True):
        for i, row in enumerate(part.rows):
            for place in places if row else ():
                if low <= i + place * half < high:
                    found[i + place * half] += 1
    return found
