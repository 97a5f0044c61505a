"""The family of the multiplier in time. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import stimulus
from modmill.hw.units.gf2.field import FieldFamily
from modmill.hw.units.gf2.limbs.config import LimbsConfig

if TYPE_CHECKING:
    from modmill.hw.units.gf2.limbs.unit import LimbsUnit


class LimbsFamily(FieldFamily):
    """Multipliers of large fields, by limbs."""

    configs: tuple[type[Configuration], ...] = (LimbsConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("limbs", "Pairs of limbs: 1000, 1_000 or 2^20.")
    quick: Sample = {"field": "ghash", "halvings": 2}, {"limbs": 200}
    thorough: Sample = {"field": "thesis-1024"}, {"limbs": 2_000}
    shipped: Sample = {"field": "thesis-1024"}, {"limbs": 2_000}

    def build(self, config: LimbsConfig) -> LimbsUnit:
        from modmill.hw.units.gf2.limbs.unit import LimbsUnit

        return LimbsUnit(config)


FAMILY = LimbsFamily()
