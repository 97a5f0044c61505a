"""The squarer in carry-save form under the loop of the delay function."""

from modmill.hw.units.vdf.carry_save.family import FAMILY

__all__ = ["FAMILY"]
