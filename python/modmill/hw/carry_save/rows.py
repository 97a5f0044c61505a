"""Rows of bits with what they can be, when they arrive, and what their sums cost: all known without synthesis.

A `Row` is a word of a circuit with its *support*, the bits that can be set. Of three rows, each place in which all can
have a bit is a full adder, and each in which two can is a half adder; so supports give the exact number of cells, and
each construction adds to the `Count` of its `Rows`. Time is counted in levels: a full adder is 1; a gate of two inputs,
an AND-OR, a half adder, an XOR or a multiplexer is 1/2.
"""

from __future__ import annotations

import heapq
import itertools
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds import COMPLEMENT, COUNTER32
from modmill.hw.circuit.kinds.rom import rom
from modmill.hw.circuit.op import BoundError, Op, Wire, Word

GATE = 0.5
"""Levels of a gate."""
TABLES = {1: 0.0, 2: GATE, 3: 2 * GATE, 4: 2 * GATE, 5: 3 * GATE, 6: 4 * GATE}
"""Levels of a table, by the bits of its index; one of a single bit is wiring."""


class Depth(NamedTuple):
    """The longest way from the inputs: in levels, and in full adders alone, which need not be the same way."""

    levels: float = 0.0
    adders: int = 0

    def after(self, levels: float, adders: int = 0) -> Depth:
        """Behind an operator."""
        return Depth(self.levels + levels, self.adders + adders)


def latest(depths: Iterable[Depth]) -> Depth:
    """When all of them have arrived.

    >>> latest([Depth(3.5, 2), Depth(3.0, 3)])
    Depth(levels=3.5, adders=3)
    """
    known = [Depth(), *depths]
    return Depth(max(d.levels for d in known), max(d.adders for d in known))


@dataclass(slots=True)
class Count:
    """Cells: full and half adders of trees, bits of multiples of digits, digits that are recoded, products of two
    digits, set bits of the supports of tables, and bits of choices between two rows."""

    full_adders: int = 0
    half_adders: int = 0
    multiples: int = 0
    recoded: int = 0
    digit_products: int = 0
    table_bits: int = 0
    choices: int = 0

    def plus(self, **more: int) -> None:
        """Counts more of some."""
        for name, number in more.items():
            setattr(self, name, getattr(self, name) + number)


@dataclass(frozen=True, eq=False, slots=True)
class Row:
    """A word, the bits that can be set in it, at their places, and its arrival."""

    word: Word
    mask: int
    at: Depth

    @property
    def low(self) -> int:
        """The lowest place that can be set."""
        return (self.mask & -self.mask).bit_length() - 1

    def shifted(self, by: int) -> Row:
        """The row, worth 2^by times as much."""
        return Row(self.word.shifted(by), self.mask << by, self.at)


class Delays(NamedTuple):
    """Levels from the operands of a full adder to its sum and to its carry."""

    sum: float = 1.0
    carry: float = 1.0


Adders = Callable[[Row, Row, Row], list[Row]]
"""An adder: at most two rows with the sum of three."""


def earliest(rows: Sequence[Row], add: Adders) -> list[Row]:
    """Always the three rows that arrive first; among rows of one arrival those with the lowest places."""
    order = itertools.count()
    heap = [(row.at.levels, row.low, next(order), row) for row in rows]
    heapq.heapify(heap)
    while len(heap) > 2:
        a, b, c = (heapq.heappop(heap)[-1] for _ in range(3))
        for row in add(a, b, c):
            heapq.heappush(heap, (row.at.levels, row.low, next(order), row))
    return [entry[-1] for entry in sorted(heap)]


def wallace(rows: Sequence[Row], add: Adders) -> list[Row]:
    """Stages in which as many rows as possible are added, in the order in which they stand."""
    found = list(rows)
    while len(found) > 2:
        whole = len(found) - len(found) % 3
        sums = [row for i in range(0, whole, 3) for row in add(found[i], found[i + 1], found[i + 2])]
        found = sums + found[whole:]
    return found


def dadda(rows: Sequence[Row], add: Adders) -> list[Row]:
    """Stages in which no more rows are added than the number of further stages needs.

    >>> dadda_stages(1506)
    17
    """
    found = list(rows)
    while len(found) > 2:
        most = 2
        while most * 3 // 2 < len(found):
            most = most * 3 // 2
        sums: list[Row] = []
        while len(found) > 2 and len(found) + len(sums) > most:
            sums += add(*found[:3])
            found = found[3:]
        found += sums
    return found


