"""Configurations of the double-scalar multiplication."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.configuration import Configuration, Parameter
from modmill.hw.modmul.parameters import COLUMN, LEVELS

UNIT = "double_scalar"
ORDER_BITS = 253
"""Of the group's order, so of the scalar S'."""

PARAMETERS = (
    Parameter("bits", "The width of the modulus.", metavar="B", default=255, bounds=(32, 255), usual=(255,)),
    Parameter("window", "Bits of the base point's windows.", metavar="W", default=5, bounds=(4, 6), usual=(4, 5, 6)),
    Parameter("tag", "Bits of a message's tag.", metavar="B", default=8, bounds=(1, 12), usual=(6, 8)),
    Parameter(LEVELS.name, LEVELS.help, metavar="L", default=3, bounds=LEVELS.bounds, usual=LEVELS.usual),
    Parameter(COLUMN.name, COLUMN.help, metavar="N", default=4, bounds=COLUMN.bounds, usual=COLUMN.usual),
)


@dataclass(frozen=True, slots=True)
class DoubleScalarConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> DoubleScalarConfig().slug, DoubleScalarConfig().windows, DoubleScalarConfig().half
    ('double_scalar-255-w5-t8-k3-c4', 26, 130)
    """

    unit: str = UNIT
    bits: int = 255
    window: int = 5
    tag: int = 8
    levels: int = 3
    column: int = 4

    def __post_init__(self) -> None:
        self.check(UNIT, PARAMETERS)

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
