"""Files that appear whole or not at all."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from modmill.errors import UsageError


@contextlib.contextmanager
def atomic_writer(path: Path) -> Iterator[BinaryIO]:
    """A binary file that takes the name `path` only when the block ends well.

    It is written beside its destination, synced, then renamed over it; on any failure it is removed and
    `path` stays as it was.
    """
    if path.is_dir():
        raise UsageError(f"{path}: is a directory")
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    try:
        with temporary.open("xb") as f:
            yield f
            f.flush()
            os.fsync(f.fileno())
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _sync_directory(path.parent)


def write_atomic(path: Path, data: bytes | str) -> None:
    """Writes `data` (text as UTF-8) under `path`, whole or not at all.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as d:
    ...     write_atomic(Path(d) / "a.txt", "ready\\n")
    ...     (Path(d) / "a.txt").read_text(), len(list(Path(d).iterdir()))
    ('ready\\n', 1)
    """
    with atomic_writer(path) as f:
        f.write(data.encode() if isinstance(data, str) else data)


def _sync_directory(directory: Path) -> None:
    # Makes the rename itself durable. File systems that cannot sync a directory report an error, which is harmless.
    with contextlib.suppress(OSError):
        fd = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)
