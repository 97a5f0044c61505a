"""Points of twisted Hessian curves a X^3 + Y^3 + Z^3 = d X Y Z, by the rotated addition law.

The curve y^2 = x^3 + 4 of BLS12-381 is one, with d = 0 and a = -108: with v = y - 2 it is v (v + 4) = x^3, and over a
field with a cube root of unity w, X = x, Y = w (v + 4) - w^2 v - 4 and Z = w^2 (v + 4) - w v - 4.

Source: D. Bernstein, C. Chuengsatiansup, D. Kohel, T. Lange, "Twisted Hessian curves", LATINCRYPT 2015.
"""

from __future__ import annotations

from modmill.formula.element import Element, select
from modmill.formula.formula import Formula
from modmill.formula.operation import BIT
from modmill.formula.parameters import number


def mixed_addition(x: Element, y: Element, z: Element, s: Element, t: Element, a_s: Element) -> dict[str, Element]:
    """A running sum and a point that is prepared as s = X / Z, t = Y / Z and a s: 10 M + 3 A.

    The rotated law is complete where a is not a cube, as here: equal and opposite points and the neutral one need no
    case of their own. The opposite of a point exchanges Y and Z. Each result is a difference of two products.
    """
    ys, yt, zt, xas = y * s, y * t, z * t, x * a_s
    return {"x3": x * z - ys * yt, "y3": yt * zt - xas * x, "z3": xas * ys - z * zt}


def signed_addition(
    x: Element, y: Element, z: Element, s: Element, t: Element, a_s: Element, negated: Element
) -> dict[str, Element]:
    """The mixed addition of the prepared point, or of its opposite where `negated` is set, as for a negative digit.

    The opposite of the prepared point is not prepared: its Z is not 1. So the opposite of the sum takes the point, and
    the result is the opposite of that.
    """
    found = mixed_addition(x, select(negated, z, y), select(negated, y, z), s, t, a_s)
    y3, z3 = found["y3"], found["z3"]
    return {"x3": found["x3"], "y3": select(negated, z3, y3), "z3": select(negated, y3, z3)}


FORMULAS = (
    Formula(
        "hessian_addition",
        "a prepared point added to a running sum, on BLS12-381's twisted Hessian form",
        mixed_addition,
        number("bls12_381", "p"),
        published={"M": 10, "A": 3},
        source="Bernstein, Chuengsatiansup, Kohel, Lange, LATINCRYPT 2015",
    ),
    Formula(
        "signed_hessian_addition",
        "a prepared point or its opposite added to a running sum, on BLS12-381's twisted Hessian form",
        signed_addition,
        number("bls12_381", "p"),
        types={"negated": BIT},
        published={"M": 10, "A": 3},
        source="Bernstein, Chuengsatiansup, Kohel, Lange, LATINCRYPT 2015",
    ),
)
