"""The family of the processor. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from modmill.hw.configuration import Parameter
from modmill.hw.stream.family import ModularFamily, stimulus
from modmill.hw.unit import About
from modmill.hw.units.processor.config import PARAMETERS, UNIT, ProcessorConfig

if TYPE_CHECKING:
    from modmill.hw.units.processor.unit import Processor


class Processors(ModularFamily):
    """Processors modulo N, a part of larger units; the constants of a text are its modulus."""

    job = "processor"
    units = (UNIT,)
    stimulus = stimulus("runs", "Runs of the program: 1000, 1_000 or 2^20.")
    quick = {"bits": 64}, {"runs": 100, "stalls": 30, "seed": 1}
    thorough = {"bits": 64}, {"runs": 5_000, "stalls": 30, "seed": 1}
    shipped = {"bits": 128, "threads": 8}, {"runs": 5_000, "stalls": 30, "seed": 1}

    def about(self, unit: str) -> About:
        from modmill.hw.units.processor.unit import ABOUT

        return ABOUT

    def parameters(self, unit: str) -> tuple[Parameter, ...]:
        return PARAMETERS

    def configure(self, unit: str, **given: Any) -> ProcessorConfig:
        return ProcessorConfig(unit, **given)

    def build(self, config: ProcessorConfig) -> Processor:
        from modmill.hw.units.processor.unit import Processor

        return Processor(config)


FAMILY = Processors()
