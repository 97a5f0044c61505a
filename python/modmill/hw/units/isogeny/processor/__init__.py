"""The processor of an isogeny walk: a program's words for a doubling, a construction and evaluation units at once."""

from modmill.hw.units.isogeny.processor.family import FAMILY

__all__ = ["FAMILY"]
