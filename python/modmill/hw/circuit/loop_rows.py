"""Rows that a loop makes for itself: the multiples of a word by digits, and the products of digits at a distance.

A factor of hundreds of digits makes hundreds of such rows, each an operator of its own in a circuit. Those that one
tree alone reads are made in its loop from the word and the digits.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from modmill.hw.circuit.kinds import MULTIPLE, PRODUCTS
from modmill.hw.circuit.op import Op, Word
from modmill.hw.circuit.verilog import Scope

INDEX = 16
"""Bits of an entry of a table."""


def table(entries: Sequence[int]) -> str:
    """Entries of a table as one number, the first lowest."""
    return f"{INDEX * len(entries)}'h" + "_".join(f"{entry:0{INDEX // 4}x}" for entry in reversed(entries))


@dataclass(eq=False, slots=True)
class Series(ABC):
    """Rows made alike from the same words: `ports` with their texts and widths, and the operators with their places."""

    ports: dict[str, tuple[str, int]]
    ops: list[tuple[Op, int]] = field(default_factory=list)

    @property
    @abstractmethod
    def ends(self) -> Iterable[int]:
        """The place above each row."""

    @abstractmethod
    def declared(self, name: str, low: int, total: int) -> list[str]:
        """The tables and the words of the series, whose names begin with its own."""

    @abstractmethod
    def lines(self, name: str, first: int, total: int) -> list[str]:
        """The statements that set the rows from `first` on, of `total` bits."""

    def inputs(self, name: str) -> list[str]:
        """The ports of the loop's module."""
        return [f"input  logic [{width - 1}:0] {name}_{port}_i" for port, (_, width) in self.ports.items()]

    def _places(self, name: str, low: int) -> list[str]:
        return [_parameter(f"{name}_places", [place - low for _, place in self.ops])]

    def _at(self, name: str, what: str, bits: int = INDEX) -> str:
        return f"{name}_{what}[{INDEX}*k+:{bits}]"


class Multiples(Series):
    """Multiples of one word by digits of one factor (`MULTIPLE`)."""

    @property
    def ends(self) -> Iterable[int]:
        return [place + op.outs[0].width for op, place in self.ops]

    def declared(self, name: str, low: int, total: int) -> list[str]:
        digits = [op.ins[1].view.low for op, _ in self.ops]
        below = sum(1 << k for k, (op, _) in enumerate(self.ops) if len(op.ins) > 4)
        _, width = self.ports["value"]
        return [
            *self._places(name, low),
            _parameter(f"{name}_digits", digits),
            f"  localparam logic [{len(self.ops) - 1}:0] {name}_below = {len(self.ops)}'h{below:x};",
            f"  logic [{width}:0] {name}_row;",
            f"  logic {name}_negative, {name}_lacks;",
        ]

    def lines(self, name: str, first: int, total: int) -> list[str]:
        bits = max(1, (self.ports["one"][1] - 1).bit_length())
        digit, value = self._at(name, "digits", bits), f"{name}_value_i"
        return [
            f"    for (int k = 0; k < {len(self.ops)}; k++) begin",
            f"      {name}_negative = {name}_negative_i[{digit}];",
            f"      {name}_lacks = {name}_below[k] & {name}_negative_i[{digit} - {bits}'d1];",
            # Choices: Verilator would fill a word with copies of a bit one by one.
            f"      {name}_row = {name}_one_i[{digit}] ? {{1'b0, {value}}} : '0;",
            f"      if ({name}_two_i[{digit}]) {name}_row = {name}_row | {{{value}, 1'b0}};",
            f"      if ({name}_negative) {name}_row = ~{name}_row;",
            f"      a = {total}'({{~{name}_negative, {name}_row}});",
            f"      if ({name}_below[k]) a = a << 2 | {total}'({name}_lacks);",
            f"      rows[{first}+k] = a << {self._at(name, 'places')};",
            "    end",
        ]


