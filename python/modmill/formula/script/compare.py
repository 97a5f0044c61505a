"""Comparisons of traced integers: exactly those that Python makes, or a refusal where the circuit cannot make them."""

from __future__ import annotations

from math import isqrt
from typing import NamedTuple, TypeGuard

from modmill.formula import operation as ops
from modmill.formula.operation import BIT
from modmill.formula.script.recorder import Recorder, Refusal
from modmill.formula.script.refused import Refused

ORDER = "an order of residues; only words of one width are compared with < and >"


class Sum(NamedTuple):
    """The number is offset + base, or offset - base."""

    base: Compared
    offset: int
    negative: bool


class Product(NamedTuple):
    """The number is a product."""

    a: Compared
    b: Compared | int


class Compared(Refused):
    """A traced integer as a comparison reads it: it lies from `low` to `high`; `word` is the node of its bits."""

    recorder: Recorder
    low: int
    high: int
    word: int | None
    form: Sum | Product | None

    @property
    def residue(self) -> int:
        """The node of the number modulo N."""
        raise NotImplementedError

    @property
    def is_bit(self) -> bool:
        """True for a word of one bit."""
        return self.word is not None and self.recorder.builder.nodes[self.word].type == BIT

    def equals(self, value: int) -> int:
        """A bit: whether it is that number."""
        return equals(self, value)


def is_plain(x: object) -> TypeGuard[int]:
    """True for an integer of Python itself; `isinstance` says so of traced ones, too."""
    return type(x) in (int, bool)


def equals(x: Compared, value: int) -> int:
    """A bit: whether x is that number, by whatever decides it: bounds, bits, its residue, its summands, its factors."""
    r = x.recorder
    if not x.low <= value <= x.high or x.low == x.high:
        return r.bit(x.low == x.high == value)
    if x.is_bit and x.word is not None:
        return x.word if value else r.inverse(x.word)
    if x.word is not None:
        return r.add(ops.EQUAL, x.word, r.constant(value, r.builder.nodes[x.word].type))
    if isinstance(x.form, Sum):
        base, offset, negative = x.form
        return base.equals(offset - value if negative else value - offset)
    if value - r.modulus < x.low and x.high < value + r.modulus:
        return r.add(ops.EQUAL, x.residue, r.constant(value))
    if isinstance(x.form, Product):
        a, b = x.form
        if not isinstance(b, Compared):
            return r.bit(False) if value % b else a.equals(value // b)
        if value == 0:
            return r.either(a.equals(0), b.equals(0))
        if a is b:
            root = isqrt(value)
            return r.either(a.equals(root), a.equals(-root)) if root * root == value else r.bit(False)
    raise Refusal("a comparison of a number that is not reduced; write % p first")


def same(x: Compared, other: Compared) -> int:
    """A bit: whether two numbers are the same."""
    r = x.recorder
    if x is other:
        return r.bit(True)
    if x.word is not None and other.word is not None:
        types = [r.builder.nodes[i].type for i in (x.word, other.word)]
        if types[0] == types[1]:
            return r.bit(True) if x.word == other.word else r.add(ops.EQUAL, x.word, other.word)
    low, high = x.low - other.high, x.high - other.low
    if low > 0 or high < 0:
        return r.bit(False)
    if -r.modulus < low and high < r.modulus:
        return r.add(ops.EQUAL, x.residue, other.residue)
    raise Refusal("a comparison of numbers that are not reduced; write % p first")


def below(x: Compared, other: Compared | int) -> int:
    """A bit: whether x is less than another number."""
    if isinstance(other, Compared):
        return _below_traced(x, other)
    r = x.recorder
    if not x.low < other <= x.high:
        return r.bit(x.low < other)
    if other == x.low + 1:
        return x.equals(x.low)
    if other == x.high:
        return r.inverse(x.equals(x.high))
    if x.word is None:
        raise Refusal(ORDER)
    if other == r.modulus:
        return r.add(ops.CANONICAL, x.word)
    return r.add(ops.BELOW, x.word, r.constant(other, r.builder.nodes[x.word].type))


def _below_traced(x: Compared, other: Compared) -> int:
    r = x.recorder
    if x.high < other.low or x.low >= other.high:
        return r.bit(x.high < other.low)
    if x.word is None or other.word is None or r.builder.nodes[x.word].type != r.builder.nodes[other.word].type:
        raise Refusal(ORDER)
    return r.add(ops.BELOW, x.word, other.word)
