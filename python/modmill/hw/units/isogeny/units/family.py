"""The family of the units of a walk. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.hw.interface.configuration import Configuration, Parameter, Value
from modmill.hw.interface.unit import Choice, Sample
from modmill.hw.stream.family import StreamFamily, stimulus
from modmill.hw.units.isogeny.units.config import FIELDS, UnitsConfig

if TYPE_CHECKING:
    from modmill.hw.units.isogeny.units.unit import WalkUnit


class WalkUnits(StreamFamily):
    """Units of a walk, each for one prime."""

    configs: tuple[type[Configuration], ...] = (UnitsConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("runs")
    quick: Sample = {"field": "p14", "operation": "construct"}, {"runs": 20}
    thorough: Sample = {"operation": "fused"}, {"runs": 1_000}
    shipped: Sample = {}, {"runs": 1_000}

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        config = super().choose(unit, given, constants).config
        assert isinstance(config, UnitsConfig)
        return Choice(config, config.prime, config.field)

    def sized(self, unit: str, bits: int) -> Mapping[str, Value]:
        """The widest prime of at most so many bits, or the narrowest."""
        del unit
        return {"field": max((name for name in FIELDS if FIELDS[name] <= bits), key=FIELDS.__getitem__, default="p14")}

    def build(self, config: UnitsConfig) -> WalkUnit:
        from modmill.hw.units.isogeny.units.unit import WalkUnit

        return WalkUnit(config)


FAMILY = WalkUnits()
