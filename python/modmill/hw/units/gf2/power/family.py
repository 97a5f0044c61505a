"""The family of the unit of powers. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import stimulus
from modmill.hw.units.gf2.field import FieldFamily
from modmill.hw.units.gf2.power.config import PowerConfig

if TYPE_CHECKING:
    from modmill.hw.units.gf2.power.unit import PowerUnit


class PowerFamily(FieldFamily):
    """Units of powers, inverses and products."""

    configs: tuple[type[Configuration], ...] = (PowerConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("operations")
    quick: Sample = {"field": "ghash"}, {"operations": 12}
    thorough: Sample = {}, {"operations": 300}
    shipped: Sample = {}, {"operations": 100}

    def build(self, config: PowerConfig) -> PowerUnit:
        from modmill.hw.units.gf2.power.unit import PowerUnit

        return PowerUnit(config)


FAMILY = PowerFamily()
