"""A challenge from outside, any byte string, hashed into the group of a modulus.

A delay is worth something only if nobody could begin before the challenge was known, and if its answer does not follow
from others: x1 and x2 with their answers y1 and y2 give y1 y2 as the answer to x1 x2. Hashes have no such relations.

>>> from modmill import vdf
>>> x = vdf.hash_to_group("vdf-alliance", b"hello")
>>> x == vdf.hash_to_group("vdf-alliance", "hello")
True
>>> vdf.evaluate("vdf-alliance", 1000, input="hello").base == x
True
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import BinaryIO

from modmill import _native
from modmill.arguments import public
from modmill.errors import UsageError
from modmill.modulus import Modulus, ModulusLike, as_modulus

Input = bytes | bytearray | memoryview | str | os.PathLike[str] | BinaryIO
"""Bytes; a text, which stands for its UTF-8; the path of a file (a ``Path``, not a text); or a stream of bytes."""


def digest(given: Input) -> bytes:
    """SHA-256 of an input; files and streams are read to their end, piece by piece.

    >>> digest("hello").hex()[:16]
    '2cf24dba5fb0a30e'

    Raises UsageError for a value of another type, OSError.
    """
    if isinstance(given, str):
        try:
            return hashlib.sha256(given.encode()).digest()
        except UnicodeEncodeError as e:
            raise UsageError(f"input: a text with a lone surrogate has no UTF-8 (at index {e.start})") from None
    if isinstance(given, bytes | bytearray | memoryview):
        return hashlib.sha256(given).digest()
    if isinstance(given, os.PathLike):
        with Path(given).open("rb") as file:
            return _of_stream(file)
    if hasattr(given, "read"):
        return _of_stream(given)
    raise UsageError(f"input: must be bytes, a text, a Path or a stream of bytes (got {type(given).__name__})")


def _of_stream(stream: BinaryIO) -> bytes:
    total = hashlib.sha256()
    while piece := stream.read(1 << 20):
        if isinstance(piece, str):
            raise UsageError("input: the stream must give bytes, not text")
        total.update(piece)
    return total.digest()


@public
def hash_to_group(modulus: ModulusLike, input: Input) -> int:  # noqa: A002  # as on the command line
    """The element of Z_N*/{+1, -1} that an input is hashed to: the base of a statement about it.

    `docs/formats.md` states how. Its encoding is canonical, and it is neither 0 nor 1.

    Raises UsageError, OSError.
    """
    return digest_to_group(as_modulus(modulus), digest(input))


def digest_to_group(modulus: Modulus, sha256: bytes) -> int:
    """The element of :func:`hash_to_group` for an input with that SHA-256."""
    return _native.vdf_hash_to_group(modulus.n, sha256)
