"""The family of the multiplier in residues. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import stimulus
from modmill.hw.units.gf2.field import FieldFamily
from modmill.hw.units.gf2.rns.config import RESIDUES, PipelineConfig, RnsConfig

if TYPE_CHECKING:
    from modmill.hw.units.gf2.rns.pipeline import PipelineUnit
    from modmill.hw.units.gf2.rns.unit import RnsUnit


class Residues(FieldFamily):
    """Multipliers in residues modulo trinomials."""

    configs: tuple[type[Configuration], ...] = (RnsConfig, PipelineConfig)
    stimulus: tuple[Parameter, ...] = stimulus("products")
    quick: Sample = {"field": "ghash"}, {"products": 100}
    thorough: Sample = {}, {"products": 2_000}
    shipped: Sample = {}, {"products": 1_000}

    def build(self, config: RnsConfig | PipelineConfig) -> RnsUnit | PipelineUnit:
        if isinstance(config, PipelineConfig):
            from modmill.hw.units.gf2.rns.pipeline import PipelineUnit

            return PipelineUnit(config)
        from modmill.hw.units.gf2.rns.unit import RnsInResidues, RnsUnit

        return RnsInResidues(config) if config.form == RESIDUES else RnsUnit(config)


FAMILY = Residues()
