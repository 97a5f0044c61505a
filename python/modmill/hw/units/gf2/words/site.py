"""The circuit under construction, with what all parts of the word-serial multiplier read."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.memories import later, memory
from modmill.hw.units.gf2.words.fixed import Fixed
from modmill.hw.units.gf2.words.order import Timing


@dataclass(frozen=True, slots=True)
class Site:
    """The circuit, the schedule, the bits of a word, and the constants of N where it is built in."""

    c: Circuit
    timing: Timing
    bits: int
    karatsuba: int
    fixed: Fixed | None

    @property
    def lanes(self) -> int:
        """Products of words in a cycle."""
        return self.timing.lanes

    @property
    def wide(self) -> int:
        """Bits of a group."""
        return self.timing.lanes * self.bits

    @property
    def places(self) -> int:
        """Places of a page of groups."""
        return self.timing.group_places

    def later(self, name: str, word: Word, cycles: int, reset: int | None = None) -> Word:
        """A word so many cycles later."""
        return later(self.c, name, word, cycles, reset)

    def memory(self, name: str, write: tuple[Word, Word, Word], at: Word, depth: int, width: int) -> Word:
        """The word of a memory at an address."""
        return memory(self.c, name, write, at, depth, width)

    def paged(self, name: str, group: Word, page: Word) -> Word:
        """The address of a group in a page."""
        if self.places == 1:
            return page
        return self.c.join(name, group, page)
