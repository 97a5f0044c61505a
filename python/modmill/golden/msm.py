"""Multi-scalar multiplication: the sum of the multiples, one after the other."""

from __future__ import annotations

from collections.abc import Iterable

from modmill.golden.bls12 import Curve, Point, add, multiply


def product(curve: Curve, points: Iterable[Point], scalars: Iterable[int]) -> Point:
    """s_0 P_0 + s_1 P_1 + ... on the Weierstrass curve, for scalars >= 0.

    Scalars are not reduced modulo r, so the sum is right for points outside the subgroup, too.
    """
    total: Point = None
    for s, a in zip(scalars, points, strict=True):
        total = add(curve, total, multiply(curve, s, a))
    return total


def is_on_curve(curve: Curve, a: Point) -> bool:
    """True if y^2 = x^3 + b with both coordinates in 0..p-1, or the point is at infinity."""
    if a is None:
        return True
    x, y = a
    return 0 <= x < curve.p and 0 <= y < curve.p and (y * y - x**3 - curve.b) % curve.p == 0


def is_in_subgroup(curve: Curve, a: Point) -> bool:
    """True if r times a point of the curve is the point at infinity."""
    return multiply(curve, curve.r, a) is None
