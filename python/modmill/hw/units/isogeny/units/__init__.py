"""The units of an isogeny walk: twice a point, a 4-isogeny from its kernel, a point through a 4-isogeny."""

from modmill.hw.units.isogeny.units.family import FAMILY

__all__ = ["FAMILY"]
