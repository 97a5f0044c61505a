"""Residues as integers: one word, which may exceed N as far as its bound says."""

from __future__ import annotations

from modmill.formula.operation import FormulaError
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.modmul.multiplier import Multiplier
from modmill.hw.trace.lower.numbers import Numbers, Value
from modmill.hw.trace.lower.residues import Residues


class Integers(Numbers):
    """Products by a multiplier, if the formula has any; a residue x is held as x / factor of the multiplier."""

    name = "integers modulo N"

    def __init__(self, circuit: Circuit, modulus: int, multiplier: Multiplier | None, policy: str = "ternary") -> None:
        super().__init__(circuit, modulus, policy)
        self.multiplier: Multiplier | None = multiplier
        self.scaling: int = pow(multiplier.factor, -1, modulus) if multiplier else 1
        self.residues: Residues = Residues(circuit, modulus, policy)
        exponent = multiplier.exponent if multiplier else 0
        self.field: str = f"a residue x, below N, stated as x R modulo N, R = 2^{exponent}"
        self.note: str = f"A residue x stands on the ports as x R modulo N, below N, with R = 2^{exponent}."
        if not exponent:
            self.field, self.note = "a residue, below N", "Residues are below N on the inputs and on the results."

    @property
    def port_size(self) -> int:
        return self.modulus

    def residue(self, port: int) -> int:
        return port * pow(self.scaling, -1, self.modulus) % self.modulus

    def held(self, residue: int) -> int:
        return residue * self.scaling % self.modulus

    def taken(self, port: Word) -> Value:
        return (port,)

    def output(self, name: str, a: Value) -> Word:
        return self.canonical(name, a)

    def literal(self, number: int) -> Word:
        return self.residues.literal(number)

    def constant(self, residue: int) -> Value:
        return (self.literal(self.held(residue)),)

    def operand(self, name: str, a: Value) -> Value:
        if self.multiplier is None:
            raise FormulaError(f"{name}: a product without a multiplier")
        return (self.residues.below(name, a[0], self.multiplier.inputs),)

    def product(self, name: str, a: Value, b: Value) -> Value:
        if self.multiplier is None:
            raise FormulaError(f"{name}: a product without a multiplier")
        return (self.multiplier.part(self.c, name, a=a[0], b=b[0])[0],)

    def add(self, name: str, a: Value, b: Value) -> Value:
        return (self.residues.add(name, a[0], b[0]),)

    def sub(self, name: str, a: Value, b: Value) -> Value:
        return (self.residues.sub(name, a[0], b[0]),)

    def scale(self, name: str, a: Value, k: int) -> Value:
        return (self.residues.scale(name, a[0], k),)

    def canonical(self, name: str, a: Value) -> Word:
        return self.residues.below(name, a[0], self.modulus - 1)
