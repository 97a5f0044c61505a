"""Reading what others wrote: short text files and JSON. Whatever is wrong is an error that names the file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from modmill.errors import FormatError

MAX_TEXT_BYTES = 1 << 20


def short_text(path: Path, what: str) -> str:
    """The text of a file that should contain `what`: ASCII, at most a megabyte, without space around it.

    Raises FormatError for any other file.
    """
    try:
        with path.open("rb") as f:
            data = f.read(MAX_TEXT_BYTES + 1)
        if len(data) > MAX_TEXT_BYTES:
            raise FormatError(f"{path}: too long for a file that contains {what} (at most {MAX_TEXT_BYTES} bytes)")
        return data.decode("ascii").strip()
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
