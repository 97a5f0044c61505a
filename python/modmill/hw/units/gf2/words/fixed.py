"""N built into the word-serial multiplier: its words, those of its inverse, and the map of a word to its quotient."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.golden import gf2
from modmill.hw.circuit.control import any_of
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.kinds.rom import rom_block
from modmill.hw.circuit.op import Word
from modmill.hw.units.gf2.memories import later
from modmill.hw.units.gf2.words.order import INVERSE, A, N, Timing


class Fixed:
    """The constants of N in words of so many bits. `inverse` is n' = 1 / N mod x^w."""

    def __init__(self, modulus: int, timing: Timing, bits: int) -> None:
        self.modulus, self.timing, self.bits = modulus, timing, bits
        self.inverse: int = gf2.inverse(1 << bits, modulus & (1 << bits) - 1)

    def quotient(self) -> list[int]:
        """The linear map of a word t to q = t n' mod x^w; bit i is the sum of t_j n'_(i-j)."""
        return [sum((self.inverse >> i - j & 1) << j for j in range(i + 1)) for i in range(self.bits)]

    def chosen(self, c: Circuit, words: Word, group: Word, sorts: Sequence[Word], wait: int) -> Word:
        """A group of the row's operand: of `words` in rows of a, else of a constant, `wait` cycles behind its turn."""
        rows = self.timing.order.rows
        of = {
            name: [sort for sort, row in zip(sorts, rows, strict=True) if row.operand == name]
            for name in (A, N, INVERSE)
        }
        choices = [(A, words), (N, self._table(c, "n", self.modulus, group, wait))]
        if of[INVERSE]:
            radix = 1 << self.bits * self.timing.words
            whole = gf2.inverse(radix, self.modulus & radix - 1)
            choices.append((INVERSE, self._table(c, "inverse", whole, group, wait)))
        flags = {
            name: later(c, f"row_of_{name}", any_of(c, f"row_is_{name}", of[name]), wait, reset=0)
            for name, _ in choices
        }
        return c.select("operand_chosen", *((flags[name], word) for name, word in choices))

    def _table(self, c: Circuit, name: str, number: int, group: Word, wait: int) -> Word:
        """The groups of a constant, the lowest first, as late as the words of a memory."""
        wide = self.bits * self.timing.lanes
        top = (1 << wide) - 1
        entries = [number >> at * wide & top for at in range(self.timing.group_places)]
        return self._entries(c, name, entries, top, group, wait)

    def bank(self, c: Circuit, lane: int, group: Word, wait: int) -> Word:
        """The words of N that belong to a lane, as late as those of a memory."""
        top = (1 << self.bits) - 1
        places = range(self.timing.group_places)
        entries = [self.modulus >> (at * self.timing.lanes + lane) * self.bits & top for at in places]
        return self._entries(c, f"n_{lane}", entries, top, group, wait)

    def _entries(self, c: Circuit, name: str, entries: list[int], top: int, group: Word, wait: int) -> Word:
        if len(entries) == 1:
            word = c.literal(f"{name}_words", entries[0])
        elif wait:
            (word,) = c.apply(rom_block(f"{name}_table", tuple(entries), wait), f"{name}_words", group)
        else:
            word = c.pick(f"{name}_words", group, *(c.literal(f"{name}_group_{i}", x) for i, x in enumerate(entries)))
        return c.widen(f"{name}_whole", word, top, 0.0)
