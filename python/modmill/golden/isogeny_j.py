"""A walk on j-invariants in the graph of 2-isogenies (Chavez-Saab, Rodriguez-Henriquez, Tibouchi, SAC 2021).

A step from the edge (before, now) leads to a root of Phi_2(now, Y) / (Y - before), and a bit says to which of the two.
"""

from __future__ import annotations

from collections.abc import Sequence

from modmill.golden.isogeny import Element, Field

Edge = tuple[Element, Element]
"""The invariants of two curves, the second of which is the present one."""
START = 1728, 287496
"""The invariants of the edge at which walks begin: those of the curves of i and 2 i."""
CUBIC = 1488, -162000, 40773375, 8748000000, -157464000000000
"""Coefficients of Phi_2: of X^2 Y + X Y^2, X^2 + Y^2, X Y, X + Y, and the last one."""


def field_of(p: int) -> Field:
    """Fp2 for a prime p = 3 mod 4, in which walks need no order of points."""
    return Field("", p, 1, p + 1)


def modular_polynomial(field: Field, x: Element) -> list[Element]:
    """The coefficients of Phi_2(x, Y), a cubic polynomial, from Y^3 down."""
    mixed, squares, product, linear, last = ((k % field.p, 0) for k in CUBIC)
    x2 = field.mul(x, x)
    x3 = field.mul(x2, x)
    second = field.add(field.add(field.mul(mixed, x), x2, -1), squares)
    first = field.add(field.add(field.mul(mixed, x2), field.mul(product, x)), linear)
    third = field.add(field.add(x3, field.mul(squares, x2)), field.add(field.mul(linear, x), last))
    return [(1, 0), second, first, third]


def divided(field: Field, edge: Edge) -> tuple[Element, Element, Element]:
    """B, C and the remainder of Phi_2(now, Y) = (Y - before) (Y^2 + B Y + C) + remainder, which edges do not leave."""
    before, now = edge
    _, second, first, last = modular_polynomial(field, now)
    b = field.add(second, before)
    c = field.add(first, field.mul(before, b))
    return b, c, field.add(last, field.mul(before, c))


def is_edge(field: Field, edge: Edge) -> bool:
    """True where a 2-isogeny leads from one curve to the other."""
    return divided(field, edge)[2] == (0, 0)


def roots(field: Field, edge: Edge) -> tuple[Element, Element] | None:
    """The roots of the quotient in the order of their real parts, then of their imaginary parts; None without roots."""
    b, c, _ = divided(field, edge)
    discriminant = field.add(field.mul(b, b), c, -4)
    s = field.sqrt(discriminant)
    if s is None:
        return None
    half = pow(2, -1, field.p), 0
    first, second = sorted(field.mul(half, field.add((0, 0), field.add(b, s, sign), -1)) for sign in (1, -1))
    return first, second


def walk(field: Field, edge: Edge, bits: Sequence[int]) -> Edge | None:
    """The edge behind a step for each bit, which is 0 for the smaller root; None where a step has no root."""
    for bit in bits:
        found = roots(field, edge)
        if found is None:
            return None
        edge = edge[1], found[bit]
    return edge


def start(field: Field) -> Edge:
    """The edge at which walks begin."""
    before, now = ((j % field.p, 0) for j in START)
    return before, now
