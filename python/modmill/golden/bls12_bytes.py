"""Points as bytes, in the canonical forms of arkworks and gnark-crypto.

* "arkworks": on BLS12-377, little-endian with two flags in the last byte (bit 7: y > -y; bit 6: infinity); on BLS12-381
  the form "gnark", which ark-bls12-381 follows.
* "gnark": big-endian with flags in the first byte (bit 7: compressed; bit 6: infinity; bit 5, if compressed: y > -y).
  On BLS12-381 this is also the form of ZCash and blst.
"""

from __future__ import annotations

from modmill.golden.bls12 import BLS12_381, Curve, Point

SIZE = 48
FORMS = ("arkworks", "gnark")


def encode(curve: Curve, a: Point, form: str, *, compressed: bool) -> bytes:
    """48 bytes if `compressed`, else 96."""
    infinity, larger = a is None, a is not None and 2 * a[1] > curve.p
    x, y = a or (0, 0)
    if form == "gnark" or curve == BLS12_381:
        flags = compressed << 7 | infinity << 6 | (compressed and larger) << 5
        numbers = [x + (flags << 376), *([] if compressed else [y])]
        return b"".join(n.to_bytes(SIZE, "big") for n in numbers)
    flags = larger << 7 | infinity << 6
    numbers = [x, *([] if compressed else [y])]
    numbers[-1] += flags << 376
    return b"".join(n.to_bytes(SIZE, "little") for n in numbers)
