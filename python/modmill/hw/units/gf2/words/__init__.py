"""A word-serial Montgomery multiplier of GF(2^m), whose control walks the loops of an order by counters."""

from modmill.hw.units.gf2.words.family import FAMILY

__all__ = ["FAMILY"]
