"""Montgomery curves by x alone: B y^2 = x^3 + A x^2 + x, a point is X/Z.

Source: P. Montgomery, Math. Comp. 48 (1987); RFC 7748, section 5, whose numbers are these.
"""

from __future__ import annotations

from modmill.formula.element import Element, select
from modmill.formula.formula import Formula
from modmill.formula.operation import BIT
from modmill.formula.parameters import ED25519_P

A24 = 121665
"""(A - 2) / 4 of curve25519."""


def ladder_step(x1: Element, x2: Element, z2: Element, x3: Element, z3: Element, swap: Element) -> dict[str, Element]:
    """2 P and P + Q from P = X2/Z2 and Q = X3/Z3, whose difference is x1; `swap` exchanges them before."""
    x2, x3 = select(swap, x3, x2), select(swap, x2, x3)
    z2, z3 = select(swap, z3, z2), select(swap, z2, z3)
    a, b = x2 + z2, x2 - z2
    aa, bb = a**2, b**2
    e = aa - bb
    da, cb = (x3 - z3) * a, (x3 + z3) * b
    return {
        "x2_next": aa * bb,
        "z2_next": e * (aa + A24 * e),
        "x3_next": (da + cb) ** 2,
        "z3_next": x1 * (da - cb) ** 2,
    }


FORMULAS = (
    Formula(
        "ladder_step",
        "a step of x-only scalar multiplication on curve25519",
        ladder_step,
        ED25519_P,
        types={"swap": BIT},
        published={"M": 5, "S": 4, "D": 1, "A": 8},
        source="RFC 7748, section 5",
    ),
)