def dadda_stages(rows: int) -> int:
    """The fewest stages of full adders that take so many rows to two."""
    most, stages = 2, 0
    while most < rows:
        most, stages = most * 3 // 2, stages + 1
    return stages


EARLIEST = "earliest"
ORDERS: Mapping[str, Callable[[Sequence[Row], Adders], list[Row]]] = {
    EARLIEST: earliest,
    "wallace": wallace,
    "dadda": dadda,
}
"""The orders of trees by name."""


@dataclass(slots=True)
class Rows:
    """The builder of rows in one circuit, and what they cost. `delays` order the trees and are those that count.

    `order`: which rows of a tree are added first.
    """

    circuit: Circuit = field(default_factory=Circuit)
    count: Count = field(default_factory=Count)
    delays: Delays = field(default_factory=Delays)
    order: str = EARLIEST
    made: list[Row] = field(default_factory=list)
    """All rows, for `run` to check."""
    arrivals: dict[Wire, Depth] = field(default_factory=dict)
    """When wires arrive that rows and digits are on; another wire arrives with the latest that it is made of."""
    purposes: dict[Op, str] = field(default_factory=dict)
    """The purpose of each operator of a tree."""
    _names: itertools.count[int] = field(default_factory=itertools.count)
    _tables: dict[tuple[str, tuple[int, ...]], str] = field(default_factory=dict)
    """The names of tables by what was asked for and their entries."""

    def name(self, what: str) -> str:
        """A name for a wire."""
        return f"{what}_{next(self._names)}"

    def row(self, word: Word, mask: int, at: Depth) -> Row:
        """A row, whose word is cut to its support. Raises BoundError for a support of nothing or of negative places."""
        if mask <= 0:
            raise BoundError(f"{word.view.wire.name}: a row without a bit")
        found = Row(limited(word, mask), mask, at)
        if (1 << found.word.width + found.word.shift) - 1 < mask:
            raise BoundError(f"{word.view.wire.name}: a support of {mask.bit_length()} bits on fewer wires")
        self.made.append(found)
        self.arrivals[word.view.wire] = at
        return found

    def input(self, name: str, bits: int) -> Row:
        """A share from outside, any of so many bits."""
        return self.row(self.circuit.input(name, (1 << bits) - 1), (1 << bits) - 1, Depth())

    def constant(self, value: int) -> Row | None:
        """A number, which is there from the beginning; no row for 0."""
        return self.row(self.circuit.literal(self.name("constant"), value), value, Depth()) if value else None

    def complement(self, row: Row, top: int) -> tuple[Row, int]:
        """2^top - 2^s - row, s the places that the word is shifted by, and the constant: what it is above -row."""
        shift = row.word.shift
        (word,) = self.circuit.apply(COMPLEMENT, self.name("complement"), row.word, bits=top - shift)
        excess = (1 << top) - (1 << shift)
        return self.row(word, excess, row.at), excess

    def part(self, row: Row, low: int, bits: int) -> Row | None:
        """Places low to low + bits - 1 of a row, worth 2^-low; None where nothing can be set."""
        mask = row.mask >> low & (1 << bits) - 1
        if not mask:
            return None
        first = low - row.word.shift
        plain = row.word.shifted(-row.word.shift)
        width = min(bits + min(first, 0), plain.width - max(first, 0))
        return self.row(plain.slice(max(first, 0), width).shifted(max(-first, 0)), mask, row.at)

    def table(self, name: str, index: Row, entries: Sequence[int]) -> Row:
        """The entry at an index of up to six bits; a name that other entries have gets a number behind it.

        Raises BoundError for an index that is shifted.
        """
        bits = (len(entries) - 1).bit_length()
        others = sum(known == name for known, _ in self._tables)
        name = self._tables.setdefault((name, tuple(entries)), f"{name}_{others}" if others else name)
        (word,) = self.circuit.apply(rom(name, tuple(entries)), self.name("entry"), index.word)
        reached = [entry for at, entry in enumerate(entries) if not at & ~index.mask]
        mask = 0
        for entry in reached:
            mask |= entry
        self.count.plus(table_bits=mask.bit_count())
        return self.row(word, mask, index.at.after(TABLES[bits]))

    def plain(self, row: Row) -> Word:
        """A word with the zeros below the places that a row is shifted by, for a port."""
        by = row.word.shift
        if not by:
            return row.word
        zeros = self.circuit.widen(self.name("zeros"), self.circuit.literal(self.name("zero"), 0), (1 << by) - 1, 0.0)
        return limited(self.circuit.join(self.name("plain"), zeros, row.word.shifted(-by)), row.word.top)

    def merged(self, low: Row, high: Row, place: int) -> Row:
        """A row of `place` bits and one that stands above it, as one row."""
        widened = self.circuit.widen(self.name("low"), self.plain(low), (1 << place) - 1, 0.0)
        word = self.circuit.join(self.name("merged"), widened, high.word.shifted(-high.word.shift))
        return self.row(word, low.mask | high.mask, latest((low.at, high.at)))

    def beside(self, parts: Sequence[Row]) -> Row:
        """Words side by side as one row, the first lowest: the index of a table."""
        if len(parts) == 1:
            return parts[0]
        mask, place = 0, 0
        for part in parts:
            mask |= part.mask << place
            place += part.word.width
        word = self.circuit.join(self.name("index"), *(part.word for part in parts))
        return self.row(word, mask, latest(part.at for part in parts))

    def choice(self, bit: Word, a: Row | None, b: Row | None) -> Row | None:
        """Row a where the bit is set, else b; a row that is missing is 0."""
        if a is None and b is None:
            return None
        words = [self.plain(x) if x else self.circuit.literal(self.name("zero"), 0) for x in (a, b)]
        there = [x for x in (a, b) if x]
        mask = there[0].mask | there[-1].mask
        self.count.plus(choices=mask.bit_count())
        found = self.circuit.choose(self.name("choice"), bit, *words)
        return self.row(found, mask, latest(x.at for x in there).after(GATE))

    def adders(self, a: Row, b: Row, c: Row, limit: int, purpose: str = "tree") -> list[Row]:
        """Two rows, or one, with the sum of three, which is at most `limit`: full adders side by side."""
        three = a.mask & b.mask & c.mask
        two = (a.mask & b.mask | a.mask & c.mask | b.mask & c.mask) & ~three
        self.count.plus(full_adders=three.bit_count(), half_adders=two.bit_count())
        before = latest((a.at, b.at, c.at))
        s, m = self.circuit.apply(COUNTER32, self.name("tree"), a.word, b.word, c.word)
        self.purposes[s.view.wire.op] = purpose
        # No row exceeds the sum of all, so that places above the limit's top bit are never set.
        places = (1 << limit.bit_length()) - 1
        masks = (a.mask | b.mask | c.mask) & places, (three | two) << 1 & places
        if three:
            after = before.after(self.delays.sum, 1), before.after(self.delays.carry, 1)
        else:
            after = (before.after(GATE if two else 0.0),) * 2
        return [self.row(word, mask, at) for word, mask, at in zip((s, m), masks, after, strict=True) if mask]

    def tree(self, rows: Sequence[Row], limit: int, purpose: str = "tree", modulo: int = 0) -> list[Row]:
        """At most two rows with the sum of these, which is at most `limit`; with `modulo` that sum modulo 2^modulo.

        `order` says which rows are added first. The longest path is stated by `purpose`.
        """
        return ORDERS[self.order](rows, lambda *three: self._kept(three, limit, purpose, modulo))

    def _kept(self, three: Sequence[Row], limit: int, purpose: str, modulo: int) -> list[Row]:
        a, b, c = three
        found = self.adders(a, b, c, limit, purpose)
        if not modulo:
            return found
        return [kept for row in found if (kept := self.part(row, 0, modulo))]

    def run(self, inputs: Mapping[str, int], modulus: int = 0) -> Values:
        """The numbers on all rows. Raises BoundError where one has a bit that its support excludes."""
        wires = evaluate(self.circuit, inputs, modulus)
        found = {row: value(row.word, wires) for row in self.made}
        for row, number in found.items():
            if number & ~row.mask:
                raise BoundError(f"{row.word.view.wire.name}: {number:#x} has bits outside of {row.mask:#x}")
        return found


Values = Mapping[Row, int]
"""The number on each row."""
