"""Formulas as pipelines, on shared multipliers, or as gates alone."""

from modmill.hw.units.parts.traced.family import FAMILY

__all__ = ["FAMILY"]
