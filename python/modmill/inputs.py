"""Reading what others wrote: short text files and JSON. Whatever is wrong is an error that names the file."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from modmill.errors import FormatError
from modmill.files import STANDARD, Name

MAX_TEXT_BYTES = 1 << 20


BOM = b"\xef\xbb\xbf"
"""The byte order mark that some editors write in front of a text."""
PACKED = {
    "gzip": re.compile(rb"\x1f\x8b\x08[\x00-\x1f].{4}[\x00\x02\x04][\x00-\x0d\xff]", re.DOTALL),
    "xz": re.compile(rb"\xfd7zXZ\x00"),
    "bzip2": re.compile(rb"BZh[1-9]1AY&SY"),
    "zstd": re.compile(rb"\x28\xb5\x2f\xfd"),
}
"""The first bytes of files that these programs have compressed, long enough that hardly any numbers match."""
HEAD = 10
"""Bytes by which such a file is known."""


def packed(start: bytes) -> str | None:
    """A sentence about a compressed file that begins with these bytes; None if it is not compressed.

    >>> import gzip
    >>> packed(gzip.compress(b"points"))
    'is compressed by gzip; unpack it with `gzip -d`, or pass it on as `gzip -dc FILE | modmill ... -`'
    >>> packed(bytes(100))
    """
    tool = next((name for name, begin in PACKED.items() if begin.match(start)), None)
    if tool is None:
        return None
    return f"is compressed by {tool}; unpack it with `{tool} -d`, or pass it on as `{tool} -dc FILE | modmill ... -`"


def refuse_packed(path: Name, start: bytes) -> None:
    """Raises FormatError if a file that begins so is compressed, with the advice to unpack it."""
    if said := packed(start):
        raise FormatError(f"{_shown(path)}: {said}")


@contextlib.contextmanager
def opened(path: Name) -> Iterator[BinaryIO]:
    """A file to read, or standard input for `-`. Raises FormatError for one that is compressed, OSError."""
    with contextlib.nullcontext(sys.stdin.buffer) if path == STANDARD else Path(path).open("rb") as f:
        refuse_packed(path, peeked(f))
        yield f


def check_unpacked(path: Name) -> None:
    """Raises FormatError if there is a regular file of that name, and it is compressed."""
    if Path(path).is_file():
        with opened(path):
            pass


def peeked(file: BinaryIO) -> bytes:
    """The first bytes of a stream, as far as they are there, if they can be seen without being taken from it."""
    return file.peek(HEAD) if isinstance(file, io.BufferedReader) else b""


def read_limited(path: Name, limit: int) -> bytes:
    """The bytes of a text file, or of standard input for `-`, without a byte order mark.

    Raises FormatError for more than `limit` bytes and for a file that is compressed, OSError.
    """
    with opened(path) as f:
        data = f.read(limit + 1)
    if len(data) > limit:
        raise FormatError(f"{path}: a file of this kind has at most {limit} bytes")
    return data.removeprefix(BOM)


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
        raise FormatError(f"{_shown(path)}: {e}", **e.data) from None


def _shown(path: Name) -> str:
    return "stdin" if path == STANDARD else os.fspath(path)


def short_text(path: Path, what: str) -> str:
    """The text of a file that should contain `what`: ASCII, at most a megabyte, without space around it.

    A byte order mark of UTF-8, which some editors write, is left out.

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
        return json.loads(text.removeprefix("\ufeff") if isinstance(text, str) else text)
    except RecursionError:
        raise FormatError(f"{where}: not valid JSON: nested too deeply") from None
    except ValueError as e:
        raise FormatError(f"{where}: not valid JSON: {e}") from None
