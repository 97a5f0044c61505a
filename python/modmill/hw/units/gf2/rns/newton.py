"""Newton's interpolation over trinomials as a circuit: digits in a mixed radix, and Horner's rule.

Modulo t = x^d + x^k + 1 another trinomial u = x^d + x^l + 1 is x^k + x^l = x^e (x^f + 1), with e the smaller of k and
l and f their difference. So each coefficient of a product by u is a sum of two and of those that the reduction moves. A
division by x^e moves coefficients down and adds few. A division by x^f + 1 is exact once a multiple s t is added, with
deg s < f, and a coefficient of the quotient is the sum of every f-th one from its place down.
"""

from __future__ import annotations

from collections.abc import Sequence

from modmill.golden import gf2
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.polynomials import LUT4, lookups, transposed
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.binary_reduction import Known
from modmill.hw.modmul.carryless import image_rows, residues

RADIX = 4
"""Words that a level of sums adds: as many as a LUT has inputs."""


def by_constant(c: Circuit, name: str, t: int, word: Word, k: int) -> Word:
    """A word times k modulo t: one map, or a product by Karatsuba's method that is then reduced."""
    rows = image_rows([gf2.mul(t, k, 1 << b) for b in range(word.width)], word.width)
    known = Known.of(k, word.width, 0, word.width + gf2.degree(t))
    reduction = transposed(residues(t, word.width + gf2.degree(k)))
    if _luts(rows) <= known.lut4 + _luts(reduction):
        return c.linear(name, word, rows)
    return c.linear(name, known.build(c, f"{name}_long", word), reduction)


def _luts(rows: Sequence[int]) -> int:
    return sum(lookups(row.bit_count(), LUT4) for row in rows if row)


def divided(c: Circuit, name: str, t: int, word: Word, u: int) -> Word:
    """A word over u modulo t."""
    d, rest = gf2.degree(t), gf2.remainder(u, t)
    if rest.bit_count() != 2:
        return by_constant(c, name, t, word, gf2.inverse(t, rest))
    high, low = gf2.terms(rest)
    f = high - low
    cyclic = 1 << f | 1
    whole = c.linear(f"{name}_sums", word, transposed([1 << b % f for b in range(d)]))
    if f > 1:
        inverse = gf2.inverse(cyclic, gf2.remainder(t, cyclic))
        whole = c.linear(f"{name}_multiple", whole, transposed([gf2.mul(cyclic, inverse, 1 << b) for b in range(f)]))
    images = [*(1 << b for b in range(d)), *(t << b & (1 << d) - 1 for b in range(f))]
    found = c.linear(f"{name}_exact", c.join(f"{name}_both", word, whole), transposed(images))
    step = f
    while step < d:
        moved = [sum(1 << b + i * step for i in range(RADIX)) & (1 << d) - 1 for b in range(d)]
        found = c.linear(f"{name}_by_{step}", found, transposed(moved))
        step *= RADIX
    power = gf2.inverse(t, 1 << low)
    return c.linear(f"{name}_down", found, transposed([gf2.mul(t, power, 1 << b) for b in range(d)])) if low else found


def digits(c: Circuit, name: str, words: Sequence[Word], base: Sequence[int]) -> list[Word]:
    """The digits of residues in the mixed radix of their base."""
    found: list[Word] = []
    for i, (t, value) in enumerate(zip(base, words, strict=True)):
        for j, (digit, u) in enumerate(zip(found, base, strict=False)):
            value = divided(c, f"{name}_{i}_{j}", t, added(c, f"{name}_{i}_{j}_sum", t, value, digit), u)
        found.append(value)
    return found


def added(c: Circuit, name: str, t: int, word: Word, other: Word) -> Word:
    """The sum of a residue and a digit, which may be longer, modulo t."""
    images = [*(1 << b for b in range(word.width)), *residues(t, other.width)]
    return c.linear(name, c.join(f"{name}_of", word, other), transposed(images))


def horner(c: Circuit, name: str, found: Sequence[Word], base: Sequence[int], t: int) -> Word:
    """The polynomial of these digits modulo t, from the last one on."""
    value = c.linear(f"{name}_last", found[-1], transposed(residues(t, found[-1].width)))
    for j in reversed(range(len(base) - 1)):
        u = gf2.remainder(base[j], t)
        images = [*(gf2.mul(t, u, 1 << b) for b in range(value.width)), *residues(t, found[j].width)]
        value = c.linear(f"{name}_{j}", c.join(f"{name}_{j}_of", value, found[j]), transposed(images))
    return value


def extended(c: Circuit, name: str, words: Sequence[Word], base: Sequence[int], other: Sequence[int]) -> list[Word]:
    """The residues modulo `other` of the polynomial that has these in a base."""
    found = digits(c, f"{name}_digit", words, base)
    return [horner(c, f"{name}_{i}", found, base, t) for i, t in enumerate(other)]
