"""The family of the arithmetic modules. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.hw.interface.configuration import Configuration, Parameter, Value
from modmill.hw.interface.unit import Choice, Sample
from modmill.hw.stream.family import ModularFamily, stimulus
from modmill.hw.units.isogeny.modules.config import (
    DifferenceConfig,
    ModuleConfig,
    ProductConfig,
    ReductionConfig,
    SquareConfig,
    SumConfig,
)

if TYPE_CHECKING:
    from modmill.hw.units.isogeny.modules.unit import Module


class Modules(ModularFamily):
    """Modules for one modulus, which is built in."""

    configs: tuple[type[Configuration], ...] = (
        SumConfig,
        DifferenceConfig,
        ProductConfig,
        SquareConfig,
        ReductionConfig,
    )
    stimulus: tuple[Parameter, ...] = stimulus("operations")
    quick: Sample = {"bits": 14}, {"operations": 200}
    thorough: Sample = {"bits": 89}, {"operations": 2_000}
    shipped: Sample = {}, {"operations": 2_000}

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        found = super().choose(unit, given, constants)
        if constants.get("modulus") is None:
            return found
        return Choice(found.config.with_(n=hex(found.constants)), found.constants, found.name)

    def default_modulus(self, config: Configuration) -> tuple[int, str]:
        assert isinstance(config, ModuleConfig)
        return config.number, config.modulus_name

    def build(self, config: ModuleConfig) -> Module:
        from modmill.hw.units.isogeny.modules.unit import Module

        return Module(config)


FAMILY = Modules()
