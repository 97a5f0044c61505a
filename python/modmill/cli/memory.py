"""The end of a command that runs out of memory: one sentence, and the exit code of an unusable input."""

from __future__ import annotations

import os
import resource
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

from modmill import _native
from modmill.cli import failures
from modmill.cli.common import EXIT_USAGE

NUMPY_BYTES = 144 << 20
"""Address space without which NumPy's library for matrices ends the process, and says nothing that helps."""


def prepare(*, as_json: bool) -> None:
    """Makes this process end well when memory does. To be called once, before NumPy is imported."""
    # Its threads take 32 MiB each, and where one cannot be started the process is interrupted. Nothing here uses them.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    words = failures.text(MemoryError(), as_json=as_json)
    _native.exit_without_memory(f"{words}\n".encode(), EXIT_USAGE)
    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    if limit != resource.RLIM_INFINITY and limit < NUMPY_BYTES:
        sys.meta_path.insert(0, _NoRoom(limit))


class _NoRoom:
    """Refuses NumPy."""

    def __init__(self, limit: int) -> None:
        self._limit = limit

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name == "numpy":
            least, most = NUMPY_BYTES >> 20, self._limit >> 20
            raise MemoryError(
                f"this needs NumPy, and {least} MiB of address space for it; the limit is {most} (ulimit -v)"
            )
        return None
