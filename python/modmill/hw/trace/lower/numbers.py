"""A number system: how residues modulo N are words of a circuit, and the operators of formulas on them.

A lowering (`circuit.py`) knows none of them. A value is one word or more, each with its bound, and the operators decide
what they do about bounds: sums may stay unreduced, and `operand` brings a value to what a product takes. A port has a
value as one integer of `port_bits`; which residue that is, `residue` says, and `held` gives one for a residue.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from modmill.formula.operation import FormulaError
from modmill.hw.circuit.evaluate import Models
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word

Value = tuple[Word, ...]
"""A number as words of a circuit, the lowest first."""


class Numbers(ABC):
    """The values of one circuit, all modulo one number."""

    name: str
    """In messages: what the system calls its numbers."""
    scaling: int = 1
    """A residue v is held as v `scaling` modulo N."""
    unique: bool = True
    """A residue has a canonical form. Without one, two residues cannot be compared, nor their parity be asked for."""
    crosses: bool = False
    """True if a sum or difference of two products takes fewer reductions than two."""
    crossed: int = 0
    """Products that the circuit has in such pairs."""
    field: str
    """The description of a port's value."""
    note: str
    """The facts that a reader of the ports has to know, in sentences."""

    def __init__(self, circuit: Circuit, modulus: int, policy: str) -> None:
        self.c: Circuit = circuit
        self.modulus: int = modulus
        self.policy: str = policy
        self._literals: dict[int, Word] = {}

    def facts(self) -> Mapping[str, Any]:
        """For programs: what ports hold, where that is not one integer below N."""
        return {}

    @property
    def models(self) -> Models:
        """The behaviour of parts by their definition, for the evaluation of the circuit."""
        return {}

    # Conversion in and out.

    @property
    @abstractmethod
    def port_size(self) -> int:
        """The number of values that an input may have on its port, from 0 up."""

    @abstractmethod
    def residue(self, port: int) -> int:
        """The residue that the integer on a port stands for."""

    @abstractmethod
    def held(self, residue: int) -> int:
        """The integer on a port that stands for a residue; where that is not unique, one of them."""

    def input(self, name: str) -> Value:
        """A value from outside."""
        return self.taken(self.c.input(name, self.port_size - 1))

    @abstractmethod
    def taken(self, port: Word) -> Value:
        """The value that a word stands for which is as on a port."""

    @abstractmethod
    def output(self, name: str, a: Value) -> Word:
        """A value for a port: in canonical form if there is one."""

    # Operators.

    def literal(self, number: int) -> Word:
        """A number as it is, once in the circuit: for words of a formula, too."""
        if number not in self._literals:
            self._literals[number] = self.c.literal(f"literal_{len(self._literals)}", number)
        return self._literals[number]

    @abstractmethod
    def constant(self, residue: int) -> Value:
        """A residue that is known."""

    @abstractmethod
    def operand(self, name: str, a: Value) -> Value:
        """A value with the residue of `a` in the form and the bounds that a product takes; made once."""

    @abstractmethod
    def product(self, name: str, a: Value, b: Value) -> Value:
        """a b, of two `operand`s."""

    @abstractmethod
    def add(self, name: str, a: Value, b: Value) -> Value:
        """a + b."""

    @abstractmethod
    def sub(self, name: str, a: Value, b: Value) -> Value:
        """a - b."""

    def cross(self, name: str, a: Value, b: Value, c: Value, d: Value, *, negative: bool) -> Value:
        """a b + c d, or a b - c d, of four `operand`s: with one reduction where `crosses` says so."""
        pair = self.product(f"{name}_first", a, b), self.product(f"{name}_second", c, d)
        return self.sub(name, *pair) if negative else self.add(name, *pair)

    @abstractmethod
    def scale(self, name: str, a: Value, k: int) -> Value:
        """k a for a small positive number."""

    def shared(self, a: Value) -> Value:
        """A value that several operations read, in a form in which their common work is done once."""
        return a

    @property
    def counted(self) -> Mapping[str, int | float]:
        """The costs that the system knows without synthesis, once all outputs are made."""
        return {}

    def choose(self, name: str, bit: Word, a: Value, b: Value) -> Value:
        """a where the bit is set, else b."""
        pairs = zip(part_names(name, len(a)), a, b, strict=True)
        return tuple(self.c.choose(part, bit, x, y) for part, x, y in pairs)

    # What takes a canonical form.

    def canonical(self, name: str, a: Value) -> Word:
        """The residue from 0 to N - 1 (times `scaling`), made once. Raises FormulaError where there is none."""
        del a
        raise FormulaError(f"{name}: {self.name} have no canonical form, so they cannot be compared")

    def comparable(self, name: str) -> None:
        """Raises FormulaError where two values of one residue may differ."""
        if not self.unique:
            self.canonical(name, ())

    def plain(self, name: str) -> None:
        """Raises FormulaError unless a residue is held as the number from 0 to N - 1 that it is."""
        if not self.unique:
            raise FormulaError(
                f"{name}: {self.name} have no canonical form, so words and their bits cannot be residues"
            )
        if self.scaling != 1:
            raise FormulaError(f"{name}: residues are held in the multiplier's form, not as themselves")


def part_names(name: str, count: int) -> Sequence[str]:
    """The names of the words of a value: the value's own if it has one word."""
    return (name,) if count == 1 else [f"{name}_{i}" for i in range(count)]
