"""What the explorer evaluates a design point with: a configuration's cost on a target, as the figures of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from modmill.errors import UsageError
from modmill.hw.config import SquarerConfig
from modmill.hw.explore import Evaluate


def xcup(config: SquarerConfig) -> Mapping[str, Any]:
    """Estimated area (LUT sites) and time per squaring on UltraScale+."""
    from modmill.hw.cost.estimate import estimate

    return estimate(config, "xcup", parts=("area", "timing")).figures()


def ecp5(config: SquarerConfig) -> Mapping[str, Any]:
    """Area and time per squaring as placed and routed for ECP5.

    Raises UsageError for a unit that does not fit.
    """
    from modmill.hw.cost.estimate import estimate

    found = estimate(config, "ecp5")
    if found.placed is not None and not found.placed.fits:
        raise UsageError(f"it does not fit: {found.placed.reason}")
    return found.figures()


EVALUATORS: dict[str, tuple[Evaluate, str, str]] = {
    "xcup": (xcup, "LUT (estimate)", "UltraScale+, estimates before placement"),
    "ecp5": (ecp5, "LUT4", "ECP5, placed and routed"),
}
"""By target: the evaluator, what the area axis means, and a title."""
