"""A walk on j-invariants in the graph of 2-isogenies: a square root in Fp2 a step, by a squarer and a multiplier."""

from modmill.hw.units.isogeny.jinvariant.family import FAMILY

__all__ = ["FAMILY"]
