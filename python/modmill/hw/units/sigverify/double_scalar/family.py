"""The family of the double-scalar multiplication. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import StreamFamily, stimulus
from modmill.hw.units.sigverify.double_scalar.config import DoubleScalarConfig

if TYPE_CHECKING:
    from modmill.hw.units.sigverify.double_scalar.unit import DoubleScalar


class DoubleScalarUnits(StreamFamily):
    """A stage of the signature pipeline."""

    configs: tuple[type[Configuration], ...] = (DoubleScalarConfig,)
    stimulus: tuple[Parameter, ...] = stimulus("signatures")
    quick: Sample = {"bits": 32}, {"signatures": 8}
    thorough: Sample = {"bits": 64}, {"signatures": 2_000}
    shipped: Sample = {}, {"signatures": 200}

    def build(self, config: DoubleScalarConfig) -> DoubleScalar:
        from modmill.hw.units.sigverify.double_scalar.unit import DoubleScalar

        return DoubleScalar(config)


FAMILY = DoubleScalarUnits()
