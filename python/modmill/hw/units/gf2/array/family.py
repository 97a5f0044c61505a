"""The family of the divided Montgomery multiplier. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import stimulus
from modmill.hw.units.gf2.array.config import ArrayConfig
from modmill.hw.units.gf2.field import FieldFamily

if TYPE_CHECKING:
    from modmill.hw.units.gf2.array.unit import ArrayUnit


class Divided(FieldFamily):
    """Multipliers of elements in words on several linked multipliers of words."""

    configs: tuple[type[Configuration], ...] = (ArrayConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("beats")
    quick: Sample = {"field": "nist-b163"}, {"beats": 200}
    thorough: Sample = {"by": "columns"}, {"beats": 4_000}
    shipped: Sample = {"field": "thesis-1024", "by": "columns"}, {"beats": 400}

    def build(self, config: ArrayConfig) -> ArrayUnit:
        from modmill.hw.units.gf2.array.unit import ArrayUnit

        return ArrayUnit(config)


FAMILY = Divided()
