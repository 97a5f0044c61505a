"""Points of twisted Edwards curves with a = -1: -x^2 + y^2 = 1 + d x^2 y^2. A point is X/Z, Y/Z with T = X Y / Z.

Source: H. Hisil, K. Wong, G. Carter, E. Dawson, "Twisted Edwards curves revisited", ASIACRYPT 2008, section 3.
"""

from __future__ import annotations

from modmill.formula.element import Element, select
from modmill.formula.formula import Formula
from modmill.formula.operation import BIT
from modmill.formula.parameters import ED25519_D, ED25519_P, number

SOURCE = "Hisil, Wong, Carter, Dawson, ASIACRYPT 2008"


def addition(
    x1: Element, y1: Element, z1: Element, t1: Element, x2: Element, y2: Element, z2: Element, t2: Element
) -> dict[str, Element]:
    """A sum of two points of edwards25519; with Z2 = 1 a product less."""
    a, b = (y1 - x1) * (y2 - x2), (y1 + x1) * (y2 + x2)
    c, d = t1 * (2 * ED25519_D) * t2, 2 * (z1 * z2)
    e, f, g, h = b - a, d - c, d + c, b + a
    return {"x3": e * f, "y3": g * h, "z3": f * g, "t3": e * h}


def doubling(x: Element, y: Element, z: Element) -> dict[str, Element]:
    """Twice a point, which needs no T."""
    a, b, c = x**2, y**2, 2 * z**2
    h = a + b
    e = h - (x + y) ** 2
    g = a - b
    f = c + g
    return {"x3": e * f, "y3": g * h, "z3": f * g, "t3": e * h}


def mixed_addition(
    x: Element, y: Element, z: Element, t: Element, minus: Element, plus: Element, dt: Element
) -> dict[str, Element]:
    """A running sum and a point that is prepared as (y - x) / 2, (y + x) / 2 and d x y: 7 M + 6 A.

    Halving the prepared coordinates saves the doubling of Z; all results are a quarter of the usual ones, which is the
    same point.

    Complete on points of odd order, so on the subgroup of prime order that MSM works in: equal and opposite points and
    the neutral one need no case of their own, and Z3 is never 0. With c = d x1 x2 y1 y2, Z3 is Z1^2 (1 - c)(1 + c).
    In P1 x P1 the curve is smooth, and c is 1 or -1 only if P + Q or P - Q lies at infinity. The points there double to
    (0, 1) if x is infinite, and to (0, -1) if y is, so they have order 2 and 4: no sum of points of odd order is one.
    Where d is not a square, as on edwards25519, no point with coordinates in the field lies at infinity, and the
    formula is complete on the whole curve. On BLS12-377's form d is a square: each P has eight partners Q of even order
    for which Z3 is 0.

    Source: D. Bernstein, T. Lange, "A complete set of addition laws for incomplete Edwards curves", J. Number Theory
    131 (2011).
    """
    a, b, c = (y - x) * minus, (y + x) * plus, t * dt
    e, f, g, h = b - a, z - c, z + c, b + a
    return {"x3": e * f, "y3": g * h, "z3": f * g, "t3": e * h}


def signed_addition(
    x: Element, y: Element, z: Element, t: Element, minus: Element, plus: Element, dt: Element, negated: Element
) -> dict[str, Element]:
    """The mixed addition of the prepared point, or of its opposite where `negated` is set, as for a negative digit.

    The opposite has minus and plus exchanged, and -dt for dt, which exchanges z - c and z + c.
    """
    a = (y - x) * select(negated, plus, minus)
    b = (y + x) * select(negated, minus, plus)
    c = t * dt
    less, more = z - c, z + c
    e, f, g, h = b - a, select(negated, more, less), select(negated, less, more), b + a
    return {"x3": e * f, "y3": g * h, "z3": f * g, "t3": e * h}


FORMULAS = (
    Formula(
        "edwards",
        "the sum of two points of a twisted Edwards curve with a = -1 (RFC 8032, section 5.1.4)",
        addition,
        published={"M": 8, "D": 2, "A": 8},
        source=SOURCE,
    ),
    Formula(
        "edwards_double",
        "twice a point of a twisted Edwards curve with a = -1",
        doubling,
        ED25519_P,
        published={"M": 4, "S": 4},
        source=SOURCE,
    ),
    Formula(
        "mixed_addition",
        "a prepared point added to a running sum, on BLS12-377's twisted Edwards form",
        mixed_addition,
        number("bls12_377", "p"),
        published={"M": 7, "A": 6},
        source=f"{SOURCE}; prepared coordinates halved as in HardCaml's design for ZPrize 2022",
    ),
    Formula(
        "signed_addition",
        "a prepared point or its opposite added to a running sum, on BLS12-377's twisted Edwards form",
        signed_addition,
        number("bls12_377", "p"),
        types={"negated": BIT},
        published={"M": 7, "A": 6},
        source=f"{SOURCE}; prepared coordinates halved as in HardCaml's design for ZPrize 2022",
    ),
)
