"""The limits of the accelerator: adders, reader and host, each by the cycles that it needs for a point of a product."""

from __future__ import annotations

from modmill.hw.interface.balance import Stage
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.plan import plan

LOG = 26
"""The points of a product, over which the host's work is spread."""
HOST, CORES = 185.0, 8
"""Cycles of 4 ns in which a core of the host, with AVX-512, checks a sum and adds it (measured), and its cores."""


def stages(config: MsmConfig) -> tuple[Stage, ...]:
    """The stages by their cycles for a point of a product of 2^26; all work side by side, the host on the product
    before.
    """
    passes = plan(config)
    sums = sum(one.sums for one in passes)
    return (
        Stage("adders", len(passes) * config.windows, config.adders),
        Stage("reader", len(passes)),
        Stage("host", HOST * sums / (1 << LOG), CORES),
    )
