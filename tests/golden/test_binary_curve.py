"""Points of binary curves on integers: the group law by its axioms, and OpenSSL's multiples."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping

import pytest

from modmill.formula.binary import CURVES
from modmill.golden import gf2
from modmill.golden.binary_curve import Point, contains, multiple, negative, total
from tests.support import ROOT

TOY = 0b100101, 1, 2
"""A curve over GF(2^5)."""
CASES = json.loads((ROOT / "tests/formula/binary_points.json").read_text("utf-8"))["cases"]


def test_the_points_of_a_small_curve_are_a_group() -> None:
    points: list[Point] = [None]
    points += [p for p in itertools.product(range(32), range(32)) if contains(TOY, p)]
    assert len(points) == 34
    for p, q in itertools.product(points, points):
        assert contains(TOY, found := total(TOY, p, q)) and found == total(TOY, q, p)
    for p, q, r in itertools.product(points[::3], points, points[::5]):
        assert total(TOY, total(TOY, p, q), r) == total(TOY, p, total(TOY, q, r))
    for p in points:
        assert total(TOY, p, negative(p)) is None
        found: Point = None
        for k in range(36):
            assert multiple(TOY, k, p) == found
            found = total(TOY, found, p)


@pytest.mark.parametrize("name", CURVES)
def test_the_base_point_has_its_order(name: str) -> None:
    curve = CURVES[name]
    assert gf2.is_irreducible(curve.modulus) and contains(curve.equation, curve.base)
    assert pow(3, curve.order - 1, curve.order) == 1
    assert multiple(curve.equation, curve.order, curve.base) is None
    # Hasse: the number of points is 2^m + 1 up to 2 sqrt(2^m).
    assert abs(curve.order * curve.cofactor - (1 << curve.degree) - 1) ** 2 <= 4 << curve.degree


@pytest.mark.parametrize("case", CASES[::5])
def test_multiples_of_openssl(case: Mapping[str, str]) -> None:
    curve = CURVES[case["curve"]]
    point = (int(case["x"], 16), int(case["y"], 16)) if "x" in case else curve.base
    found = multiple(curve.equation, int(case["k"], 16), point)
    assert found is not None and found[0] == int(case["xk"], 16)
    assert "yk" not in case or found[1] == int(case["yk"], 16)
