"""The fitted part of the wire model: one factor, from the two published designs.

Both stood on the same card (VU9P, grade -2): 4 stages at 158.6 MHz over two die regions and more (464 KLUT), 3 cycles
at 65 MHz in one region (201 KLUT). The factor minimises the sum of squared logarithms of estimated over published
period for our units in the published configurations. With one factor and two designs the fit cannot be exact: what is
left over is the honest error of the model, and is printed with every estimate.

`python -m modmill.hw.cost.calibration` fits anew (minutes) and prints what stands below.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from modmill.hw.cost.delays import WireModel


@dataclass(frozen=True, slots=True)
class Known:
    """A published design: our unit for it, its configuration, and its period in ns."""

    unit: str
    parameters: Mapping[str, object]
    published_ns: float
    cycles: int
    source: str


KNOWN = (
    Known("vdf_ozturk", {"chunk": 6, "stages": 4, "compressor": "ternary"}, 1000 / 158.6, 4, "158.6 MHz, 464 KLUT"),
    Known("vdf_predictive_montgomery", {"compressor": "ternary"}, 1000 / 65, 3, "65 MHz, 201 KLUT, 2272 DSP"),
)
"""What the factor is fitted to."""

FACTOR = 2.52
"""The fitted factor."""

ESTIMATED_NS: Mapping[str, float] = {"vdf_ozturk": 5.46, "vdf_predictive_montgomery": 18.06}
"""The period that the fitted model gives for each of KNOWN."""


def fitted() -> WireModel:
    """The wire model that estimates use."""
    return WireModel(FACTOR)


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
    while b - a > 1e-6:
        if at_c < at_d:
            b, d, at_d = d, c, at_c
            c = b - ratio * (b - a)
            at_c = loss(c)
        else:
            a, c, at_c = c, d, at_d
            d = a + ratio * (b - a)
            at_d = loss(d)
    return math.exp((a + b) / 2)


def assumptions() -> tuple[str, ...]:
    """What an estimated clock rests on, in sentences for people."""
    model = fitted()
    lines = [
        "The clock is an estimate before placement: nobody has placed or routed these gates.",
        "Cells: published delays of UltraScale+ grade -2, slow corner.",
        f"Wires: {model.factor:.2f} x ({model.base} + {model.per_doubling} log2(pins)) ns for a net with so many "
        "pins; the factor is fitted to the two published designs.",
        f"Die regions: {model.crossing} ns on every path for each boundary that the design spans.",
    ]
    for known in KNOWN:
        if known.unit in ESTIMATED_NS:
            ours = ESTIMATED_NS[known.unit]
            error = 100 * (ours / known.published_ns - 1)
            lines.append(
                f"Left over after the fit: {known.unit} {ours:.2f} ns a cycle, published {known.published_ns:.2f} ns "
                f"({error:+.0f} %; {known.source})."
            )
    return tuple(lines)


def main() -> None:
    """Fits anew: synthesises the published designs (from the cache where it can) and prints what to write above."""
    import sys

    from modmill.hw.config import SquarerConfig
    from modmill.hw.cost import delays, xcup
    from modmill.hw.cost.area import area
    from modmill.hw.cost.flat import flatten
    from modmill.hw.cost.timing import Timing
    from modmill.hw.emit.top import sources
    from modmill.hw.sim.watch import Watch
    from modmill.hw.squarer import squarer

    def timed(known: Known) -> tuple[Callable[[float], float], float]:
        made = squarer(SquarerConfig(known.unit, **known.parameters))  # type: ignore[arg-type]
        print(f"{made.config.slug} ...", file=sys.stderr, flush=True)
        design = xcup.netlist(made.config.slug, sources(made, "lut6", None, "xcup"), made.name, Watch(None))
        flat = flatten(design)
        total = area(design, flat).total
        timing, regions = Timing(flat), delays.dies(total.lut, total.dsp)
        print(f"{made.config.slug}: {total.lut} LUT, {total.dsp} DSP48E2, {regions} die regions", file=sys.stderr)
        return (lambda factor: timing.analyse(WireModel(factor), regions).worst.ns), known.published_ns

    periods = [timed(known) for known in KNOWN]
    factor = round(fit(periods), 2)
    print(f"FACTOR = {factor}")
    for known, (period, published) in zip(KNOWN, periods, strict=True):
        print(f"{known.unit}: {period(factor):.2f} ns, published {published:.2f} ns")


if __name__ == "__main__":
    main()
