"""The adder of an engine: a pipeline, the bounds of sums and values, and the sum of nothing."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.part import Part


@dataclass(frozen=True, slots=True)
class Adder:
    """A pipelined part with the operands `old` and `value`, and one result, the new sum."""

    part: Part
    sum: int
    """The largest sum."""
    value: int
    """The largest value."""
    neutral: int = 0
    """The sum of nothing, in a row that was cleared."""
    coordinates: tuple[str, ...] = ("sum",)
    """The words of a sum, all of the same width, the first lowest."""


def modular(bits: int, stages: int) -> Adder:
    """old + value modulo the constant N, both below it."""
    c, most = Circuit(), (1 << bits) - 1
    total = c.add("total", c.input("old", most), c.input("value", most))
    n = c.constant("n", most, lambda modulus: modulus)
    less, fits = c.difference("less", total, n, bits + 1)
    result = c.choose("chosen", fits, less.low(bits), total.low(bits))
    return Adder(Part("adder", "old + value modulo N, both below N", c, {"sum": result}, stages), most, most)


def wrapping(bits: int, stages: int) -> Adder:
    """old + value modulo 2^bits."""
    c, most = Circuit(), (1 << bits) - 1
    result = c.add("total", c.input("old", most), c.input("value", most)).low(bits)
    return Adder(Part("adder", f"old + value modulo 2^{bits}", c, {"sum": result}, stages), most, most)


def integers(bits: int, stages: int) -> Adder:
    """old + value or, where the bit above the value is set, old - value, modulo 2^bits."""
    c, most = Circuit(), (1 << bits) - 1
    old, given = c.input("old", most), c.input("value", 2 * most + 1)
    value = given.low(bits)
    more, less = c.add("more", old, value).low(bits), c.difference("less", old, value, bits)[0]
    result = c.choose("chosen", given.slice(bits, 1), less, more)
    about = f"old + value, or old - value where the highest bit is set, modulo 2^{bits}"
    return Adder(Part("adder", about, c, {"sum": result}, stages), most, 2 * most + 1)
