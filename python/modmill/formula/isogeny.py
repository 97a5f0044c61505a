"""4-isogenies of Montgomery curves by x alone; a curve is (A + 2 C : 4 C).

Source: SIKE's specification (2022), algorithms 3, 13 and 14; FMPS19 for the delay function's own map.
"""

from __future__ import annotations

from modmill.formula.element import Element
from modmill.formula.formula import Formula
from modmill.formula.parameters import isogeny_prime

SOURCE = "SIKE, 2022"


def double(x: Element, z: Element, a24: Element, c24: Element) -> dict[str, Element]:
    """2 P."""
    t0, t1 = (x - z) ** 2, (x + z) ** 2
    t2 = t1 - t0
    scaled = c24 * t0
    return {"x2": scaled * t1, "z2": (scaled + a24 * t2) * t2}


def double_by_product(x: Element, z: Element, a24: Element, c24: Element) -> dict[str, Element]:
    """2 P for units whose sums of products are one reduction: two more products, and no sum on the longest path."""
    t0, t1, t2 = (x - z) ** 2, (x + z) ** 2, 4 * x * z
    scaled = c24 * t0
    return {"x2": scaled * t1, "z2": scaled * t2 + (a24 * t2) * t2}


def construct(x: Element, z: Element) -> dict[str, Element]:
    """The curve behind the 4-isogeny whose kernel has this point of order 4, and the constants of its evaluation."""
    k1 = 2 * z**2
    return {"a24": (2 * x**2) ** 2, "c24": k1**2, "k1": 2 * k1, "k2": x - z, "k3": x + z}


def evaluate(x: Element, z: Element, k1: Element, k2: Element, k3: Element) -> dict[str, Element]:
    """The image of a point."""
    t0, t1 = x + z, x - z
    x, z = t0 * k2, t1 * k3
    t0 = t0 * t1 * k1
    t1, z = (x + z) ** 2, (x - z) ** 2
    return {"xi": (t0 + t1) * t1, "zi": z * (z - t0)}


def evaluate_from_leaf(x: Element, z: Element, x4: Element, z4: Element) -> dict[str, Element]:
    """The image of a point through the 4-isogeny of (x4 : z4), whose construction need not have ended."""
    return evaluate(x, z, 4 * z4**2, x4 - z4, x4 + z4)


def back(x: Element, z: Element, a1: Element, a12: Element) -> dict[str, Element]:
    """Two dual steps of the delay function with a1 and 4 a1 a2: 3 S + 3 M one after the other on a way of 3."""
    s = (x + z) ** 2
    w = s - (x - z) ** 2
    return {"x2": (s + a1 * w) ** 2, "z2": a12 * (w * s)}


P1506 = isogeny_prime("p1506")

DOUBLE, CONSTRUCT, EVALUATE, FUSED = (
    Formula("double", "twice a point, by x alone", double_by_product, source=SOURCE),
    Formula("construct", "the curve behind a 4-isogeny, and its constants, from its kernel", construct, source=SOURCE),
    Formula("evaluate", "a point through a 4-isogeny, from the constants of that", evaluate, source=SOURCE),
    Formula("fused", "a point through a 4-isogeny, from its kernel", evaluate_from_leaf, source=SOURCE),
)
"""The operations of a walk as units have them."""

FORMULAS = (
    Formula("isogeny_double", "twice a point, by x alone", double, P1506, published={"M": 4, "S": 2}, source=SOURCE),
    Formula("isogeny_construct", "a 4-isogeny from its kernel", construct, P1506, published={"S": 4}, source=SOURCE),
    Formula(
        *("isogeny_evaluate", "a point through a 4-isogeny", evaluate, P1506),
        published={"M": 6, "S": 2},
        source=SOURCE,
    ),
    Formula(
        *("isogeny_back", "two dual steps of the isogeny delay function", back, P1506),
        published={"M": 3, "S": 3},
        source="De Feo, Masson, Petit, Sanso, ASIACRYPT 2019",
    ),
)
