"""Cases for a squarer's testbench: edge values, random ones, a chain, with the golden model's results word for word."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from modmill.hw.interface.unit import Case
from modmill.hw.stream.loop.unit import LoopedUnit


def starts(modulus: int, count: int = 4, seed: int = 1) -> Iterator[tuple[str, int]]:
    """Residues worth a case: both ends, the middle, carry boundaries, and `count` that a hash of the modulus gives."""
    bits = modulus.bit_length()
    yield from (("0", 0), ("1", 1), ("2", 2), ("N - 1", modulus - 1), ("N - 2", modulus - 2))
    yield "half of N", modulus // 2
    yield "the highest power of two", 1 << (bits - 1)
    yield "all ones below it", (1 << (bits - 1)) - 1
    for i in range(count):
        digest = hashlib.shake_256(f"modmill emit {modulus:x} {seed} {i}".encode()).digest(bits // 8 + 9)
        yield f"random {i + 1}", int.from_bytes(digest, "big") % modulus


def cases(unit: LoopedUnit, modulus: int, chain: int) -> list[Case]:
    """One squaring of every start, then no squaring, then `chain` squarings of 2; each computed by the golden model."""
    first = unit.first(modulus)
    two = unit.encode(2 % modulus, modulus)
    runs = [] if first is None else [("the modulus, from which the unit fills its tables", first, 1)]
    runs += [(what, words, 1) for what, words in unit.starts(modulus, 4, 1)]
    runs += [("no squaring: x comes back", two, 0), (f"a chain from 2: 2^(2^{chain}) mod N", two, chain)]
    return unit.run_cases(modulus, runs)
