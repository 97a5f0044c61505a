"""Half-size scalars for the verification of Ed25519 signatures, as digits in joint sparse form."""

from modmill.hw.units.sigverify.scalars.family import FAMILY

__all__ = ["FAMILY"]
