"""Arrays of elements, 64-bit words, as the 32-bit words of beats, and back."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from modmill.hw.stream.beat import WORD, Rows

Words = NDArray[np.uint64]
"""Elements, (n, words), the lowest word first."""


def in_words(a: Words, count: int) -> Rows:
    """Each element as so many 32-bit words; those that are left out must be zero.

    >>> in_words(np.array([[1 << 32 | 2, 3]], np.uint64), 3).tolist()
    [[2, 1, 3]]
    """
    wide = np.ascontiguousarray(a, np.dtype("<u8")).view(np.dtype("<u4"))
    assert not wide[:, count:].any(), "an element of more words than a beat takes"
    found = np.zeros((len(a), count), np.uint32)
    kept = min(count, wide.shape[1])
    found[:, :kept] = wide[:, :kept]
    return found


def in_elements(rows: Rows) -> Words:
    """The opposite, with a word of zeros where their number is odd.

    >>> in_elements(np.array([[2, 1, 3]], np.uint32)).tolist()
    [[4294967298, 3]]
    """
    count = rows.shape[1]
    even = np.zeros((len(rows), count + count % 2), np.dtype("<u4"))
    even[:, :count] = rows
    return even.view(np.dtype("<u8")).astype(np.uint64)


def cut(a: Words, count: int, width: int) -> Rows:
    """Each element as `count` pieces of so many bits, the highest first: (n, count, 32-bit words).

    >>> cut(np.array([[0b1101_0010]], np.uint64), 3, 3)[..., 0].tolist()
    [[3, 2, 2]]
    """
    bits = np.unpackbits(np.ascontiguousarray(a, np.dtype("<u8")).view(np.uint8), axis=1, bitorder="little")
    wide = np.zeros((len(a), count * width), np.uint8)
    kept = min(count * width, bits.shape[1])
    assert not bits[:, kept:].any(), "an element of more bits than its pieces have"
    wide[:, :kept] = bits[:, :kept]
    pieces = np.zeros((len(a), count, -(-width // WORD) * WORD), np.uint8)
    pieces[..., :width] = wide.reshape(len(a), count, width)[:, ::-1]
    return np.packbits(pieces, axis=2, bitorder="little").view(np.dtype("<u4")).astype(np.uint32)


def joined(pieces: Rows, width: int, words: int) -> Words:
    """The opposite: elements of so many 64-bit words.

    >>> joined(np.array([[[3], [2], [2]]], np.uint32), 3, 1).tolist()
    [[210]]
    """
    count = pieces.shape[1]
    bits = np.unpackbits(np.ascontiguousarray(pieces, np.dtype("<u4")).view(np.uint8), axis=2, bitorder="little")
    wide = np.zeros((len(pieces), max(64 * words, count * width)), np.uint8)
    wide[:, : count * width] = bits[:, ::-1, :width].reshape(len(pieces), -1)
    return np.packbits(wide[:, : 64 * words], axis=1, bitorder="little").view(np.dtype("<u8")).astype(np.uint64)
