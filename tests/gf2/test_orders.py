"""Orders and primitive elements against the definition, galois and FLINT; and the table of factors of 2^m - 1."""

from __future__ import annotations

import math
from typing import Any

import flint
import galois
import numpy as np
import pytest

from modmill import gf2, params
from modmill.errors import UsageError
from modmill.gf2 import orders
from modmill.gf2.field import Field
from modmill.golden import gf2 as golden
from tests.gf2.golden_engine import GoldenEngine

TABLE = params.load("mersenne_factors.toml")


def test_every_factor_in_the_table_is_prime_and_their_product_right() -> None:
    primes: set[int] = set()
    for m in (*range(1, TABLE["complete_to"] + 1), *TABLE["further"]):
        found = orders.prime_factors(m)
        assert math.prod(found) == (1 << m) - 1 and list(found) == sorted(found)
        primes.update(found)
    for prime in primes:
        # FLINT proves small primes quickly. It has the test of Baillie, Pomerance, Selfridge and Wagstaff for others.
        number = flint.fmpz(prime)
        assert number.is_prime() if prime < 1 << 160 else number.is_probable_prime()
    assert all(list(map(int, row)) == sorted(map(int, row)) for row in TABLE["factors"].values())


def test_degrees_without_known_factors_are_refused() -> None:
    for m in (641, 4074, 8145):
        with pytest.raises(UsageError, match=rf"prime factors of 2\^{m} - 1 are not known here") as refused:
            orders.prime_factors(m)
        assert refused.value.got == m
    with pytest.raises(UsageError, match="2\\^8145 - 1"):
        _ = gf2.Field("thesis-8192").primitive_element


@pytest.mark.parametrize("poly", [7, 11, 0x13, 0x11B, 0x11D, 0x13F, 0x409, 0x1053])
def test_orders_by_the_definition(poly: int) -> None:
    f: Any = Field.on(GoldenEngine(poly), poly)
    a = f(range(1, min(f.order, 300)))
    expected = [
        next(e for e in range(1, f.order) if golden.power(poly, v, e) == 1) for v in range(1, 12 if f.degree > 8 else 4)
    ]
    found = a.multiplicative_order()
    assert found.dtype == object and found.tolist()[: len(expected)] == expected[: len(found)]
    assert np.array_equal(a.is_primitive(), found == f.order - 1)
    assert int(f.primitive_element) == next(int(v) for v, e in zip(a, found, strict=True) if e == f.order - 1)


@pytest.mark.parametrize("m", [2, 3, 8, 9, 12, 64, 163, 239])  # galois 0.4.11 has wrong orders at 63, by overflow
def test_galois_agrees(m: int) -> None:
    n = gf2.smallest(m)
    f = gf2.Field(n)
    theirs = galois.GF(2, m, irreducible_poly=galois.Poly.Int(n.poly))
    assert int(f.primitive_element) == int(theirs.primitive_element)
    a = f.random((2, 3), seed=1)
    a[a == 0] = 1
    assert a.multiplicative_order().tolist() == np.asarray(a.to_galois(theirs).multiplicative_order()).tolist()
    assert f([0, 1]).is_primitive().tolist() == [False, False]


@pytest.mark.parametrize("name", ["thesis-256", "thesis-512", "thesis-1024", "thesis-2048", "nist-b571", "ghash"])
def test_named_fields(name: str, backend: str) -> None:
    f = gf2.Field(name, backend)
    g = f.primitive_element
    group = f.order - 1
    assert g.is_primitive() and g.multiplicative_order() == group
    prime = orders.prime_factors(f.degree)[0]
    assert (g**prime).multiplicative_order() == group // prime and not (g**prime).is_primitive()
    assert f.ones(2).multiplicative_order().tolist() == [1, 1]


def test_zero_and_rings_are_refused() -> None:
    f, r = gf2.Field("ghash"), gf2.Field("x^255 + 1", ring=True)
    with pytest.raises(UsageError, match="element 1 is 0") as refused:
        f([1, 0]).multiplicative_order()
    assert refused.value.index == 1
    for asked in (r.ones(2).multiplicative_order, r.ones(2).is_primitive, lambda: r.primitive_element):
        with pytest.raises(UsageError, match="ring"):
            asked()
