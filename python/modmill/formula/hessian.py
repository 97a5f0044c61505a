"""Points of twisted Hessian curves a X^3 + Y^3 + Z^3 = d X Y Z, by the rotated addition law.

The curve y^2 = x^3 + 4 of BLS12-381 is one, with d = 0 and a = -108: with v = y - 2 it is v (v + 4) = x^3, and over a
field with a cube root of unity w, X = x, Y = w (v + 4) - w^2 v - 4 and Z = w^2 (v + 4) - w v - 4.

Source: D. Bernstein, C. Chuengsatiansup, D. Kohel, T. Lange, "Twisted Hessian curves", LATINCRYPT 2015.
"""

from __future__ import annotations

from modmill.formula.element import Element
from modmill.formula.formula import Formula
from modmill.formula.parameters import number


def mixed_addition(x: Element, y: Element, z: Element, s: Element, t: Element, a_s: Element) -> dict[str, Element]:
    """A running sum and a point that is prepared as s = X / Z, t = Y / Z and a s: 10 M + 3 A.

    The rotated law is complete where a is not a cube, as here: equal and opposite points and the neutral one need no
    case of their own. The opposite of a point exchanges Y and Z. Each result is a difference of two products.
    """
    ys, yt, zt, xas = y * s, y * t, z * t, x * a_s
    return {"x3": x * z - ys * yt, "y3": yt * zt - xas * x, "z3": xas * ys - z * zt}


FORMULAS = (
    Formula(
        "hessian_addition",
        "a prepared point added to a running sum, on BLS12-381's twisted Hessian form",
        mixed_addition,
        number("bls12_381", "p"),
        published={"M": 10, "A": 3},
        source="Bernstein, Chuengsatiansup, Kohel, Lange, LATINCRYPT 2015",
    ),
)
