"""The family of the unit of half-size scalars. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.hw.configuration import Parameter, Value
from modmill.hw.stream.family import StreamFamily, stimulus
from modmill.hw.unit import About, Choice
from modmill.hw.units.scalars.config import PARAMETERS, UNIT, ScalarsConfig

if TYPE_CHECKING:
    from modmill.hw.units.scalars.unit import Scalars


class ScalarUnits(StreamFamily):
    """A stage of the signature pipeline; its text has no constants to choose."""

    units: tuple[str, ...] = (UNIT,)
    constants: tuple[Parameter, ...] = ()
    stimulus: tuple[Parameter, ...] = stimulus("scalars", "Scalars: 1000, 1_000 or 2^20.")
    quick: tuple[Mapping[str, Value], Mapping[str, Value]] = {}, {"scalars": 40, "stalls": 30, "seed": 1}
    thorough: tuple[Mapping[str, Value], Mapping[str, Value]] = {}, {"scalars": 3_000, "stalls": 30, "seed": 1}
    shipped: tuple[Mapping[str, Value], Mapping[str, Value]] = {}, {"scalars": 20_000, "stalls": 30, "seed": 1}

    def about(self, unit: str) -> About:
        from modmill.hw.units.scalars.unit import ABOUT

        return ABOUT

    def parameters(self, unit: str) -> tuple[Parameter, ...]:
        return PARAMETERS

    def configure(self, unit: str, **given: Any) -> ScalarsConfig:
        return ScalarsConfig(unit, **given)

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        del constants
        return Choice(self.configure(unit, **given), 0, "")

    def build(self, config: ScalarsConfig) -> Scalars:
        from modmill.hw.units.scalars.unit import Scalars

        return Scalars(config)


FAMILY = ScalarUnits()
