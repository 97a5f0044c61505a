"""The family of the evaluator. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from modmill.formula.parameters import isogeny_prime
from modmill.hw.interface.configuration import Configuration, Parameter, Value
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import StreamFamily, stimulus
from modmill.hw.units.isogeny.evaluator.config import FIELDS, EvaluatorConfig

if TYPE_CHECKING:
    from modmill.hw.units.isogeny.evaluator.unit import Evaluator


class Evaluators(StreamFamily):
    """Evaluators of the isogeny delay function."""

    job: str | None = "isogeny.eval"
    configs: tuple[type[Configuration], ...] = (EvaluatorConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("beats", "Points and constants: 1000, 1_000 or 2^20.")
    quick: Sample = {"field": "p14", "unroll": 2}, {"beats": 200}
    thorough: Sample = {"field": "p89"}, {"beats": 2_000}
    shipped: Sample = {}, {"beats": 100}

    def sized(self, unit: str, bits: int) -> Mapping[str, Value]:
        """The widest prime of at most so many bits, or the narrowest."""
        del unit
        fields = sorted(FIELDS, key=lambda name: isogeny_prime(name).bit_length())
        return {"field": next((f for f in reversed(fields) if isogeny_prime(f).bit_length() <= bits), fields[0])}

    def build(self, config: EvaluatorConfig) -> Evaluator:
        from modmill.hw.units.isogeny.evaluator.unit import Evaluator

        return Evaluator(config)


FAMILY = Evaluators()
