"""The family of the hash unit. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from modmill.hw.interface.configuration import Configuration, Parameter
from modmill.hw.interface.unit import Sample
from modmill.hw.stream.family import StreamFamily, stimulus
from modmill.hw.units.sigverify.sha512.config import Sha512Config

if TYPE_CHECKING:
    from modmill.hw.units.sigverify.sha512.unit import Sha512


class HashUnits(StreamFamily):
    """Hash units, a stage of the signature pipeline."""

    configs: tuple[type[Configuration], ...] = (Sha512Config,)
    stimulus: tuple[Parameter, ...] = stimulus("messages")
    quick: Sample = {"engines": 2}, {"messages": 60}
    thorough: Sample = {}, {"messages": 3_000}
    shipped: Sample = {"engines": 4}, {"messages": 20_000}

    def build(self, config: Sha512Config) -> Sha512:
        from modmill.hw.units.sigverify.sha512.unit import Sha512

        return Sha512(config)


FAMILY = HashUnits()
