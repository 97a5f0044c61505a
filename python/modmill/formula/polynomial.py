"""A polynomial by Horner's rule: the shortest formula with a long way."""

from __future__ import annotations

from modmill.formula.element import Element
from modmill.formula.formula import Formula


def horner(x: Element, c0: Element, c1: Element, c2: Element, c3: Element, c4: Element) -> dict[str, Element]:
    """c0 + c1 x + ... + c4 x^4."""
    total = c4
    for coefficient in (c3, c2, c1, c0):
        total = total * x + coefficient
    return {"y": total}


FORMULAS = (Formula("horner", "a polynomial of degree 4 by Horner's rule", horner, published={"M": 4, "A": 4}),)
