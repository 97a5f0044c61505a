"""Configurations of the unit of powers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.hw.interface.configuration import About, option
from modmill.hw.units.gf2.field import DigitConfiguration


@dataclass(frozen=True, slots=True)
class PowerConfig(DigitConfiguration):
    """One design point. Raises UsageError for a digit as long as an element.

    >>> PowerConfig().slug
    'gf2_power-thesis-256-d16'
    """

    about: ClassVar[About] = About(
        "a^e, 1/a and a b in GF(2^m)",
        "A square takes a cycle, as a linear map; a product goes digit by digit. Inverses follow the chain of Itoh and "
        "Tsujii: m - 1 squares and about log2(m) products.",
        "T. Itoh, S. Tsujii, 1988; exponentiation is the purpose of the thesis of 2014 on Montgomery multiplication in "
        "OpenCL",
    )

    unit: str = "gf2_power"
    digit: Annotated[
        int, option("D: coefficients of a factor in a cycle.", "D", bounds=(1, 64), usual=(4, 8, 16, 32, 64))
    ] = 16
