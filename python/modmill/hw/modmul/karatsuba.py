"""Products in GF(2)[x] by Karatsuba's method as a pipeline: each size one module, its registers where a period asks.

Operands of n bits are cut into ceil(n/2) and floor(n/2), so that no size has to be a power of two. Sizes up to `leaf`
are columns of products of bits. A product of one bit less than another has a module of its own, not padding.
"""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.polynomials import LEVEL
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.circuit.schedule import REGISTER, shortest
from modmill.hw.circuit.shared.plan import place
from modmill.hw.modmul.carryless import PLACES, halves, joined


class Karatsuba:
    """The products of one unit: parts by their size, whose registers are at most `levels` LUTs apart."""

    def __init__(self, leaf: int, levels: int) -> None:
        self.leaf: int = leaf
        self.period: float = REGISTER + LEVEL * levels
        self._parts: dict[int, Part] = {}

    def part(self, bits: int) -> Part:
        """a b of two operands of so many bits: `a` and `b` in, `r` out."""
        if bits not in self._parts:
            c = Circuit()
            a, b = (c.input(name, (1 << bits) - 1) for name in "ab")
            found = c.carryless("product", a, b) if bits <= self.leaf else self._cut(c, a, b)
            about = f"the product of two polynomials over GF(2) of {bits} coefficients"
            self._parts[bits] = Part(f"product_{bits}", about, c, {"r": found}, self.stages(c))
        return self._parts[bits]

    def stages(self, c: Circuit) -> int:
        """The stages of a circuit that the period asks for."""
        return place(c, (), 1, max(self.period, shortest(c)))[0]

    def _cut(self, c: Circuit, a: Word, b: Word) -> Word:
        """By three products of half the size."""
        bits = a.width
        half = (bits + 1) // 2
        sums = [halves(c, f"{name}_sum", word, half) for name, word in (("a", a), ("b", b))]
        low, high = self.part(half), self.part(bits - half)
        below = low(c, "low", a=a.low(half), b=b.low(half))[0]
        above = high(c, "high", a=a.slice(half, bits - half), b=b.slice(half, bits - half))[0]
        middle = low(c, "mid", a=sums[0], b=sums[1])[0]
        parts = dict(zip(PLACES, (below, above, middle), strict=True))
        return joined(c, "sum", "parts", parts, half, (1 << 2 * bits - 1) - 1)
