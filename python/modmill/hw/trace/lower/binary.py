"""Polynomials over GF(2) modulo one of them: sums are exclusive ors, squares and products by constants are linear maps.

A product and a sum of products have up to 2 m - 1 bits, m the degree of the modulus. They are reduced, once, where an
operation needs m bits or several read them, so that a b + c d has one reduction.
"""

from __future__ import annotations

from collections.abc import Mapping

from modmill.golden import gf2
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.carryless import CarrylessMultiplier, image_rows, lookup_tables
from modmill.hw.trace.lower.numbers import Numbers, Value


class Binary(Numbers):
    """Products by a multiplier that does not reduce them; one of a value and itself is a square."""

    name = "polynomials over GF(2)"

    def __init__(self, circuit: Circuit, multiplier: CarrylessMultiplier, policy: str = "ternary") -> None:
        super().__init__(circuit, multiplier.modulus, policy)
        self.multiplier: CarrylessMultiplier = multiplier
        self.bits: int = multiplier.bits
        self.field: str = "a polynomial over GF(2), bit i the coefficient of x^i"
        self.note: str = f"Bit i of a port is the coefficient of x^i; the degree is below {self.bits}."
        self._known: dict[Value, int] = {}
        self._reduced: dict[Value, Word] = {}

    @property
    def counted(self) -> Mapping[str, int | float]:
        return dict(zip(("lut4", "lut6"), lookup_tables(self.c.ops), strict=True))

    @property
    def port_size(self) -> int:
        return 1 << self.bits

    def residue(self, port: int) -> int:
        return port

    def held(self, residue: int) -> int:
        return residue

    def taken(self, port: Word) -> Value:
        return (port,)

    def output(self, name: str, a: Value) -> Word:
        return self.canonical(name, a)

    def constant(self, residue: int) -> Value:
        found = (self.literal(residue),)
        self._known[found] = residue
        return found

    def operand(self, name: str, a: Value) -> Value:
        return (self.canonical(name, a),)

    def shared(self, a: Value) -> Value:
        return self.operand(f"shared_{len(self._reduced)}", a)

    def product(self, name: str, a: Value, b: Value) -> Value:
        n, powers = self.modulus, self.multiplier.powers
        if a == b:
            return self._mapped(name, a, [powers[2 * i] for i in range(self.bits)])
        for known, other in ((a, b), (b, a)):
            if known in self._known:
                factor = self._known[known]
                return self._mapped(name, other, [gf2.mul(n, factor, 1 << i) for i in range(self.bits)])
        return (self.multiplier.part(self.c, name, a=a[0], b=b[0])[0],)

    def _mapped(self, name: str, a: Value, images: list[int]) -> Value:
        return (self.c.linear(name, a[0], image_rows(images, a[0].width)),)

    def add(self, name: str, a: Value, b: Value) -> Value:
        return (self.c.xor(name, a[0], b[0]),)

    def sub(self, name: str, a: Value, b: Value) -> Value:
        return self.add(name, a, b)

    def scale(self, name: str, a: Value, k: int) -> Value:
        del name
        return a if k % 2 else self.constant(0)

    def canonical(self, name: str, a: Value) -> Word:
        if a[0].width <= self.bits:
            return a[0]
        if a not in self._reduced:
            self._reduced[a] = self.multiplier.reduction(self.c, name, a[0])
        return self._reduced[a]
