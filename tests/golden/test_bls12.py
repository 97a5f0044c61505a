"""The golden BLS12-377 and BLS12-381: constants, Montgomery's product, groups, the Edwards form."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from modmill.golden import bls12

CURVES = (bls12.BLS12_377, bls12.BLS12_381)
FORMS = ((64, 6), (51, 8))
FEW = settings(max_examples=20)
numbers = st.integers(0, 1 << 390)
both = pytest.mark.parametrize("curve", CURVES, ids=lambda c: c.name)


@both
def test_the_constants_follow_from_the_family(curve: bls12.Curve) -> None:
    x = curve.x
    assert curve.r == x**4 - x**2 + 1
    assert curve.p == (x - 1) ** 2 * curve.r // 3 + x
    assert curve.cofactor == (x - 1) ** 2 // 3
    assert (curve.p.bit_length(), curve.r.bit_length()) == {377: (377, 253), 381: (381, 255)}[int(curve.name[-3:])]
    assert pow(3, curve.p - 1, curve.p) == 1 == pow(3, curve.r - 1, curve.r)
    u, v = curve.generator
    assert (v * v - u**3 - curve.b) % curve.p == 0
    assert bls12.multiply(curve, curve.r, curve.generator) is None


@both
def test_beta_is_the_cube_root_that_multiplies_the_generator_by_minus_x_squared(curve: bls12.Curve) -> None:
    x, y = curve.generator
    assert (curve.beta**2 + curve.beta + 1) % curve.p == 0
    assert bls12.multiply(curve, curve.r - curve.x**2, curve.generator) == (curve.beta * x % curve.p, y)
    # Hence the points with phi(P) = -[x^2] P are r in number: the degree of x^2 + phi is the norm of x^2 + w.
    assert (curve.x**2) ** 2 - curve.x**2 + 1 == curve.r


def test_the_edwards_form_follows_from_the_weierstrass_form() -> None:
    curve = bls12.BLS12_377
    form, p = curve.edwards, curve.p
    assert form is not None
    assert (p - 1) % 2**46 == 0
    assert 3 * form.s**2 % p == 1
    a, d = ((-3 * form.s + sign * 2) * pow(form.s, -1, p) for sign in (1, -1))  # of a x^2 + y^2 = 1 + d x^2 y^2
    assert form.scale**2 % p == -a % p
    assert form.d == -d * pow(a, -1, p) % p
    assert pow(form.d, (p - 1) // 2, p) == 1, "the addition law is not complete"
    assert bls12.to_edwards(curve, curve.generator) == form.generator
    x, y = form.generator
    assert (y * y - x * x - 1 - form.d * x * x * y * y) % p == 0
    assert bls12.BLS12_381.edwards is None
    with pytest.raises(ValueError, match="no Edwards form"):
        bls12.to_edwards(bls12.BLS12_381, None)
    with pytest.raises(ValueError, match="no image"):
        bls12.to_edwards(curve, (p - 1, 0))


@both
@pytest.mark.parametrize(("radix_bits", "limbs"), FORMS)
@FEW
@given(a=numbers, b=numbers)
def test_montgomery_products(curve: bls12.Curve, radix_bits: int, limbs: int, a: int, b: int) -> None:
    p, r = curve.p, 1 << radix_bits * limbs
    for x, y in ((a % p, b % p), (p - 1, p - 1), (0, b % p), (1, r % p), (r % p, r % p)):
        product = bls12.montgomery(x, y, p, radix_bits, limbs)
        assert product < 2 * p
        assert product * r % p == x * y % p


@FEW
@given(j=st.integers(1, 1 << 253), k=st.integers(1, 1 << 253))
def test_the_map_to_edwards_form_keeps_sums(j: int, k: int) -> None:
    curve = bls12.BLS12_377
    a, b = (bls12.multiply(curve, n % (curve.r - 1) + 1, curve.generator) for n in (j, k))
    images = bls12.to_edwards(curve, a), bls12.to_edwards(curve, b)
    assert bls12.add_edwards(curve, *images) == bls12.to_edwards(curve, bls12.add(curve, a, b))
