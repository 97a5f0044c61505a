"""What a unit costs: area, clock and energy on UltraScale+, real place and route on ECP5, gates in standard cells.

`estimate(config, target)` is the one entry; docs/derivations/hardware-cost.md says what the figures rest on.
"""

from __future__ import annotations

from modmill.hw.cost.errors import CombinationalLoop, CostError, UnknownCell
from modmill.hw.cost.estimate import PARTS, TARGETS, estimate
from modmill.hw.cost.report import Cost

__all__ = ["PARTS", "TARGETS", "CombinationalLoop", "Cost", "CostError", "UnknownCell", "estimate"]
