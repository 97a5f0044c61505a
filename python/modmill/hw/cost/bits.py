"""A design as functions of bits side by side: blocks of equal functions over arrays of nets, in order of dependence.

What is built is as small as constants make it: a function of a constant becomes one of fewer bits, a gate, or a wire.
A full adder that loses a bit becomes a half adder, or the gates of a sum with a carry in.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, reduce
from typing import Any

import numpy as np
import numpy.typing as npt

Nets = npt.NDArray[np.int32]
"""Nets, the lowest bit first."""
ZERO, ONE, FIRST = 0, 1, 2
"""The nets of the constants, and the first of the others."""


@dataclass(frozen=True, slots=True)
class Function:
    """Truth tables over the same `inputs` bits, one for each result: entry v at bit v, the first input lowest in v."""

    inputs: int
    tables: tuple[int, ...]

    def column(self, table: int) -> tuple[int, ...]:
        """A table entry by entry."""
        return tuple(table >> v & 1 for v in range(1 << self.inputs))


def function(inputs: int, *results: Any) -> Function:
    """The function of expressions that take bits as integers."""
    words = [tuple(v >> i & 1 for i in range(inputs)) for v in range(1 << inputs)]
    return Function(inputs, tuple(sum((f(*w) & 1) << v for v, w in enumerate(words)) for f in results))


FULL_ADDER = function(3, lambda a, b, c: a ^ b ^ c, lambda a, b, c: a + b + c >> 1)
HALF_ADDER = function(2, lambda a, b: a ^ b, lambda a, b: a & b)
BUFFER = function(1, lambda a: a)
INVERTER = function(1, lambda a: 1 - a)
AND = function(2, lambda a, b: a & b)
OR = function(2, lambda a, b: a | b)
XOR = function(2, lambda a, b: a ^ b)
BUT = function(2, lambda a, b: a & ~b)
AND_OR = function(4, lambda a, b, c, d: a & b | c & d)
JOINED = function(3, lambda a, b, c: a & b | c)
NEITHER = function(2, lambda a, b: 1 - (a | b))
CHOICE = function(3, lambda s, a, b: a if s else b)


@dataclass(frozen=True, slots=True)
class Block:
    """So many equal functions side by side: a row of `ins` for each input, a row of `outs` for each result."""

    function: Function
    ins: Nets
    outs: Nets


@dataclass(frozen=True, slots=True)
class Bits:
    """A design between registers: its blocks, how many nets there are, those out of registers, and those into them."""

    nets: int
    blocks: Sequence[Block]
    begins: Nets
    ends: Nets
    ports: Nets
    """The begins that come from outside in the same cycle, without a register."""

    def count(self) -> Mapping[Function, int]:
        """The number of bits of each function."""
        found: dict[Function, int] = {}
        for block in self.blocks:
            found[block.function] = found.get(block.function, 0) + block.ins.shape[1]
        return found

    def run(self, given: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
        """The bits at the ends for those at the begins."""
        values = np.zeros(self.nets, np.uint8)
        values[ONE] = 1
        values[self.begins] = given
        for block in self.blocks:
            at = reduce(np.add, (values[row] << i for i, row in enumerate(block.ins)))
            for out, table in zip(block.outs, block.function.tables, strict=True):
                values[out] = np.array(block.function.column(table), np.uint8)[at]
        return values[self.ends]


@dataclass(slots=True)
class Builder:
    """Makes functions of nets; what constants decide is not made."""

    nets: int = FIRST
    blocks: list[Block] = field(default_factory=list)
    begins: list[Nets] = field(default_factory=list)
    ports: list[Nets] = field(default_factory=list)
    _inverted: dict[int, int] = field(default_factory=dict)

    def new(self, count: int) -> Nets:
        """So many nets."""
        made = np.arange(self.nets, self.nets + count, dtype=np.int32)
        self.nets += count
        return made

    def begin(self, count: int, *, port: bool = False) -> Nets:
        """Nets out of registers, or from a port."""
        made = self.new(count)
        self.begins.append(made)
        if port:
            self.ports.append(made)
        return made

    def one(self, made: Function, *ins: Nets) -> Nets:
        """The result of a function that has one."""
        (found,) = self.apply(made, *ins)
        return found

    def apply(self, made: Function, *ins: Nets) -> list[Nets]:
        """The results of a function of words, bit by bit; a single net is read by all bits."""
        rows = np.stack(np.broadcast_arrays(*ins)).astype(np.int32)
        known = np.where(rows < FIRST, rows, 2)
        code = reduce(lambda total, row: 3 * total + row, known)
        results = [np.empty(rows.shape[1], np.int32) for _ in made.tables]
        for pattern in np.unique(code):
            at = np.flatnonzero(code == pattern)
            here = rows[:, at]
            fixed = tuple(int(row[at[0]]) for row in known)
            left, parts = _residual(made, fixed)
            open_ = here[[i for i, value in enumerate(fixed) if value == 2]]
            for result, net in zip(results, self._parts(left, parts, open_), strict=True):
                result[at] = net
        return results

    def _parts(self, left: Function, parts: Sequence[Function], ins: Nets) -> Iterator[Nets]:
        """A function's results without constants among its inputs: as it is, or each by itself."""
        if left in (FULL_ADDER, HALF_ADDER):
            yield from self._made(left, ins)
            return
        for part in parts:
            (table,) = part.tables
            used = _used(part)
            if not used:
                yield np.full(ins.shape[1], table & 1, np.int32)
            elif part == INVERTER or _narrowed(part, used) == INVERTER:
                yield self.inverted(ins[used[0]])
            elif _narrowed(part, used) == BUFFER:
                yield ins[used[0]]
            else:
                yield self._made(_narrowed(part, used), ins[list(used)])[0]

    def _made(self, made: Function, ins: Nets) -> list[Nets]:
        outs = np.stack([self.new(ins.shape[1]) for _ in made.tables])
        self.blocks.append(Block(made, ins, outs))
        return [*outs]

    def inverted(self, word: Nets) -> Nets:
        """The complement of each bit, made once."""
        found = np.array([self._inverted.get(int(net), -1) for net in word], np.int32)
        missing = np.unique(word[found < 0])
        if len(missing):
            (made,) = self._made(INVERTER, missing[None, :])
            self._inverted |= dict(zip(missing.tolist(), made.tolist(), strict=True))
            self._inverted |= dict(zip(made.tolist(), missing.tolist(), strict=True))
            found = np.array([self._inverted[int(net)] for net in word], np.int32)
        return found

    def table(self, index: Nets, entries: Sequence[int], width: int) -> Nets:
        """The entry of a table at an index: choices by one bit after the other, each function of bits made once."""
        made: dict[tuple[int, int], int] = {}
        columns = [sum((entry >> bit & 1) << v for v, entry in enumerate(entries)) for bit in range(width)]
        layers: dict[int, set[int]] = {len(index): set(columns)}
        for bits in range(len(index), 2, -1):
            half = 1 << bits - 1
            layers[bits - 1] = {part for t in layers[bits] for part in (t >> half, t & (1 << half) - 1)}
        first = min(2, len(index))
        for bits in range(first, len(index) + 1):
            tables = sorted(layers[bits])
            if bits == first:
                for table in tables:
                    net = self.one(Function(bits, (table,)), *(index[i : i + 1] for i in range(bits)))
                    made[bits, table] = int(net[0])
                continue
            half = 1 << bits - 1
            pairs = [(made[bits - 1, t >> half], made[bits - 1, t & (1 << half) - 1]) for t in tables]
            high, low = (np.array(side, np.int32) for side in zip(*pairs, strict=True))
            same = high == low
            chosen = low.copy()
            if not same.all():
                chosen[~same] = self.one(CHOICE, index[bits - 1 : bits], high[~same], low[~same])
            made |= {(bits, t): int(net) for t, net in zip(tables, chosen, strict=True)}
        return np.array([made[len(index), column] for column in columns], np.int32)

    def finish(self, ends: Iterable[Nets]) -> Bits:
        """The design whose registers take these nets, without what none of them needs."""
        into = np.concatenate([np.zeros(0, np.int32), *ends])
        needed = np.zeros(self.nets, bool)
        needed[into] = True
        kept: list[Block] = []
        for block in reversed(self.blocks):
            wanted = needed[block.outs].any(axis=0)
            if not wanted.any():
                continue
            whole = wanted.all()
            ins, outs = (block.ins, block.outs) if whole else (block.ins[:, wanted], block.outs[:, wanted])
            needed[ins.ravel()] = True
            kept.append(Block(block.function, ins, outs))
        begins, ports = (np.concatenate([np.zeros(0, np.int32), *nets]) for nets in (self.begins, self.ports))
        return Bits(self.nets, kept[::-1], begins, into, ports)


