"""Frames from a network become records of signatures."""

from modmill.hw.units.sigverify.wire_front.family import FAMILY

__all__ = ["FAMILY"]
