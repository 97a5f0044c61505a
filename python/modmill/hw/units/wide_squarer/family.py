"""The family of the multiplexed squarer: the squarers' job under the squarers' control, with arrays of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.hw.configuration import Parameter, Value
from modmill.hw.unit import About
from modmill.hw.units.squarer.family import Squarers
from modmill.hw.units.wide_squarer.config import PARAMETERS, UNIT, WideConfig

if TYPE_CHECKING:
    from modmill.hw.units.wide_squarer.unit import WideSquarer


class WideSquarers(Squarers):
    """Units that square modulo N, T times in a row, on arrays that are used several times in a squaring."""

    units: tuple[str, ...] = (UNIT,)
    shipped: tuple[Mapping[str, Value], Mapping[str, Value]] = {"bits": 2048}, {"steps": 1_000, "base": 2}

    def about(self, unit: str) -> About:
        from modmill.hw.units.wide_squarer.about import ABOUT

        return ABOUT

    def parameters(self, unit: str) -> tuple[Parameter, ...]:
        return PARAMETERS

    def configure(self, unit: str, **given: Any) -> WideConfig:
        return WideConfig(unit, **given)

    def build(self, config: Any) -> WideSquarer:
        from modmill.hw.units.wide_squarer.unit import wide_squarer

        return wide_squarer(config)


FAMILY = WideSquarers()
