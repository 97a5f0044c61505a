"""Points and sums in the form of gates, against Python's integers: formulas that gates compute, and their digits."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from modmill import _native, msm
from modmill.errors import NotOnCurve, UsageError
from modmill.golden import bls12
from modmill.golden.bls12 import Point
from modmill.hw.modmul.seed import WORDS
from modmill.msm.convert import CURVES, from_scalars, to_points, to_scalars
from tests.msm.numbers import SCALING
from tests.msm.numbers import gates as gates_of

every_curve = pytest.mark.parametrize("curve", msm.CURVES)


def bases(curve: str, points: Sequence[Point], checks: str = "subgroup") -> _native.MsmBases:
    rows = msm.from_points(points)
    return _native.MsmBases(
        curve, rows, montgomery=False, backend="auto", checks=checks, multiples=1, threads=1, progress=None
    )


def card(curve: str) -> _native.MsmCard:
    return _native.MsmCard(curve, [SCALING >> 64 * i & (1 << 64) - 1 for i in range(WORDS)])


def rows_of(words: Sequence[Sequence[int]]) -> NDArray[np.uint64]:
    return np.array(words, dtype=np.uint64)


@every_curve
def test_points_are_digits_of_what_the_formula_takes(curve: str) -> None:
    gates, constants = gates_of(curve), CURVES[curve]
    scaled = constants.p == gates.seed.modulus and pow(SCALING, -1, constants.p)
    assert scaled
    made = msm.random_points(curve, 300, seed=3)
    points = to_points(made.points)
    del points[200:]
    plain = [
        (x * pow(2, -384, constants.p) % constants.p, y * pow(2, -384, constants.p) % constants.p)
        for x, y in filter(None, points)
    ]
    given: list[Point] = [None, *plain, None]
    rows, without = card(curve).points(bases(curve, given), threads=2)
    assert (rows.shape, without) == ((len(given), 18), [])
    # Multiples follow all points.
    doubled, _ = card(curve).points(bases(curve, given[:9]), multiples=(2, 3), threads=2)
    eight = [bls12.multiply(constants, 8, point) for point in given[:9]]
    assert (doubled[:9] == rows[:9]).all()
    assert (doubled[9:] == card(curve).points(bases(curve, eight), threads=1)[0]).all()
    # A point and the neutral one are what the addition takes: sums of two have the coordinates of the golden sum.
    for k in (0, 1, 2, 77, len(given) - 1):
        for row, point in ((rows[k].tolist(), given[k]),):
            assert all(0 <= word < abs(gates.seed.x) for word in row)
            total = gates.sum([row, rows[5].tolist()])
            assert found(curve, [gates.words(total, random.Random(k))]) == bls12.add(constants, point, given[5])


def found(curve: str, sums: Sequence[Sequence[int]]) -> Point:
    """The sum of sums, as the card's host adds them: each the only bucket of its window."""
    buckets = np.array([2 * k + 1 for k in range(len(sums))], np.uint32)
    windows = [(2 * k, 2, 0) for k in range(len(sums))]
    words = card(curve).sum(rows_of(sums), buckets, windows, backend="auto", threads=1)
    assert words is not None
    return to_points(words)[0]


@every_curve
@pytest.mark.parametrize("backend", ["auto", "portable"])
def test_weighted_sums_with_several_parts_of_a_bucket(curve: str, backend: str) -> None:
    gates, constants = gates_of(curve), CURVES[curve]
    draw = random.Random(7)
    logs = [draw.randrange(constants.r) for _ in range(12)]
    points = [bls12.multiply(constants, k, constants.generator) for k in logs]
    rows, _ = card(curve).points(bases(curve, points), threads=1)
    windows = [(0, 9, 5), (9, 33, 200)]
    sums, buckets, total = [], [], 0
    for _ in range(40):
        chosen = [draw.randrange(12) for _ in range(draw.randrange(4))]
        sums.append(gates.words(gates.sum([rows[k].tolist() for k in chosen]), draw))
        first, size, shift = windows[draw.randrange(2)]
        times = draw.randrange(size)
        buckets.append(first + times)
        total += (sum(logs[k] for k in chosen) * times) << shift
    given = rows_of(sums), np.array(buckets, np.uint32), windows
    words = card(curve).sum(*given, backend=backend, threads=2)
    assert words is not None
    assert to_points(words) == [bls12.multiply(constants, total % constants.r, constants.generator)]
    wrong = given[0].copy()
    wrong[17, 8] ^= np.uint64(2)
    with pytest.raises(NotOnCurve) as refused:
        card(curve).sum(wrong, *given[1:], backend=backend, threads=1)
    assert refused.value.index == 17
    wrong[17] = 0
    assert card(curve).sum(wrong, *given[1:], backend=backend, threads=1) is None


