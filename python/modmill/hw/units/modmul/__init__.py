"""A fully pipelined modular multiplier."""

from modmill.hw.units.modmul.family import FAMILY

__all__ = ["FAMILY"]
