"""A product in GF(2^m) in each cycle."""

from modmill.hw.units.gf2.product.family import FAMILY

__all__ = ["FAMILY"]
