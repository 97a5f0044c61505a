"""The evaluator of the isogeny delay function: a point, then constants of the key, several dual steps in a clock."""

from modmill.hw.units.isogeny.evaluator.family import FAMILY

__all__ = ["FAMILY"]
