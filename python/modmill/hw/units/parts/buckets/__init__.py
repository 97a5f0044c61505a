"""A memory of accumulators fed through a stream, with read-modify-write hazards."""

from modmill.hw.units.parts.buckets.family import FAMILY

__all__ = ["FAMILY"]
