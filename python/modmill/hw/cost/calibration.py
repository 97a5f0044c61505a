"""The fitted part of the wire model: one factor, from the two published designs.

Both stood on the same card (VU9P, grade -2): 4 stages at 158.6 MHz over two die regions and more (464 KLUT), 3 cycles
at 65 MHz in one region (201 KLUT). The factor minimises the sum of squared logarithms of estimated over published
period for our units in the published configurations. With one factor and two designs the fit cannot be exact: what is
left over is the honest error of the model, and is printed with every estimate.

`python -m modmill.hw.calibrate` fits again (minutes) and prints the figures below.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.hw.cost.delays import TYPICAL_LUT, WireModel


@dataclass(frozen=True, slots=True)
class Known:
    """A published design: our unit for it, its configuration, and its period in ns."""

    unit: str
    parameters: Mapping[str, int | str]
    published_ns: float
    cycles: int
    source: str


KNOWN = (
    Known("vdf_ozturk", {"chunk": 6, "stages": 4, "compressor": "ternary"}, 1000 / 158.6, 4, "158.6 MHz, 464 KLUT"),
    Known("vdf_predictive_montgomery", {"compressor": "ternary"}, 1000 / 65, 3, "65 MHz, 201 KLUT, 2272 DSP"),
)
"""What the factor is fitted to."""

FACTOR = 2.56
"""The fitted factor."""

ESTIMATED_NS: Mapping[str, float] = {"vdf_ozturk": 6.05, "vdf_predictive_montgomery": 16.24}
"""The period that the fitted model gives for each of KNOWN."""


def fitted() -> WireModel:
    """The wire model that estimates use."""
    return WireModel(FACTOR)


def assumptions() -> tuple[str, ...]:
    """What an estimated clock rests on, in sentences for people."""
    model = fitted()
    lines = [
        "The clock is an estimate before placement: nobody has placed or routed these gates.",
        "Cells: published delays of UltraScale+ grade -2, slow corner.",
        f"Wires: f ({model.base} + {model.per_doubling} log2(pins)) ns for a net with so many pins, "
        f"f = {model.factor:.2f} (LUT / {TYPICAL_LUT:,})^{model.growth}; {model.factor:.2f} is fitted to the two "
        "published designs.",
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
