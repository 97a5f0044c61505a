"""Settings of an MMCM of UltraScale+ (MMCME4) for a period."""

from __future__ import annotations

import math
from dataclasses import dataclass

SLOWEST, FASTEST = 800.0, 1600.0
"""MHz of its oscillator (DS923)."""
STEPS = 8
"""Multiplier and output divider go in eighths."""


@dataclass(frozen=True, slots=True)
class Mmcm:
    """Period of the input in ns, multiplier, divider of the input, divider of the output."""

    period: float
    multiply: float
    divide: int
    out_divide: float

    @property
    def out(self) -> float:
        """The period of the output, in ns."""
        return self.period * self.divide * self.out_divide / self.multiply


def settings(period: float, wanted: float) -> Mmcm:
    """The settings whose output is the shortest period that is not below the wanted one.

    >>> settings(4.0, 6.3)
    Mmcm(period=4.0, multiply=5.0, divide=1, out_divide=7.875)

    Raises ValueError where there is none; periods from 1 to 60 ns have some.
    """
    found: list[tuple[float, int, float, Mmcm]] = []
    for divide in range(1, 6):
        for eighths in range(2 * STEPS, 128 * STEPS + 1):
            if not SLOWEST <= 1000 * eighths / STEPS / (period * divide) <= FASTEST:
                continue
            out = math.ceil(wanted * eighths / (period * divide) - 1e-9)
            if STEPS <= out <= 128 * STEPS:
                made = Mmcm(period, eighths / STEPS, divide, out / STEPS)
                found.append((round(made.out, 9), divide, made.multiply, made))
    if not found:
        raise ValueError(f"no MMCM makes {wanted} ns of {period} ns")
    return min(found, key=lambda entry: entry[:3])[-1]
