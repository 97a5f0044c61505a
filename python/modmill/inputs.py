"""Reading what others wrote: short text files and JSON. Whatever is wrong is an error that names the file."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from modmill.errors import FormatError
from modmill.files import STANDARD, Name

MAX_TEXT_BYTES = 1 << 20


def read_limited(path: Name, limit: int) -> bytes:
    """The bytes of a file, or of standard input for `-`. Raises FormatError for more than `limit`, OSError."""
    with contextlib.nullcontext(sys.stdin.buffer) if path == STANDARD else Path(path).open("rb") as f:
        data = f.read(limit + 1)
    if len(data) > limit:
        raise FormatError(f"{path}: a file of this kind has at most {limit} bytes")
    return data


def file_named(text: str) -> Path | None:
    """The file of that name, None if there is none: for a text that may as well be a number or a name.

    >>> file_named("0x8001"), file_named("1" * 5000)
    (None, None)
    """
    path = Path(text)
    try:
        return path if path.exists() and not path.is_dir() else None
    except (OSError, ValueError):  # longer than any name, or with a zero byte
        return None


@contextlib.contextmanager
def naming_input(path: Name) -> Iterator[None]:
    """A FormatError within the block names this file, or standard input for `-`.

    >>> with naming_input("a.json"):
    ...     raise FormatError("it is empty")
    Traceback (most recent call last):
    modmill.errors.FormatError: a.json: it is empty
    """
    try:
        yield
    except FormatError as e:
        where = "stdin" if path == STANDARD else os.fspath(path)
        raise FormatError(f"{where}: {e}", **e.data) from None


def short_text(path: Path, what: str) -> str:
    """The text of a file that should contain `what`: ASCII, at most a megabyte, without space around it.

    Raises FormatError for any other file.
    """
    try:
        return read_limited(path, MAX_TEXT_BYTES).decode("ascii").strip()
    except (OSError, UnicodeDecodeError) as e:
        raise FormatError(f"{path}: cannot be read as {what}: {e}") from None


def parse_json(text: str | bytes, where: str) -> Any:
    """The value of a JSON text.

    >>> parse_json("[" * 100_000, "f.json")
    Traceback (most recent call last):
    modmill.errors.FormatError: f.json: not valid JSON: nested too deeply

    Raises FormatError, which begins with `where`.
    """
    try:
        return json.loads(text)
    except RecursionError:
        raise FormatError(f"{where}: not valid JSON: nested too deeply") from None
    except ValueError as e:
        raise FormatError(f"{where}: not valid JSON: {e}") from None
