"""Circuits of rows as functions of bits, operator by operator, as the text of each operator computes them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

import numpy as np

from modmill.errors import UsageError
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds import (
    AND,
    CHOOSE,
    COMPLEMENT,
    COUNTER32,
    INVERT,
    JOIN,
    LITERAL,
    MULTIPLE,
    OR,
    PRODUCTS,
    RECODE,
    SQUARES,
    WIDEN,
    XOR,
)
from modmill.hw.circuit.op import Kind, Op, Wire, Word
from modmill.hw.cost import bits
from modmill.hw.cost.bits import FIRST, Bits, Builder, Nets

Make = Callable[[Op, Builder, Sequence[Nets]], list[Nets]]
"""The results of an operator from its operands; framed ones are as wide as the frame."""


def gates(circuit: Circuit, ends: Iterable[Word], ports: Collection[str] = ()) -> Bits:
    """The circuit between registers: `ends` are the words that leave it, to registers of the unit.

    Words from outside stand in registers, but for those of the names `ports`. Raises UsageError for a circuit with
    operators of other kinds.
    """
    return Gates(circuit, ports).bits(ends)


class Gates:
    """The nets of a circuit, made in the order of its operators."""

    def __init__(self, circuit: Circuit, ports: Collection[str] = ()) -> None:
        self.builder = Builder()
        self._wires: dict[tuple[Wire, int], Nets] = {}
        """By wire and by the registers behind which it is read."""
        self._circuit, self._ports = circuit, ports
        self._held: list[Nets] = []

    def bits(self, ends: Iterable[Word]) -> Bits:
        """The operations that `ends` need."""
        self.build()
        last = max((op.stage for op in self._circuit.ops), default=0)
        into = [self.nets(word, max(last, word.view.wire.stage)) for word in ends]
        return self.builder.finish([*into, *self._held])

    def build(self) -> None:
        """Makes the functions of all operators."""
        for op in self._circuit.ops:
            for wire, nets in zip(op.outs, self._results(op), strict=True):
                width = wire.width
                zeros = np.zeros(max(0, width - len(nets)), np.int32)
                self._wires[wire, 0] = np.concatenate([nets[:width], zeros])

    def _results(self, op: Op) -> list[Nets]:
        if op.kind.outside:
            return [self.builder.begin(wire.width, port=wire.name in self._ports) for wire in op.outs]
        make = _table if op.kind.name == "rom" else MAKE.get(op.kind)
        if make is None:
            raise UsageError(
                f"target: an operator of kind {op.kind.name} is known in standard cells with synthesis only",
                got=op.kind.name,
            )
        frame = op.frame if op.framed else 0
        operands = [
            self._operand(word, op, frame) if shiftable else self.nets(word, op.stage)
            for word, shiftable in zip(op.ins, op.shiftable, strict=True)
        ]
        return make(op, self.builder, operands)

    def nets(self, word: Word, stage: int) -> Nets:
        """The bits of a word as an operator of that stage reads it: behind registers, if it is older."""
        view = word.view
        lag = 0 if view.wire.op.kind.outside else view.wire.lag(stage)
        for at in range(1, lag + 1):
            if (view.wire, at) not in self._wires:
                before = self._wires[view.wire, at - 1]
                moving = before >= FIRST
                behind = before.copy()
                behind[moving] = self.builder.begin(int(moving.sum()))
                self._held.append(before[moving])
                self._wires[view.wire, at] = behind
        return self._wires[view.wire, max(0, lag)][view.low : view.low + view.width]

    def _operand(self, word: Word, op: Op, frame: int) -> Nets:
        """A word at its place in a frame."""
        found = np.zeros(frame, np.int32)
        place = word.shift - op.base
        found[place : place + word.width] = self.nets(word, op.stage)
        return found


def _fitted(word: Nets, width: int) -> Nets:
    """A word with zeros above it."""
    return np.concatenate([word[:width], np.zeros(max(0, width - len(word)), np.int32)])


def _above(word: Nets, places: int = 1) -> Nets:
    """A word, places further up."""
    return np.concatenate([np.zeros(places, np.int32), word])


def _spread(fields: Sequence[Nets]) -> Nets:
    """Field by field: the first bits of all words, then the second ones."""
    return np.stack(fields, axis=1).ravel()


def _recoded(_op: Op, b: Builder, x: Sequence[Nets]) -> list[Nets]:
    first, second = x
    digits = (len(first) + 1) // 2 + 1
    s = _fitted(b.one(bits.XOR, first, second), 2 * digits)
    c = _fitted(_above(b.one(bits.AND, first, second)), 2 * digits)
    s0, s1, c0, c1 = s[0::2], s[1::2], c[0::2], c[1::2]
    both = b.one(bits.AND, s0, c0)
    odd = b.one(bits.XOR, s0, c0)
    less = b.one(bits.XOR, b.one(bits.XOR, s1, c1), both)
    taken = _above(b.one(bits.OR, b.one(bits.OR, s1, c1), both))[:digits]
    two = b.one(bits.AND, b.one(bits.XOR, taken, less), b.one(bits.XOR, odd, less))
    negative = b.one(bits.BUT, less, b.one(bits.AND, odd, taken))
    return [b.one(bits.XOR, odd, taken), two, negative]


def _multiple(_op: Op, b: Builder, x: Sequence[Nets]) -> list[Nets]:
    v, one, two, negative, *before = x
    amount = b.one(bits.AND_OR, one, _fitted(v, len(v) + 1), two, _above(v))
    row = np.concatenate([b.one(bits.XOR, amount, negative), b.inverted(negative)])
    return [np.concatenate([before[0], np.zeros(1, np.int32), row]) if before else row]


def _products(op: Op, b: Builder, x: Sequence[Nets]) -> list[Nets]:
    distance = op.params["distance"]
    (one, up_one), (two, up_two), (negative, up_negative) = ((word[:-distance], word[distance:]) for word in x)
    single = b.one(bits.AND, one, up_one)
    double = b.one(bits.AND_OR, one, up_two, two, up_one)
    four = b.one(bits.AND, two, up_two)
    minus = b.one(bits.XOR, negative, up_negative)
    below = b.one(bits.AND, minus, b.one(bits.OR, single, double))
    second, third = b.one(bits.JOINED, single, minus, double), b.one(bits.NEITHER, four, below)
    return [_spread([single, second, third, b.one(bits.BUT, four, minus)])]


def _squares(_op: Op, _b: Builder, x: Sequence[Nets]) -> list[Nets]:
    one, two = x
    none = np.zeros_like(one)
    return [_spread([one, none, two, none])]


def _complement(op: Op, b: Builder, x: Sequence[Nets]) -> list[Nets]:
    word = _fitted(x[0], op.params["bits"])
    return [b.one(bits.INVERTER, word)]


def _literal(op: Op, _b: Builder, _x: Sequence[Nets]) -> list[Nets]:
    value: int = op.params["value"]
    return [np.array([value >> i & 1 for i in range(op.outs[0].width)], np.int32)]


def _choice(op: Op, b: Builder, x: Sequence[Nets]) -> list[Nets]:
    width = op.outs[0].width
    return [b.one(bits.CHOICE, x[0], _fitted(x[1], width), _fitted(x[2], width))]


def _bitwise(function: bits.Function) -> Make:
    def make(op: Op, b: Builder, x: Sequence[Nets]) -> list[Nets]:
        found, width = _fitted(x[0], op.outs[0].width), op.outs[0].width
        for word in x[1:]:
            found = b.one(function, found, _fitted(word, width))
        return [found]

    return make


def _table(op: Op, b: Builder, x: Sequence[Nets]) -> list[Nets]:
    """A table of constants, whose entries its kind gives."""
    entries = [op.kind.act(op, [i], 0)[0] for i in range(min(1 << len(x[0]), op.ins[0].high + 1))]
    entries += [0] * ((1 << len(x[0])) - len(entries))
    return [b.table(x[0], entries, op.outs[0].width)]


MAKE: Mapping[Kind, Make] = {
    AND: _bitwise(bits.AND),
    CHOOSE: _choice,
    COMPLEMENT: _complement,
    COUNTER32: lambda _op, b, x: b.apply(bits.FULL_ADDER, *x),
    INVERT: lambda _op, b, x: [b.inverted(x[0])],
    JOIN: lambda _op, _b, x: [np.concatenate([*x])],
    LITERAL: _literal,
    MULTIPLE: _multiple,
    OR: _bitwise(bits.OR),
    PRODUCTS: _products,
    RECODE: _recoded,
    SQUARES: _squares,
    WIDEN: lambda _op, _b, x: [x[0]],
    XOR: _bitwise(bits.XOR),
}
