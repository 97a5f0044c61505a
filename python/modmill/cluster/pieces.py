"""Records of one size, in memory or in a file, as the caller and the workers have them.

>>> even_cuts(10, 4)
[0, 2, 5, 7, 10]
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from modmill.cluster.settings import Cluster
from modmill.errors import UsageError
from modmill.files import STANDARD, Name

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def even_cuts(count: int, pieces: int) -> list[int]:
    """The ends of so many pieces of nearly equal length, from 0 to `count`; of fewer where `count` is less."""
    pieces = max(1, min(count, pieces))
    return [count * i // pieces for i in range(pieces + 1)]


@dataclass(frozen=True, slots=True)
class SharedFile:
    """A file that workers read themselves, with what must be the same there."""

    path: str
    size: int
    changed_ns: int

    @classmethod
    def of(cls, path: Name | None, settings: Cluster) -> SharedFile | None:
        """The file, if the settings say that the workers have it, too; None where they do not."""
        if path is None or path == STANDARD or not settings.shares_files:
            return None
        found = Path(path).resolve()
        state = found.stat()
        return cls(str(found), state.st_size, state.st_mtime_ns) if found.is_file() else None

    def read(self, start: int, stop: int) -> bytes:
        """Bytes of the file. Raises UsageError on a worker where it is another file, OSError where it is missing."""
        with open(self.path, "rb") as f:
            found = os.fstat(f.fileno())
            if (found.st_size, found.st_mtime_ns) != (self.size, self.changed_ns):
                raise UsageError(f"{self.path}: is not the same file on the workers, or has changed")
            f.seek(start)
            return f.read(stop - start)


@dataclass(frozen=True, slots=True)
class Records:
    """The caller's records of `record` bytes each, without a head.

    If workers read them themselves, they do so from `file`, where the records begin at `head`.
    """

    data: NDArray[np.uint8]
    record: int
    file: SharedFile | None = None
    head: int = 0

    @property
    def count(self) -> int:
        """The number of records."""
        return len(self.data) // self.record

    def supply(self, start: int, stop: int) -> NDArray[np.uint8] | None:
        """The bytes of some records for a worker; None where it reads them itself."""
        return None if self.file is not None else self.data[start * self.record : stop * self.record]

    def recipe(self) -> Recipe:
        """The records as a worker has them."""
        return Recipe(self.record, self.file, self.head)


@dataclass(frozen=True, slots=True)
class Recipe:
    """Records as a worker has them: supplied with each piece, or in a file."""

    record: int
    file: SharedFile | None
    head: int

    def read(self, supplied: NDArray[np.uint8] | None, start: int, stop: int) -> NDArray[np.uint8]:
        """The bytes of records `start` to `stop`."""
        import numpy as np

        if supplied is not None:
            return supplied
        if self.file is None:
            raise UsageError("nothing was supplied for this piece")
        begin = self.head + start * self.record
        return np.frombuffer(self.file.read(begin, begin + (stop - start) * self.record), dtype=np.uint8)
