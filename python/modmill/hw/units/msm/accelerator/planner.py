"""The passes of a product on a unit, and the cycles that they take."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.cycles import pass_cycles, product_cycles
from modmill.hw.units.msm.accelerator.limbs import Scalars
from modmill.hw.units.msm.accelerator.plan import Pass, plan
from modmill.hw.units.msm.accelerator.slices import Slices


class Planner:
    """A unit that says how a host uses it."""

    _config: MsmConfig

    def slices(self, multiples: int, *, symmetric: bool) -> Slices:
        """The slices of scalars where so many multiples of each point are kept."""
        return Slices(self._config.order, multiples, symmetric)

    def passes(self, points: int, window: int | None, slices: Slices) -> list[Pass]:
        """The passes of a product: with windows of up to `window` bits, else those that take the fewest cycles.

        Points are counted without their multiples. Raises UsageError for windows that were not built.
        """
        config, rows = self._config, points * slices.multiples

        def of(bits: int) -> list[Pass]:
            return plan(config, most=slices.most, symmetric=slices.symmetric, window=bits)

        if window is not None:
            return of(window)
        plans = [of(bits) for bits in range(2, config.window + 1)]
        return min(plans, key=lambda passes: sum(_least(one, rows) for one in passes))

    def cycles(self, passes: Sequence[Pass], scalars: Scalars) -> int:
        """The cycles in which the additions of a product are made, by the model of the gates."""
        return sum(one.adding for one in product_cycles(self._config, passes, scalars))

    def most_cycles(self, one: Pass, scalars: Scalars) -> int:
        """More cycles than a pass takes, by far, with those in which sums are cleared after a reset."""
        config = self._config
        return 2 * (pass_cycles(config, one, scalars).cycles + config.rows + config.copied)


def _least(one: Pass, points: int) -> float:
    """The least that a pass takes: a cycle for each point and for each addition of an adder, then one for each sum."""
    return max(points, points * one.config.windows / one.config.adders) + one.sums
