"""Products in GF(2^m) digit by digit."""

from modmill.hw.units.gf2.serial.family import FAMILY

__all__ = ["FAMILY"]
