"""A processor that prepares signatures: raw bytes in, the table of a double-scalar multiplication out word by word."""

from modmill.hw.units.sigverify.ecc_processor.family import FAMILY

__all__ = ["FAMILY"]
