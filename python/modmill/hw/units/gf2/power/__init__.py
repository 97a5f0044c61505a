"""Powers, inverses and products in GF(2^m) on one multiplier by digits and one squarer."""

from modmill.hw.units.gf2.power.family import FAMILY

__all__ = ["FAMILY"]
