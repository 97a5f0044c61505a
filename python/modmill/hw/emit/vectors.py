"""Cases for an emitted testbench: edge values, random ones, a chain, with the golden model's results word for word."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Case:
    """`steps` squarings take the redundant words `x` to `y`; `what` says why the case is there."""

    what: str
    steps: int
    x: tuple[int, ...]
    y: tuple[int, ...]

    def line(self, word_bits: int) -> str:
        """The case as rtl/tb/vdf_tb.sv reads it: CHECK STEPS X Y."""
        return f"1 {self.steps} {packed(self.x, word_bits):x} {packed(self.y, word_bits):x}"


def packed(words: tuple[int, ...], word_bits: int) -> int:
    """All words as one number, the least significant lowest.

    >>> hex(packed((0x1, 0x2), 8))
    '0x201'
    """
    return sum(word << i * word_bits for i, word in enumerate(words))


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


def cases(squarer: Any, modulus: int, chain: int) -> list[Case]:
    """One squaring of every start, then no squaring, then `chain` squarings of 2; each computed by the golden model."""
    golden = squarer.golden(modulus)
    found = []
    for what, x in starts(modulus):
        words = tuple(squarer.encode(x, modulus))
        found.append(Case(what, 1, words, tuple(golden.step(list(words)))))
    if squarer.config.unit != "vdf_predictive_montgomery":
        # The largest words that may ever occur, all at once: what a bound that is one bit short does not survive.
        # (Montgomery's words are bounded together: as a value below 2 N.)
        full = tuple(word.high for word in squarer.core.x)
        found.append(Case("every word at its bound", 1, full, tuple(golden.step(list(full)))))
    else:
        # T = 1 and Q N = -1 mod R: every word below the cut is all ones, so no carry can be predicted.
        one = (1, *[0] * (squarer.words - 1))
        found.append(Case("1 in the unit's domain: the rare branch", 1, one, tuple(golden.step(list(one)))))
    two = tuple(squarer.encode(2 % modulus, modulus))
    found.append(Case("no squaring: x comes back", 0, two, two))
    words = list(two)
    for _ in range(chain):
        words = list(golden.step(words))
    found.append(Case(f"a chain from 2: 2^(2^{chain}) mod N", chain, two, tuple(words)))
    return found
