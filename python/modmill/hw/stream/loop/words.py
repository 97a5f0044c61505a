"""Words side by side in one number, the least significant lowest."""

from __future__ import annotations

from collections.abc import Sequence


def packed(words: Sequence[int], bits: int) -> int:
    """The number of words of `bits` bits; a wider word is added to the next one.

    >>> hex(packed((0x1, 0x2), 8))
    '0x201'
    """
    return sum(word << i * bits for i, word in enumerate(words))


def unpacked(number: int, count: int, bits: int) -> list[int]:
    """The lowest `count` words of a number.

    >>> unpacked(0b10_01_11, 3, 2)
    [3, 1, 2]
    """
    return [number >> i * bits & (1 << bits) - 1 for i in range(count)]
