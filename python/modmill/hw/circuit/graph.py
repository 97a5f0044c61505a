"""A circuit as a graph of word-level operators, each with the largest value it can carry.

A `Word` is a number `bits << shift` on the wires of one `View` (a slice of a wire); `high` is the largest value of
`bits`. Every operator derives the bound of its results from the bounds of its operands and sizes its wires by them,
so a circuit that can be built has no operator that loses a bit: truncation exists only as an explicit `low`.

An operator is one leaf cell of hw/rtl/prim with the same name, or the unit's own table module. Times are estimates in
nanoseconds (`DELAYS`), used only to decide which rows meet first in a tree and where a stage ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

# Planning delays, net included: relative sizes matter, not the absolute values (modmill.hw.cost analyses the netlist).
DELAYS = {
    "dsp_mul": 2.9,
    "dsp_mul2": 3.6,
    "add2": 0.8,
    "add2_load": 0.8,
    "add3": 1.1,
    "csa42": 0.9,
    "chain62": 1.03,
    "counter63": 0.8,
    "counter32": 0.72,
    "table": 1.8,
    "select": 0.7,
    "invert": 0.0,
    "widen": 0.0,
    "input": 0.0,
}

DSP_A, DSP_B = 26, 17
"""The unsigned operands that one DSP48E2 multiplier (27 by 18 bits, signed) takes."""


class BoundError(ValueError):
    """A word does not fit where the circuit puts it: an error of the circuit's builder, never of a caller's data."""


@dataclass(eq=False, slots=True)
class Wire:
    """A named bus: `width` wires that carry at most `high`. `time` is its estimated arrival.

    The schedule sets `stage`, `registered` (a later stage reads it) and `read_early` (its own stage reads it, too).
    """

    name: str
    high: int
    op: Op
    time: float
    stage: int = 0
    registered: bool = False
    read_early: bool = False

    @property
    def width(self) -> int:
        """Bits on the bus, at least one."""
        return max(1, self.high.bit_length())


@dataclass(frozen=True, slots=True)
class View:
    """Bits `low` to `low + width - 1` of a wire."""

    wire: Wire
    low: int
    width: int


@dataclass(frozen=True, slots=True)
class Word:
    """The number `view << shift`, `view` at most `high`."""

    view: View
    high: int
    shift: int = 0

    @property
    def top(self) -> int:
        """The largest value, shift included."""
        return self.high << self.shift

    @property
    def width(self) -> int:
        """Bits of the view."""
        return self.view.width

    @property
    def time(self) -> float:
        """Estimated arrival of the wire."""
        return self.view.wire.time

    def shifted(self, by: int) -> Word:
        """The same wires, worth 2^by times as much."""
        return Word(self.view, self.high, self.shift + by)

    def low(self, bits: int) -> Word:
        """The lowest `bits` bits of a word without shift: the one place where value is cut off."""
        self._plain()
        width = min(bits, self.width)
        return Word(View(self.view.wire, self.view.low, width), min(self.high, (1 << width) - 1))

    def above(self, bits: int) -> Word | None:
        """What `low(bits)` leaves, worth 2^-bits of its place; None when nothing can be there."""
        self._plain()
        rest = self.high >> bits
        return Word(View(self.view.wire, self.view.low + bits, rest.bit_length()), rest) if rest else None

    def slice(self, low: int, bits: int) -> Word:
        """`bits` bits from `low` on, as a number."""
        upper = self.above(low) if low else self
        if upper is None:
            raise BoundError(f"{self.view.wire.name}: nothing at bit {low}")
        return upper.low(bits)

    def _plain(self) -> None:
        if self.shift:
            raise BoundError(f"{self.view.wire.name}: a shifted word is not sliced")


@dataclass(eq=False, slots=True)
class Op:
    """One operator: `kind` names the leaf cell, `params` what else it needs; `group` the module it is printed in."""

    kind: str
    name: str
    ins: tuple[Word, ...]
    outs: tuple[Wire, ...] = ()
    params: dict[str, Any] = field(default_factory=dict)
    group: str = ""


class Circuit:
    """The operators of one core in the order of their construction, which is an order of evaluation."""

    def __init__(self) -> None:
        self.ops: list[Op] = []
        self.group = ""
        self._names: set[str] = set()

    def input(self, name: str, high: int) -> Word:
        """A bus from outside: a register that holds during a squaring."""
        (word,) = self._op("input", name, (), [(name, high)])
        return word

    def mul(self, name: str, a: Word, b: Word) -> Word:
        """a * b on one DSP."""
        a, b = self._operands(a, b)
        (p,) = self._op("dsp_mul", name, (a, b), [(name, a.high * b.high)])
        return p

    def mul2(self, name: str, a0: Word, b0: Word, a1: Word, b1: Word) -> Word:
        """a0 * b0 + a1 * b1 on two DSPs, added by their cascade."""
        a0, b0 = self._operands(a0, b0)
        a1, b1 = self._operands(a1, b1)
        (p,) = self._op("dsp_mul2", name, (a0, b0, a1, b1), [(name, a0.high * b0.high + a1.high * b1.high)])
        return p

    def add(self, name: str, *rows: Word) -> Word:
        """The sum of two or three words on a carry chain."""
        kind = {2: "add2", 3: "add3"}[len(rows)]
        shift = min(r.shift for r in rows)
        (s,) = self._op(kind, name, rows, [(name, sum(r.top for r in rows) >> shift)], base=shift)
        return s.shifted(shift)

    def add_or_load(self, name: str, a: Word, b: Word, load: Word, x: Word) -> Word:
        """a + b, or x when `load` is set: the last adder before a register that is loaded from outside."""
        ins = tuple(self._unshifted(word) for word in (a, b, load, x))
        (s,) = self._op("add2_load", name, ins, [(name, max(a.high + b.high, x.high))])
        return s

    def csa42(self, name: str, *rows: Word) -> list[Word]:
        """Two words with the sum of four; the first is a chain sum, the second majorities."""
        shift, width = self._frame(rows)
        # s = (a ^ b ^ c) + d below 2^(width+1); m = 2 maj(a, b, c): kept without its zero, one place up.
        full = (1 << width) - 1
        s, m = self._op("csa42", name, rows, [(f"{name}_s", 2 * full), (f"{name}_m", full)], base=shift)
        return [s.shifted(shift), m.shifted(shift + 1)]

    def chain(self, name: str, *rows: Word) -> list[Word]:
        """Two words with the sum of four to six rows: one chain each for the even and for the odd places."""
        shift, width = self._frame(rows)
        columns = ((width + 1) // 2, width // 2)
        if not 4 <= len(rows) <= 6:
            raise BoundError(f"{name}: {len(rows)} rows, not four to six")
        # Each column counts as many as there are rows, the columns are worth 1, 4, 16, ..., and no part exceeds the
        # sum.
        total = sum(r.top for r in rows) >> shift
        highs = [min(len(rows) * ((4**n - 1) // 3), total >> place) for place, n in enumerate(columns)]
        outs = self._op("chain62", name, rows, [(f"{name}_e", highs[0]), (f"{name}_o", highs[1])], base=shift)
        return [outs[0].shifted(shift), outs[1].shifted(shift + 1)][: 1 + (width > 1)]

    def counter(self, name: str, *rows: Word) -> list[Word]:
        """Three rows to two, or six rows to three, bit by bit, without carries."""
        kind = {3: "counter32", 6: "counter63"}[len(rows)]
        shift, width = self._frame(rows)
        full = (1 << width) - 1
        count = 2 if kind == "counter32" else 3
        outs = self._op(kind, name, rows, [(f"{name}_{i}", full) for i in range(count)], base=shift)
        return [o.shifted(shift + i) for i, o in enumerate(outs)]

    def table(self, name: str, row: int, index: Sequence[Word], width: int, exponents: Sequence[int]) -> Word:
        """A row of `width` bits: the sum of 2^exponents[i] over the set bits i of the index, modulo N.

        The index is the words one above the other, the first lowest.
        """
        ins = tuple(self._unshifted(word) for word in index)
        if sum(w.width for w in ins) != len(exponents):
            raise BoundError(f"{name}: {len(exponents)} weights for {sum(w.width for w in ins)} index bits")
        high = (1 << width) - 1
        (r,) = self._op("table", name, ins, [(name, high)], row=row, exponents=tuple(exponents))
        return r

    def select(self, name: str, *choices: tuple[Word, Word]) -> Word:
        """The word whose control bit is set, zero when none is:

        at most one control of the (control, word) pairs may be.
        """
        shift = min(word.shift for _, word in choices)
        high = max(word.top for _, word in choices) >> shift
        ins = tuple(part for choice in choices for part in choice)
        (s,) = self._op("select", name, ins, [(name, high)], base=shift)
        return s.shifted(shift)

    def widen(self, name: str, word: Word, high: int, time: float) -> Word:
        """The same number under a bound and an arrival that it shares with others, so that all are treated alike."""
        (s,) = self._op("widen", name, (self._unshifted(word),), [(name, max(high, word.high))])
        s.view.wire.time = max(time, s.view.wire.time)
        return s

    def invert(self, name: str, bit: Word) -> Word:
        """The other value of one bit."""
        if bit.width != 1 or bit.shift:
            raise BoundError(f"{name}: one bit is inverted, not {bit.width}")
        (s,) = self._op("invert", name, (bit,), [(name, 1)])
        return s

    def _frame(self, rows: Sequence[Word]) -> tuple[int, int]:
        shift = min(r.shift for r in rows)
        return shift, max(r.width + r.shift - shift for r in rows)

    def _operands(self, a: Word, b: Word) -> tuple[Word, Word]:
        a, b = self._unshifted(a), self._unshifted(b)
        if a.width < b.width:
            a, b = b, a
        if a.width > DSP_A or b.width > DSP_B:
            raise BoundError(
                f"{a.view.wire.name} * {b.view.wire.name}: {a.width} by {b.width} bits is more than one DSP"
            )
        return a, b

    @staticmethod
    def _unshifted(word: Word) -> Word:
        if word.shift:
            raise BoundError(f"{word.view.wire.name}: the operand is shifted")
        return word

    def _op(
        self, kind: str, name: str, ins: tuple[Word, ...], outs: list[tuple[str, int]], **params: Any
    ) -> list[Word]:
        op = Op(kind, name, ins, params=params, group=self.group)
        time = max((w.time for w in ins), default=0.0) + DELAYS[kind]
        for out, _ in outs:
            if out in self._names:
                raise BoundError(f"{out}: two wires of one name")
            self._names.add(out)
        op.outs = tuple(Wire(out, high, op, time) for out, high in outs)
        self.ops.append(op)
        return [Word(View(w, 0, w.width), w.high) for w in op.outs]


def limited(word: Word, top: int) -> Word:
    """The same word with a tighter bound that the caller knows, e.g. since a tree keeps the sum of its rows.

    A whole wire is narrowed with it, so that the bits that cannot be set are never printed.
    """
    high = min(word.high, top >> word.shift)
    view = View(word.view.wire, word.view.low, max(1, high.bit_length()))
    return Word(view, high, word.shift)
