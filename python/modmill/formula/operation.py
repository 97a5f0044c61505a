"""The operations that formulas are made of, and what they do to integers.

An element is a residue modulo the formula's modulus, from 0 up; a polynomial over GF(2) modulo the formula's, bit i of
a number the coefficient of x^i; or a machine word of some bits, a single bit among them. An `Operation` states
everything about one operation: elements and traces, graphs and their passes, and every lowering read this record.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from modmill.golden import gf2


class FormulaError(ValueError):
    """A formula does what its elements cannot; the message names the operation."""


@dataclass(frozen=True, slots=True)
class Type:
    """A residue or, if `binary`, a polynomial over GF(2) (`bits` is 0), or a word of so many bits.

    >>> RESIDUE, POLYNOMIAL, BIT, Type(64)
    (residue, polynomial over GF(2), bit, word of 64 bits)
    >>> POLYNOMIAL.size(0b1011)
    8
    """

    bits: int = 0
    binary: bool = False

    @property
    def modular(self) -> bool:
        """True if elements are known modulo something: residues and polynomials."""
        return self.bits == 0

    def size(self, modulus: int) -> int:
        """The number of values of the type."""
        if self.binary:
            return 1 << modulus.bit_length() - 1
        return 1 << self.bits if self.bits else modulus

    def __repr__(self) -> str:
        names = {0: "polynomial over GF(2)" if self.binary else "residue", 1: "bit"}
        return names.get(self.bits, f"word of {self.bits} bits")


RESIDUE, POLYNOMIAL, BIT = Type(), Type(binary=True), Type(1)


@dataclass(frozen=True, eq=False, slots=True)
class Operation:
    """`result` gives the type of the result from those of the operands, or raises FormulaError.

    `act` computes it from the operands, the parameter and the modulus, and may leave it above the type's size; it is
    then taken modulo that. `binary` does so for polynomials over GF(2), reduced. `degree` is that of the result as a
    polynomial in the inputs, from the degrees of the operands and the parameter; None if the result is not a
    polynomial. `cost` is the class that the literature counts it in: M a product, S a square, D a product by a
    constant, A a sum or difference, empty what it does not count.
    """

    name: str
    symbol: str
    arity: int
    result: Callable[[Sequence[Type]], Type]
    act: Callable[[Sequence[int], int, int], int]
    degree: Callable[[Sequence[int], int], int] | None = None
    commutes: bool = False
    cost: str = ""
    binary: Callable[[Sequence[int], int, int], int] | None = None

    def __repr__(self) -> str:
        return self.name


def _alike(types: Sequence[Type]) -> Type:
    if any(t != types[0] for t in types):
        raise FormulaError(f"operands of different types: {', '.join(map(str, types))}")
    return types[0]


def _residues(types: Sequence[Type]) -> Type:
    if wrong := [t for t in types if not t.modular]:
        raise FormulaError(f"a {wrong[0]} where a residue is needed")
    return _alike(types)


def _words(types: Sequence[Type]) -> Type:
    if _alike(types).modular:
        raise FormulaError(f"a {types[0]} where a word is needed")
    return types[0]


def _parity(types: Sequence[Type]) -> Type:
    if types[0].binary:
        raise FormulaError(f"a {types[0]} where a number is needed")
    return BIT


def _test(types: Sequence[Type]) -> Type:
    _alike(types)
    return BIT


def _choice(types: Sequence[Type]) -> Type:
    if types[0] != BIT:
        raise FormulaError(f"a {types[0]} chooses, not a bit")
    return _alike(types[1:])


def _word_test(types: Sequence[Type]) -> Type:
    _words(types)
    return BIT


def _reduced(types: Sequence[Type]) -> Type:
    _words(types)
    return RESIDUE


def _most(degrees: Sequence[int], _k: int) -> int:
    return max(degrees)


def _exclusive(x: Sequence[int], _k: int, _n: int) -> int:
    return x[0] ^ x[1]


def _product(x: Sequence[int], _k: int, n: int) -> int:
    return gf2.mul(n, x[0], x[-1])


def _multiple(x: Sequence[int], k: int, _n: int) -> int:
    return x[0] * (k % 2)


ADD = Operation("add", "+", 2, _alike, lambda x, _k, _n: x[0] + x[1], _most, True, "A", _exclusive)
SUB = Operation("sub", "-", 2, _alike, lambda x, _k, _n: x[0] - x[1], _most, False, "A", _exclusive)
NEG = Operation("neg", "-", 1, _alike, lambda x, _k, _n: -x[0], _most, False, "A", lambda x, _k, _n: x[0])
MUL = Operation("mul", "*", 2, _residues, lambda x, _k, _n: x[0] * x[1], lambda d, _k: sum(d), True, "M", _product)
SQUARE = Operation(
    "square", "^2", 1, _residues, lambda x, _k, _n: x[0] * x[0], lambda d, _k: 2 * d[0], False, "S", _product
)
SCALE = Operation("scale", "k *", 1, _residues, lambda x, k, _n: k * x[0], _most, False, "D", _multiple)
"""A product by the parameter, a small positive number: so many times the operand."""
EQUAL = Operation("equal", "==", 2, _test, lambda x, _k, _n: int(x[0] == x[1]), commutes=True)
ODD = Operation("odd", "odd", 1, _parity, lambda x, _k, _n: x[0] & 1)
CANONICAL = Operation("canonical", "< N", 1, _word_test, lambda x, _k, n: int(x[0] < n))
"""A test of whether a word is below the modulus."""
BELOW = Operation("below", "<", 2, _word_test, lambda x, _k, _n: int(x[0] < x[1]))
REDUCE = Operation("reduce", "mod N", 1, _reduced, lambda x, _k, n: x[0] % n)
"""A word as a residue."""
SELECT = Operation("select", "?:", 3, _choice, lambda x, _k, _n: x[1] if x[0] else x[2])
XOR = Operation("xor", "^", 2, _words, lambda x, _k, _n: x[0] ^ x[1], commutes=True)
AND = Operation("and", "&", 2, _words, lambda x, _k, _n: x[0] & x[1], commutes=True)
OR = Operation("or", "|", 2, _words, lambda x, _k, _n: x[0] | x[1], commutes=True)
NOT = Operation("not", "~", 1, _words, lambda x, _k, _n: ~x[0])
SHIFT = Operation("shift", ">>", 1, _words, lambda x, k, _n: x[0] >> k)
"""Moved down by the parameter, zeros from above."""
ROTATE = Operation("rotate", "ror", 1, _words, lambda x, _k, _n: x[0])
"""Moved down by the parameter, the lowest bits to the top; `compute` knows how wide the word is."""

OPERATIONS = (
    *(ADD, SUB, NEG, MUL, SQUARE, SCALE),
    *(EQUAL, ODD, CANONICAL, BELOW, REDUCE, SELECT),
    *(XOR, AND, OR, NOT, SHIFT, ROTATE),
)


def compute(op: Operation, type_: Type, x: Sequence[int], parameter: int, modulus: int) -> int:
    """The result of an operation, for a result of that type.

    >>> compute(SUB, RESIDUE, [3, 5], 0, 97), compute(SUB, Type(8), [3, 5], 0, 97)
    (95, 254)
    >>> hex(compute(ROTATE, Type(8), [0x35], 4, 97))
    '0x53'
    >>> hex(compute(MUL, POLYNOMIAL, [0x57, 0x83], 0, 0x11B))
    '0xc1'
    """
    if type_.binary and op.binary is not None:
        return op.binary(x, parameter, modulus)
    if op is ROTATE:
        by = parameter % type_.bits
        return (x[0] >> by | x[0] << type_.bits - by) % (1 << type_.bits)
    return op.act(x, parameter, modulus) % type_.size(modulus)
