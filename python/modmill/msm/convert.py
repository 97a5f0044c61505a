"""Points and scalars as arrays of 64-bit words, lowest word first, and as Python's integers.

A point is a row of 12 words, x and y; the point at infinity is a row of zeros. A scalar is a row of 4 words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from modmill.arguments import index, public
from modmill.errors import UsageError
from modmill.golden.bls12 import BLS12_377, BLS12_381, Curve, Point

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

COORDINATE_BYTES, SCALAR_BYTES = 48, 32
POINT_WORDS, SCALAR_WORDS = 12, 4
CURVES: dict[str, Curve] = {"bls12-377": BLS12_377, "bls12-381": BLS12_381}
"""The curves' constants by their names here."""


def curve_of(name: str) -> Curve:
    """The constants of a curve. Raises UsageError for an unknown name."""
    if name not in CURVES:
        raise UsageError(f"curve: must be one of {', '.join(CURVES)} (got {name!r})", got=name)
    return CURVES[name]


@public
def from_points(points: Iterable[Point]) -> NDArray[np.uint64]:
    """Points as an array (n, 12) of plain words.

    >>> from_points([(1, 2), None])[:, ::6].tolist()
    [[1, 2], [0, 0]]

    Raises UsageError for a coordinate outside 0..2^384 - 1.
    """
    return _rows([c for a in points for c in a or (0, 0)], COORDINATE_BYTES, "a coordinate").reshape(-1, POINT_WORDS)


@public
def from_scalars(scalars: Iterable[int]) -> NDArray[np.uint64]:
    """Integers of 0..2^256 - 1 as an array (n, 4). Raises UsageError for others."""
    return _rows(scalars, SCALAR_BYTES, "a scalar")


@public
def to_points(rows: NDArray[np.uint64]) -> list[Point]:
    """The points of an array of plain words.

    >>> to_points(from_points([(1, 2), None]))
    [(1, 2), None]
    """
    found = _integers(_checked("rows", rows, POINT_WORDS).reshape(-1, POINT_WORDS // 2))
    return [(x, y) if x or y else None for x, y in zip(found[::2], found[1::2], strict=True)]


def to_scalars(rows: NDArray[np.uint64]) -> list[int]:
    """The integers of an array of scalars."""
    return _integers(rows)


def point_rows(given: NDArray[np.uint64] | Sequence[Point]) -> NDArray[np.uint64]:
    """An array of points, which is checked, or a list of them, which is converted."""
    import numpy as np

    return _checked("points", given, POINT_WORDS) if isinstance(given, np.ndarray) else from_points(given)


def scalar_rows(given: NDArray[np.uint64] | Sequence[int]) -> NDArray[np.uint64]:
    """An array of scalars, which is checked, or a list of integers, which is converted."""
    import numpy as np

    return _checked("scalars", given, SCALAR_WORDS) if isinstance(given, np.ndarray) else from_scalars(given)


def _checked(what: str, given: NDArray[np.uint64], words: int) -> NDArray[np.uint64]:
    import numpy as np

    if given.dtype != "uint64" or given.ndim != 2 or given.shape[1] != words:
        wanted = f"uint64, shape (n, {words})"
        raise UsageError(f"{what}: an array of {given.dtype}, shape {given.shape}; wanted {wanted}")
    return np.ascontiguousarray(given)


def _rows(numbers: Iterable[int], size: int, what: str) -> NDArray[np.uint64]:
    import numpy as np

    try:
        data = b"".join(index(n).to_bytes(size, "little") for n in numbers)
    except TypeError:
        raise UsageError(f"{what} must be an integer") from None
    except OverflowError:
        raise UsageError(f"{what} must be in 0..2^{8 * size} - 1") from None
    return np.frombuffer(data, dtype="<u8").reshape(-1, size // 8)


def _integers(rows: NDArray[np.uint64]) -> list[int]:
    data, size = rows.astype("<u8").tobytes(), 8 * rows.shape[1]
    return [int.from_bytes(data[i : i + size], "little") for i in range(0, len(data), size)]
