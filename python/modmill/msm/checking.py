"""Checks of products by another path than the one that computed them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from modmill.errors import FaultError
from modmill.golden.bls12 import Point, add, multiply
from modmill.msm.bases import Bases
from modmill.msm.convert import curve_of
from modmill.msm.generation import RandomPoints
from modmill.progress import ProgressCallback

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

BACKEND = "portable"


def by_logarithms(made: RandomPoints, batch: Sequence[NDArray[np.uint64]], found: Sequence[Point]) -> str:
    """Compares products of random points with multiples of the generator, in Python's integers; says so.

    Raises FaultError for a product that differs.
    """
    curve = curve_of(made.curve)
    for index, (scalars, point) in enumerate(zip(batch, found, strict=True)):
        _agree(index, point, multiply(curve, made.logarithm(scalars), curve.generator))
    return "the points' known logarithms, in Python's integers"


def by_splitting(
    bases: Bases,
    batch: Sequence[NDArray[np.uint64]],
    found: Sequence[Point],
    *,
    window: int | None,
    threads: int = 1,
    progress: ProgressCallback | None = None,
) -> str:
    """Splits each scalar s at random into s = u + v, and compares the product with the sum of those by u and by v.

    `bases` are the same points on the portable backend; they compute the two with windows of another width than
    `window`. A random part of the bits of s goes to u, so the split holds for points outside the subgroup, too.

    Raises FaultError for a product that differs, Interrupted when `progress` returns False.
    """
    import numpy as np

    other = _window(len(bases), window)
    random = np.random.default_rng()
    for index, (scalars, point) in enumerate(zip(batch, found, strict=True)):
        mask = random.integers(0, 1 << 64, scalars.shape, dtype=np.uint64)
        u, v = bases.products([scalars & mask, scalars & ~mask], window=other, threads=threads, progress=progress)
        _agree(index, point, add(curve_of(bases.curve), u, v))
    return f"a random split of every scalar, backend {bases.backend}, windows of {other} bits"


def _window(count: int, used: int | None) -> int:
    """A good width for so many points that is not the one `used`."""
    good = min(16, max(5, count.bit_length() - 3))
    return good - 1 if good == used else good


def _agree(index: int, found: Point, expected: Point) -> None:
    if found != expected:
        raise FaultError(f"product {index} is wrong: an independent computation gives another point", index=index)
