"""Square roots on words.

Squaring is linear over GF(2). With E and O the polynomials of the coefficients of x^(2 i) and x^(2 i + 1) of a,
a(x) = E(x^2) + x O(x^2), so sqrt(a) = E(x) + sqrt(x) O(x): bits moved, and one product by a constant.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from modmill.gf2.engine import Engine

_STEPS = (
    (1, 0x3333333333333333),
    (2, 0x0F0F0F0F0F0F0F0F),
    (4, 0x00FF00FF00FF00FF),
    (8, 0x0000FFFF0000FFFF),
    (16, 0x00000000FFFFFFFF),
)
"""Shifts and masks that move the even bits of a word together."""


def sqrt(engine: Engine, a: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """The square roots of (n, S) words, of degree below m; the modulus must be irreducible."""
    if not len(a):
        return a.copy()
    x = np.zeros((1, engine.words), dtype=np.uint64)
    x[0, 0] = 2
    root = engine.pow(x, 1 << (engine.degree - 1))
    return _even(a) ^ engine.mul(_even(a >> np.uint64(1)), root)


def _even(a: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """The bits 0, 2, 4, ... of each row, moved together."""
    half = a & np.uint64(0x5555555555555555)
    for shift, mask in _STEPS:
        half = (half | half >> np.uint64(shift)) & np.uint64(mask)
    found = np.zeros_like(a)
    low, high = half[:, 0::2], half[:, 1::2]
    found[:, : low.shape[1]] = low
    found[:, : high.shape[1]] |= high << np.uint64(32)
    return found
