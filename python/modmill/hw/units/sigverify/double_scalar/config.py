"""Configurations of the double-scalar multiplication."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.hw.interface.configuration import About, Configuration, option
from modmill.hw.modmul.parameters import Column, Levels

UNIT = "double_scalar"
ORDER_BITS = 253
"""The bits of the group's order, so of the scalar S'."""


@dataclass(frozen=True, slots=True)
class DoubleScalarConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> DoubleScalarConfig().slug, DoubleScalarConfig().windows, DoubleScalarConfig().half
    ('double_scalar-255-w5-t8-k3-c4', 26, 130)
    """

    about: ClassVar[About] = About(
        "The equation of an Ed25519 signature, a point operation in each cycle",
        "A ring of slots through two layers of four multipliers, which doubles one point or adds a cached one to it "
        "in each cycle; joint sparse form for the key and the commitment, windows for the base point; words in any "
        "order.",
        "the pipelined double-scalar multiplication of Firedancer (K. Bowers, K. Aasaraai, 2023)",
    )

    unit: str = UNIT
    bits: Annotated[int, option("The width of the modulus.", "B", bounds=(32, 255), usual=(255,))] = 255
    window: Annotated[int, option("Bits of the base point's windows.", "W", bounds=(4, 6), usual=(4, 5, 6))] = 5
    tag: Annotated[int, option("Bits of a message's tag.", "B", bounds=(1, 12), usual=(6, 8))] = 8
    levels: Levels = 3
    column: Column = 4

    @property
    def slug(self) -> str:
        return f"{self.unit}-{self.bits}-w{self.window}-t{self.tag}-k{self.levels}-c{self.column}"

    @property
    def windows(self) -> int:
        """Additions of base points: windows of each half of S'."""
        return -(-(ORDER_BITS + 1) // 2 // self.window)

    @property
    def half(self) -> int:
        """Bits of the low half of S'."""
        return self.windows * self.window
