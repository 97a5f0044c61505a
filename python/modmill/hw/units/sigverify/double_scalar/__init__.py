"""The double-scalar multiplication of Ed25519's verification, one point operation in each cycle."""

from modmill.hw.units.sigverify.double_scalar.family import FAMILY

__all__ = ["FAMILY"]
