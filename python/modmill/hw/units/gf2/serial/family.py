"""The family of the multiplier by digits. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import stimulus
from modmill.hw.units.gf2.field import FieldFamily
from modmill.hw.units.gf2.serial.config import SerialConfig

if TYPE_CHECKING:
    from modmill.hw.units.gf2.serial.unit import SerialUnit


class SerialFamily(FieldFamily):
    """Multipliers that take a digit of an operand in each cycle."""

    configs: tuple[type[Configuration], ...] = (SerialConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("products")
    quick: Sample = {"field": "ghash"}, {"products": 50}
    thorough: Sample = {}, {"products": 2_000}
    shipped: Sample = {}, {"products": 1_000}

    def build(self, config: SerialConfig) -> SerialUnit:
        from modmill.hw.units.gf2.serial.unit import SerialUnit

        return SerialUnit(config)


FAMILY = SerialFamily()
