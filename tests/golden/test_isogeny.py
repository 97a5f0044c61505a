"""The golden isogeny delay function against its own definition."""

from __future__ import annotations

import pytest

from modmill.golden import isogeny as golden

VARIANTS = ("fp", "fp2")
P14 = golden.load("p14")


def key(variant: str) -> golden.Key:
    return golden.set_up(P14, variant, golden.start_for_tests(P14), 40, seed=b"seed" if variant == "fp2" else b"")


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_multiple_of_an_input_is_accepted_and_one_output_alone(variant: str) -> None:
    made = key(variant)
    base = golden.lift(P14, made.end, golden.hash_to_curve(P14, variant, made.end, b"q"))
    point, inputs, outputs = base, 0, set()
    while point is not None:
        out = golden.evaluate(made, point[0])
        assert out is not None and golden.verify(made, point[0], out)
        inputs, point = inputs + 1, golden.add(P14, made.end, point, base)
        outputs.add(out)
    assert (inputs, len(outputs)) == (52, 26)
    assert base is not None
    accepted = [x for x in range(P14.p) if golden.verify(made, base[0], x)]
    assert accepted == [golden.evaluate(made, base[0])]


def test_the_dual_after_the_forward_step_is_multiplication_by_two() -> None:
    a = (golden.start_for_tests(P14), 0)
    behind = golden.turn(P14, "fp", a, other=False)
    for x in range(2, 2000):
        point = golden.lift(P14, a, (x, 0))
        image = golden.forward(P14, a, (x, 0)) if x != a[0] else (0, 0)
        twice = golden.multiply(P14, a, 2, point)
        if twice is None or image == (0, 0):
            continue
        plus, minus = P14.add(image, (1, 0)), P14.add(image, (1, 0), -1)
        s, d = P14.mul(plus, plus), P14.mul(minus, minus)
        back = P14.mul(s, P14.inv(P14.mul(a, P14.add(s, d, -1))))
        assert back == twice[0]
        assert golden.lift(P14, behind, image) is not None


@pytest.mark.parametrize(("name", "variant", "m"), [("p14", "fp2", 6), ("p14", "fp2", 8), ("p89", "fp2", 62)])
def test_a_kernel_point_leads_along_its_walk(name: str, variant: str, m: int) -> None:
    field = golden.load(name)
    made = golden.set_up(field, variant, golden.start_for_tests(field), m, seed=b"turns")
    image = golden.kernel_point(field, made.alphas, made.end)
    for k, a in enumerate(made.alphas):
        last = golden.multiply(field, a, 1 << (m - 1 - k), golden.lift(field, a, image))
        assert last == (a, (0, 0))
        if k < m - 1:
            image = golden.forward(field, a, image)


@pytest.mark.parametrize("name", ["p14", "p89"])
def test_the_pairing_is_bilinear_and_does_not_degenerate(name: str) -> None:
    field = golden.load(name)
    start = golden.start_for_tests(field)
    a = (start, 0)
    s = golden.lift(field, a, golden.hash_to_curve(field, "fp", a, b"s"))
    t = golden.lift(field, a, (golden.base_point(field, start), 0))
    value = golden.pairing(field, a, s, t)
    assert value is not None and value != (1, 0) and field.power(value, field.order) == (1, 0)
    for j, k in ((2, 3), (5, 7), (field.order - 1, 11)):
        left, right = golden.multiply(field, a, j, s), golden.multiply(field, a, k, t)
        assert golden.pairing(field, a, left, right) == field.power(value, j * k)


@pytest.mark.parametrize("variant", VARIANTS)
def test_known_attacks_are_refused(variant: str) -> None:
    field = golden.load("p89")
    made = golden.set_up(field, variant, golden.start_for_tests(field), 20, seed=b"s")
    q = golden.hash_to_curve(field, variant, made.end, b"q")
    out = golden.evaluate(made, q)
    assert out is not None and golden.verify(made, q, out)
    start = (made.start, 0)
    point = golden.lift(field, start, (out, 0))
    half = golden.multiply(field, start, (field.order + 1) // 2, point)
    double = golden.multiply(field, start, 2, point)
    assert half is not None and double is not None
    for wrong in (pow(out, -1, field.p), made.point, half[0][0], double[0][0], out + field.p, 0):
        assert not golden.verify(made, q, wrong)
