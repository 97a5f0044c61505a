"""Binary curves y^2 + x y = x^3 + a x^2 + b by x alone, and inverses in GF(2^m); a point is X/Z.

Source: J. Lopez, R. Dahab, "Fast multiplication on elliptic curves over GF(2^m) without precomputation", CHES 1999.
"""

from __future__ import annotations

from modmill.formula.element import Element
from modmill.formula.formula import Formula
from modmill.formula.operation import POLYNOMIAL
from modmill.golden import gf2

B233 = gf2.from_terms([233, 74, 0])
"""The field of NIST's curves B-233 and K-233 (FIPS 186-4, D.1.3)."""


def binary_ladder_step(
    x: Element, b: Element, x1: Element, z1: Element, x2: Element, z2: Element
) -> dict[str, Element]:
    """P + Q and 2 P from P = X1/Z1 and Q = X2/Z2, whose difference has the coordinate x."""
    s, t = x1 * z2, x2 * z1
    z_sum = (s + t) ** 2
    xx, zz = x1**2, z1**2
    return {"x_sum": x * z_sum + s * t, "z_sum": z_sum, "x_twice": xx**2 + b * zz**2, "z_twice": xx * zz}


FORMULAS = (
    Formula(
        "binary_ladder_step",
        "a step of x-only scalar multiplication on a binary curve",
        binary_ladder_step,
        B233,
        types=dict.fromkeys(("x", "b", "x1", "z1", "x2", "z2"), POLYNOMIAL),
        published={"M": 6, "S": 5, "A": 3},
        source="Lopez, Dahab, CHES 1999",
    ),
)
