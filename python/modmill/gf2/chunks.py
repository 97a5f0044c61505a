"""Files of elements, read chunk by chunk."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from io import BufferedReader
from typing import BinaryIO

import numpy as np
from numpy.typing import NDArray

from modmill.errors import UsageError
from modmill.gf2 import convert
from modmill.gf2.array import FieldArray
from modmill.gf2.field import Field
from modmill.inputs import peeked, refuse_packed

Source = str | os.PathLike[str] | BinaryIO


class Input:
    """A file of elements, read in order."""

    def __init__(self, stack: contextlib.ExitStack, source: Source, field: Field, stride: int, name: str) -> None:
        self.name = name
        self._modulus, self._stride = field.modulus, stride
        self._field = field
        self._next = 0
        self._rooms: list[NDArray[np.uint64]] = []
        self._words_of: BufferedReader | None = None
        if isinstance(source, str | os.PathLike):
            opened = stack.enter_context(open(source, "rb"))  # noqa: SIM115  # the stack closes it
            self.file: BinaryIO = opened
            self.total: int = os.fstat(opened.fileno()).st_size // stride
            if stride == 8 * field.words:
                self._words_of = opened
        else:
            self.file, self.total = source, 0
        refuse_packed(name, peeked(self.file))

    def skip(self, elements: int) -> None:
        """Continues at that element."""
        if elements:
            self.file.seek(elements * self._stride)
            self._next = elements

    def read(self, count: int) -> FieldArray:
        """The next elements, at most `count`; none at the end of the file. They stay until the next but one is read."""
        words = self._read_bytes(count) if self._words_of is None else self._read_words(self._words_of, count)
        self._next += len(words)
        return FieldArray(self._field, words)

    def _read_words(self, file: BufferedReader, count: int) -> NDArray[np.uint64]:
        """Elements that the file has as the engine takes them, without a copy."""
        size = self._modulus.words
        if not self._rooms:
            self._rooms = [np.empty((count, size), dtype="<u8") for _ in range(2)]
        room = self._rooms.pop(0)
        self._rooms.append(room)
        into, got = room.data.cast("B"), 0
        while got < len(into) and (more := file.readinto(into[got:])):
            got += more
        self._whole(got)
        words = room[: got // self._stride].astype(np.uint64, copy=False)
        convert.check(words, self._modulus, self.name, first=self._next)
        return words

    def _read_bytes(self, count: int) -> NDArray[np.uint64]:
        data = self.file.read(count * self._stride)
        self._whole(len(data))
        return convert.from_bytes(data, self._modulus, self._stride, what=self.name, first=self._next)

    def _whole(self, got: int) -> None:
        """That so many bytes are whole elements."""
        rest = got % self._stride
        if rest:
            last = self._next + got // self._stride
            raise UsageError(
                f"{self.name} ends within element {last}, after {rest} of {self._stride} bytes", index=last
            )


def chunks(inputs: list[Input], count: int) -> Iterator[list[FieldArray]]:
    """The elements of all inputs, at most `count` of each at a time. Raises UsageError if one ends before another."""
    done = 0
    while True:
        rows = [one.read(count) for one in inputs]
        lengths = [len(r) for r in rows]
        if min(lengths) < max(lengths):
            shorter = inputs[lengths.index(min(lengths))].name
            raise UsageError(f"{shorter} has {done + min(lengths)} elements, fewer than the other operand")
        if lengths[0] == 0:
            return
        done += lengths[0]
        yield rows
