"""Signatures as the unit takes them, in plain integers: what its words say, and the verdict that follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random

from modmill.hw.units.sigverify.double_scalar import layout
from modmill.hw.units.sigverify.double_scalar.config import ORDER_BITS, DoubleScalarConfig
from modmill.hw.units.sigverify.double_scalar.curve import IDENTITY, Cached, Curve, Point, curve_of
from modmill.hw.units.sigverify.double_scalar.point import ENTRY

Pair = tuple[int, int]
"""Digits of u and v, each -1, 0 or 1."""


def joint_sparse_form(u: int, v: int) -> list[Pair]:
    """Digits of u and v >= 0, the lowest first: a pair in two is zero on average.

    Source: J. Solinas, "Low-weight binary representations for pairs of integers", CORR 2001-41, algorithm 2.
    """
    pairs, carries = [], [0, 0]
    while u + carries[0] or v + carries[1]:
        low = (u + carries[0]) % 8, (v + carries[1]) % 8
        digits = [0, 0]
        for i in (0, 1):
            if low[i] % 2:
                digits[i] = 2 - low[i] % 4
                if low[i] in (3, 5) and low[1 - i] % 4 == 2:
                    digits[i] = -digits[i]
        pairs.append((digits[0], digits[1]))
        for i in (0, 1):
            if 2 * carries[i] == 1 + digits[i]:
                carries[i] = 1 - carries[i]
        u, v = u // 2, v // 2
    return pairs


def digit_code(pair: Pair) -> int:
    """A pair as the unit reads it.

    >>> [digit_code(pair) for pair in ((0, 0), (1, 0), (0, -1), (-1, -1), (1, -1), (-1, 1))]
    [0, 8, 13, 14, 11, 15]
    """
    first, second = pair
    if not first and not second:
        return 0
    negated = (first or second) < 0
    entry = 0 if not second else 1 if not first else 2 if first == second else 3
    return 8 | 4 * negated | entry


@dataclass(frozen=True, slots=True)
class Request:
    """A signature: its table, its digits, S', the verdict so far, and whether the cofactor is asked for."""

    table: Sequence[Cached]
    pairs: Sequence[Pair]
    scalar: int
    verdict: int = 0
    cofactored: int = 0
    long: int = 0
    """1: the pairs count for nothing."""

    def words(self, rng: Random) -> dict[int, int]:
        """Its words by index; pairs that do not count are random."""
        found = {4 * e + i: value for e, entry in enumerate(self.table) for i, value in enumerate(entry)}
        codes = [digit_code(pair) for pair in self.pairs]
        codes += [rng.getrandbits(4) for _ in range(3 * layout.PAIRS - len(codes))]
        for i in range(3):
            part = codes[i * layout.PAIRS : (i + 1) * layout.PAIRS]
            found[layout.DIGITS + i] = sum(code << 4 * k for k, code in enumerate(part))
        word, at = layout.NUMBER
        found[word] = found[word] & (1 << at) - 1 | len(self.pairs) << at | self.long << layout.LONG
        found[layout.SCALAR] = self.scalar
        found[layout.VERDICT] = self.verdict | self.cofactored << 3
        return found


def sum_of(config: DoubleScalarConfig, words: Mapping[int, int]) -> Point:
    """[S']B + the sum of the pairs' entries, with the formulas of the unit on whatever the table says."""
    curve = curve_of(config.bits)
    word, at = layout.NUMBER
    number = words[word] >> at & (1 << layout.NUMBER_BITS) - 1
    total = IDENTITY
    for i in reversed(range(max(number, 1))):
        total = curve.double(total)
        code = words[layout.DIGITS + i // layout.PAIRS] >> 4 * (i % layout.PAIRS) & 15
        if code & 8 and i < number:
            minus, plus, dt, zz = (words[len(ENTRY) * (code & 3) + k] for k in range(len(ENTRY)))
            entry = minus, plus, dt, zz
            total = curve.add(total, curve.negated(entry) if code & 4 else entry)
    scalar = words[layout.SCALAR] & (1 << ORDER_BITS) - 1
    return curve.add(total, curve.cached(curve.multiply(scalar, curve.base)))


def verdict_of(config: DoubleScalarConfig, words: Mapping[int, int]) -> int:
    """The unit's verdict on a signature."""
    said = words[layout.VERDICT]
    if said & 7:
        return said & 7
    if words[layout.NUMBER[0]] >> layout.LONG & 1:
        return layout.UNDECIDED
    curve = curve_of(config.bits)
    point = sum_of(config, words)
    for _ in range(3 * (said >> 3 & 1)):
        point = curve.double(point)
    return 0 if curve.is_identity(point) else layout.UNEQUAL


def table_of(curve: Curve, key: Point, commitment: Point, rng: Random) -> list[Cached]:
    """-A, -R, -A - R and -A + R, each with a random Z."""
    first, second = ((-x % curve.p, y, z, -t % curve.p) for x, y, z, t in (key, commitment))
    points = [first, second, curve.add(first, curve.cached(second)), curve.add(first, curve.cached(commitment))]
    found = []
    for x, y, z, t in points:
        by = rng.randrange(1, curve.p)
        found.append(curve.cached((x * by % curve.p, y * by % curve.p, z * by % curve.p, t * by % curve.p)))
    return found
