"""Configurations of the reader of points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.hw.interface.configuration import About, Configuration, option


@dataclass(frozen=True, slots=True)
class ReaderConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> ReaderConfig().slug
    'reader-b1152-d64-l4-o64-i32'
    """

    about: ClassVar[About] = About(
        "points from memory, for the scalars that need them",
        "A multi-scalar multiplication reads its points once a pass. Scalars whose digits of the pass are all 0 are "
        "skipped, several a clock; the points of the others are requested in order, one a clock, and leave with their "
        "digits.",
        "the reader of HardCaml's MSM design for ZPrize 2022, which reads every point",
    )

    unit: str = "reader"
    bits: Annotated[int, option("The width of a point in memory.", "B", bounds=(1, 4096), usual=(1152, 1536))] = 1152
    digits: Annotated[int, option("Bits of a scalar's digits in a pass.", "D", bounds=(1, 256), usual=(32, 64))] = 64
    lanes: Annotated[int, option("Scalars looked at in a clock.", "N", choices=(1, 2, 4, 8))] = 4
    outstanding: Annotated[int, option("Points that were requested and have not left.", "N", bounds=(1, 512))] = 64
    index: Annotated[int, option("Bits of a point's number.", "I", bounds=(4, 48))] = 32

    @property
    def slug(self) -> str:
        return f"{self.unit}-b{self.bits}-d{self.digits}-l{self.lanes}-o{self.outstanding}-i{self.index}"
