"""Files of points and scalars, as arkworks, gnark-crypto and plain memory have them (docs/formats.md).

A regular file is mapped, so that it is read as it is used; it must not change meanwhile.

>>> import tempfile
>>> from pathlib import Path
>>> from modmill import msm
>>> made = msm.random_points("bls12-381", 100)
>>> with tempfile.TemporaryDirectory() as d:
...     write_points(Path(d) / "p", made.curve, made.points, "gnark-compressed", form="montgomery")
...     read = read_points(Path(d) / "p", "bls12-381", "gnark-compressed")
>>> len(read.points), bool((read.points == made.points).all())
(100, True)
"""

from __future__ import annotations

import mmap
import os
import re
import stat
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from modmill import _native
from modmill.arguments import public
from modmill.errors import CoordinateTooLarge, FormatError, PointError, UsageError
from modmill.files import STANDARD, atomic_writer, naming
from modmill.inputs import naming_input, opened
from modmill.msm.bases import FORMS
from modmill.msm.convert import COORDINATE_BYTES, POINT_WORDS, SCALAR_BYTES, SCALAR_WORDS, curve_of, scalar_rows
from modmill.progress import ProgressCallback, native_progress
from modmill.quantity import MAX_THREADS, whole

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Name = str | os.PathLike[str]
POINT_FORMATS: tuple[str, ...] = _native.MSM_POINT_FORMATS
SCALAR_FORMATS: tuple[str, ...] = _native.MSM_SCALAR_FORMATS
COMPRESSED = "-compressed"
SCALARS_BESIDE = {name: name.removesuffix(COMPRESSED) for name in POINT_FORMATS}
"""The scalars' format that goes with each format of points."""
POINT_BYTES = 2 * COORDINATE_BYTES
_BEGINNING = 4096
_HEX = re.compile(rb"(\xef\xbb\xbf)?[\[\s]*[\"']?(0[xX])?[0-9a-fA-F]{32}[0-9a-fA-FxX\s,\"'()\[\]]*")
"""The beginning of hexadecimal text, one number after another: no coordinate of these curves has only such bytes."""


@dataclass(frozen=True, slots=True)
class File:
    """A file of points: its bytes in a format."""

    path: Name
    format: str
    data: NDArray[np.uint8]

    def refused(self, error: PointError) -> UsageError:
        """The refusal of a point with the file's name and the point's offset; or what is wrong with its bytes."""
        if isinstance(error, CoordinateTooLarge):
            # The reader guesses of what format the file is.
            with naming_input(self.path):
                _native.msm_read_points(error.curve, self.data, self.format, threads=1)
        size = COORDINATE_BYTES if self.format.endswith(COMPRESSED) else POINT_BYTES
        offset = len(self.data) % size + error.index * size
        return type(error)(f"{self.path}: {error}, at offset {offset}", **error.data, offset=offset)


@public
@dataclass(frozen=True, slots=True)
class Points:
    """Points as they were given: an array (n, 12) in a `form` of :class:`Bases`, and the file that they came from."""

    curve: str
    points: NDArray[np.uint64]
    form: str = "plain"
    file: File | None = None

    @property
    def count(self) -> int:
        """The number of points."""
        return len(self.points)


@public
@dataclass(frozen=True, slots=True)
class EncodedPoints:
    """`count` points in a file, which are decoded while they are prepared."""

    curve: str
    file: File
    count: int


@public
def open_points(path: Name, curve: str, format: str) -> Points | EncodedPoints:  # noqa: A002  # as on the command line
    """The points of a file, for :func:`modmill.msm.run`: read block by block, so that they are never in memory whole.

    Raises FormatError for a length that does not fit the format; OSError where the file cannot be read.
    """
    curve_of(curve)
    data = _bytes(path)
    if (mapped := _mapped(path, curve, format, data)) is not None:
        return mapped
    with naming_input(path):
        return EncodedPoints(curve, File(path, format, data), _native.msm_count_points(curve, data, format))


