"""Configurations of the Montgomery multiplier that is divided among elements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.hw.interface.configuration import About, option
from modmill.hw.units.gf2.array.timing import PARTITIONS, ROWS
from modmill.hw.units.gf2.field import MontgomeryConfiguration


@dataclass(frozen=True, slots=True)
class ArrayConfig(MontgomeryConfiguration):
    """One design point. Raises UsageError for a modulus without a constant term.

    >>> ArrayConfig().slug
    'gf2_array-thesis-256-w32-rows-p4'
    """

    about: ClassVar[About] = About(
        "a b / R in GF(2^m), word by word, on P linked elements",
        "Montgomery's product in words, its rows or its columns divided among elements in a ring, each with a product "
        "of words and memories of its own.",
        "M. U. Büyükşahin, METU 2014, Figures 3.2 and 3.4; Z. Chen and P. Schaumont, 2011",
    )

    unit: str = "gf2_array"
    by: Annotated[
        str, option("The part of the product that is divided among the elements.", "NAME", choices=PARTITIONS)
    ] = ROWS
    elements: Annotated[int, option("P: elements in the ring.", "P", choices=(2, 4, 8))] = 4

    @property
    def slug(self) -> str:
        return f"{self.unit}-{self.called}-w{self.word}-{self.by}-p{self.elements}"
