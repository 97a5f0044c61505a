"""A microprogrammed processor of several threads with a modular multiplier and an adder."""

from modmill.hw.units.parts.processor.family import FAMILY

__all__ = ["FAMILY"]
