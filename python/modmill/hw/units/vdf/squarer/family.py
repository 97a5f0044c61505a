"""The family of squarers for one array of multipliers. What takes long to load is imported when it is used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from modmill.hw.interface.configuration import Configuration
from modmill.hw.units.vdf.redundant.family import Squarers
from modmill.hw.units.vdf.squarer.config import CONFIGS

if TYPE_CHECKING:
    from modmill.hw.units.vdf.redundant.unit import Squarer


class Simultaneous(Squarers):
    """Squarers that hold every product of words at once."""

    configs: tuple[type[Configuration], ...] = CONFIGS

    def build(self, config: Any) -> Squarer:
        from modmill.hw.units.vdf.squarer.unit import squarer

        return squarer(config)


FAMILY = Simultaneous()
