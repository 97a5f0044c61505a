"""Numbers as words at some radix: what the sum of the words is, and into which chunks the bits of one are cut."""

from __future__ import annotations

from collections.abc import Sequence


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
