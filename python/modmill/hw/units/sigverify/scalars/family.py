"""The family of the unit of half-size scalars. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import StreamFamily, stimulus
from modmill.hw.units.sigverify.scalars.config import ScalarsConfig

if TYPE_CHECKING:
    from modmill.hw.units.sigverify.scalars.unit import Scalars


class ScalarUnits(StreamFamily):
    """A stage of the signature pipeline."""

    configs: tuple[type[Configuration], ...] = (ScalarsConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("scalars")
    quick: Sample = {}, {"scalars": 40}
    thorough: Sample = {}, {"scalars": 3_000}
    shipped: Sample = {}, {"scalars": 20_000}

    def build(self, config: ScalarsConfig) -> Scalars:
        from modmill.hw.units.sigverify.scalars.unit import Scalars

        return Scalars(config)


FAMILY = ScalarUnits()
