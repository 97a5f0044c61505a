"""The standard streams of a command: any text can be written to them, and what goes wrong with one names it."""

from __future__ import annotations

import io
import os
import select
import sys
from typing import Any

from modmill.errors import UsageError
from modmill.files import STANDARD, NamedFile, naming


class _Input(io.FileIO):
    def readinto(self, buffer: Any) -> int | None:  # type: ignore[override]  # of the same shape
        with naming("standard input"):
            return super().readinto(buffer)


class _Messages(io.FileIO):
    """A message that nobody can get must not hide how the command ended."""

    def write(self, data: Any) -> int:
        try:
            return super().write(data)
        except OSError:
            return memoryview(data).nbytes


def prepare() -> None:
    """Replaces sys.stdin, sys.stdout and sys.stderr.

    Characters that the terminal's encoding lacks are written as escapes. Closed descriptors are occupied, so that no
    file that the command opens takes their numbers. Raises UsageError if standard output is closed: a result would have
    no place to go.
    """
    closed = [stream is None for stream in (sys.stdin, sys.stdout, sys.stderr)]
    for descriptor, missing in enumerate(closed):
        if missing:
            # Write-only, so that reading from a closed standard input is an error and not an empty input.
            os.dup2(os.open(os.devnull, os.O_WRONLY), descriptor)
    sys.stderr = _text(_Messages(2, "wb", closefd=False), sys.stderr)
    source = _Input(0, "rb", closefd=False)
    sys.stdin = io.TextIOWrapper(io.BufferedReader(source), encoding="utf-8", errors="surrogateescape")
    out = NamedFile(1, "wb", closefd=False)
    out.shown = STANDARD
    sys.stdout = _text(out, sys.stdout)
    if closed[1]:
        raise UsageError("standard output is closed; redirect it to a file, or to /dev/null")


def _text(raw: io.FileIO, old: Any) -> io.TextIOWrapper:
    encoding = "utf-8" if old is None else old.encoding
    return io.TextIOWrapper(
        io.BufferedWriter(raw),
        encoding=encoding,
        errors="backslashreplace",
        line_buffering=raw.isatty() or raw.fileno() == 2,
    )


def flush() -> None:
    """Flushes standard output; if that fails, drops what is left, so that it does not fail again at the exit."""
    try:
        sys.stdout.flush()
    except (OSError, KeyboardInterrupt):
        _drop()
        raise


def flush_in_time(seconds: float) -> None:
    """Flushes standard output if it takes anything within some seconds, and drops what is left otherwise."""
    if not select.select([], [1], [], seconds)[1]:
        _drop()
    flush()


def _drop() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
