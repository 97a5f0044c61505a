"""The family of the squarer in carry-save form. What takes long to load is imported when it is used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from modmill.hw.interface.configuration import Configuration, Value
from modmill.hw.interface.unit import Choice
from modmill.hw.units.vdf.carry_save.config import CarrySaveConfig
from modmill.hw.units.vdf.redundant.family import SquaringFamily

if TYPE_CHECKING:
    from modmill.hw.units.vdf.carry_save.unit import CarrySaveSquarer


class CarrySaveSquarers(SquaringFamily):
    """Squarers for one modulus, which is built in."""

    configs: tuple[type[Configuration], ...] = (CarrySaveConfig,)

    def choose(self, unit: str, given: Mapping[str, Value], constants: Mapping[str, Any]) -> Choice[int]:
        found = super().choose(unit, given, constants)
        if constants.get("modulus") is None:
            return found
        return Choice(found.config.with_(n=hex(found.constants)), found.constants, found.name)

    def build(self, config: Any) -> CarrySaveSquarer:
        from modmill.hw.units.vdf.carry_save.unit import squarer

        return squarer(config)


FAMILY = CarrySaveSquarers()
