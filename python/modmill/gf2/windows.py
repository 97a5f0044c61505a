"""Sliding windows over the bits of an exponent.

>>> windows(0b1011001, 3)
[(3, 5), (1, 1), (3, 1)]
"""

from __future__ import annotations


def width(bits: int) -> int:
    """The window for an exponent of this many bits, which balances the cost of the table; at most 8 arrays."""
    return 1 if bits < 8 else 2 if bits < 24 else 3 if bits < 80 else 4


def windows(exponent: int, most: int) -> list[tuple[int, int]]:
    """The steps of a^exponent, from a^0 on: (squarings, odd power to multiply by afterwards, 0 for none).

    The caller may skip the squarings of the first step, which are of 1.
    """
    steps: list[tuple[int, int]] = []
    i, pending = exponent.bit_length() - 1, 0
    while i >= 0:
        if not exponent >> i & 1:
            pending += 1
            i -= 1
            continue
        low = max(i - most + 1, 0)
        while not exponent >> low & 1:
            low += 1
        steps.append((pending + i - low + 1, exponent >> low & (1 << i - low + 1) - 1))
        pending = 0
        i = low - 1
    return steps + ([(pending, 0)] if pending else [])
