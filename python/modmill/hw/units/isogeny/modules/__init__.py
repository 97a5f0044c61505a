"""The arithmetic modules of a walk in gates: sum, difference, product, square and reduction of carry-save numbers."""

from modmill.hw.units.isogeny.modules.family import FAMILY

__all__ = ["FAMILY"]
