"""The golden GF(2)[x] / N: against the definitions, the axioms, and tables from outside."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from modmill.golden import gf2

AES = 0x11B
# Rings too.
moduli = st.integers(2, 1 << 70).filter(lambda n: gf2.degree(n) >= 1)
polys = st.integers(0, 1 << 150)

# The number of irreducible polynomials over GF(2) of degree 1, 2, ... (sequence A001037 of the OEIS).
COUNTS = (2, 1, 2, 3, 6, 9, 18, 30, 56, 99)
# Seroussi, HPL-98-135: k, or k1, k2, k3, for degrees 2 to 32.
SEROUSSI = {
    2: (1,), 3: (1,), 4: (1,), 5: (2,), 6: (1,), 7: (1,), 8: (4, 3, 1), 9: (1,), 10: (3,), 11: (2,), 12: (3,),
    13: (4, 3, 1), 14: (5,), 15: (1,), 16: (5, 3, 1), 17: (3,), 18: (3,), 19: (5, 2, 1), 20: (3,), 21: (2,), 22: (1,),
    23: (5,), 24: (4, 3, 1), 25: (3,), 26: (4, 3, 1), 27: (5, 2, 1), 28: (1,), 29: (2,), 30: (1,), 31: (3,),
    32: (7, 3, 2),
}  # fmt: skip


@given(a=polys, b=polys, c=polys)
def test_products_form_a_ring(a: int, b: int, c: int) -> None:
    assert gf2.product(a, b) == gf2.product(b, a)
    assert gf2.product(a, gf2.product(b, c)) == gf2.product(gf2.product(a, b), c)
    assert gf2.product(a, b ^ c) == gf2.product(a, b) ^ gf2.product(a, c)
    assert gf2.product(a, 1) == a
    # Over the integers a product has carries; with every coefficient in its own field of bits it has room for them.
    spread = [int("".join(f"{int(d):016b}" for d in f"{v:b}"), 2) for v in (a, b)]
    digits = f"{spread[0] * spread[1]:b}"
    assert gf2.product(a, b) == int("0" + digits[::-1][::16][::-1], 2)


@given(a=polys, n=moduli)
def test_division(a: int, n: int) -> None:
    quotient, rest = gf2.divide(a, n)
    assert gf2.product(quotient, n) ^ rest == a
    assert gf2.degree(rest) < gf2.degree(n)


@given(n=moduli, a=polys, e=st.integers(-20, 200))
def test_squares_powers_and_inverses(n: int, a: int, e: int) -> None:
    a = gf2.remainder(a, n)
    assert gf2.square(n, a) == gf2.mul(n, a, a)
    common = gf2.gcd(a, n)
    if common == 1:
        assert gf2.mul(n, a, gf2.inverse(n, a)) == 1
    else:
        with pytest.raises(gf2.NoInverse) as refused:
            gf2.inverse(n, a)
        assert refused.value.factor == common
        e = abs(e)
    base = gf2.inverse(n, a) if e < 0 else a
    by_hand = 1
    for _ in range(abs(e)):
        by_hand = gf2.mul(n, by_hand, base)
    assert gf2.power(n, a, e) == by_hand


@given(n=moduli.filter(lambda n: n & 1), a=polys, b=polys, r=st.integers(0, 130))
def test_montgomery_is_the_product_times_the_inverse_of_the_radix(n: int, a: int, b: int, r: int) -> None:
    a, b = gf2.remainder(a, n), gf2.remainder(b, n)
    expected = gf2.mul(n, gf2.mul(n, a, b), gf2.power(n, gf2.remainder(2, n), -r))
    assert gf2.montgomery(n, a, b, r) == expected


@given(a=st.integers(0, (1 << 23) - 1))
def test_the_trace_of_a_field_is_the_sum_of_the_conjugates(a: int) -> None:
    n = gf2.smallest_irreducible(23)
    total, state = 0, a
    for _ in range(23):
        total ^= state
        state = gf2.square(n, state)
    assert gf2.trace(n, a) == total


def test_the_trace_of_a_ring_is_that_of_the_matrix_of_multiplication() -> None:
    n = 0b1011010  # even, and with factors
    for a in range(1 << gf2.degree(n)):
        assert gf2.trace(n, a) == sum(gf2.mul(n, a, 1 << i) >> i & 1 for i in range(gf2.degree(n))) % 2


def test_as_many_irreducible_polynomials_as_there_should_be() -> None:
    for m, count in enumerate(COUNTS, 1):
        found = [n for n in range(1 << m, 2 << m) if gf2.is_irreducible(n)]
        assert len(found) == count
        assert all(gf2.least_factor(n) == n for n in found)
    assert [gf2.is_irreducible(n) for n in (0, 1, 2, 3)] == [False, False, True, True]


def test_the_least_factor_of_every_small_polynomial() -> None:
    for n in range(2, 300):
        factor = gf2.least_factor(n)
        assert gf2.is_irreducible(factor) and gf2.remainder(n, factor) == 0
        assert all(gf2.remainder(n, smaller) for smaller in range(2, factor))


def test_seroussi_s_table() -> None:
    for m, middle in SEROUSSI.items():
        assert gf2.terms(gf2.smallest_irreducible(m)) == [m, *middle, 0]


def test_the_field_of_aes() -> None:
    assert gf2.mul(AES, 0x57, 0x13) == 0xFE  # FIPS 197, section 4.2.1
    assert gf2.is_irreducible(AES)
    inverses = [gf2.inverse(AES, a) for a in range(1, 256)]
    assert sorted(inverses) == list(range(1, 256))
    assert all(gf2.power(AES, a, 255) == 1 for a in range(1, 256))


def test_ghash() -> None:
    """Test case 2 of the GCM specification: the product H * C of the hash, whose bits are reflected."""
    n = gf2.from_terms([128, 7, 2, 1, 0])
    h, c, x1 = (
        int(f"{int(text, 16):0128b}"[::-1], 2)
        for text in (
            "66e94bd4ef8a2c3b884cfa59ca342b2e",
            "0388dace60b6a392f328c2b971b2fe78",
            "5e2ec746917062882c85b0685353deb7",
        )
    )
    assert gf2.mul(n, h, c) == x1


@pytest.mark.parametrize(
    "exponents", [[163, 7, 6, 3, 0], [233, 74, 0], [283, 12, 7, 5, 0], [409, 87, 0], [571, 10, 5, 2, 0]]
)
def test_nist_s_fields(exponents: list[int]) -> None:
    n = gf2.from_terms(exponents)
    assert gf2.terms(n) == exponents
    assert gf2.is_irreducible(n)
    assert not gf2.is_irreducible(n ^ 2)


def test_products_of_irreducible_polynomials_are_not_irreducible() -> None:
    small = [n for n in range(2, 64) if gf2.is_irreducible(n)]
    for a, b in itertools.combinations_with_replacement(small, 2):
        assert not gf2.is_irreducible(gf2.product(a, b))
        assert gf2.least_factor(gf2.product(a, b)) == a
