"""The equation of a step on j-invariants against the quotient of Phi_2 by a linear factor."""

from __future__ import annotations

import random

import pytest

from modmill.formula.jinvariant import equation
from modmill.golden import isogeny_j as golden

STATE: tuple[str, ...] = ("p0", "p1", "x0", "x1")


@pytest.mark.parametrize("p", [7, 103, 419, 2**89 - 1])
def test_its_roots_are_those_of_the_quotient(p: int) -> None:
    field, rng = golden.field_of(p), random.Random(p)
    for _ in range(50):
        edge = [(rng.randrange(p), rng.randrange(p)) for _ in range(2)]
        unit = rng.choice((1, rng.randrange(1, p)))
        b, c, _ = golden.divided(field, (edge[0], edge[1]))
        given = dict(zip(STATE, (unit * k % p for x in edge for k in x), strict=True))
        found = equation(p, unit).run(given)
        assert field.add((0, 0), b, -1) == (2 * found["m0"] % p, 2 * found["m1"] % p)
        discriminant = field.add(field.mul(b, b), c, -4)
        assert discriminant == (8 * found["g0"] % p, 8 * found["g1"] % p)
        assert found["n"] == (found["g0"] ** 2 + found["g1"] ** 2) % p
