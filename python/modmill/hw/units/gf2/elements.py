"""Arrays of elements, 64-bit words, as the 32-bit words of beats, and back."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from modmill.hw.stream.beat import Rows

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
