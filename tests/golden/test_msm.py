"""The golden product, and the golden encodings of points."""

from __future__ import annotations

import random

import pytest

from modmill.golden import bls12, bls12_bytes, msm

CURVES = (bls12.BLS12_377, bls12.BLS12_381)
both = pytest.mark.parametrize("curve", CURVES, ids=lambda c: c.name)
SEED = 5


@both
def test_the_product_is_the_multiple_by_the_sum_of_logarithms(curve: bls12.Curve) -> None:
    draw = random.Random(SEED)
    logarithms, scalars = ([draw.randrange(curve.r) for _ in range(5)] for _ in "ab")
    points = [bls12.multiply(curve, k, curve.generator) for k in logarithms]
    total = sum(k * s for k, s in zip(logarithms, scalars, strict=True)) % curve.r
    assert msm.product(curve, points, scalars) == bls12.multiply(curve, total, curve.generator)
    assert msm.product(curve, [], []) is None
    assert msm.product(curve, [None, curve.generator], [7, curve.r]) is None
    with pytest.raises(ValueError, match="argument"):
        msm.product(curve, points, scalars[:-1])


@both
def test_points_off_the_curve_and_outside_the_subgroup_are_told(curve: bls12.Curve) -> None:
    x, y = curve.generator
    assert msm.is_on_curve(curve, curve.generator) and msm.is_on_curve(curve, None)
    assert not msm.is_on_curve(curve, (x, y + 1)) and not msm.is_on_curve(curve, (x + curve.p, y))
    assert msm.is_in_subgroup(curve, curve.generator)
    outside = (curve.p - 1, 0) if curve.b == 1 else (0, 2)
    assert msm.is_on_curve(curve, outside) and not msm.is_in_subgroup(curve, outside)


@both
@pytest.mark.parametrize("form", bls12_bytes.FORMS)
def test_encodings_tell_points_apart(curve: bls12.Curve, form: str) -> None:
    x, y = curve.generator
    points: list[bls12.Point] = [None, (x, y), (x, curve.p - y)]
    for compressed, size in ((True, 48), (False, 96)):
        found = [bls12_bytes.encode(curve, a, form, compressed=compressed) for a in points]
        assert len(set(found)) == 3 and {len(data) for data in found} == {size}


def test_the_generator_of_bls12_381_in_the_form_of_zcash() -> None:
    # The specification of BLS12-381 in the ZCash protocol states the compressed generator.
    curve = bls12.BLS12_381
    expected = "97f1d3a73197d7942695638c4fa9ac0fc3688c4f9774b905a14e3a3f171bac586c55e83ff97a1aeffb3af00adb22c6bb"
    assert bls12_bytes.encode(curve, curve.generator, "gnark", compressed=True).hex() == expected
    assert bls12_bytes.encode(curve, None, "arkworks", compressed=True).hex() == "c0" + 47 * "00"
    assert bls12_bytes.encode(curve, None, "gnark", compressed=False).hex() == "40" + 95 * "00"
    assert bls12_bytes.encode(bls12.BLS12_377, None, "arkworks", compressed=False).hex() == 95 * "00" + "40"
