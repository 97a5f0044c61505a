"""The fingerprint of a signature: its 512 bits as a polynomial over GF(2), modulo one of degree 64 that a key selects.

Two signatures have one fingerprint if the polynomial divides their difference. That has at most seven factors of degree
64, and there are about 2^58 irreducible polynomials, up to some 2^11.5 apart: for two signatures that were chosen
without the key the probability is below about 2^-50, and 2^-64 for random ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from modmill.golden.gf2 import is_irreducible, remainder

BITS = 64
GROUP = 6
"""Bits of an index of a table."""


@cache
def polynomial(key: int) -> int:
    """The first irreducible polynomial from x^64 + 4 key + 1 on; behind the last one comes the first."""
    found = 4 * key + 1
    while not is_irreducible(found | 1 << BITS):
        found = (found + 2) % (1 << BITS)
    return found | 1 << BITS


def fingerprint(key: int, words: Sequence[int]) -> int:
    """The fingerprint of these words of 64 bits, the first one highest."""
    found = 0
    for word in words:
        found = remainder((found ^ word) << BITS, polynomial(key))
    return found


def tables(key: int) -> list[tuple[int, ...]]:
    """The images of each group of bits of a word, lowest group first: their exclusive or is the word's step."""
    return [
        tuple(remainder(v << at + BITS, polynomial(key)) for v in range(1 << min(GROUP, BITS - at)))
        for at in range(0, BITS, GROUP)
    ]