@cache
def _residual(made: Function, fixed: tuple[int, ...]) -> tuple[Function, tuple[Function, ...]]:
    """A function where some inputs are known (0 or 1, else 2): of the others, whole and result by result."""
    free = [i for i, value in enumerate(fixed) if value == 2]
    known = sum(value << i for i, value in enumerate(fixed) if value != 2)
    tables: list[int] = []
    for table in made.tables:
        found = 0
        for v, bits in enumerate(itertools.product((0, 1), repeat=len(free))):
            at = known | sum(bit << i for bit, i in zip(reversed(bits), free, strict=True))
            found |= (table >> at & 1) << v
        tables.append(found)
    return Function(len(free), tuple(tables)), tuple(Function(len(free), (table,)) for table in tables)


@cache
def _used(made: Function) -> tuple[int, ...]:
    """The inputs that can change a function's one result."""
    (table,) = made.tables
    size = 1 << made.inputs
    return tuple(i for i in range(made.inputs) if any((table >> v ^ table >> (v ^ 1 << i)) & 1 for v in range(size)))


@cache
def _narrowed(made: Function, used: tuple[int, ...]) -> Function:
    """The function of the inputs that it uses."""
    fixed = tuple(2 if i in used else 0 for i in range(made.inputs))
    return _residual(made, fixed)[0]
