"""A beat, which moves over a stream in one cycle: as a mapping, or as a row of an array where there are many."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from modmill.hw.interface.port import Port, Stream

Beat = Mapping[str, int]
"""The fields of a beat by name."""
Rows = NDArray[np.uint32]
"""Beats of one stream, a row each: 32-bit words, the columns by the stream's `Layout`."""
WORD = 32


@dataclass(frozen=True, slots=True)
class Slot:
    """The columns of a field of `width` bits."""

    at: int
    words: int
    width: int

    @property
    def columns(self) -> slice:
        """Its columns of a row, the lowest word first."""
        return slice(self.at, self.at + self.words)


class Layout:
    """The columns that the fields of a stream's beat have in a row: whole words each, in the order of the ports.

    >>> from modmill.hw.interface.port import Port, Stream
    >>> a, b = Port("in_a_i", 3, "input", ""), Port("in_b_i", 40, "input", "")
    >>> layout = Layout(Stream(Port("in_valid_i", 1, "input", ""), Port("in_ready_o", 1, "output", ""), (a, b)))
    >>> rows = layout.rows([{"a": 5, "b": 7 << 32}, {"a": 1, "b": 9}])
    >>> rows.tolist()
    [[5, 0, 7], [1, 9, 0]]
    >>> layout.column(rows, "b").tolist() == [7 << 32, 9] and layout.beats(rows[1:])
    [{'a': 1, 'b': 9}]
    """

    def __init__(self, stream: Stream) -> None:
        self.stream: Stream = stream
        self.slots: dict[str, Slot] = {}
        self.words: int = 0
        for name, port in zip(stream.fields, stream.beat, strict=True):
            count = -(-port.width // WORD)
            self.slots[name] = Slot(self.words, count, port.width)
            self.words += count

    def empty(self, count: int = 0) -> Rows:
        """So many beats of zeros."""
        return np.zeros((count, self.words), np.uint32)

    def rows(self, beats: Sequence[Beat]) -> Rows:
        """Beats as rows. Raises OverflowError for a number that is wider than its field."""
        return self.joined({name: self._words(slot, [beat[name] for beat in beats]) for name, slot in self})

    def joined(self, fields: Mapping[str, NDArray[np.unsignedinteger]]) -> Rows:
        """Rows from a column of numbers for each field of up to 64 bits, or from rows of its words for any field.

        Raises OverflowError for a number that is wider than its field.
        """
        found = self.empty(len(next(iter(fields.values()), ())))
        for name, slot in self:
            given = fields[name]
            words = given if given.ndim == 2 else _split(given, slot.words)
            if len(words) and int(words[:, -1].max()) >> (slot.width - 1) % WORD + 1:
                raise OverflowError(f"{name}: a number of more than {slot.width} bits")
            found[:, slot.columns] = words
        return found

    def column(self, rows: Rows, name: str) -> NDArray[np.uint64]:
        """A field of up to 64 bits as numbers."""
        slot = self.slots[name]
        assert slot.words <= 2, f"{name}: {slot.width} bits are more than a column of numbers holds"
        found = rows[:, slot.at].astype(np.uint64)
        return found if slot.words == 1 else found | rows[:, slot.at + 1].astype(np.uint64) << np.uint64(WORD)

    def beats(self, rows: Rows) -> list[Beat]:
        """Rows as mappings."""
        columns = [_numbers(rows[:, slot.columns]) for _, slot in self]
        return [dict(zip(self.slots, values, strict=True)) for values in zip(*columns, strict=True)]

    def packed(self, rows: Rows) -> list[int]:
        """Each beat as one number, its fields side by side, the first lowest."""
        found = [0] * len(rows)
        place = 0
        for _, slot in self:
            found = [f | v << place for f, v in zip(found, _numbers(rows[:, slot.columns]), strict=True)]
            place += slot.width
        return found

    def __iter__(self) -> Iterator[tuple[str, Slot]]:
        return iter(self.slots.items())

    @staticmethod
    def _words(slot: Slot, values: Sequence[int]) -> Rows:
        size = 4 * slot.words
        data = b"".join(value.to_bytes(size, "little") for value in values)
        return np.frombuffer(data, np.dtype("<u4")).reshape(-1, slot.words).astype(np.uint32, copy=False)


def _split(column: NDArray[np.unsignedinteger], words: int) -> Rows:
    wide = column.astype(np.uint64)
    assert words <= 2, "a column of numbers fills up to two words"
    if words == 1 and len(wide) and int(wide.max()) >> WORD:
        raise OverflowError("a number of more than a word")
    return np.stack([(wide >> np.uint64(WORD * k)).astype(np.uint32) for k in range(words)], axis=1)


def _numbers(words: Rows) -> list[int]:
    """Each row of words as a number, the lowest first."""
    if words.shape[1] == 1:
        return words[:, 0].tolist()
    size = 4 * words.shape[1]
    data = np.ascontiguousarray(words, np.dtype("<u4")).tobytes()
    return [int.from_bytes(data[at : at + size], "little") for at in range(0, len(data), size)]


def packed(beat: Beat, names: Sequence[str], ports: Sequence[Port]) -> int:
    """The fields side by side, the first lowest."""
    word, place = 0, 0
    for name, port in zip(names, ports, strict=True):
        word |= beat[name] << place
        place += port.width
    return word


def cut(bus: str, ports: Sequence[Port]) -> str:
    """Connections of ports to their parts of a bus."""
    parts, at = [], 0
    for p in ports:
        parts.append(f".{p.name}({bus}[{at + p.width - 1}:{at}])")
        at += p.width
    return ", ".join(parts)
