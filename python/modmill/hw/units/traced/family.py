"""The family of compiled formulas. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.errors import UsageError
from modmill.formula.library import find
from modmill.formula.modulus import own_bits
from modmill.hw.configuration import Parameter, Value
from modmill.hw.stream.family import ModularFamily, stimulus
from modmill.hw.unit import About, Choice
from modmill.hw.units.traced.config import DEFAULT, UNIT, TracedConfig, parameters

if TYPE_CHECKING:
    from modmill.hw.units.traced.unit import Traced


class TracedFormulas(ModularFamily):
    """Formulas, parts of larger units; the modulus is the formula's own, or one for tests of another width."""

    units: tuple[str, ...] = (UNIT,)
    stimulus: tuple[Parameter, ...] = stimulus("runs", "Runs of the formula: 1000, 1_000 or 2^20.")
    quick: tuple[Mapping[str, Value], Mapping[str, Value]] = (
        {"bits": 24, "latency": 6},
        {"runs": 100, "stalls": 30, "seed": 1},
    )
    thorough: tuple[Mapping[str, Value], Mapping[str, Value]] = {"bits": 64}, {"runs": 2_000, "stalls": 30, "seed": 1}
    shipped: tuple[Mapping[str, Value], Mapping[str, Value]] = {}, {"runs": 2_000, "stalls": 30, "seed": 1}

    def about(self, unit: str) -> About:
        from modmill.hw.units.traced.unit import ABOUT

        return ABOUT

    def parameters(self, unit: str) -> tuple[Parameter, ...]:
        return parameters()

    def configure(self, unit: str, **given: Any) -> TracedConfig:
        if "bits" not in given:
            given["bits"] = own_bits(find(given.get("formula", DEFAULT)))
        return TracedConfig(unit, **given)

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        if constants.get("modulus") is not None:
            raise UsageError("--modulus: the modulus is the formula's own (--bits chooses another one for tests)")
        config = self.configure(unit, **given)
        from modmill.hw.units.traced.modulus import modulus_of_config

        return Choice(config, *modulus_of_config(config))

    def build(self, config: TracedConfig) -> Traced:
        from modmill.hw.units.traced.unit import Traced

        return Traced(config)


FAMILY = TracedFormulas()
