"""Multiples of points on binary curves by the ladder: all of a small curve, and OpenSSL's."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from modmill.formula.binary import CURVES, BinaryCurve, inverted
from modmill.formula.element import Number
from modmill.formula.library import ROUTINES
from modmill.formula.operation import POLYNOMIAL, FormulaError
from modmill.golden import gf2
from modmill.golden.binary_curve import contains, multiple

CASES = json.loads(Path(__file__).with_name("binary_points.json").read_text("utf-8"))["cases"]
TOY = BinaryCurve("toy", "a small curve", 0b100101, 1, 2, 17, 2, (1, 8))
"""34 points over GF(2^5)."""


def parsed(case: Mapping[str, str]) -> tuple[BinaryCurve, dict[str, int], dict[str, int]]:
    """The curve, the inputs and the known results of a vector."""
    curve = CURVES[case["curve"]]
    given = {"x": curve.base[0], "y": curve.base[1]}
    given |= {name: int(case[name], 16) for name in ("x", "y", "k") if name in case}
    return curve, given, {name: int(case[name], 16) for name in ("xk", "yk") if name in case}


@pytest.mark.parametrize("case", CASES)
def test_multiples_of_openssl(case: Mapping[str, str]) -> None:
    curve, given, wanted = parsed(case)
    found = ROUTINES[f"{curve.name}_multiple"].run(given)
    assert found | wanted | {"neutral": 0, "on_curve": 1} == found


def test_every_multiple_of_every_point_of_a_small_curve() -> None:
    """The point of order 2 among them, whose x is 0; the results of any other pair say that it is none."""
    routine = TOY.routine()
    for x, y in itertools.product(range(32), range(32)):
        on_curve = contains(TOY.equation, (x, y))
        for k in range(32) if on_curve else (5,):
            found = routine.run({"x": x, "y": y, "k": k})
            assert found["on_curve"] == on_curve
            if on_curve:
                wanted = multiple(TOY.equation, k, (x, y))
                assert (found["xk"], found["yk"], found["neutral"]) == (*(wanted or (0, 0)), wanted is None)


@pytest.mark.parametrize("degree", [2, 5, 8, 64])
def test_inverses(degree: int) -> None:
    n = gf2.smallest_irreducible(degree)
    for a in (0, 1, 2, 3, (1 << degree) - 1):
        wanted = gf2.inverse(n, a) if a else 0
        found = inverted(Number(a, POLYNOMIAL, n), degree)
        assert isinstance(found, Number) and found.value == wanted


def test_a_scalar_of_more_bits_than_passes_is_refused() -> None:
    with pytest.raises(FormulaError, match="32 is not a word of 5 bits"):
        TOY.routine().run({"x": 1, "y": 8, "k": 32})
