"""The addition on BLS12-381's twisted Hessian form against the curve's own addition, in all special cases."""

from __future__ import annotations

import random

from modmill.formula.library import find
from modmill.golden.bls12 import BLS12_381 as CURVE
from modmill.golden.bls12 import Point, add, multiply

P = CURVE.p
A = -108 % P
ROOT = next(w for w in (pow(g, (P - 1) // 3, P) for g in range(2, 9)) if w != 1)


def hessian(a: Point) -> tuple[int, int, int]:
    if a is None:
        return 0, P - 1, 1
    x, y = a
    u, v = y + 2, y - 2
    return x, (ROOT * u - ROOT**2 * v - 4) % P, (ROOT**2 * u - ROOT * v - 4) % P


def prepared(a: tuple[int, int, int]) -> dict[str, int]:
    x, y, z = a
    s, t = (c * pow(z, -1, P) % P for c in (x, y))
    return {"s": s, "t": t, "a_s": A * s % P}


def same(a: tuple[int, ...], b: tuple[int, ...]) -> bool:
    return any(a) and any(b) and all((a[i] * b[i - 1] - a[i - 1] * b[i]) % P == 0 for i in range(3))


def test_sums_of_points_of_the_whole_curve() -> None:
    """Equal and opposite points, the neutral one, and those of order 3; a is not a cube, which makes this complete."""
    assert pow(A, (P - 1) // 3, P) != 1
    rng, formula = random.Random(381), find("hessian_addition")
    order_three: Point = (0, 2)
    some = [multiply(CURVE, rng.randrange(1, CURVE.r), CURVE.generator) for _ in range(4)]
    some += [add(CURVE, some[0], order_three), order_three, multiply(CURVE, 2, order_three)]
    opposite = [(x, -y % P) for x, y in (a for a in some if a is not None)]
    for a in (*some, *opposite, None):
        k = rng.randrange(1, P)
        x, y, z = (c * k % P for c in hessian(a))
        assert (A * x**3 + y**3 + z**3) % P == 0
        for b in (*some, *opposite, None):
            found = formula.run({"x": x, "y": y, "z": z, **prepared(hessian(b))})
            assert same(tuple(found.values()), hessian(add(CURVE, a, b))), (a, b)


def test_an_opposite_exchanges_two_coordinates() -> None:
    x, y = CURVE.generator
    assert same(hessian((x, -y % P)), tuple(hessian((x, y))[i] for i in (0, 2, 1)))


def test_the_opposite_of_a_prepared_point() -> None:
    rng, plain, signed = random.Random(381), find("hessian_addition"), find("signed_hessian_addition")
    points = [multiply(CURVE, rng.randrange(1, CURVE.r), CURVE.generator) for _ in range(3)]
    for a in (*points, None):
        x, y, z = hessian(a)
        for b in points:
            given = {"x": x, "y": y, "z": z, **prepared(hessian(b))}
            assert signed.run({**given, "negated": 0}) == plain.run(given)
            found = signed.run({**given, "negated": 1})
            assert b is not None
            assert same(tuple(found.values()), hessian(add(CURVE, a, (b[0], -b[1] % P))))
