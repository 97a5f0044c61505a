"""The family of the modular multiplier. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.hw.configuration import Configuration, Parameter, Value
from modmill.hw.stream.family import ModularFamily, stimulus
from modmill.hw.unit import About
from modmill.hw.units.modmul.config import ANY, PARAMETERS, UNIT, ModmulConfig

if TYPE_CHECKING:
    from modmill.hw.units.modmul.unit import Modmul


class Modmuls(ModularFamily):
    """Multipliers modulo N, a part of larger units; the constants of a text are its modulus."""

    units: tuple[str, ...] = (UNIT,)
    stimulus: tuple[Parameter, ...] = stimulus("products", "Products: 1000, 1_000 or 2^20.")
    quick: tuple[Mapping[str, Value], Mapping[str, Value]] = {"bits": 64}, {"products": 200, "stalls": 30, "seed": 1}
    thorough: tuple[Mapping[str, Value], Mapping[str, Value]] = (
        {"bits": 64},
        {"products": 20_000, "stalls": 30, "seed": 1},
    )
    shipped: tuple[Mapping[str, Value], Mapping[str, Value]] = (
        {"bits": 128},
        {"products": 20_000, "stalls": 30, "seed": 1},
    )

    def about(self, unit: str) -> About:
        from modmill.hw.units.modmul.unit import ABOUT

        return ABOUT

    def parameters(self, unit: str) -> tuple[Parameter, ...]:
        return PARAMETERS

    def configure(self, unit: str, **given: Any) -> ModmulConfig:
        return ModmulConfig(unit, **given)

    def default_modulus(self, config: Configuration) -> tuple[int, str]:
        method = str(config.parameters()["method"])
        if method == ANY:
            return super().default_modulus(config)
        from modmill.hw.modmul.methods import modulus_of

        return modulus_of(int(config.parameters()["bits"]), method)

    def build(self, config: ModmulConfig) -> Modmul:
        from modmill.hw.units.modmul.unit import Modmul

        return Modmul(config)


FAMILY = Modmuls()
