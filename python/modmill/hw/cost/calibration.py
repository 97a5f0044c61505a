"""The fitted part of the wire model: one factor, from two published designs; and how far an estimate may be off.

Both stood on the same card (VU9P, grade -2): 4 stages at 158.6 MHz (464 KLUT, more than a die region has), 3 cycles at
65 MHz in one region (201 KLUT). The factor minimises the sum of squared logarithms of estimated over published period
for our units in the published configurations. A third published design, the contest's baseline of 8 cycles, is held
out: its estimates are a check of the model.

Two designs do not tell how wires grow with a design, nor what leaving a die region costs. So every estimate comes with
a range: the model's assumed numbers are varied, and each variant is fitted to one design alone.

`python -m modmill.hw.explore.calibrate` fits again (minutes) and prints the figures below.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.cost.delays import CROWDED, TYPICAL_LUT, WireModel
from modmill.hw.cost.regions import Spans
from modmill.hw.cost.timing import Timing


@dataclass(frozen=True, slots=True)
class Known:
    """A published design: our unit for it, its configuration, its period in ns, and its LUTs where they are stated.

    `estimated_ns` and `counted` are the same for our unit, with the fitted model.
    """

    unit: str
    parameters: Mapping[str, int | str]
    published_ns: float
    source: str
    estimated_ns: float
    lut: int | None = None
    counted: int | None = None


OZTURK = {"chunk": 6, "compressor": "ternary"}
PASSES = {"rows": "block", "folds": 4, "share": 1, "front": 3, "back": 2}
KNOWN = (
    Known("vdf_ozturk", {**OZTURK, "stages": 4}, 1000 / 158.6, "158.6 MHz, 464 KLUT", 5.92, 464_000, 415_180),
    Known(
        "vdf_predictive_montgomery",
        {"compressor": "ternary"},
        *(1000 / 65, "65 MHz, 201 KLUT, 2272 DSP", 16.10, 201_000, 153_677),
    ),
)
"""The published designs that the factor is fitted to."""

BASELINE = 1000 / 161, "the contest's baseline, 161 MHz"
HELD_OUT = (
    Known("vdf_multiplexed", {"bits": 1024, **PASSES, "compressor": "full_adder", "cascade": 1}, *BASELINE, 6.17),
    Known("vdf_ozturk", {"rows": "block", "stages": 8, "compressor": "ternary"}, *BASELINE, 3.54),
)
"""Designs that it is not fitted to, as a check: the contest's baseline in two forms.

Its published text reads tables in block RAM in four passes and sums the rows of each three to two in one cycle, behind
three stages of products: so does the first unit. The second has every table once, as descriptions of the form do.
"""

FACTOR = 2.50
"""The fitted factor."""


@dataclass(frozen=True, slots=True)
class Variant:
    """Other numbers that the wire model could assume, and the factor that fits each of KNOWN alone then."""

    crossing: float
    growth: float
    factors: tuple[float, float]


VARIANTS = (
    Variant(0.5, 0.1, (3.52, 2.25)),
    Variant(0.5, 0.3, (3.04, 2.37)),
    Variant(1.5, 0.1, (2.57, 2.25)),
    Variant(1.5, 0.3, (2.22, 2.37)),
)


NOT_ESTIMATED = "not estimated"
NO_POWER = (
    f"{NOT_ESTIMATED}: no gates here have been placed, so loads of wires and glitches are unknown, and weighted "
    "toggles put the two published squarers in the opposite order"
)
"""Why there is no figure of ours for power."""


def fitted() -> WireModel:
    """The wire model that estimates use."""
    return WireModel(FACTOR)


def period(timing: Timing, model: WireModel, lut: int, spans: Spans | None = None) -> float:
    """The period of a design of this many LUTs under a model whose factor is meant for TYPICAL_LUT.

    `spans`: how long its nets are (regions.py). A path pays for leaving a die region that its own region does not fit.
    """
    return timing.period(model.sized(lut), model.outside(spans.largest if spans else lut), spans)


def period_range(timing: Timing, lut: int, central: float, spans: Spans | None = None) -> tuple[float, float]:
    """The least and the greatest period that the published designs allow, `central` among them."""
    found = [
        period(timing, WireModel(factor, crossing=variant.crossing, growth=variant.growth), lut, spans)
        for variant in VARIANTS
        for factor in variant.factors
    ]
    return min(central, *found), max(central, *found)


def lut_range(lut: int) -> tuple[int, int]:
    """The LUTs of a design if synthesis misses as large a part of it as of the published ones: least and greatest."""
    ratios = sorted(known.lut / known.counted for known in KNOWN if known.lut and known.counted)
    return round(lut * ratios[0]), round(lut * ratios[-1])


BY_REGION = (
    "By region: each part is placed in a region of its own, and the rest in another, so that a net inside one is as "
    "long as in a design of its size; any other net spans the whole, and pays for leaving a die region."
)
"""The further assumption of the estimate with regions."""


def assumptions() -> tuple[str, ...]:
    """The assumptions behind an estimated clock, in sentences for people."""
    model = fitted()
    lines = [
        "The clock is an estimate before placement: nobody has placed or routed these gates.",
        "Cells: published delays of UltraScale+ grade -2, slow corner.",
        f"Wires: f ({model.base} + {model.per_doubling} log2(pins)) ns for a net with so many pins, "
        f"f = {model.factor:.2f} (LUT / {TYPICAL_LUT:,})^{model.growth}; {model.factor:.2f} is fitted to the two "
        "published designs.",
        f"Die regions: up to {model.crossing} ns on every path as a region fills from {CROWDED:.0%} to 100 %, and the "
        "same for each further region.",
        "The range varies the last two assumptions and fits each variant to one published design alone.",
        *(_left_over("Left over after the fit", known) for known in KNOWN),
        *(_left_over("Held out of the fit", known) for known in HELD_OUT),
    ]
    for known in KNOWN:
        if known.lut and known.counted:
            less = 1 - known.counted / known.lut
            lines.append(f"Area of {known.unit}: {known.counted:,} LUT, {less:.0%} below the published {known.lut:,}.")
    return tuple(lines)


def _left_over(what: str, known: Known) -> str:
    error = known.estimated_ns / known.published_ns - 1
    return (
        f"{what}: {known.unit} {known.estimated_ns:.2f} ns a cycle, published {known.published_ns:.2f} ns "
        f"({error:+.0%}; {known.source})."
    )
