"""Delays of UltraScale+ cells and the model of its wires, in nanoseconds.

Cells: speed grade -2 at 0.85 V, slow corner, the grade of the cards of both published designs. Each figure is quoted
from a public source, or scaled from grade -1 by 0.84 where only that was found (0.84 = 0.585 / 0.699, the ratio of the
DSP adder, found in both); docs/derivations/hardware-cost.md has the table with the sources.

Wires: nobody has routed these netlists, so a wire's delay is a model with one fitted factor (calibration.py).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Annotated

LUT_BY_INPUTS = (0.0, 0.050, 0.050, 0.070, 0.090, 0.120, 0.148)
"""LUT, by how many of its inputs are in use."""
LUT_O5 = 0.020
"""O5 of a LUT with two outputs is this much slower than O6."""
MUX_WIDE = 0.060
"""MUXF7, MUXF8, MUXF9, any input."""

FF_CLOCK_TO_Q = 0.079
FF_SETUP = -0.025
"""D of a flip-flop: it may arrive this much after the edge."""
FF_CONTROL_SETUP = 0.050
"""CE and R of a flip-flop."""

CARRY_ENTER = 0.100
"""S or DI of a carry position into the chain."""
CARRY_STEP = 0.015 / 8
"""One position of the chain: CI to CO of a CARRY8 is 0.015."""
CARRY_SUM = 0.060
CARRY_SUM_STEP = 0.011
"""CI to O[k] of a CARRY8: CARRY_SUM + k CARRY_SUM_STEP."""
CARRY_SUM_DIRECT = 0.100
"""S[k] to O[k]."""
CARRY_LEAVE = 0.085
"""The carry out of a position below the top one, to the fabric."""

DSP_INPUT = 0.192
DSP_PREADD = 0.076
DSP_MULTIPLY = 0.617
DSP_M = 0.047
DSP_ALU = 0.585
DSP_OUTPUT = 0.109
DSP_CASCADE_OUT = 0.133
DSP_SETUP = -0.010
"""The adder's result into the output register."""
DSP_CLOCK_TO_P = 0.188
"""Not found published; taken as a flip-flop's clock-to-Q and the output path: 0.079 + 0.109."""
DSP_CONTROL_SETUP = 0.159
DSP_PERIOD = 1 / 0.775
"""Between two registers inside the slice when all are on: the data sheet's greatest frequency, 775 MHz (DS923)."""
DSP_PERIOD_WITHOUT_M = 1 / 0.544
"""From AREG and BREG to PREG without MREG: 544 MHz (DS923)."""

LUT_MEMORY_READ = 0.148
"""Address to output of a memory in a LUT: taken as a LUT6's."""
LUT_MEMORY_CLOCK_TO_Q = 0.500
"""A written word to the output; assumed."""
LUT_MEMORY_SETUP = 0.100
"""Data and address of a memory or shift register in a LUT; assumed."""
SRL_CLOCK_TO_Q = 0.500
"""A shift register's clock to its output; assumed."""
BLOCK = (0.830, 0.262)
"""RAMB18E2 and RAMB36E2, clock to output, without and with the output register: a routed report of a U250 (-2L), and
Versal's data sheet (DS958, -2 at 0.80 V), since no figure for UltraScale+ was found."""
URAM = (1.250, 0.400)
"""URAM288 likewise; assumed to be one and a half times block RAM's."""
BLOCK_SETUP = 0.300
"""Address, data and mode of block RAM and UltraRAM; assumed."""

HOP_CARRY = 0.026
"""CO[7] to the CI above."""
HOP_CASCADE = 0.016
"""PCOUT to the PCIN above."""
HOP_LOCAL = 0.011
"""A LUT to the carry position of the same site."""
HOP_FLIP_FLOP = 0.030
"""A LUT or a carry position to the flip-flop of the same site."""

CONTROL_PINS = 64
"""An enable or a reset is taken to be copied by the tool until each copy drives no more than this many pins."""
DATA_PINS = 1024
"""The most pins that each copy of any other net drives."""

TYPICAL_LUT = 200_000
"""The size for which the fitted factor is stated."""

DIE_LUT = 394_080
DIE_DSP = 2280
"""One die region (SLR) of a VU9P, the device of the contest; it has three."""
DIES = 3
CROWDED = 0.70
"""The share of a die region's LUTs from which on its paths begin to leave it; vendors advise to stay below."""


@dataclass(frozen=True, slots=True)
class WireModel:
    """The delay of a routed net with f input pins: factor (base + per_doubling log2 f).

    A net inside one adder, which is placed as a block, is as short as in a small design: its factor is 1. Others get
    longer as the design grows: `sized` gives the factor for a number of LUTs, (LUT / 200,000)^growth times the fitted.
    `crossing` is the way from one die region to the next and back, see `outside`.
    """

    factor: Annotated[float, "of this design"]
    base: Annotated[float, "ns of a net with one pin"] = 0.20
    per_doubling: Annotated[float, "ns more for twice the pins"] = 0.05
    crossing: Annotated[float, "ns to the next die region and back"] = 1.00
    growth: Annotated[float, "exponent of the factor in the number of LUTs"] = 0.20

    def net(self, pins: int) -> float:
        """A net with `pins` input pins.

        >>> WireModel(1.0).net(8)
        0.35
        """
        return round(self.factor * (self.base + self.per_doubling * math.log2(max(pins, 1))), 6)

    def outside(self, lut: int) -> float:
        """The delay that leaving its die region adds to every path of a design of this many LUTs.

        Nothing while the region is up to CROWDED full, `crossing` when it is full, and linear in between; the same
        again for each further region.

        >>> [WireModel(1.0).outside(int(fill * DIE_LUT)) for fill in (0.7, 0.85, 1.0, 1.7, 2.0, 4.0)]
        [0.0, 0.5, 1.0, 1.0, 2.0, 4.0]
        """
        ramps = ((lut / DIE_LUT - k - CROWDED) / (1 - CROWDED) for k in range(1 + lut // DIE_LUT))
        return round(self.crossing * sum(min(1.0, max(0.0, ramp)) for ramp in ramps), 4)

    def sized(self, lut: int) -> WireModel:
        """The model for a design of this many LUTs, from one whose factor is meant for TYPICAL_LUT.

        >>> WireModel(2.0).sized(200_000).factor, WireModel(2.0).sized(6_250).factor
        (2.0, 1.0)
        """
        return replace(self, factor=round(self.factor * (max(lut, 1) / TYPICAL_LUT) ** self.growth, 4))
