"""The shape of an engine: the rows of its sums, and the means against collisions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.units.parts.buckets.adders import Adder

BANK = 4096
"""Words of an UltraRAM."""


@dataclass(frozen=True, slots=True)
class Shape:
    """The rows in one or more regions, each of which a flush reads from its beginning.

    With `counted`, the operands `rows` and `last_rows` say how many rows of each region but the last, and of the last
    one, a flush reads, at least one; the others must never have been added to. Without, there is one region, and a
    flush reads it all.
    """

    regions: tuple[int, ...]
    memory: str
    """The memory of the sums: `lut`, `block` or `ultra`."""
    read: int
    """Cycles of a read."""
    parked: int
    tags: int = 0
    copies: int = 64
    counted: bool = True
    bank: int = BANK

    @property
    def rows(self) -> int:
        return sum(self.regions)

    @property
    def counts(self) -> Mapping[str, tuple[int, ...]]:
        """The operands that say how much of each region a flush reads, with the sizes of their regions."""
        found = {"rows": self.regions[:-1], "last_rows": self.regions[-1:]} if self.counted else {}
        return {name: of for name, of in found.items() if of}

    @property
    def index(self) -> int:
        """Bits of a row."""
        return max(1, (self.rows - 1).bit_length())

    @property
    def highest(self) -> int:
        """The greatest value of a register for a row, before it holds one, too."""
        return (1 << self.index) - 1

    @property
    def furthest(self) -> int:
        """The greatest value of a register for a row or a copy."""
        return max(self.highest, self.copied - 1)

    @property
    def queue(self) -> int:
        """Rows in the queue of parked values from which on it counts as full: it takes one more, and four have left."""
        return max(1, self.parked - 5)

    @property
    def copied(self) -> int:
        """Copies of sums in all."""
        return self.tags * self.copies

    def flight(self, adder: Adder) -> int:
        """Cycles in which a row is in flight after its addition began."""
        return self.read + adder.part.latency
