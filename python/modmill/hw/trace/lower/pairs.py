"""Residues as rows that are never added: sums stay unreduced, products are reduced when a product or a port needs it.

A sum of products is one tree and one reduction. What several operations read is brought to two rows once (`shared`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from modmill.hw.carry_save.number import OUTSIDE, CarrySave, Number, closed_bits
from modmill.hw.carry_save.reduction import Reduction
from modmill.hw.carry_save.rows import EARLIEST, Depth, Rows, latest
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.trace.lower.numbers import Numbers, Value


class Pairs(Numbers):
    """Numbers in two shares on the ports, which products leave as long as they are."""

    name = "carry-save pairs"
    unique = False

    def __init__(
        self, circuit: Circuit, modulus: int, policy: str, method: Reduction | None = None, order: str = EARLIEST
    ) -> None:
        super().__init__(circuit, modulus, policy)
        self.cs: CarrySave = CarrySave(modulus, method, Rows(circuit, order=order))
        self.bits: int = closed_bits(modulus, self.cs.method)
        self.scaling: int = self.cs.held(1)
        form = f" times {self.scaling:#x}, modulo N" if self.scaling != 1 else " modulo N"
        self.field: str = f"a residue{form}, as the sum of two shares of {self.bits} bits, the lowest first"
        self.note: str = (
            f"A residue stands on the ports as two shares of {self.bits} bits whose sum is the residue{form}; inputs "
            "may be any two shares, and those of results are not unique."
        )
        self._numbers: dict[Value, Number] = {}
        self._reduced: dict[Number, Number] = {}
        self._outputs: dict[Value, Word] = {}
        self._ends: list[Depth] = []

    def number(self, a: Value) -> Number:
        """The number that a value's rows are known to be."""
        return self._numbers[a]

    def _value(self, x: Number) -> Value:
        found = tuple(row.word for row in x.rows)
        known = self._numbers.setdefault(found, x)
        assert (known.excess, known.power) == (x.excess, x.power), "two numbers of the same rows"
        return found

    @property
    def counted(self) -> Mapping[str, int | float]:
        end = latest(self._ends)
        rows = self.cs.rows.count
        return {
            "levels": end.levels,
            "full_adder_levels": end.adders,
            "full_adders": rows.full_adders,
            "half_adders": rows.half_adders,
        }

    # Conversion in and out.

    @property
    def port_size(self) -> int:
        return 1 << 2 * self.bits

    def residue(self, port: int) -> int:
        total = (port & (1 << self.bits) - 1) + (port >> self.bits)
        return total * pow(self.scaling, -1, self.modulus) % self.modulus

    def held(self, residue: int) -> int:
        return self.cs.held(residue)

    def taken(self, port: Word) -> Value:
        return self._value(self.cs.outside((port.low(self.bits), port.slice(self.bits, self.bits))))

    def unreduced(self, port: Word, bits: int) -> Value:
        """A product from outside, before its reduction: two shares of so many bits."""
        rows = self.cs.outside((port.low(bits), port.slice(bits, bits)))
        return self._value(replace(rows, power=2 * OUTSIDE))

    def residue_of_product(self, port: int, bits: int) -> int:
        """The residue that such a product stands for."""
        total = (port & (1 << bits) - 1) + (port >> bits)
        return total * pow(self.cs.method.factor, 2 * OUTSIDE, self.modulus) % self.modulus

    def output(self, name: str, a: Value) -> Word:
        if a in self._outputs:
            return self._outputs[a]
        found = self.cs.settled(self._short(self.number(a)), self.bits)
        self._ends.append(found.at)
        self._outputs[a] = self.cs.joined(name, found, self.bits)
        return self._outputs[a]

    # Operators.

    def constant(self, residue: int) -> Value:
        return self._value(self.cs.constant(residue))

    def shared(self, a: Value) -> Value:
        return self._value(self.cs.pair(self.number(a)))

    def operand(self, name: str, a: Value) -> Value:
        del name
        return self._value(self._factor(self.number(a)))

    def product(self, name: str, a: Value, b: Value) -> Value:
        del name
        return self._value(self.cs.product(self.number(a), self.number(b)))

    def add(self, name: str, a: Value, b: Value) -> Value:
        del name
        return self._value(self.cs.sum(*self._alike(a, b)))

    def sub(self, name: str, a: Value, b: Value) -> Value:
        del name
        return self._value(self.cs.difference(*self._alike(a, b)))

    def scale(self, name: str, a: Value, k: int) -> Value:
        del name
        return self._value(self.cs.scaled(self.number(a), k))

    def choose(self, name: str, bit: Word, a: Value, b: Value) -> Value:
        del name
        return self._value(self.cs.choice(bit, *self._alike(a, b)))

    def _alike(self, a: Value, b: Value) -> tuple[Number, Number]:
        """Both as products, or both reduced."""
        x, y = self.number(a), self.number(b)
        return (x, y) if x.power == y.power else (self._short(x), self._short(y))

    def _short(self, x: Number) -> Number:
        """A number with the same residue that is not a product."""
        if x.power == OUTSIDE:
            return x
        if x not in self._reduced:
            self._reduced[x] = self.cs.reduced(x)
        return self._reduced[x]

    def _factor(self, x: Number) -> Number:
        return self.cs.factor(self._short(x))
