"""A file of signed messages cut into ranges between its records, without reading what is in them.

>>> [(r.records, r.start, r.stop) for r in lines(b"{}\\n\\n{}\\n{}", 3)]
[(0, 0, 3), (1, 3, 7), (3, 7, 9)]
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from mmap import mmap

from modmill.errors import UsageError

BOM = b"\xef\xbb\xbf"
BINARY_MAGIC, BINARY_HEAD = b"MODMSIGS", 12
PCAP_HEAD, PACKET_HEAD = 24, 16
PCAP = {
    b"\xd4\xc3\xb2\xa1": "<",
    b"\x4d\x3c\xb2\xa1": "<",
    b"\xa1\xb2\xc3\xd4": ">",
    b"\xa1\xb2\x3c\x4d": ">",
}
"""The first bytes of captures whose packets have a head of 16 bytes, and their order of bytes."""
OTHER_CAPTURES = (b"\x0a\x0d\x0d\x0a", b"\x34\xcd\xb2\xa1", b"\xa1\xb2\xcd\x34")
MAX_RECORD = 1 << 21
"""More bytes than any record that a reader takes: a length above this is damage, and ends the cutting."""


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
        return _framed(data, head, size, 4, struct.Struct("<I").unpack_from, 0)
    order = PCAP.get(data[:4], "<")
    return _framed(data, head, size, PACKET_HEAD, struct.Struct(f"{order}I").unpack_from, 8)


def lines(data: Data, size: int) -> Iterator[Range]:
    """Ranges that end after a line feed. A byte order mark at the beginning belongs to the first."""
    records, start, end = 0, 0, len(data)
    while start < end:
        found = data.find(b"\n", min(start + size, end) - 1)
        stop = end if found < 0 else found + 1
        yield Range(records, start, stop)
        records += data[start:stop].count(b"\n")
        start = stop


def _framed(
    data: Data, head: int, size: int, fixed: int, number: Callable[[Data, int], tuple[int]], at: int
) -> Iterator[Range]:
    """Ranges of records of `fixed` bytes and as many more as the number at `at` of these says.

    Damage ends the last range: its reader reports it. This process does it for every record while others verify, so
    it does no more than it must.
    """
    start, records, first, end = head, 0, 0, len(data)
    place, last, goal = head, end - fixed, head + size
    while place <= last:
        length = fixed + number(data, place + at)[0]
        if length > MAX_RECORD:
            break
        place += length
        records += 1
        if place >= goal and place < end:
            yield Range(first, start, place)
            start, first, goal = place, records, place + size
    yield Range(first, start, end)
