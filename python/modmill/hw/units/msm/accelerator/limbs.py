"""Scalars as limbs of 32 bits in arrays, and the sums and fields of such numbers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from modmill.hw.units.msm.accelerator.config import SCALAR

LIMB = 32
Scalars = NDArray[np.uint64]
"""Scalars in rows of four words, the lowest first."""
Numbers = NDArray[np.int64]


def scalars_of(numbers: Sequence[int]) -> Scalars:
    """Numbers as scalars in rows of words."""
    data = b"".join(number.to_bytes(SCALAR // 8, "little") for number in numbers)
    return np.frombuffer(data, "<u8").reshape(-1, SCALAR // 64).astype(np.uint64)


def limbs_of(scalars: Scalars) -> Numbers:
    """Scalars in limbs of 32 bits."""
    halves = np.ascontiguousarray(scalars, "<u8").view("<u4")
    return halves.reshape(len(scalars), SCALAR // LIMB).astype(np.int64)


def words_of(limbs: Numbers) -> Scalars:
    """Limbs as scalars."""
    return (limbs[:, ::2] | limbs[:, 1::2] << LIMB).astype(np.uint64)


def constant(number: int) -> Numbers:
    """The limbs of a number."""
    return limbs_of(scalars_of([number]))


def difference_of(a: Numbers, b: Numbers) -> tuple[Numbers, NDArray[np.bool_]]:
    """a - b or b - a, the one that is not negative, and where that is b - a."""
    found, borrow = sum_of(a, -b)
    other, _ = sum_of(b, -a)
    swapped = borrow < 0
    return np.where(swapped[:, None], other, found), swapped


def least_of(limbs: Numbers, order: int) -> tuple[Numbers, NDArray[np.bool_]]:
    """min(s, r - s) of scalars s below r, and where that is r - s."""
    other, _ = sum_of(constant(order), -limbs)
    _, borrow = sum_of(other, -limbs)
    return np.where((borrow < 0)[:, None], other, limbs), borrow < 0


def sum_of(a: Numbers, b: Numbers) -> tuple[Numbers, Numbers]:
    """The sum modulo 2^256 of limbs, some of which may be negative, and its carry."""
    found = a + b
    carry = np.zeros(len(found), np.int64)
    for k in range(found.shape[1]):
        carry = carry + found[:, k]
        found[:, k] = carry & (1 << LIMB) - 1
        carry >>= LIMB
    return found, carry


def field_of(limbs: Numbers, base: int, bits: int) -> Numbers:
    """Bits from `base` up: none above the highest limb."""
    at, by = divmod(base, LIMB)
    if at >= limbs.shape[1]:
        return np.zeros(len(limbs), np.int64)
    above = limbs[:, at + 1] if at + 1 < limbs.shape[1] else 0
    return (limbs[:, at] >> by | above << LIMB - by) & (1 << bits) - 1


def part_of(limbs: Numbers, base: int, bits: int) -> Numbers:
    """Bits from `base` up, any number of them, as limbs."""
    sizes = [max(0, min(LIMB, bits - LIMB * k)) for k in range(limbs.shape[1])]
    return np.stack([field_of(limbs, base + LIMB * k, size) for k, size in enumerate(sizes)], axis=1)
