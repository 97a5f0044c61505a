"""The constants of SHA-512: roots of primes. Source: FIPS 180-4, sections 4.2.3 and 5.3.5."""

from __future__ import annotations

from math import isqrt

ROUNDS = 80
WORD = 64
MASK = (1 << WORD) - 1
BLOCK = 16
"""Words of a block."""


def primes(count: int) -> list[int]:
    """The first ones."""
    found: list[int] = []
    n = 2
    while len(found) < count:
        if all(n % p for p in found):
            found.append(n)
        n += 1
    return found


def cube_root(n: int) -> int:
    """The largest integer whose cube is at most n."""
    low, high = 0, 1 << (n.bit_length() // 3 + 1)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if middle**3 <= n else (low, middle)
    return low


START = tuple(isqrt(p << 2 * WORD) & MASK for p in primes(8))
"""The state before the first block: the first 64 bits behind the point of square roots."""

ROUND = tuple(cube_root(p << 3 * WORD) & MASK for p in primes(ROUNDS))
"""The constant of each round: the first 64 bits behind the point of cube roots."""