class Products(Series):
    """Products of digits of a factor at a distance (`PRODUCTS`): a digit has a field of four bits, so that a shift by
    four places is one by a digit."""

    @property
    def ends(self) -> Iterable[int]:
        return [place + op.outs[0].width for op, place in self.ops]

    def declared(self, name: str, low: int, total: int) -> list[str]:
        top = 4 * self.ports["one"][1] - 1
        distances = [op.params["distance"] for op, _ in self.ops]
        words = (
            "one",
            "two",
            "negative",
            "fields",
            "one_there",
            "two_there",
            "minus",
            "single",
            "double",
            "third",
            "four",
        )
        return [
            *self._places(name, low),
            _parameter(f"{name}_distances", distances),
            f"  logic [{top}:0] {', '.join(f'{name}_{word}' for word in words)};",
        ]

    def lines(self, name: str, first: int, total: int) -> list[str]:
        n, count = name, self.ports["one"][1]
        by = f"{{{self._at(name, 'distances')}, 2'd0}}"
        return [
            *(f"    {n}_{word} = '0;" for word in ("one", "two", "negative", "fields")),
            f"    for (int i = 0; i < {count}; i++) begin",
            *(f"      {n}_{word}[4*i] = {n}_{word}_i[i];" for word in ("one", "two", "negative")),
            f"      {n}_fields[4*i] = 1'b1;",
            "    end",
            f"    for (int k = 0; k < {len(self.ops)}; k++) begin",
            f"      {n}_one_there = {n}_one >> {by};",
            f"      {n}_two_there = {n}_two >> {by};",
            f"      {n}_minus = {n}_negative ^ ({n}_negative >> {by});",
            f"      {n}_single = {n}_one & {n}_one_there;",
            f"      {n}_double = ({n}_one & {n}_two_there) | ({n}_two & {n}_one_there);",
            f"      {n}_four = {n}_two & {n}_two_there;",
            # Words of their own, since Verilator computes an operand of a cast in the width of the cast.
            f"      {n}_third = ({n}_fields >> {by}) & ~{n}_four & ~({n}_minus & ({n}_single | {n}_double));",
            f"      {n}_double = {n}_double | ({n}_single & {n}_minus);",
            f"      {n}_four = {n}_four & ~{n}_minus;",
            f"      a = {total}'({n}_single) | {total}'({n}_double) << 1",
            f"        | {total}'({n}_third) << 2 | {total}'({n}_four) << 3;",
            f"      rows[{first}+k] = a << {self._at(name, 'places')};",
            "    end",
        ]


@dataclass(slots=True)
class Made:
    """The series of one loop, by the words that they are made from."""

    series: dict[object, Series] = field(default_factory=dict)

    def add(self, op: Op, place: int, scope: Scope) -> None:
        """Takes the row of an operator, once."""
        words = {} if op.kind is PRODUCTS else {"value": op.ins[0]}
        planes = [Word.of(word.view.wire) for word in op.ins[op.kind is MULTIPLE :][:3]]
        words |= dict(zip(("one", "two", "negative"), planes, strict=True))
        key = (op.kind, *(word.view for word in words.values()))
        if key not in self.series:
            ports = {name: (scope.read(word, op.stage), word.width) for name, word in words.items()}
            self.series[key] = (Products if op.kind is PRODUCTS else Multiples)(ports)
        self.series[key].ops.append((op, place))

    @property
    def named(self) -> dict[str, Series]:
        """The series with names."""
        return {f"made_{i}": series for i, series in enumerate(self.series.values())}

    @property
    def ops(self) -> list[tuple[Op, int]]:
        """The operators of all rows in their order, with their places."""
        return [entry for series in self.series.values() for entry in series.ops]


def makes(op: Op) -> bool:
    """True for an operator whose row a loop can make itself."""
    whole = op.kind is PRODUCTS and all(w.view.low == 0 and w.width == w.view.wire.width for w in op.ins)
    return (op.kind is MULTIPLE or whole) and not op.group


def _parameter(name: str, entries: Sequence[int]) -> str:
    return f"  localparam logic [{INDEX * len(entries) - 1}:0] {name} = {table(entries)};"
