"""A squarer for moduli too wide for one array: multipliers and tables are used several times in a squaring."""

from modmill.hw.units.vdf.wide_squarer.config import WideConfig
from modmill.hw.units.vdf.wide_squarer.family import FAMILY

__all__ = ["FAMILY", "WideConfig"]
