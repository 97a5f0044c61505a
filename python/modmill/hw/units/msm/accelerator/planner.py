"""The passes of a product on a unit, and the cycles that they take."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.cycles import pass_cycles, product_cycles
from modmill.hw.units.msm.accelerator.plan import Pass, Scalars, plan


class Planner:
    """A unit that says how a host uses it."""

    _config: MsmConfig

    def passes(self, points: int, window: int | None, *, symmetric: bool) -> list[Pass]:
        """The passes of a product: with windows of up to `window` bits, else those that take the fewest cycles.

        Raises UsageError for windows that were not built.
        """
        config = self._config
        if window is not None:
            return plan(config, symmetric=symmetric, window=window)
        plans = [plan(config, symmetric=symmetric, window=bits) for bits in range(2, config.window + 1)]
        return min(plans, key=lambda passes: sum(_least(one, points) for one in passes))

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
