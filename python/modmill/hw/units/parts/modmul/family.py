"""The family of the modular multiplier. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import ModularFamily, stimulus
from modmill.hw.units.parts.modmul.config import ANY, ModmulConfig

if TYPE_CHECKING:
    from modmill.hw.units.parts.modmul.unit import Modmul


class Modmuls(ModularFamily):
    """Multipliers modulo N, a part of larger units; the constants of a text are its modulus."""

    configs: tuple[type[Configuration], ...] = (ModmulConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("products")
    quick: Sample = {"bits": 64}, {"products": 200}
    thorough: Sample = {"bits": 64}, {"products": 20_000}
    shipped: Sample = {"bits": 128}, {"products": 20_000}

    def default_modulus(self, config: Configuration) -> tuple[int, str]:
        method = str(config.parameters()["method"])
        if method == ANY:
            return super().default_modulus(config)
        from modmill.hw.modmul.methods import modulus_of

        return modulus_of(int(config.parameters()["bits"]), method)

    def build(self, config: ModmulConfig) -> Modmul:
        from modmill.hw.units.parts.modmul.unit import Modmul

        return Modmul(config)


FAMILY = Modmuls()
