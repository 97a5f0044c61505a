"""The generic element that formulas compute with, and the functions that have no operator in Python.

A formula is a plain function of elements. It may use `+`, `-`, `*`, `**` with a constant exponent, `&`, `|`, `^`, `~`
and `>>`, the functions below, loops with constant bounds, and integers as constants. It cannot branch on an element:
`select` takes the place of `if`. Elements that compute at once are `Number`s; `hw.trace` has others that record.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, NoReturn, Self, TypeVar

from modmill.formula import operation as ops
from modmill.formula.operation import FormulaError, Operation, Type, compute

E = TypeVar("E", bound="Element")


class Element(ABC):
    """A value that formulas compute with."""

    type: Type

    @abstractmethod
    def apply(self, op: Operation, *operands: Any, parameter: int = 0) -> Self:
        """The operation on these operands. Raises FormulaError for types that it does not take."""

    @abstractmethod
    def constant(self, value: int, type_: Type) -> Self:
        """An integer as an element beside this one."""

    def like(self, value: Any) -> Self:
        """An operand of an operator: integers become elements of this one's type."""
        return value if isinstance(value, type(self)) else self.constant(value, self.type)

    def _two(self, op: Operation, other: Any, *, swapped: bool = False) -> Self:
        if not isinstance(other, (Element, int)):
            return NotImplemented
        operands = (self, self.like(other))
        return self.apply(op, *(reversed(operands) if swapped else operands))

    def __add__(self, other: Self | int) -> Self:
        return self._two(ops.ADD, other)

    def __sub__(self, other: Self | int) -> Self:
        return self._two(ops.SUB, other)

    def __mul__(self, other: Self | int) -> Self:
        return self._two(ops.MUL, other)

    def __and__(self, other: Self | int) -> Self:
        return self._two(ops.AND, other)

    def __or__(self, other: Self | int) -> Self:
        return self._two(ops.OR, other)

    def __xor__(self, other: Self | int) -> Self:
        return self._two(ops.XOR, other)

    def __rsub__(self, other: Self | int) -> Self:
        return self._two(ops.SUB, other, swapped=True)

    def __radd__(self, other: Self | int) -> Self:
        return self + other

    def __rmul__(self, other: Self | int) -> Self:
        return self * other

    def __rand__(self, other: Self | int) -> Self:
        return self & other

    def __ror__(self, other: Self | int) -> Self:
        return self | other

    def __rxor__(self, other: Self | int) -> Self:
        return self ^ other

    def __neg__(self) -> Self:
        return self.apply(ops.NEG, self)

    def __invert__(self) -> Self:
        return self.apply(ops.NOT, self)

    def __rshift__(self, by: int) -> Self:
        return self.apply(ops.SHIFT, self, parameter=by)

    def __pow__(self, exponent: int) -> Self:
        """By squares and products, from the exponent's top bit; a formula with a better chain writes it out."""
        if exponent < 1:
            raise FormulaError(f"a power of {exponent}: an exponent is at least 1")
        power = self
        for bit in f"{exponent:b}"[1:]:
            power = power * power
            if bit == "1":
                power = power * self
        return power

    def __bool__(self) -> NoReturn:
        raise FormulaError("an element decides nothing in Python; use select")

    __hash__: ClassVar[None] = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> NoReturn:  # type: ignore[override]
        raise FormulaError("elements are compared with equal(a, b)")


def equal(a: E, b: E | int) -> E:
    """A bit: whether two elements are the same."""
    return a.apply(ops.EQUAL, a, a.like(b))


def select(bit: E, a: E | int, b: E | int) -> E:
    """a where the bit is set, else b."""
    model = next((x for x in (a, b) if isinstance(x, Element)), None)
    if model is None:
        raise FormulaError("select: one of two constants has no type")
    return bit.apply(ops.SELECT, bit, model.like(a), model.like(b))


def odd(a: E) -> E:
    """A bit: the lowest of a word, or of the residue's least representative."""
    return a.apply(ops.ODD, a)


def residue(word: E) -> E:
    """A word modulo the formula's modulus."""
    return word.apply(ops.REDUCE, word)


def canonical(word: E) -> E:
    """A bit: whether a word is below the formula's modulus."""
    return word.apply(ops.CANONICAL, word)


def below(a: E, b: E | int) -> E:
    """A bit: whether one word is less than another, as numbers."""
    return a.apply(ops.BELOW, a, a.like(b))


def rotate(word: E, by: int) -> E:
    """A word moved down by `by` places, its lowest bits to the top."""
    return word.apply(ops.ROTATE, word, parameter=by % max(1, word.type.bits))


class Number(Element):
    """An element that is a number.

    >>> x = Number(5, ops.RESIDUE, 97)
    >>> (x ** 3 - 30).value, select(equal(x, 5), x, 0).value
    (95, 5)
    """

    def __init__(self, value: int, type_: Type, modulus: int) -> None:
        """Raises FormulaError for a number that is not of that type."""
        if not 0 <= value < type_.size(modulus):
            raise FormulaError(f"{value} is not a {type_}")
        self.value: int = value
        self.type: Type = type_
        self.modulus: int = modulus

    def apply(self, op: Operation, *operands: Any, parameter: int = 0) -> Self:
        type_ = op.result([x.type for x in operands])
        value = compute(op, type_, [x.value for x in operands], parameter, self.modulus)
        return type(self)(value, type_, self.modulus)

    def constant(self, value: int, type_: Type) -> Self:
        return type(self)(value % type_.size(self.modulus), type_, self.modulus)
