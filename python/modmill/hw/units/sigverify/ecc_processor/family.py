"""The family of the processor that prepares signatures. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import StreamFamily, stimulus
from modmill.hw.units.sigverify.ecc_processor.config import EccProcessorConfig

if TYPE_CHECKING:
    from modmill.hw.units.sigverify.ecc_processor.unit import EccProcessor


class EccProcessors(StreamFamily):
    """A stage of the signature pipeline."""

    configs: tuple[type[Configuration], ...] = (EccProcessorConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("signatures")
    quick: Sample = {"bits": 64}, {"signatures": 8}
    thorough: Sample = {"bits": 64}, {"signatures": 500}
    shipped: Sample = {}, {"signatures": 500}

    def build(self, config: EccProcessorConfig) -> EccProcessor:
        from modmill.hw.units.sigverify.ecc_processor.unit import EccProcessor

        return EccProcessor(config)


FAMILY = EccProcessors()
