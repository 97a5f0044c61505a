"""The family of the hash unit. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.hw.configuration import Parameter, Value
from modmill.hw.stream.family import StreamFamily, stimulus
from modmill.hw.unit import About, Choice
from modmill.hw.units.sha512.config import PARAMETERS, UNIT, Sha512Config

if TYPE_CHECKING:
    from modmill.hw.units.sha512.unit import Sha512


class HashUnits(StreamFamily):
    """Hash units, a stage of the signature pipeline; their texts have no constants to choose."""

    units: tuple[str, ...] = (UNIT,)
    constants: tuple[Parameter, ...] = ()
    stimulus: tuple[Parameter, ...] = stimulus("messages", "Messages: 1000, 1_000 or 2^20.")
    quick: tuple[Mapping[str, Value], Mapping[str, Value]] = {"engines": 2}, {"messages": 60, "stalls": 30, "seed": 1}
    thorough: tuple[Mapping[str, Value], Mapping[str, Value]] = {}, {"messages": 3_000, "stalls": 30, "seed": 1}
    shipped: tuple[Mapping[str, Value], Mapping[str, Value]] = (
        {"engines": 4},
        {"messages": 20_000, "stalls": 30, "seed": 1},
    )

    def about(self, unit: str) -> About:
        from modmill.hw.units.sha512.unit import ABOUT

        return ABOUT

    def parameters(self, unit: str) -> tuple[Parameter, ...]:
        return PARAMETERS

    def configure(self, unit: str, **given: Any) -> Sha512Config:
        return Sha512Config(unit, **given)

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        del constants
        return Choice(self.configure(unit, **given), 0, "")

    def build(self, config: Sha512Config) -> Sha512:
        from modmill.hw.units.sha512.unit import Sha512

        return Sha512(config)


FAMILY = HashUnits()
