"""Cases for an emitted testbench: edge values, random ones, a chain, with the golden model's results word for word."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from modmill.hw.interface.unit import Case
from modmill.hw.units.vdf.loop.unit import LoopUnit
from modmill.hw.units.vdf.redundant.words import packed


def line(unit: LoopUnit, x: Sequence[int], steps: int, y: Sequence[int] | None = None) -> str:
    """A line of the file that vdf_tb.sv reads: CHECK STEPS X Y. Without y the testbench does not compare."""
    return f"{int(y is not None)} {steps} {packed(x, unit.word_bits):x} {packed(y or (), unit.word_bits):x}"


def first(unit: LoopUnit, modulus: int) -> list[Case]:
    """The run that a unit needs after reset, if any."""
    words = unit.first(modulus)
    return [] if words is None else [Case("the modulus, from which the unit fills its tables", line(unit, words, 1))]


def starts(modulus: int, count: int = 4) -> Iterator[tuple[str, int]]:
    """Residues worth a case: both ends, the middle, carry boundaries, and `count` that a hash of the modulus gives."""
    bits = modulus.bit_length()
    yield from (("0", 0), ("1", 1), ("2", 2), ("N - 1", modulus - 1), ("N - 2", modulus - 2))
    yield "half of N", modulus // 2
    yield "the highest power of two", 1 << (bits - 1)
    yield "all ones below it", (1 << (bits - 1)) - 1
    for i in range(count):
        digest = hashlib.shake_256(f"modmill emit {modulus:x} {i}".encode()).digest(bits // 8 + 9)
        yield f"random {i + 1}", int.from_bytes(digest, "big") % modulus


def cases(unit: LoopUnit, modulus: int, chain: int) -> list[Case]:
    """One squaring of every start, then no squaring, then `chain` squarings of 2; each computed by the golden model."""
    golden = unit.golden(modulus)
    inputs = [(what, unit.encode(x, modulus)) for what, x in starts(modulus)]
    found = first(unit, modulus)
    found += [Case(what, line(unit, words, 1, golden.step(list(words)))) for what, words in (*inputs, *unit.extremes())]
    two = unit.encode(2 % modulus, modulus)
    found.append(Case("no squaring: x comes back", line(unit, two, 0, two)))
    words = two
    for _ in range(chain):
        words = golden.step(words)
    found.append(Case(f"a chain from 2: 2^(2^{chain}) mod N", line(unit, two, chain, words)))
    return found
