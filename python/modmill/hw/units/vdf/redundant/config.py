"""The base of configurations of squarers in redundant words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from modmill.errors import UsageError
from modmill.hw.circuit.trees import POLICIES
from modmill.hw.interface.configuration import Configuration, option

# Widths from 64 on are meant for use; narrower ones exist so that tests can try all inputs.
Bits = Annotated[int, option("The widest modulus.", "B", bounds=(8, 2048), usual=(64, 128, 256))]
Word = Annotated[int, option("Bits of a word; the radix is 2^W.", "W", bounds=(3, 16), usual=(8, 16))]
Compressor = Annotated[str, option("The compressor that sums rows.", "KIND", choices=POLICIES, usual=POLICIES)]
Cascade = Annotated[int, option("Products added inside the DSPs.", "N", choices=(1, 2), usual=(1, 2))]


@dataclass(frozen=True, slots=True)
class WordsConfig(Configuration):
    """A configuration of a squarer: `bits` of the widest modulus and `word`, where the radix is 2^word."""

    bits: Bits = 1024
    word: Word = 16

    def agree(self) -> None:
        if self.bits < 2 * self.word:
            raise UsageError(f"word: {self.word} bits leave fewer than two words of {self.bits} bits")

    @property
    def residue_words(self) -> int:
        """m: words that hold a residue."""
        return -(-self.bits // self.word)

    @property
    def products(self) -> int:
        """Products of words in the square of m + 1 words."""
        return (self.residue_words + 1) * (self.residue_words + 2) // 2