def _mapped(path: Name, curve: str, format: str, data: NDArray[np.uint8]) -> Points | None:  # noqa: A002  # as above
    if format not in FORMS or len(data) % POINT_BYTES:
        return None
    return Points(curve, data.view("<u8").reshape(-1, POINT_WORDS), format, File(path, format, data))


@public
def read_points(
    path: Name,
    curve: str,
    format: str,  # noqa: A002  # as on the command line
    *,
    threads: int = 1,
    progress: ProgressCallback | None = None,
) -> Points:
    """The points of a file, to be checked by :class:`Bases`; - is standard input.

    A file in format "plain" or "montgomery" stays where it is, mapped. Of others, roots are taken on `threads` threads.

    Raises FormatError with `index` and `offset` where a record is not a point; OSError where the file cannot be read.
    """
    curve_of(curve)
    data = _bytes(path)
    if (mapped := _mapped(path, curve, format, data)) is not None:
        return mapped
    with naming_input(path):
        points = _native.msm_read_points(
            curve,
            data,
            format,
            threads=whole(threads, "threads", 0, MAX_THREADS) or len(os.sched_getaffinity(0)),
            progress=native_progress(progress),
        )
    return Points(curve, points, "montgomery", File(path, format, data))


@public
def read_scalars(path: Name, curve: str, format: str) -> NDArray[np.uint64]:  # noqa: A002  # as above
    """The scalars of a file: (n, 4); - is standard input.

    Raises FormatError with `index` and `offset` where a record is not a scalar; OSError where the file cannot be read.
    """
    curve_of(curve)
    data = _bytes(path)
    if format == "plain" and len(data) % SCALAR_BYTES == 0:
        return data.view("<u8").reshape(-1, SCALAR_WORDS)
    with naming_input(path):
        return _native.msm_read_scalars(curve, data, format)


@public
def write_points(
    path: Name,
    curve: str,
    points: NDArray[np.uint64],
    format: str,  # noqa: A002
    *,
    form: str = "plain",
    number: bool = False,
) -> None:
    """Writes points; with `number` after their number, as arkworks and gnark-crypto write a list.

    Raises CoordinateTooLarge, UsageError for a wrong array or format, OSError.
    """
    curve_of(curve)
    data = _native.msm_write_points(curve, points, form == "montgomery", format, number)
    with atomic_writer(path) as f, naming(path):
        f.write(data)


@public
def write_scalars(
    path: Name,
    curve: str,
    scalars: NDArray[np.uint64],
    format: str,  # noqa: A002  # as on the command line
    *,
    number: bool = False,
) -> None:
    """Writes scalars, which every format but "plain" wants below r; for `number` see :func:`write_points`."""
    curve_of(curve)
    data = _native.msm_write_scalars(curve, scalar_rows(scalars), format, number)
    with atomic_writer(path) as f, naming(path):
        f.write(data)


def _bytes(path: Name) -> NDArray[np.uint8]:
    """The bytes of a file, mapped where it is a regular one. Raises FormatError for hexadecimal text."""
    data = _given(path)
    if _HEX.fullmatch(data[:_BEGINNING].tobytes()):
        with naming_input(path):
            raise FormatError(
                "this is hexadecimal text, and points and scalars are read as bytes; convert it with "
                "Python's bytes.fromhex (or xxd -r -p), and choose the format by the library that printed it"
            )
    return data


def _given(path: Name) -> NDArray[np.uint8]:
    import numpy as np

    if path == STANDARD:
        if sys.stdin is None:
            raise UsageError("stdin is closed")
        with opened(path) as f:
            return np.frombuffer(f.read(), dtype=np.uint8)
    with opened(path) as f, naming(path):
        found = os.fstat(f.fileno())
        # An empty file cannot be mapped.
        if stat.S_ISREG(found.st_mode) and found.st_size:
            return np.frombuffer(mmap.mmap(f.fileno(), 0, access=mmap.ACCESS_READ), dtype=np.uint8)
        return np.frombuffer(f.read(), dtype=np.uint8)
