"""`python -m modmill.hw.calibrate` fits the wire model again, and prints what cost/calibration.py states.

It synthesises our units in the configurations of the published designs, which takes minutes at the first time.
"""

from __future__ import annotations

from modmill.hw import registry
from modmill.hw.cost.calibration import KNOWN
from modmill.hw.cost.fit import fit, timed
from modmill.hw.evaluate import subject


def main() -> None:
    """Fits the factor and prints each design's period with it."""
    choices = [registry.choose(known.unit, {**known.parameters}, {}) for known in KNOWN]
    periods = [timed(subject(registry.build(c.config), c.constants, c.name)) for c in choices]
    factor = round(fit([(p, known.published_ns) for p, known in zip(periods, KNOWN, strict=True)]), 2)
    print(f"FACTOR = {factor}")
    for known, period in zip(KNOWN, periods, strict=True):
        print(f"{known.unit}: {period(factor):.2f} ns, published {known.published_ns:.2f} ns")


if __name__ == "__main__":
    main()
