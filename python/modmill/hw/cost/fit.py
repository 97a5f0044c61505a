"""Fits the wire model to designs whose periods are known; modmill.hw.explore.calibrate does so for published ones."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable, Sequence

from modmill.hw.cost import calibration, xcup
from modmill.hw.cost.area import area
from modmill.hw.cost.delays import WireModel
from modmill.hw.cost.flat import flatten
from modmill.hw.cost.subject import Subject
from modmill.hw.cost.timing import Timing
from modmill.watch import Watch


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


def timed(subject: Subject) -> Callable[[WireModel], float]:
    """The period of a design on UltraScale+ as a function of the wire model."""
    print(f"{subject.configuration} ...", file=sys.stderr, flush=True)
    design = xcup.netlist(subject.configuration, subject.texts("xcup"), subject.top, Watch(None))
    flat = flatten(design)
    total = area(design, flat).total
    timing = Timing(flat)
    print(f"{subject.configuration}: {total.lut} LUT, {total.dsp} DSP48E2", file=sys.stderr)
    return lambda model: calibration.period(timing, model, total.lut)
