"""Squarers modulo N for chains of squarings: after the published designs, and one of this project's own."""

from modmill.hw.units.vdf.squarer.config import SquarerConfig, configured
from modmill.hw.units.vdf.squarer.family import FAMILY

__all__ = ["FAMILY", "SquarerConfig", "configured"]
