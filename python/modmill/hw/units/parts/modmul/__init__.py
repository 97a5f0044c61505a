"""A fully pipelined modular multiplier."""

from modmill.hw.units.parts.modmul.family import FAMILY

__all__ = ["FAMILY"]
