"""Enough of the format FST to say what a waveform is of: its time and the names in it."""

from __future__ import annotations

import gzip
import struct
from dataclasses import dataclass
from pathlib import Path

HEADER, GZIP, LZ4, LZ4_TWICE = 0, 4, 6, 7
SCOPE, UP, ATTRIBUTE, ATTRIBUTE_END = 254, 255, 252, 253


@dataclass(frozen=True, slots=True)
class Fst:
    """Its last time, the digits of its unit of time after the second's point, and its signals by path with widths."""

    end: int
    digits: int
    signals: dict[str, int]


def read(file: Path) -> Fst:
    data, at = file.read_bytes(), 0
    found: dict[int, bytes] = {}
    while at < len(data):
        length = int.from_bytes(data[at + 1 : at + 9], "big")
        assert length >= 8 and at + 1 + length <= len(data), "a block that is cut off"
        found[data[at]] = data[at + 9 : at + 1 + length]
        at += 1 + length
    head = found[HEADER]
    return Fst(int.from_bytes(head[8:16], "big"), -struct.unpack("b", head[64:65])[0], _signals(_hierarchy(found)))


def _hierarchy(found: dict[int, bytes]) -> bytes:
    if GZIP in found:
        return gzip.decompress(found[GZIP][8:])
    if LZ4 in found:
        return _lz4(found[LZ4][8:])
    return _lz4(_lz4(found[LZ4_TWICE][16:]))


def _lz4(data: bytes) -> bytes:
    """A block of LZ4: literals, then a copy of what came before, again and again."""
    out, at = bytearray(), 0

    def more(length: int) -> int:
        nonlocal at
        while length >= 15:
            at += 1
            length += data[at - 1]
            if data[at - 1] < 255:
                break
        return length

    while at < len(data):
        token = data[at]
        at += 1
        literals = more(token >> 4)
        out += data[at : at + literals]
        at += literals
        if at == len(data):
            break
        back = data[at] | data[at + 1] << 8
        at += 2
        for _ in range(more(token & 15) + 4):
            out.append(out[-back])
    return bytes(out)


def _signals(text: bytes) -> dict[str, int]:
    found: dict[str, int] = {}
    scopes: list[str] = []
    at = 0

    def name() -> str:
        nonlocal at
        end = text.index(0, at)
        word, at = text[at:end].decode(), end + 1
        return word

    def number() -> int:
        nonlocal at
        value = shift = 0
        while True:
            at += 1
            value |= (text[at - 1] & 127) << shift
            shift += 7
            if text[at - 1] < 128:
                return value

    while at < len(text):
        kind = text[at]
        at += 1
        if kind == SCOPE:
            at += 1
            scopes.append(name())
            name()
        elif kind == UP:
            scopes.pop()
        elif kind == ATTRIBUTE:
            at += 2
            name()
            number()
        elif kind != ATTRIBUTE_END:
            at += 1
            path = ".".join((*scopes, name().split(" ")[0]))
            found[path] = number()
            number()
    return found
