"""Masks: scalars s + m in place of s, with random m, so that no vector of scalars takes longer than a uniform one.

Vectors of few values, or with runs of equal ones, make the gates wait, since additions to one bucket follow each other
slowly. The m come from a seed that nobody knows, and the processor computes once the sum of the m_i P_i, which is taken
off the result. All points must have order r.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from modmill import _native
from modmill.golden.bls12 import Point
from modmill.msm.convert import curve_of, to_points

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from modmill.msm.gates.unit import MsmUnit, Pass, Slices

SAMPLE = 1 << 14
"""Scalars whose digits are looked at: as many as lie side by side, since neighbours matter."""
MARGIN = 1.02
"""A mask is worth it where scalars take more than this many times the cycles of masked ones."""


class Mask:
    """The numbers m for so many points, and what they add to a product."""

    def __init__(self, curve: str, bases: _native.MsmBases, threads: int) -> None:
        self._order: int = curve_of(curve).r
        self._numbers = numbers(curve, len(bases), secrets.randbits(64))
        (found,) = to_points(bases.products([self._numbers], window=None, threads=threads))
        self.correction: Point = None if found is None else (found[0], -found[1] % curve_of(curve).p)
        """The point that is added to the product of masked scalars."""
        self._curve = curve

    def masked(self, scalars: NDArray[np.uint64]) -> NDArray[np.uint64]:
        """Scalars below r with their masks, modulo r."""
        return masked(self._curve, scalars, self._numbers)


def numbers(curve: str, count: int, seed: int) -> NDArray[np.uint64]:
    """Uniform numbers below r."""
    return _native.msm_random_scalars(curve, count, seed=seed, index=0)


def masked(curve: str, scalars: NDArray[np.uint64], masks: NDArray[np.uint64]) -> NDArray[np.uint64]:
    """s + m modulo r, for both below r, which is below 2^255.

    >>> from modmill.msm.convert import from_scalars
    >>> r = curve_of("bls12-377").r
    >>> found = masked("bls12-377", from_scalars([r - 1, 5]), from_scalars([2, (1 << 128) - 1]))
    >>> [sum(int(word) << 64 * i for i, word in enumerate(row)) for row in found] == [1, (1 << 128) + 4]
    True
    """
    total = np.empty_like(scalars)
    carry = np.zeros(len(scalars), np.uint64)
    for k in range(scalars.shape[1]):
        with_mask = scalars[:, k] + masks[:, k]
        total[:, k] = with_mask + carry
        carry = ((with_mask < masks[:, k]) | (total[:, k] < with_mask)).astype(np.uint64)
    return _native.msm_reduced_scalars(curve, total)[0]


def pays(curve: str, unit: MsmUnit, plan: Sequence[Pass], slices: Slices, scalars: NDArray[np.uint64]) -> bool:
    """True if a sample of the scalars takes clearly more cycles than uniform ones, by the model of the gates."""
    begin = (len(scalars) - SAMPLE) // 2 if len(scalars) > SAMPLE else 0
    sample = scalars[begin : begin + SAMPLE]
    uniform = numbers(curve, len(sample), 1)
    return unit.cycles(plan, slices.cut(sample)) > MARGIN * unit.cycles(plan, slices.cut(uniform))
