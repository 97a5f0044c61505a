"""The reader of points: scalars whose digits are all 0 are skipped, the points of the others are requested in order."""

from modmill.hw.units.msm.reader.family import FAMILY

__all__ = ["FAMILY"]
