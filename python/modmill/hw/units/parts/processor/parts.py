"""The units of the processor: a modular multiplier, an adder that also subtracts, and tests and choices.

For polynomials over GF(2) a multiplier without carries, and exclusive ors and squares in the place of the adder.
"""

from __future__ import annotations

from collections.abc import Sequence

from modmill.golden import gf2
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.circuit.part import Part
from modmill.hw.microcode.core import Engine
from modmill.hw.modmul import barrett
from modmill.hw.modmul.binary_reduction import squared
from modmill.hw.modmul.carryless import CarrylessMultiplier
from modmill.hw.modmul.methods import METHODS
from modmill.hw.trace.lower.microcode import PRODUCTS
from modmill.hw.units.parts.processor.config import ANY, ProcessorConfig
from modmill.hw.units.parts.processor.program import Compiled


def engines(config: ProcessorConfig, compiled: Compiled, *, built_in: bool = False) -> list[Engine]:
    """The units of a processor; with `built_in` none of their constants come from outside."""
    bits, modulus, functions = config.bits, compiled.modulus, compiled.assembly.functions
    products = tuple(name for name in PRODUCTS if name in functions)
    sums_of = tuple(name for name in ("add", "sub", "square") if name in functions)
    others = tuple(name for name in functions if name not in (*products, *sums_of))
    if compiled.assembly.binary:
        assert modulus is not None
        product = CarrylessMultiplier(modulus, config.stages, config.levels).part
        sums = linear(modulus, sums_of, config.linear_stages)
    else:
        product = _product(config, compiled)
        sums = adder(bits, config.adder_stages, modulus if built_in else None)
    return [
        Engine(product, products),
        Engine(sums, sums_of),
        *([Engine(chooser(bits, others, config.chooser_stages), others)] if others else []),
    ]


def _product(config: ProcessorConfig, compiled: Compiled) -> Part:
    """The multiplier of residues."""
    if config.method == ANY or compiled.modulus is None:
        return multiplier(config.bits, config.stages, "ternary", config.levels, config.column, compiled.other)
    method = METHODS[config.method]
    return method(compiled.modulus, config.stages, slack=0, levels=config.levels, column=config.column).part


def multiplier(bits: int, stages: int, policy: str, levels: int = 0, column: int = 1, other: int | None = None) -> Part:
    """a b mod N for any N of so many bits: the circuit of the unit modmul; modulo `other` where `which` is 1."""
    circuit, result = barrett.build(bits, policy, levels, column, other)
    return Part("multiplier", "modular multiplier", circuit, {"r": result}, stages)


def adder(bits: int, stages: int, modulus: int | None = None) -> Part:
    """a + b mod N, or a - b mod N where `which` is 1, of numbers below N: each and its correction side by side.

    N is built in where it is given.
    """
    c = Circuit()
    most = (1 << bits) - 1
    a, b, which = c.input("a", most), c.input("b", most), c.input("which", 1)
    n = c.literal("n", modulus) if modulus else c.constant("n", most, lambda modulus: modulus)
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


def linear(modulus: int, functions: Sequence[str], stages: int) -> Part:
    """a + b of polynomials over GF(2); where `which` is there and 1, a^2 modulo N."""
    c = Circuit()
    most = (1 << gf2.degree(modulus)) - 1
    a, b = c.input("a", most), c.input("b", most)
    found = c.xor("sum", a, b)
    if "square" in functions:
        found = c.choose("r", c.input("which", 1), squared(c, "square", a, modulus), found)
    return Part("adder", "sums and squares of polynomials over GF(2)", c, {"r": found}, stages)


def chooser(bits: int, functions: Sequence[str], stages: int = 1) -> Part:
    """A part with those of equal, below, odd, when, unless and bit that are wanted, chosen by `which`; a bit is a
    number's lowest.
    """
    c = Circuit()
    most = (1 << bits) - 1
    a, b = c.input("a", most), c.input("b", most)
    results: dict[str, Word] = {}
    for name in functions:
        if name == "equal":
            results[name] = c.equal("same", a, b)
        elif name == "below":
            _, reaches = c.difference("beyond", a, b, bits)
            results[name] = c.invert("is_below", reaches)
        elif name == "odd":
            results[name] = a.low(1)
        elif name == "bit":
            results[name] = _bit_at(c, a, b.low((bits - 1).bit_length()))
        else:
            bit = b.low(1) if name == "when" else c.invert("clear", b.low(1))
            results[name] = c.select(name, (bit, a))
    found = list(results.values())
    if len(found) == 2:
        found = [c.choose("r", c.input("which", 1), found[1], found[0])]
    elif len(found) > 2:
        found = [c.pick("r", c.input("which", len(found) - 1), *found)]
    # As wide as any number, so that it may stand in any register.
    return Part("chooser", "tests and choices", c, {"r": c.widen("wide", found[0], most, 0.0)}, stages)


def _bit_at(c: Circuit, word: Word, place: Word) -> Word:
    """The bit at a place, by four bits of the place at a time."""
    found = [word.slice(min(i, word.width - 1), 1) for i in range(1 << place.width)]
    low = 0
    while len(found) > 1:
        step = min(4, place.width - low)
        size, by = 1 << step, place.slice(low, step)
        found = [c.pick(f"bit_{low}_{i}", by, *found[i : i + size]) for i in range(0, len(found), size)]
        low += step
    return found[0]
