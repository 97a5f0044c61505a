"""Montgomery products in residues: every product of small fields, against division; interpolation against residues."""

from __future__ import annotations

import random

import pytest

from modmill.golden import gf2, gf2_rns
from modmill.trinomials import bases


def moduli(n: int, most: int) -> tuple[list[int], list[int]]:
    first, second = bases(n, most)
    return [t.poly for t in first], [t.poly for t in second]


def multiplied(n: int, a: int, b: int, base: list[int], other: list[int]) -> int:
    """a b mod N: the product's residues agree in both bases, and times M it is the product."""
    both = [*base, *other]
    r = gf2_rns.montgomery(gf2_rns.residues(a, both), gf2_rns.residues(b, both), n, base, other)
    found = gf2_rns.joined(r[len(base) :], other)
    assert found == gf2_rns.joined(r[: len(base)], base)
    return gf2.mul(n, found, gf2_rns.whole(base))


@pytest.mark.parametrize("n", [0b111, 0b1011, 0b10011, 0b11111, 0b10000, 0b10110])
def test_every_product_of_small_degrees(n: int) -> None:
    base, other = moduli(n, 4)
    for a in range(1 << gf2.degree(n)):
        for b in range(1 << gf2.degree(n)):
            assert multiplied(n, a, b, base, other) == gf2.mul(n, a, b)


@pytest.mark.parametrize(("m", "most"), [(40, 8), (163, 16), (163, 64), (255, 32)])
def test_random_products_of_dense_moduli(m: int, most: int) -> None:
    rng = random.Random(m)
    n = 1 << m | rng.getrandbits(m)
    base, other = moduli(n, most)
    for _ in range(3):
        a, b = rng.getrandbits(m), rng.getrandbits(m)
        assert multiplied(n, a, b, base, other) == gf2.mul(n, a, b)


def test_a_polynomial_has_its_residues_in_another_base() -> None:
    base, other = moduli(1 << 100 | 3, 24)
    q = random.Random(5).getrandbits(gf2.degree(gf2_rns.whole(base)))
    given = gf2_rns.residues(q, base)
    assert gf2_rns.joined(given, base) == q
    assert gf2_rns.extended(given, base, other) == gf2_rns.residues(q, other)
