"""A word-serial Montgomery multiplier of GF(2^m) whose rows or columns are divided among elements in a ring."""

from modmill.hw.units.gf2.array.family import FAMILY

__all__ = ["FAMILY"]
