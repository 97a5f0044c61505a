"""Configurations of the unit of half-size scalars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.hw.interface.configuration import About, Configuration, option

UNIT = "scalars"


@dataclass(frozen=True, slots=True)
class ScalarsConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> ScalarsConfig().slug
    'scalars-t8'
    """

    about: ClassVar[About] = About(
        "half-size scalars u, v with u = v h modulo 8L, their joint sparse form, and vS modulo L",
        "Euclid's algorithm on eight scalars in a ring, a pass of one of them in each cycle; then two bits a cycle of "
        "digits and of the product, and a reduction through one small multiplier.",
        "half-size scalars: A. Antipa et al., SAC 2005, and TCHES 2025; digits: J. A. Solinas, CORR 2001-41",
    )

    unit: str = UNIT
    tag: Annotated[int, option("Bits of a signature's tag.", "B", bounds=(1, 64), usual=(8, 16, 32))] = 8

    @property
    def slug(self) -> str:
        return f"{self.unit}-t{self.tag}"
