"""The family of the processor. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.formula.library import find_program
from modmill.formula.modulus import modulus_for, own_bits
from modmill.hw.configuration import Parameter, Value
from modmill.hw.stream.family import ModularFamily, stimulus
from modmill.hw.unit import About, Choice
from modmill.hw.units.processor.config import UNIT, ProcessorConfig, all_programs, parameters

if TYPE_CHECKING:
    from modmill.hw.units.processor.unit import Processor


class Processors(ModularFamily):
    """Processors modulo N, a part of larger units; the constants of a text are its modulus."""

    units: tuple[str, ...] = (UNIT,)
    stimulus: tuple[Parameter, ...] = stimulus("runs", "Runs of the program: 1000, 1_000 or 2^20.")
    quick: tuple[Mapping[str, Value], Mapping[str, Value]] = {"bits": 64}, {"runs": 100, "stalls": 30, "seed": 1}
    thorough: tuple[Mapping[str, Value], Mapping[str, Value]] = {"bits": 64}, {"runs": 5_000, "stalls": 30, "seed": 1}
    shipped: tuple[Mapping[str, Value], Mapping[str, Value]] = (
        {"bits": 128, "threads": 8},
        {"runs": 5_000, "stalls": 30, "seed": 1},
    )

    def about(self, unit: str) -> About:
        from modmill.hw.units.processor.unit import ABOUT

        return ABOUT

    def parameters(self, unit: str) -> tuple[Parameter, ...]:
        return parameters()

    def configure(self, unit: str, **given: Any) -> ProcessorConfig:
        if "bits" not in given and given.get("program") in all_programs():
            given["bits"] = own_bits(find_program(given["program"]))
        return ProcessorConfig(unit, **given)

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        if constants.get("modulus") is not None:
            return super().choose(unit, given, constants)
        config = self.configure(unit, **given)
        return Choice(config, *modulus_for(find_program(config.program), config.bits))

    def build(self, config: ProcessorConfig) -> Processor:
        from modmill.hw.units.processor.unit import Processor

        return Processor(config)


FAMILY = Processors()
