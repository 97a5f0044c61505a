"""The cost of a design: area and clock on UltraScale+, real place and route on ECP5, gates in standard cells.

`estimate(subject, target)` is the one entry. The package uses nothing else of `modmill.hw`, so it can cost any design.
docs/derivations/hardware-cost.md says what the figures rest on.
"""

from __future__ import annotations

from modmill.hw.cost.errors import CombinationalLoop, CostError, UnknownCell
from modmill.hw.cost.estimate import TARGETS, estimate
from modmill.hw.cost.report import Cost
from modmill.hw.cost.subject import Subject

__all__ = ["TARGETS", "CombinationalLoop", "Cost", "CostError", "Subject", "UnknownCell", "estimate"]
