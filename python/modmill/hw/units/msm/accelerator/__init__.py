"""The accelerator of multi-scalar multiplications: digits of scalars, points by bucket, several point adders."""

from modmill.hw.units.msm.accelerator.family import FAMILY

__all__ = ["FAMILY"]
