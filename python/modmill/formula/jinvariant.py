"""The equation of a step on j-invariants in the graph of 2-isogenies, in coordinates of Fp2 = Fp(i).

The roots of Phi_2(X, Y) / (Y - P) are m + s and m - s with s^2 = 2 g. With Z = X - 744,

    m = (Z^2 - P - 391536) / 2 and g = ((m + 2 P - 2232) (m - 744) - 42987519 X - 8508604608) / 2,

which needs one product of Fp2 beside Z^2. The norm n of g is a square if and only if there are roots.
"""

from __future__ import annotations

from modmill.formula.element import Element
from modmill.formula.formula import Formula

SOURCE = "Chavez-Saab, Rodriguez-Henriquez, Tibouchi, SAC 2021; in another form"


def equation(p: int, unit: int = 1) -> Formula:
    """The formula modulo p of coordinates that are given times `unit`; its results are not.

    >>> found = equation(103).run({"p0": 1728 % 103, "p1": 0, "x0": 287496 % 103, "x1": 0})
    >>> found["n"] == found["g0"] ** 2 % 103
    True
    """
    half, back = pow(2, -1, p), pow(unit, -1, p)

    def function(p0: Element, p1: Element, x0: Element, x1: Element) -> dict[str, Element]:
        z0 = x0 - 744 * unit % p
        # Half of Z^2: a factor of each product carries what the other one, as given, lacks.
        q1 = z0 * (back * back % p) * x1
        q0 = (z0 + x1) * (half * back * back % p) * (z0 - x1)
        m0 = q0 - (p0 * (half * back % p) + 195768 % p)
        m1 = q1 - p1 * (half * back % p)
        a0 = m0 + (p0 * (2 * back % p) - 2232 % p)
        a1 = m1 + p1 * (2 * back % p)
        d0, d1 = (m0 - 744 % p) * half, m1 * half
        known = 8508604608 * half % p
        by = 42987519 * half * back % p
        g0 = a0 * d0 - (a1 * d1 + (x0 * by + known))
        g1 = a1 * d0 + (a0 * d1 - x1 * by)
        return {"m0": m0, "m1": m1, "g0": g0, "g1": g1, "n": g0 * g0 + g1 * g1}

    return Formula("jinvariant_equation", "the equation of a step on j-invariants", function, p, source=SOURCE)
