"""The units of the processor: a modular multiplier, and an adder that also subtracts."""

from __future__ import annotations

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.part import Part
from modmill.hw.modmul import barrett


def multiplier(bits: int, stages: int, policy: str) -> Part:
    """a b mod N: the circuit of the unit modmul."""
    circuit, result = barrett.build(bits, policy)
    return Part("multiplier", "modular multiplier", circuit, {"r": result}, stages)


def adder(bits: int, stages: int) -> Part:
    """a + b mod N, or a - b mod N where `which` is 1, of numbers below N: each and its correction side by side."""
    c = Circuit()
    most = (1 << bits) - 1
    a, b, which = c.input("a", most), c.input("b", most), c.input("which", 1)
    n = c.constant("n", most, lambda modulus: modulus)
    total = c.add("total", a, b)
    less, fits = c.difference("less", total, n, bits + 1)
    difference, positive = c.difference("difference", a, b, bits)
    more = c.add("more", difference, n).low(bits)
    added = c.choose("added", fits, less.low(bits), total.low(bits))
    taken = c.choose("taken", positive, difference, more)
    return Part(
        "adder",
        "modular adder and subtractor",
        circuit=c,
        results={"r": c.choose("r", which, taken, added)},
        stages=stages,
    )
