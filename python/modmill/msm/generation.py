"""Random points whose logarithms are known, and random scalars; the same for the same seed.

Point i is A_j + B_k with j = i // 4096 and k = i % 4096, where A_j and B_k are random multiples of the generator
(`crates/modmill-msm/src/random.rs`). The points of a short vector are the first ones of a long one.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING

from modmill import _native
from modmill.arguments import public
from modmill.errors import UsageError
from modmill.msm.convert import curve_of, scalar_rows, to_scalars
from modmill.progress import ProgressCallback, native_progress
from modmill.quantity import MAX_THREADS, whole

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ROW = 4096
MAX_POINTS = 1 << 32


@public
@dataclass(frozen=True)
class RandomPoints:
    """The first `count` points of a seed; the logarithms of the A (`rows`) and of the B (`columns`), (_, 4) each."""

    curve: str
    seed: int
    count: int
    rows: NDArray[np.uint64]
    columns: NDArray[np.uint64]

    @functools.cached_property
    def points(self) -> NDArray[np.uint64]:
        """The points (n, 12) in Montgomery form, made when first asked for; 96 bytes each."""
        return self.make()

    def make(self, *, threads: int = 1, progress: ProgressCallback | None = None) -> NDArray[np.uint64]:
        """Makes the points on `threads` threads, 0 for all cores; a point takes about 0.4 us on one thread.

        The array is new on every call; :attr:`points` keeps one. Raises Interrupted when `progress` returns False.
        """
        return _native.msm_random_points(
            self.curve,
            self.count,
            seed=self.seed,
            threads=whole(threads, "threads", 0, MAX_THREADS),
            progress=native_progress(progress),
        )

    def logarithm(self, scalars: NDArray[np.uint64]) -> int:
        """The logarithm modulo r of the product with a vector of scalars.

        It is the sum of s_jk (a_j + b_k), so sums of the scalars of each row and each column suffice.

        >>> import numpy as np
        >>> made = random_points("bls12-377", 2, seed=3)
        >>> a, b = to_scalars(made.rows), to_scalars(made.columns)
        >>> made.logarithm(np.array([[2, 0, 0, 0], [5, 0, 0, 0]], dtype=np.uint64)) == (
        ...     2 * (a[0] + b[0]) + 5 * (a[0] + b[1])
        ... ) % curve_of("bls12-377").r
        True
        """
        import numpy as np

        scalars = scalar_rows(scalars)
        if len(scalars) != self.count:
            raise UsageError(f"scalars: {len(scalars)} for {self.count} points", got=len(scalars))
        # Halves of words, whose sums over any number of scalars fit into 64 bits; row by row, for little memory.
        rows = np.zeros((len(self.rows), 8), dtype=np.uint64)
        columns = np.zeros((len(self.columns), 8), dtype=np.uint64)
        for row, start in enumerate(range(0, len(scalars), ROW)):
            halves = scalars[start : start + ROW].view("<u4")
            rows[row] = halves.sum(axis=0, dtype=np.uint64)
            columns[: len(halves)] += halves
        return (_dot(self.rows, rows) + _dot(self.columns, columns)) % curve_of(self.curve).r


def _dot(logarithms: NDArray[np.uint64], sums: NDArray[np.uint64]) -> int:
    """The sum of products of logarithms and numbers, the latter as 8 sums of 32-bit digits."""
    numbers = (sum(int(digit) << 32 * i for i, digit in enumerate(row)) for row in sums)
    return sum(a * n for a, n in zip(to_scalars(logarithms), numbers, strict=True))


@public
def random_points(curve: str, count: int, *, seed: int = 1) -> RandomPoints:
    """`count` points, which take no memory before they are used: :func:`run` makes them block by block.

    Raises UsageError for arguments out of range.
    """
    import numpy as np  # noqa: F401  # where it cannot be imported, the extension would panic

    curve_of(curve)
    count, seed = whole(count, "count", 0, MAX_POINTS), whole(seed, "seed")
    return RandomPoints(curve, seed, count, *_native.msm_random_logarithms(curve, count, seed=seed))


@public
def random_scalars(curve: str, count: int, *, seed: int = 1, index: int = 0) -> NDArray[np.uint64]:
    """`count` scalars, uniform in 0..r - 1, as an array (count, 4); each `index` is another vector."""
    curve_of(curve)
    return _native.msm_random_scalars(
        curve, whole(count, "count", 0, MAX_POINTS), seed=whole(seed, "seed"), index=whole(index, "index", 0, 1 << 32)
    )
