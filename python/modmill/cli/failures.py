"""The early end of a command: a line for people or a JSON object (docs/formats.md) on stderr, and the exit code."""

from __future__ import annotations

import contextlib
import errno
import json
import math
import sys
from typing import Any

from modmill.cli import streams
from modmill.cli.common import EXIT_INTERRUPTED, EXIT_REFUSED, EXIT_UNREAD, EXIT_USAGE, fail, note
from modmill.errors import CheckFailed, ModmillError, StoppedByKeyboard, UsageError
from modmill.files import STANDARD

PATIENCE_S = 2.0
EXACT = 1 << 53
"""Below this, every JSON reader keeps an integer exactly."""


def report(error: BaseException, *, as_json: bool) -> int:
    """Says what happened; returns the exit code."""
    code = exit_code(error)
    with contextlib.suppress(OSError, KeyboardInterrupt):
        if code == EXIT_INTERRUPTED:
            streams.flush_in_time(PATIENCE_S)  # whoever reads our output may have stopped
        else:
            streams.flush()
    if isinstance(error, BrokenPipeError) and error.filename == STANDARD:
        return code  # the reader of our output left, as `head` does: nobody wants to hear of it
    if as_json:
        print(text(error, as_json=True), file=sys.stderr)
    elif code == EXIT_INTERRUPTED:
        note(message(error))
    else:
        fail(message(error))
    return code


def refused(reason: str, *, as_json: bool, **data: Any) -> int:
    """The exit code of a command whose result says no. People have read it there; programs get an error, too."""
    return report(CheckFailed(reason, **data), as_json=True) if as_json else EXIT_REFUSED


def text(error: BaseException, *, as_json: bool) -> str:
    """The last line on standard error, without colours."""
    if not as_json:
        return f"error: {message(error)}"
    kind = "MemoryError" if isinstance(error, MemoryError) else type(error).__name__
    document = {"kind": kind, "message": message(error), "exit_code": exit_code(error), "data": _data(error)}
    return json.dumps({"error": document}, allow_nan=False)


def exit_code(error: BaseException) -> int:
    """The documented exit code."""
    if isinstance(error, KeyboardInterrupt):
        return EXIT_INTERRUPTED
    if isinstance(error, BrokenPipeError) and error.filename == STANDARD:
        return EXIT_UNREAD
    return EXIT_USAGE if isinstance(error, UsageError | OSError | MemoryError) else EXIT_REFUSED


def message(error: BaseException) -> str:
    """The error in words."""
    if isinstance(error, OSError):
        text = error.strerror or str(error)
        return f"{_file(error)}: {text}" if error.filename else text
    if isinstance(error, KeyboardInterrupt) and not isinstance(error, StoppedByKeyboard):
        return "stopped"
    if isinstance(error, MemoryError):
        why = f" ({error})" if str(error) else ""
        return f"out of memory{why}; give this job less to do at a time, or fewer threads, or more memory"
    return str(error)


def _file(error: OSError) -> str:
    return "standard output" if error.filename == STANDARD else str(error.filename)


def _data(error: BaseException) -> dict[str, Any]:
    if isinstance(error, ModmillError):
        return {name: _plain(value) for name, value in error.data.items()}
    if isinstance(error, StoppedByKeyboard):
        return {"done": error.done, "total": error.total, "checkpoint": error.checkpoint}
    if isinstance(error, OSError):
        number = None if error.errno is None else errno.errorcode.get(error.errno, str(error.errno))
        return {"file": None if error.filename is None else str(error.filename), "errno": number}
    return {}


def _plain(value: Any) -> Any:
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= EXACT:
        return hex(value)
    if value is None or isinstance(value, str | int) or (isinstance(value, float) and math.isfinite(value)):
        return value
    return [_plain(v) for v in value] if isinstance(value, list | tuple) else str(value)
