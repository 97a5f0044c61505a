"""The family of the processor. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.errors import UsageError
from modmill.formula.library import find_program
from modmill.formula.modulus import modulus_for
from modmill.hw.interface.configuration import Configuration, Parameter, Value
from modmill.hw.interface.unit import Choice, Sample
from modmill.hw.stream.family import ModularFamily, stimulus
from modmill.hw.units.parts.processor.config import ProcessorConfig

if TYPE_CHECKING:
    from modmill.hw.units.parts.processor.unit import Processor


class Processors(ModularFamily):
    """Processors modulo N, a part of larger units; the constants of a text are its modulus."""

    configs: tuple[type[Configuration], ...] = (ProcessorConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("runs", "Runs of the program: 1000, 1_000 or 2^20.")
    quick: Sample = {"bits": 64}, {"runs": 100}
    thorough: Sample = {"bits": 64}, {"runs": 5_000}
    shipped: Sample = {"bits": 128, "threads": 8}, {"runs": 5_000}

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        if constants.get("modulus") is not None:
            name = given.get("program")
            if isinstance(name, str) and find_program(name).binary:
                raise UsageError(f"modulus: {name} computes modulo a polynomial of its own, so leave it out")
            return super().choose(unit, given, constants)
        config = ProcessorConfig.from_values(given)
        return Choice(config, *modulus_for(find_program(config.program), config.bits))

    def build(self, config: ProcessorConfig) -> Processor:
        from modmill.hw.units.parts.processor.unit import Processor

        return Processor(config)


FAMILY = Processors()
