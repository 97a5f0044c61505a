"""The family of the processor that prepares signatures. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.hw.configuration import Parameter, Value
from modmill.hw.stream.family import StreamFamily, stimulus
from modmill.hw.unit import About, Choice
from modmill.hw.units.ecc_processor.config import PARAMETERS, UNIT, EccProcessorConfig

if TYPE_CHECKING:
    from modmill.hw.units.ecc_processor.unit import EccProcessor


class EccProcessors(StreamFamily):
    """A stage of the signature pipeline; its texts have no constants to choose."""

    units: tuple[str, ...] = (UNIT,)
    constants: tuple[Parameter, ...] = ()
    stimulus: tuple[Parameter, ...] = stimulus("signatures", "Signatures: 1000, 1_000 or 2^20.")
    quick: tuple[Mapping[str, Value], Mapping[str, Value]] = {"bits": 64}, {"signatures": 8, "stalls": 30, "seed": 1}
    thorough: tuple[Mapping[str, Value], Mapping[str, Value]] = (
        {"bits": 64},
        {"signatures": 500, "stalls": 30, "seed": 1},
    )
    shipped: tuple[Mapping[str, Value], Mapping[str, Value]] = {}, {"signatures": 500, "stalls": 30, "seed": 1}

    def about(self, unit: str) -> About:
        from modmill.hw.units.ecc_processor.unit import ABOUT

        return ABOUT

    def parameters(self, unit: str) -> tuple[Parameter, ...]:
        return PARAMETERS

    def configure(self, unit: str, **given: Any) -> EccProcessorConfig:
        return EccProcessorConfig(unit, **given)

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        del constants
        return Choice(self.configure(unit, **given), 0, "")

    def build(self, config: EccProcessorConfig) -> EccProcessor:
        from modmill.hw.units.ecc_processor.unit import EccProcessor

        return EccProcessor(config)


FAMILY = EccProcessors()
