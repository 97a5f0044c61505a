"""Points of y^2 + x y = x^3 + a x^2 + b over GF(2)[x] / N by the chord and tangent rules, on plain integers.

A point is a pair (x, y); the neutral point is None. A curve is (N, a, b) with b other than 0.
"""

from __future__ import annotations

from modmill.golden import gf2

Point = tuple[int, int] | None
Curve = tuple[int, int, int]


def contains(curve: Curve, point: Point) -> bool:
    """True for a point on the curve.

    >>> contains((0b1011, 1, 1), (0, 1)), contains((0b1011, 1, 1), (1, 1))
    (True, False)
    """
    if point is None:
        return True
    (n, a, b), (x, y) = curve, point
    return gf2.mul(n, y, y ^ x) == gf2.mul(n, gf2.square(n, x), x ^ a) ^ b


def negative(point: Point) -> Point:
    """-P = (x, x + y)."""
    return point and (point[0], point[0] ^ point[1])


def total(curve: Curve, p: Point, q: Point) -> Point:
    """P + Q."""
    if p is None or q is None or p == negative(q):
        return p or q if p is None or q is None else None
    (n, a, _), (x1, y1), (x2, y2) = curve, p, q
    if p == q:
        slope = x1 ^ gf2.mul(n, y1, gf2.inverse(n, x1))
    else:
        slope = gf2.mul(n, y1 ^ y2, gf2.inverse(n, x1 ^ x2))
    x = gf2.square(n, slope) ^ slope ^ x1 ^ x2 ^ a
    return x, gf2.mul(n, slope, x1 ^ x) ^ x ^ y1


def multiple(curve: Curve, k: int, point: Point) -> Point:
    """k P for k >= 0, bit by bit from the top."""
    found: Point = None
    for bit in f"{k:b}":
        found = total(curve, found, found)
        found = total(curve, found, point) if bit == "1" else found
    return found
