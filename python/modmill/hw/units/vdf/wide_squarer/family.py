"""The family of the multiplexed squarer: the squarers' job under the squarers' control, with arrays of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from modmill.hw.interface.configuration import Configuration
from modmill.hw.interface.unit import Sample
from modmill.hw.units.vdf.redundant.family import Squarers
from modmill.hw.units.vdf.wide_squarer.config import WideConfig

if TYPE_CHECKING:
    from modmill.hw.units.vdf.wide_squarer.unit import WideSquarer


class WideSquarers(Squarers):
    """Units that square modulo N, T times in a row, on arrays that are used several times in a squaring."""

    configs: tuple[type[Configuration], ...] = (WideConfig,)
    shipped: Sample = {"bits": 2048}, {"steps": 1_000, "base": 2}

    def build(self, config: Any) -> WideSquarer:
        from modmill.hw.units.vdf.wide_squarer.unit import wide_squarer

        return wide_squarer(config)


FAMILY = WideSquarers()
