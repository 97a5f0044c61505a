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


def residue(words: Sequence[int], w: int) -> int:
    """A number modulo 2^w - 1, from its words at radix 2^w.

    >>> residue([0xFFFF, 0x1_0001], 16), 0x1_0001_FFFF % 0xFFFF
    (2, 2)
    """
    return sum(words) % ((1 << w) - 1)


def pieces(width: int, largest: int) -> list[int]:
    """`width` bits in as few chunks as possible, as even as possible, the larger ones first.

    >>> pieces(17, 6), pieces(17, 5), pieces(3, 6)
    ([6, 6, 5], [5, 4, 4, 4], [3])
    """
    count = -(-width // largest)
    return [width // count + (i < width % count) for i in range(count)]
