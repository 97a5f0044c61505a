"""Configurations of the multiplier that applies Karatsuba's method in time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.errors import UsageError
from modmill.golden import gf2
from modmill.hw.interface.configuration import About, option
from modmill.hw.units.gf2.field import FieldConfiguration, fields

MOST_TERMS = 8
"""Terms of N below x^m that a filter takes off, since each moves the high coefficients once; with more N is dense."""
USUAL_LIMB = 256


@dataclass(frozen=True, slots=True)
class LimbsConfig(FieldConfiguration):
    """One design point. Raises UsageError for more halvings than a modulus has coefficients for.

    >>> LimbsConfig().slug, LimbsConfig().limb
    ('gf2_limbs-thesis-8192-j5-l8-r1', 255)
    """

    about: ClassVar[About] = About(
        "a b in GF(2^m), one product in 3^j cycles",
        "Operands of 2^j limbs go through j stages, each of which turns two halves into three operands of half the "
        "size; one multiplier takes a pair of limbs in each cycle; j stages join its products, and a filter takes N "
        "off while they pass; for a dense N a product passes twice more.",
        "A. Karatsuba, Y. Ofman, 1962, as a pipeline; this project",
    )

    unit: str = "gf2_limbs"
    field: Annotated[str, option("The field.", "NAME", choices=fields)] = "thesis-8192"
    halvings: Annotated[
        int,
        option("j: times that operands are halved in time; 0: to 256 coefficients.", "J", bounds=(0, 6), usual=(0,)),
    ] = 0
    leaf: Annotated[
        int, option("Coefficients of operands that are not cut further.", "L", bounds=(2, 64), usual=(8,))
    ] = 8
    levels: Annotated[int, option("Levels of LUTs between registers.", "R", bounds=(1, 8), usual=(1,))] = 1

    def agree(self) -> None:
        FieldConfiguration.agree(self)
        if self.limb < 2:
            raise UsageError(f"halvings: {self.degree} coefficients cannot be halved so often", got=self.halvings)

    @property
    def times(self) -> int:
        """j."""
        return self.halvings or max(1, (-(-self.degree // USUAL_LIMB) - 1).bit_length())

    @property
    def limb(self) -> int:
        """Coefficients of a limb: the fewest of which 2^j hold m."""
        return -(-self.degree // (1 << self.times))

    @property
    def dense(self) -> bool:
        """True if a product passes three times, as Barrett's method has it, since no filter takes N off."""
        return self.modulus.bit_count() - 1 > MOST_TERMS

    @property
    def interval(self) -> int:
        """Cycles between two products."""
        return 3 ** (self.times + self.dense)

    @property
    def border(self) -> int:
        """The word of two limbs that x^m is in, counted from the lowest."""
        return self.degree // (2 * self.limb)

    @property
    def result_words(self) -> int:
        """The words of two limbs that a residue has."""
        return -(-self.degree // (2 * self.limb))

    @property
    def shifts(self) -> list[int]:
        """m - k for each term x^k of N below x^m: how far coefficients from x^m on are moved down."""
        return [self.degree - k for k in gf2.terms(self.modulus)[1:]]

    @property
    def slug(self) -> str:
        return f"{self.unit}-{self.called}-j{self.times}-l{self.leaf}-r{self.levels}"
