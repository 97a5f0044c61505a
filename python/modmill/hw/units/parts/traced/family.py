"""The family of compiled formulas. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.errors import UsageError
from modmill.hw.interface.configuration import Configuration, Parameter, Value
from modmill.hw.interface.unit import Choice, Sample
from modmill.hw.stream.family import ModularFamily, stimulus
from modmill.hw.units.parts.traced.config import TracedConfig

if TYPE_CHECKING:
    from modmill.hw.units.parts.traced.unit import Traced


class TracedFormulas(ModularFamily):
    """Formulas, parts of larger units; the modulus is the formula's own, or one for tests of another width."""

    configs: tuple[type[Configuration], ...] = (TracedConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("runs", "Runs of the formula: 1000, 1_000 or 2^20.")
    quick: Sample = {"bits": 24, "latency": 6}, {"runs": 100}
    thorough: Sample = {"bits": 64}, {"runs": 2_000}
    shipped: Sample = {}, {"runs": 2_000}

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        if constants.get("modulus") is not None:
            raise UsageError("--modulus: the modulus is the formula's own (--bits chooses another one for tests)")
        config = TracedConfig.from_values(given)
        from modmill.hw.units.parts.traced.modulus import modulus_of_config

        return Choice(config, *modulus_of_config(config))

    def build(self, config: TracedConfig) -> Traced:
        from modmill.hw.units.parts.traced.unit import Traced

        return Traced(config)


FAMILY = TracedFormulas()
