"""Fits the wire model to the published designs: `python -m modmill.hw.cost.fit` prints what calibration.py states."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence

from modmill.hw.config import SquarerConfig
from modmill.hw.cost import delays, xcup
from modmill.hw.cost.area import area
from modmill.hw.cost.calibration import KNOWN, Known
from modmill.hw.cost.delays import WireModel
from modmill.hw.cost.flat import flatten
from modmill.hw.cost.timing import Timing
from modmill.hw.emit.top import sources
from modmill.hw.sim.watch import Watch
from modmill.hw.squarer import squarer


def fit(periods: Sequence[tuple[Callable[[float], float], float]], low: float = 0.2, high: float = 20.0) -> float:
    """The factor that fits best: (period as a function of the factor, published period) for each design.

    Golden-section search on the logarithm; the period grows with the factor, so the sum of squares has one valley per
    design and, between the designs' own best factors, one overall for periods that are near power laws of the factor.

    >>> round(fit([(lambda f: 1 + f, 3.0), (lambda f: 2 + 4 * f, 10.0)]), 3)
    2.0
    """

    def loss(log_factor: float) -> float:
        factor = math.exp(log_factor)
        return sum(math.log(period(factor) / published) ** 2 for period, published in periods)

    a, b, ratio = math.log(low), math.log(high), (math.sqrt(5) - 1) / 2
    c, d = b - ratio * (b - a), a + ratio * (b - a)
    at_c, at_d = loss(c), loss(d)
    while b - a > 1e-4:
        if at_c < at_d:
            b, d, at_d = d, c, at_c
            c = b - ratio * (b - a)
            at_c = loss(c)
        else:
            a, c, at_c = c, d, at_d
            d = a + ratio * (b - a)
            at_d = loss(d)
    return math.exp((a + b) / 2)


def timed(known: Known) -> tuple[Callable[[float], float], float]:
    """Our period as a function of the factor, and the published one."""
    made = squarer(SquarerConfig(known.unit, **known.parameters))  # type: ignore[arg-type]
    print(f"{made.config.slug} ...", file=sys.stderr, flush=True)
    design = xcup.netlist(made.config.slug, sources(made, "lut6", None, "xcup"), made.name, Watch(None))
    flat = flatten(design)
    total = area(design, flat).total
    timing, regions = Timing(flat), delays.dies(total.lut, total.dsp)
    print(f"{made.config.slug}: {total.lut} LUT, {total.dsp} DSP48E2, {regions} die regions", file=sys.stderr)
    return (lambda factor: timing.period(WireModel(factor).sized(total.lut), regions)), known.published_ns


def main() -> None:
    """Synthesises the published designs (from the cache where it can) and prints what calibration.py has to say."""
    periods = [timed(known) for known in KNOWN]
    factor = round(fit(periods), 2)
    print(f"FACTOR = {factor}")
    for known, (period, published) in zip(KNOWN, periods, strict=True):
        print(f"{known.unit}: {period(factor):.2f} ns, published {published:.2f} ns")


if __name__ == "__main__":
    main()
