"""Scalars cut into slices, for products of which multiples of each point are kept, so that passes share their buckets.

With multiples 2^(k B) P for k below M, a product of n points by scalars is one of M n points by slices t_k:

    m P = sum of t_k (2^(k B) P)        m = sum of t_k 2^(k B)

A pass takes all bits of the slices, or a few passes do, and their sums are read once where those of a product without
multiples are read M times. With symmetric scalars, slices are balanced, and that of a negative sign is r - |t|: the
accelerator takes |t| and the other sign then. So they have one bit less, but for the highest.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from modmill.hw.units.msm.accelerator.limbs import (
    Scalars,
    constant,
    difference_of,
    least_of,
    limbs_of,
    part_of,
    sum_of,
    words_of,
)

CHUNK = 1 << 16
"""Scalars that are cut at once."""


@dataclass(frozen=True, slots=True)
class Slices:
    """The slices of scalars below r = `order`, one for each of `multiples` of a point.

    >>> slices = Slices(251, 2, symmetric=True)
    >>> (slices.stride, slices.most)
    (4, 8)
    """

    order: int
    multiples: int
    symmetric: bool

    @property
    def stride(self) -> int:
        """Multiple number k is 2^(k stride) P."""
        return -(-self._greatest.bit_length() // self.multiples)

    @property
    def most(self) -> int:
        """The greatest slice, without its sign."""
        if self.multiples == 1:
            return self._greatest
        top = self._greatest + self._bias >> self._top
        return max(1 << self.stride - 1 if self.symmetric else (1 << self.stride) - 1, top)

    def cut(self, scalars: Scalars) -> Scalars:
        """The slices of scalars below r: those for the points themselves, then those for each next multiple."""
        if self.multiples == 1:
            return scalars
        found = np.empty((self.multiples, *scalars.shape), np.uint64)
        for start in range(0, len(scalars), CHUNK):
            some = slice(start, start + CHUNK)
            limbs = limbs_of(scalars[some])
            negative = np.zeros(len(limbs), np.bool_)
            if self.symmetric:
                limbs, negative = least_of(limbs, self.order)
            limbs, _ = sum_of(limbs, constant(self._bias))
            for k in range(self.multiples):
                part, minus = part_of(limbs, k * self.stride, self.stride + (k == self.multiples - 1)), negative
                if self.symmetric and k < self.multiples - 1:
                    part, below = difference_of(part, constant(1 << self.stride - 1))
                    minus = negative ^ below
                opposite, _ = sum_of(constant(self.order), -part)
                minus = minus & part.any(axis=1)
                found[k, some] = words_of(np.where(minus[:, None], opposite, part))
        return found.reshape(-1, scalars.shape[1])

    @property
    def _greatest(self) -> int:
        return self.order // 2 if self.symmetric else self.order - 1

    @property
    def _top(self) -> int:
        """The lowest bit of the highest slice."""
        return self.stride * (self.multiples - 1)

    @property
    def _bias(self) -> int:
        """Half of each slice but the highest, at its place."""
        return sum(1 << k * self.stride + self.stride - 1 for k in range(self.multiples - 1)) if self.symmetric else 0
