"""The accelerator of multi-scalar multiplications: digits of scalars, points by bucket, several point adders."""
