"""Configurations of the multiplier that takes an operand digit by digit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.hw.interface.configuration import About, option
from modmill.hw.units.gf2.field import DigitConfiguration


@dataclass(frozen=True, slots=True)
class SerialConfig(DigitConfiguration):
    """One design point. Raises UsageError for a digit as long as an element.

    >>> SerialConfig().slug
    'gf2_serial-thesis-256-d8'
    """

    about: ClassVar[About] = About(
        "a b in GF(2^m), D coefficients of a in each cycle",
        "Shift and add: the sum so far is multiplied by x^D, reduced, and the next digit of a times b is added.",
        "the thesis of 2014 on Montgomery multiplication in OpenCL, Algorithm 2, from the highest digit on",
    )

    unit: str = "gf2_serial"
    digit: Annotated[
        int, option("D: coefficients of a in a cycle.", "D", bounds=(1, 64), usual=(1, 2, 4, 8, 16, 32, 64))
    ] = 8
