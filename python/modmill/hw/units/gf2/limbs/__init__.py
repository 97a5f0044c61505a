"""Products of large fields by Karatsuba's method in time, on one multiplier of limbs."""

from modmill.hw.units.gf2.limbs.family import FAMILY

__all__ = ["FAMILY"]
