"""The integer that a traced program computes with.

It is an integer, and no residue: the program may compare it, take its bits or reduce it, and gets what Python would
give. So each knows between which bounds it lies, its residue modulo N, and its bits if it is a machine
word. A question that bounds, residue and bits do not settle is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from numbers import Number
from typing import Any

from modmill.formula import operation as ops
from modmill.formula.chain import power
from modmill.formula.operation import Operation
from modmill.formula.script import compare
from modmill.formula.script.compare import Compared, Product, Sum
from modmill.formula.script.recorder import Recorder, Refusal
from modmill.golden.vdf import is_probable_prime

NOT_INVERTIBLE = "base is not invertible for the given modulus"
"""The message of the ValueError that Python raises for pow(0, -1, p)."""
LARGEST_POWER = 64
"""The largest exponent of a power that is not reduced."""


class Integer(Compared):
    """An integer from `low` to `high`. Its residue is a node, made when it is needed; `word` is one, too, or None."""

    def __init__(
        self,
        recorder: Recorder,
        low: int,
        high: int,
        *,
        word: int | None = None,
        residue: Callable[[], int] | None = None,
        form: Sum | Product | None = None,
        truth: bool = False,
    ) -> None:
        recorder.count()
        self.recorder: Recorder = recorder
        self.low: int = low
        self.high: int = high
        self.word: int | None = word
        self.form: Sum | Product | None = form
        self.truth: bool = truth
        self._residue = residue
        self._node: int | None = None

    @property
    def __class__(self) -> type:  # type: ignore[override]
        """The class that `isinstance` sees, so that a program which checks its arguments takes this one."""
        return bool if self.truth else int

    @__class__.setter
    def __class__(self, value: type) -> None:
        raise Refusal("a traced value has no other class")

    @property
    def residue(self) -> int:
        """The node of the number modulo N."""
        if self._node is None:
            if self._residue is not None:
                self._node = self._residue()
            else:
                assert self.word is not None
                self._node = self.recorder.add(ops.REDUCE, self.word)
        return self._node

    @property
    def is_reduced(self) -> bool:
        """True if it is surely below the modulus, and not negative."""
        return self.low >= 0 and self.high < self.recorder.modulus

    def _of_residue(self, node: Callable[[], int], low: int, high: int, form: Sum | Product | None = None) -> Integer:
        return Integer(self.recorder, low, high, residue=node, form=form)

    def _reduced(self, node: Callable[[], int]) -> Integer:
        return self._of_residue(node, 0, self.recorder.modulus - 1)

    def _truth(self, bit: int) -> Integer | bool:
        value = self.recorder.builder.value(bit)
        return Integer(self.recorder, 0, 1, word=bit, truth=True) if value is None else bool(value)

    # Sums and products.

    def __add__(self, other: Any) -> Any:
        if not _number(other):
            return NotImplemented
        r = self.recorder
        if type(other) is Integer:
            low, high = self.low + other.low, self.high + other.high
            return self._of_residue(lambda: r.add(ops.ADD, self.residue, other.residue), low, high)
        if other == 0:
            return self
        form = self.form if isinstance(self.form, Sum) else Sum(self, 0, negative=False)
        form = form._replace(offset=form.offset + int(other))
        low, high = self.low + other, self.high + other
        return self._of_residue(lambda: r.add(ops.ADD, self.residue, r.constant(other)), low, high, form)

    __radd__ = __add__

    def __neg__(self) -> Integer:
        form = Sum(self, 0, negative=True)
        return self._of_residue(lambda: self.recorder.add(ops.NEG, self.residue), -self.high, -self.low, form)

    def __pos__(self) -> Integer:
        return self

    def __sub__(self, other: Any) -> Any:
        if not _number(other):
            return NotImplemented
        if type(other) is not Integer:
            return self + -other
        r = self.recorder
        low, high = self.low - other.high, self.high - other.low
        return self._of_residue(lambda: r.add(ops.SUB, self.residue, other.residue), low, high)

    def __rsub__(self, other: Any) -> Any:
        if not _number(other):
            return NotImplemented
        r, form = self.recorder, Sum(self, int(other), negative=True)
        low, high = other - self.high, other - self.low
        return self._of_residue(lambda: r.add(ops.SUB, r.constant(other), self.residue), low, high, form)

    def __mul__(self, other: Any) -> Any:
        if not _number(other):
            return NotImplemented
        r = self.recorder
        if type(other) is not Integer:
            if other in (0, 1):
                return self if other else 0
            low, high = sorted((self.low * other, self.high * other))
            constant = int(other)
            return self._of_residue(
                lambda: r.add(ops.MUL, self.residue, r.constant(constant)), low, high, Product(self, constant)
            )
        ends = [a * b for a in (self.low, self.high) for b in (other.low, other.high)]
        low = 0 if other is self and self.low <= 0 <= self.high else min(ends)
        low = min(self.low**2, self.high**2) if other is self and low else low
        return self._of_residue(
            lambda: r.add(ops.MUL, self.residue, other.residue), low, max(ends), Product(self, other)
        )

    __rmul__ = __mul__

    def __lshift__(self, by: Any) -> Any:
        return self * (1 << _constant(by, "a shift by a traced value"))

    def __pow__(self, exponent: Any, modulus: Any = None) -> Any:
        """A power; with a modulus one that is reduced, from -1 on also of the inverse."""
        exponent = _constant(exponent, "a traced value as an exponent")
        if modulus is None:
            if not 0 <= exponent <= LARGEST_POWER:
                raise Refusal(f"{exponent} as an exponent without a modulus; write pow(x, e, p)")
            return power(self, exponent, lambda a, b: a * b) if exponent else 1
        r = self.recorder
        _own(r, modulus)
        if exponent < 0:
            if not is_probable_prime(r.modulus):
                raise Refusal("an inverse modulo a number that is not prime")
            if r.decide((self % modulus).equals(0)):
                raise ValueError(NOT_INVERTIBLE)
            exponent = -exponent * (r.modulus - 2)
        if exponent == 0:
            return 1
        return self._reduced(lambda: power(self.residue, exponent, lambda a, b: r.add(ops.MUL, a, b)))

    def __mod__(self, modulus: Any) -> Any:
        modulus = _constant(modulus, "reduction by a traced value")
        r = self.recorder
        if modulus > 0 and modulus & (modulus - 1) == 0:
            return self._lowest(modulus.bit_length() - 1)
        _own(r, modulus)
        return self if self.is_reduced else self._reduced(lambda: self.residue)

    # Bits.

    def _lowest(self, bits: int) -> Any:
        """The number modulo 2^bits."""
        r = self.recorder
        if bits == 0:
            return 0
        if self.low >= 0 and self.high >> bits == 0:
            return self
        if self.word is not None and bits > 1:
            type_ = r.builder.nodes[self.word].type
            word = r.add(ops.AND, self.word, r.constant((1 << bits) - 1, type_))
            return Integer(r, 0, (1 << bits) - 1, word=word)
        if bits == 1 and (self.word is not None or self.is_reduced):
            return self._bit(self.residue if self.word is None else self.word)
        if self.is_reduced:
            raise Refusal("bits of a residue above the lowest")
        raise Refusal("bits of a number that is not reduced; write % p first")

    def _bit(self, node: int) -> Integer:
        return Integer(self.recorder, 0, 1, word=self.recorder.add(ops.ODD, node))

    def __rshift__(self, by: Any) -> Any:
        by = _constant(by, "a shift by a traced value")
        if by == 0:
            return self
        if self.word is None:
            raise Refusal("bits of a residue above the lowest")
        if self.high >> by == 0:
            return 0
        word = self.recorder.add(ops.SHIFT, self.word, parameter=by)
        high = self.high >> by
        return self._bit(word) if high == 1 else Integer(self.recorder, 0, high, word=word)

    def __floordiv__(self, by: Any) -> Any:
        by = _constant(by, "division by a traced value")
        if by < 1 or by & (by - 1):
            raise Refusal(f"division by {by}, which is not a power of two")
        return self >> by.bit_length() - 1

    def __and__(self, other: Any) -> Any:
        if _number(other) and type(other) is not Integer and other >= 0 and other & (other + 1) == 0:
            return self._lowest(int(other).bit_length())
        return self._bitwise(ops.AND, other)

    def __or__(self, other: Any) -> Any:
        return self._bitwise(ops.OR, other)

    def __xor__(self, other: Any) -> Any:
        return self._bitwise(ops.XOR, other)

    __rand__, __ror__, __rxor__ = __and__, __or__, __xor__

    def _bitwise(self, op: Operation, other: Any) -> Any:
        if not _number(other):
            return NotImplemented
        r = self.recorder
        if self.word is None:
            raise Refusal(f"{op.symbol} on a residue")
        type_ = r.builder.nodes[self.word].type
        if type(other) is Integer:
            word = other.word
            if word is None or r.builder.nodes[word].type != type_:
                raise Refusal(f"{op.symbol} on words of different widths")
            truth = self.truth and other.truth
        else:
            if op is ops.AND and other >= 0:
                other &= type_.size(1) - 1
            if not 0 <= other < type_.size(1):
                raise Refusal(f"{op.symbol} of a {type_} and {other}")
            word, truth = r.constant(int(other), type_), self.truth and isinstance(other, bool)
        return Integer(r, 0, type_.size(1) - 1, word=r.add(op, self.word, word), truth=truth)

    # Comparisons.

    def __eq__(self, other: object) -> Any:
        if type(other) is Integer:
            return self._truth(compare.same(self, other))
        if compare.is_plain(other):
            return self._truth(self.equals(int(other)))
        if isinstance(other, Number):
            raise Refusal(f"a comparison with a {type(other).__name__}")
        return NotImplemented

    __hash__ = Compared.__hash__

    def __ne__(self, other: object) -> Any:
        same = self == other
        if type(same) is not Integer:
            return same if same is NotImplemented else not same
        assert same.word is not None
        return self._truth(self.recorder.inverse(same.word))

    def __lt__(self, other: Any) -> Any:
        return self._truth(compare.below(self, other)) if _number(other) else NotImplemented

    def __ge__(self, other: Any) -> Any:
        return self._truth(self.recorder.inverse(compare.below(self, other))) if _number(other) else NotImplemented

    def __gt__(self, other: Any) -> Any:
        if type(other) is Integer:
            return other < self
        return self >= other + 1 if _number(other) else NotImplemented

    def __le__(self, other: Any) -> Any:
        if type(other) is Integer:
            return other >= self
        return self < other + 1 if _number(other) else NotImplemented

    def __bool__(self) -> bool:
        return not self.recorder.decide(self.equals(0))


def _number(x: object) -> bool:
    return type(x) is Integer or compare.is_plain(x)


def _constant(x: Any, refused: str) -> int:
    if compare.is_plain(x):
        return int(x)
    raise Refusal(refused)


def _own(recorder: Recorder, modulus: Any) -> None:
    """Raises Refusal for another modulus than the circuit's."""
    if _constant(modulus, "reduction by a traced value") != recorder.modulus:
        raise Refusal(f"reduction by {modulus}: all residues of a circuit are modulo {recorder.modulus}")
