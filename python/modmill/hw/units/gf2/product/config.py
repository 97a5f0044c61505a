"""Configurations of the pipelined multiplier of a binary field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.hw.interface.configuration import About, option
from modmill.hw.modmul.binary_reduction import AUTO, METHODS
from modmill.hw.stream.flow import Handshake
from modmill.hw.units.gf2.field import FieldConfiguration

PRODUCT, SQUARE = "product", "square"


@dataclass(frozen=True, slots=True)
class ProductConfig(FieldConfiguration):
    """One design point.

    >>> ProductConfig().slug
    'gf2_mul-thesis-256-l8-r1'
    """

    about: ClassVar[About] = About(
        "a b in GF(2^m), one product in each cycle",
        "Karatsuba's method down to columns of products of bits, with registers after every level of LUTs; the "
        "reduction modulo N is a linear map.",
        "A. Karatsuba, Y. Ofman, 1962; uneven cuts as in the thesis of 2014 on Montgomery multiplication in OpenCL, "
        "Figure 3.3",
    )

    unit: str = "gf2_mul"
    operation: Annotated[str, option("A product or a square.", "NAME", choices=(PRODUCT, SQUARE))] = PRODUCT
    leaf: Annotated[
        int, option("Coefficients of operands that are not cut further.", "L", bounds=(2, 64), usual=(4, 8, 16))
    ] = 8
    levels: Annotated[int, option("Levels of LUTs between registers.", "R", bounds=(1, 8), usual=(1, 2, 3))] = 1
    reduction: Annotated[
        str,
        option(
            "The reduction by N: one map of all high bits, or two products by constants; auto: the smaller one.",
            "NAME",
            choices=METHODS,
        ),
    ] = AUTO
    flow: Handshake = "credit"

    @property
    def slug(self) -> str:
        parts = [self.unit, self.called, *([SQUARE] if self.operation == SQUARE else [f"l{self.leaf}"])]
        parts += [f"r{self.levels}", *([self.reduction] if self.reduction != AUTO else [])]
        return "-".join([*parts, *([self.flow] if self.flow != "credit" else [])])