@every_curve
@pytest.mark.parametrize("backend", ["auto", "portable"])
def test_a_coordinate_of_any_words(curve: str, backend: str) -> None:
    """Words that are all ones, and others that no digits are: a sum is scaled so that one coordinate has them."""
    gates, constants = gates_of(curve), CURVES[curve]
    draw, ones = random.Random(9), (1 << 64) - 1
    given = [[ones] * 6, [ones, 0] * 3, [0, ones] * 3, [0] * 5 + [ones], [ones] + [0] * 5]
    given += [[draw.choice([0, 1, ones, draw.getrandbits(64)]) for _ in range(WORDS)] for _ in range(5)]
    rows, _ = card(curve).points(bases(curve, [constants.generator]), threads=1)
    total = gates.sum([rows[0].tolist()])
    sums: list[list[int]] = []
    for words in filter(gates.element, given):
        for at, coordinate in enumerate(total):
            scale = gates.element(words) * pow(coordinate, -1, constants.p)
            row = gates.words([value * scale % constants.p for value in total], draw)
            row[WORDS * at : WORDS * (at + 1)] = words
            assert gates.elements(row)[at] == gates.element(words)
            sums.append(row)
    found = card(curve).sum(rows_of(sums), np.ones(len(sums), np.uint32), [(0, 2, 0)], backend=backend, threads=1)
    assert found is not None
    assert to_points(found) == [bls12.multiply(constants, len(sums), constants.generator)]


def test_points_of_small_order_have_no_edwards_image() -> None:
    """Three points of order 2, and two of order 4, at u = -1."""
    constants = CURVES["bls12-377"]
    p, edwards = constants.p, constants.edwards
    assert edwards is not None
    x = (-pow(edwards.s, -1, p) - 1) % p
    y = _root(x**3 + 1, p)
    outside = [(-pow(constants.beta, k, p) % p, 0) for k in range(3)] + [(x, y), (x, p - y)]
    assert len(set(outside)) == 5 and all((y * y - x**3 - 1) % p == 0 for x, y in outside)
    given: list[Point] = [constants.generator, *outside, None]
    rows, without = card("bls12-377").points(bases("bls12-377", given, "curve"), threads=1)
    assert without == [1, 2, 3, 4, 5]
    assert (rows[1:] == rows[6]).all()


def _root(a: int, p: int) -> int:
    """A square root by M. Cipolla's method."""
    a %= p
    t = next(t for t in range(1, 100) if pow(t * t - a, (p - 1) // 2, p) == p - 1)
    w, result, base, exponent = (t * t - a) % p, (1, 0), (t, 1), (p + 1) // 2
    while exponent:
        if exponent & 1:
            result = (
                (result[0] * base[0] + result[1] * base[1] * w) % p,
                (result[0] * base[1] + result[1] * base[0]) % p,
            )
        base = (base[0] ** 2 + base[1] ** 2 * w) % p, 2 * base[0] * base[1] % p
        exponent >>= 1
    assert result[1] == 0 and result[0] ** 2 % p == a
    return result[0]


@every_curve
def test_scalars_modulo_the_order(curve: str) -> None:
    r = CURVES[curve].r
    given = [0, 1, r - 1, r, r + 1, 2 * r - 1, 2 * r, (1 << 256) - 1]
    rests, quotients = _native.msm_reduced_scalars(curve, from_scalars(given))
    assert to_scalars(rests) == [s % r for s in given] and to_scalars(quotients) == [s // r for s in given]


def test_arrays_that_do_not_fit_are_refused() -> None:
    of_377 = card("bls12-377")
    with pytest.raises(UsageError, match="of another curve"):
        of_377.points(bases("bls12-381", []), threads=1)
    sums, buckets = np.zeros((2, 24), np.uint64), np.zeros(2, np.uint32)
    for given in (
        (sums[:, :18].copy(), buckets, [(0, 2, 0)]),
        (sums, buckets[:1], [(0, 2, 0)]),
        (sums, buckets + 2, [(0, 2, 0)]),
        (sums, buckets, []),
    ):
        with pytest.raises(UsageError, match="sums: "):
            of_377.sum(*given, backend="auto", threads=1)
