"""The units of a step: squarer, multiplier, sum or difference, and the canonical form, each as a part of one cycle."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from modmill.hw.carry_save.levels import level_report
from modmill.hw.carry_save.propagate import adder_levels
from modmill.hw.carry_save.rows import GATE, TABLES, Depth, Rows
from modmill.hw.circuit.graph import Circuit, limited
from modmill.hw.circuit.kinds.rom import rom
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.cost.levels import LevelReport
from modmill.hw.trace.lower.numbers import Value
from modmill.hw.trace.lower.pairs import Pairs

ABOVE = 3
"""Bits below the top of p that choose a multiple of p: less than p / 4 remains of what they do not show."""


@dataclass(frozen=True, slots=True)
class Unit:
    """A part whose result is `r`, and the numbers that it computes with."""

    part: Part
    numbers: Pairs

    def levels(self) -> LevelReport:
        """The longest path through it."""
        return level_report(self.numbers.cs.rows, self.part.results.values(), 0)


@dataclass(frozen=True, slots=True)
class Units:
    """The operations of one prime. `adder_bits`: the width of the adders of a canonical form that propagate carries."""

    square: Unit
    product: Unit
    sum: Unit
    canonical: Unit
    adder_bits: int


def units(p: int) -> Units:
    """The units modulo p."""
    square = _unit("square", "the square of a number", p, "a", lambda n, x: n.product("", x[0], x[0]))
    product = _unit("product", "the product of two numbers", p, "ab", lambda n, x: n.product("", x[0], x[1]))
    form, adder_bits = _canonical(p)
    return Units(square, product, _sum(p), form, adder_bits)


def _unit(name: str, about: str, p: int, operands: str, build: Callable[[Pairs, list[Value]], Value]) -> Unit:
    pairs = Pairs(Circuit(), p, "ternary")
    taken = [pairs.taken(pairs.c.input(x, pairs.port_size - 1)) for x in operands]
    return Unit(Part(name, about, pairs.c, {"r": pairs.output("r", build(pairs, taken))}), pairs)


def _sum(p: int) -> Unit:
    """A sum, or where `minus` a difference."""
    pairs = Pairs(Circuit(), p, "ternary")
    a, b = (pairs.taken(pairs.c.input(x, pairs.port_size - 1)) for x in "ab")
    minus = pairs.c.input("minus", 1)
    found = pairs.choose("chosen", minus, pairs.sub("difference", a, b), pairs.add("sum", a, b))
    return Unit(
        Part("sum", "the sum or the difference of two numbers", pairs.c, {"r": pairs.output("r", found)}), pairs
    )


def _canonical(p: int) -> tuple[Unit, int]:
    """The integer below p that is congruent to the shares' sum.

    Tables fold the top of the shares down, and an adder makes one number of them. Its highest bits choose a multiple of
    p that leaves less than 2 p, and a last adder shows whether p can be taken off once more.
    """
    pairs = Pairs(Circuit(), p, "ternary")
    c, cs, bits = pairs.c, pairs.cs, p.bit_length()
    port = c.input("a", pairs.port_size - 1)
    shares = cs.outside(tuple(port.slice(i * pairs.bits, pairs.bits) for i in range(2)))
    folded = cs.settled(shares, bits + 2)
    low, high = (cs.rows.plain(row) for row in folded.rows)
    whole = limited(c.add("whole", low, high), folded.high)
    _arrives(cs.rows, whole, folded.at, adder_levels(whole.width))
    top = whole.slice(max(0, bits - ABOVE), whole.width - max(0, bits - ABOVE))
    entries = tuple((i << max(0, bits - ABOVE)) // p * p for i in range(1 << top.width))
    (multiple,) = c.apply(rom("multiple", entries), "multiple", top)
    _arrives(cs.rows, multiple, cs.rows.arrivals[whole.view.wire], TABLES[top.width])
    rest = limited(c.difference("rest", whole, limited(multiple, whole.high), whole.width)[0], 2 * p - 1)
    _arrives(cs.rows, rest, cs.rows.arrivals[multiple.view.wire], adder_levels(whole.width))
    less, fits = c.difference("less", rest, c.literal("prime", p), rest.width)
    _arrives(cs.rows, less, cs.rows.arrivals[rest.view.wire], adder_levels(rest.width))
    found = limited(c.choose("form", fits, less, rest), p - 1)
    _arrives(cs.rows, found, cs.rows.arrivals[less.view.wire], GATE)
    adder_bits = 2 * whole.width + rest.width
    return Unit(Part("canonical", "the least residue of a number", c, {"r": found}), pairs), adder_bits


def _arrives(rows: Rows, word: Word, after: Depth, levels: float) -> None:
    """Records when an operator's results arrive that is not one of rows."""
    rows.arrivals.update(dict.fromkeys(word.view.wire.op.outs, after.after(levels)))
