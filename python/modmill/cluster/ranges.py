"""A file of signed messages cut into ranges between its records, without reading what is in them.

>>> [(r.records, r.start, r.stop) for r in lines(b"{}\\n\\n{}\\n{}", 3)]
[(0, 0, 3), (1, 3, 7), (3, 7, 9)]
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from mmap import mmap
from typing import TypedDict

import numpy as np

from modmill import _native
from modmill.errors import UsageError

BOM = b"\xef\xbb\xbf"
BINARY_MAGIC, BINARY_HEAD = b"MODMSIGS", 12
PCAP_HEAD, PACKET_HEAD = 24, 16
BIG_ENDIAN = (b"\xa1\xb2\xc3\xd4", b"\xa1\xb2\x3c\x4d")
"""The first bytes of captures whose numbers have their highest byte first."""
OTHER_CAPTURES = (b"\x0a\x0d\x0d\x0a", b"\x34\xcd\xb2\xa1", b"\xa1\xb2\xcd\x34")


class Framing(TypedDict):
    """The head of records: its bytes, and where in it the number of bytes stands that follow."""

    head: int
    at: int
    big_endian: bool


@dataclass(frozen=True, slots=True)
class Range:
    """Bytes `start` to `stop` of the file, after so many `records` (lines, records or packets)."""

    records: int
    start: int
    stop: int


Data = bytes | mmap


def head_of(data: Data, form: str) -> int:
    """The bytes that every range of such a file begins with. Raises UsageError for a file that cannot be cut."""
    if form == "binary":
        return BINARY_HEAD
    if form != "pcap":
        return 0
    if data[:4] in OTHER_CAPTURES:
        raise UsageError("a capture in this variant cannot be cut; convert it with `editcap -F pcap IN OUT`")
    return PCAP_HEAD


def cut(data: Data, form: str, size: int) -> Iterator[Range]:
    """Ranges of at least `size` bytes, but for the last one, that make up the file without its head."""
    head = head_of(data, form)
    if form == "jsonl":
        return lines(data, size)
    if form == "binary":
        return _framed(data, head, size, framing={"head": 4, "at": 0, "big_endian": False})
    return _framed(data, head, size, framing={"head": PACKET_HEAD, "at": 8, "big_endian": data[:4] in BIG_ENDIAN})


def lines(data: Data, size: int) -> Iterator[Range]:
    """Ranges that end after a line feed. A byte order mark at the beginning belongs to the first."""
    records, start, end = 0, 0, len(data)
    while start < end:
        found = data.find(b"\n", min(start + size, end) - 1)
        stop = end if found < 0 else found + 1
        yield Range(records, start, stop)
        records += data[start:stop].count(b"\n")
        start = stop


def _framed(data: Data, head: int, size: int, framing: Framing) -> Iterator[Range]:
    """Ranges of records that begin with their length. Damage ends the last range: its reader reports it."""
    place, records = head, 0
    while (found := _native.signatures_cut(np.frombuffer(data, np.uint8), place, size, **framing)) is not None:
        yield Range(records, place, found[0])
        place, records = found[0], records + found[1]
    yield Range(records, place, len(data))
