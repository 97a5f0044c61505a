"""Instruction words as data: named fields side by side, the first lowest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Field:
    """Bits `low` to `low + width - 1` of a word."""

    name: str
    low: int
    width: int
    what: str


@dataclass(frozen=True, slots=True)
class Format:
    """The fields of a word.

    >>> f = Format.of(("op", 2, "what is done"), ("to", 4, "where the result goes"))
    >>> f.width, hex(f.encode({"op": 2, "to": 9})), f.decode(0x26)
    (6, '0x26', {'op': 2, 'to': 9})
    """

    fields: tuple[Field, ...]

    @staticmethod
    def of(*given: tuple[str, int, str]) -> Format:
        """Fields of these names and widths, without gaps."""
        found, low = [], 0
        for name, width, what in given:
            found.append(Field(name, low, width, what))
            low += width
        return Format(tuple(found))

    @property
    def width(self) -> int:
        """Bits of a word."""
        return sum(field.width for field in self.fields)

    def field(self, name: str) -> Field:
        """The field of that name."""
        return next(field for field in self.fields if field.name == name)

    def encode(self, values: Mapping[str, int]) -> int:
        """A word; absent fields are zero. Raises ValueError for a value that its field does not hold."""
        word = 0
        for field in self.fields:
            value = values.get(field.name, 0)
            if value >> field.width or value < 0:
                raise ValueError(f"{field.name}: {value} does not fit {field.width} bits")
            word |= value << field.low
        return word

    def decode(self, word: int) -> dict[str, int]:
        """The values of all fields."""
        return {f.name: word >> f.low & ((1 << f.width) - 1) for f in self.fields}
