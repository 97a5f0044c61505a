"""`python -m modmill.hw.explore.calibrate` fits the wire model again, and prints what cost/calibration.py states.

It synthesises our units in the configurations of the published designs, which takes minutes at the first time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from modmill.hw.cost.calibration import HELD_OUT, KNOWN, VARIANTS, Known
from modmill.hw.cost.delays import WireModel
from modmill.hw.cost.fit import fit, timed
from modmill.hw.explore.evaluate import subject
from modmill.hw.interface import registry

Period = Callable[[WireModel], float]


def main() -> None:
    """Fits the factor, for the model and for its variants, and prints each design's period."""
    designs = [(known, _timed(known)) for known in (*KNOWN, *HELD_OUT)]
    fitted = designs[: len(KNOWN)]
    factor = round(_fit(WireModel(1.0), fitted), 2)
    print(f"FACTOR = {factor}")
    for known, period in designs:
        ours = period(WireModel(factor))
        print(f"{known.unit}, {known.source}: {ours:.2f} ns, published {known.published_ns:.2f} ns")
    for variant in VARIANTS:
        model = WireModel(1.0, crossing=variant.crossing, growth=variant.growth)
        factors = ", ".join(f"{_fit(model, [design]):.2f}" for design in fitted)
        print(f"Variant({variant.crossing}, {variant.growth}, ({factors}))")


def _timed(known: Known) -> Period:
    choice = registry.choose(known.unit, {**known.parameters}, {})
    return timed(subject(registry.build(choice.config), choice.constants, choice.name))


def _fit(model: WireModel, designs: list[tuple[Known, Period]]) -> float:
    def at(period: Period) -> Callable[[float], float]:
        return lambda factor: period(replace(model, factor=factor))

    return fit([(at(period), known.published_ns) for known, period in designs])


if __name__ == "__main__":
    main()
