"""The family of the reader of points. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import MEMORY_LATENCY, StreamFamily, stimulus
from modmill.hw.units.msm.reader.config import ReaderConfig

if TYPE_CHECKING:
    from modmill.hw.units.msm.reader.unit import Reader


class Readers(StreamFamily):
    """Readers of points, a part of larger units."""

    configs: tuple[type[Configuration], ...] = (ReaderConfig,)
    stimulus: tuple[Parameter, ...] = (*stimulus("groups"), MEMORY_LATENCY)
    quick: Sample = {"bits": 40, "digits": 12}, {"groups": 500}
    thorough: Sample = {"bits": 144}, {"groups": 20_000}
    shipped: Sample = {}, {"groups": 100_000}

    def build(self, config: ReaderConfig) -> Reader:
        from modmill.hw.units.msm.reader.unit import Reader

        return Reader(config)


FAMILY = Readers()
