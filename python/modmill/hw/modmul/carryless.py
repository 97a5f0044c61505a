"""Products in GF(2)[x] modulo a polynomial: Karatsuba's method without carries, then a linear map.

With a = a_1 x^h + a_0 and b alike, a b is a_1 b_1 x^2h + ((a_0 + a_1)(b_0 + b_1) + a_0 b_0 + a_1 b_1) x^h + a_0 b_0.
Sums are exclusive ors, so nothing grows, and no cut is better than the middle. What joins the three products is a
linear map of their bits, and so is the reduction: each bit of the result is a sum of at most so many of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from modmill.golden import gf2
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.polynomials import transposed
from modmill.hw.circuit.op import Op, Word
from modmill.hw.circuit.part import Part
from modmill.hw.modmul.multiplier import Multiplier


def product(c: Circuit, name: str, a: Word, b: Word, levels: int = 0) -> Word:
    """a b as a polynomial, with so many levels of Karatsuba's method where the operands are long enough."""
    width = max(a.width, b.width)
    half = (width + 1) // 2
    a_high, b_high = a.above(half), b.above(half)
    if not levels or a_high is None or b_high is None:
        return c.carryless(name, a, b)
    a_sum, b_sum = halves(c, f"{name}_a", a, half), halves(c, f"{name}_b", b, half)
    below = product(c, f"{name}_low", a.low(half), b.low(half), levels - 1)
    above = product(c, f"{name}_high", a_high, b_high, levels - 1)
    middle = product(c, f"{name}_mid", a_sum, b_sum, levels - 1)
    parts = dict(zip(PLACES, (below, above, middle), strict=True))
    return joined(c, f"{name}_sum", f"{name}_parts", parts, half, (1 << a.width + b.width - 1) - 1)


PLACES = (0, 1), (1, 2), (1,)
"""The halves from which on the low, the high and the middle product are added."""


def joined(c: Circuit, name: str, below: str, parts: Mapping[tuple[int, ...], Word], half: int, wanted: int) -> Word:
    """The sum of smaller products, each at its `PLACES`; `wanted` has the coefficients that are not left out.

    The parts side by side are the word `below`.
    """
    images = [
        sum(1 << i + place * half for place in places) & wanted
        for places, word in parts.items()
        for i in range(word.width)
    ]
    return c.linear(name, c.join(below, *parts.values()), transposed(images))


def halves(c: Circuit, name: str, word: Word, half: int) -> Word:
    """a_0 + a_1."""
    return c.linear(name, word, transposed([1 << i % half for i in range(word.width)]))


def image_rows(images: list[int], width: int) -> tuple[int, ...]:
    """The rows of a linear map from the first `width` bits, one at least."""
    return transposed(images[:width]) or (0,)


def residues(modulus: int, count: int) -> list[int]:
    """x^i modulo N for i below `count`.

    >>> residues(0b1011, 5)
    [1, 2, 4, 3, 6]
    """
    top, found, power = gf2.degree(modulus), list[int](), 1
    for _ in range(count):
        found.append(power)
        power <<= 1
        if power >> top:
            power ^= modulus
    return found


class CarrylessMultiplier(Multiplier):
    """a b modulo a polynomial N of degree m, a and b of m bits; `levels` of Karatsuba's method.

    With `reduced` off the result is a b itself, for sums of products that are reduced together (`reduction`).
    """

    name = "carry-less"

    def __init__(self, modulus: int, latency: int, levels: int = 0, *, reduced: bool = True) -> None:
        self.modulus: int = modulus
        self.latency: int = latency
        self.levels: int = levels
        self.bits: int = gf2.degree(modulus)
        self.inputs: int = (1 << self.bits) - 1
        self.reduced: bool = reduced
        self.output: int = self.inputs if reduced else (1 << 2 * self.bits - 1) - 1

    def act(self, a: int, b: int) -> int:
        return gf2.mul(self.modulus, a, b) if self.reduced else gf2.product(a, b)

    @cached_property
    def powers(self) -> list[int]:
        """x^i modulo N for every i of a product."""
        return residues(self.modulus, 2 * self.bits - 1)

    def build(self) -> Part:
        c = Circuit()
        a, b = c.input("a", self.inputs), c.input("b", self.inputs)
        found = product(c, "product", a, b, self.levels)
        about = "a b, polynomials over GF(2)"
        if self.reduced:
            found, about = self.reduction(c, "reduced", found), "a b modulo a polynomial over GF(2)"
        return Part("multiplier", about, c, {"r": found}, self.latency or None)

    def reduction(self, c: Circuit, name: str, long: Word) -> Word:
        """A word of up to 2 m - 1 bits modulo N."""
        return c.linear(name, long, image_rows(self.powers, long.width))

    @property
    def lookups(self) -> tuple[int, int]:
        """Its LUTs of four and of six inputs, counted."""
        return lookup_tables(self.part.circuit.ops)


def lookup_tables(ops: list[Op]) -> tuple[int, int]:
    """LUTs of four and of six inputs of the operators that know theirs, those in parts included."""
    known = [(op.kind.lut4(op), op.kind.lut6(op)) for op in ops if op.kind.lut4 and op.kind.lut6]
    return sum(four for four, _ in known), sum(six for _, six in known)
