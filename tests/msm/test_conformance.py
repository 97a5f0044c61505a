"""Every backend on both curves against the golden model: sizes, scalars, points, windows, batches, threads."""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np
import pytest

from modmill import msm
from modmill.errors import CoordinateTooLarge, Interrupted, NotInSubgroup, NotOnCurve, UsageError
from modmill.golden import bls12
from modmill.golden import msm as golden
from modmill.golden.bls12 import Point
from modmill.msm.convert import CURVES, to_scalars
from modmill.msm.generation import ROW

SEED = 9
every_curve = pytest.mark.parametrize("curve", msm.CURVES)


def multiples(curve: str, numbers: Sequence[int]) -> list[Point]:
    return [bls12.multiply(CURVES[curve], k, CURVES[curve].generator) for k in numbers]


@every_curve
@pytest.mark.parametrize("count", [0, 1, 2, 3, 7, 8, 9, 63, 64, 65, 237])
def test_random_points_and_scalars(curve: str, count: int, backend: str) -> None:
    made = msm.random_points(curve, count, seed=SEED)
    scalars = msm.random_scalars(curve, count, seed=SEED)
    bases = msm.Bases(curve, made.points, form="montgomery", backend=backend)
    assert (len(bases), bases.backend) == (count, backend)
    expected = bls12.multiply(CURVES[curve], made.logarithm(scalars), CURVES[curve].generator)
    assert bases.product(scalars) == expected


@every_curve
def test_edge_scalars(curve: str, backend: str) -> None:
    r = CURVES[curve].r
    scalars = [0, 1, 2, r - 1, r, r + 1, 2 * r - 1, (1 << 256) - 1, 1 << 255, 1 << 252, r // 2, r // 2 + 1]
    scalars += [1 << k for k in range(0, 256, 23)] + [(1 << k) - 1 for k in range(3, 256, 19)]
    numbers = range(1, len(scalars) + 1)
    points = multiples(curve, numbers)
    bases = msm.Bases(curve, points, backend=backend)
    assert bases.product(scalars) == golden.product(CURVES[curve], points, scalars)
    for one in (0, 1, r - 1, r, (1 << 256) - 1):
        assert bases.product([one] * len(scalars)) == multiples(curve, [one * sum(numbers) % r])[0]


@every_curve
def test_edge_points(curve: str, backend: str) -> None:
    constants = CURVES[curve]
    p, opposite = multiples(curve, [5, constants.r - 5])
    for points in (
        [None] * 9,
        [p] * 9,
        [p, opposite] * 5,
        [None, p, p, opposite, None, p, *multiples(curve, range(9))],
    ):
        scalars = [3] * len(points)
        expected = golden.product(constants, points, scalars)
        assert msm.Bases(curve, points, backend=backend).product(scalars) == expected
        draw = random.Random(SEED)
        scalars = [draw.randrange(1 << 256) for _ in points]
        expected = golden.product(constants, points, [s % constants.r for s in scalars])
        assert msm.Bases(curve, points, backend=backend).product(scalars) == expected


def outsiders(curve: str) -> list[Point]:
    """Points of the curve outside the subgroup: of small order, and of an order that is large."""
    constants = CURVES[curve]
    if constants.b == 1:
        found: list[Point] = [(constants.p - 1, 0), (0, 1)]
    else:
        found = [(0, 2)]
    return [*found, *(bls12.add(constants, a, constants.generator) for a in found)]


@every_curve
def test_points_outside_the_subgroup_are_refused_or_summed_exactly(curve: str, backend: str) -> None:
    outside = outsiders(curve)
    inside = multiples(curve, range(3))
    for bad in outside:
        with pytest.raises(NotInSubgroup, match="point 3 ") as refused:
            msm.Bases(curve, [*inside, bad, outside[0]], backend=backend)
        assert (refused.value.index, refused.value.curve) == (3, curve)
    points = outside * 3 + inside
    draw = random.Random(SEED)
    # Those from r on are not reduced, which makes a difference here.
    vectors = [[draw.randrange(bound) for _ in points] for bound in (CURVES[curve].r, 1 << 256)]
    for checks in ("curve", "none"):
        bases = msm.Bases(curve, points, backend=backend, checks=checks)
        assert bases.products(vectors) == [golden.product(CURVES[curve], points, scalars) for scalars in vectors]


@every_curve
def test_points_off_the_curve_and_too_large_coordinates_are_refused(curve: str, backend: str) -> None:
    (x, y), p = CURVES[curve].generator, CURVES[curve].p
    for checks in ("subgroup", "curve"):
        with pytest.raises(NotOnCurve, match="point 1 ") as refused:
            msm.Bases(curve, [(x, y), (x, y + 1)], backend=backend, checks=checks)
        assert refused.value.index == 1
    for form, bad, axis in (("plain", (x + p, y), "x"), ("montgomery", (x, p), "y"), ("plain", (p, 0), "x")):
        with pytest.raises(CoordinateTooLarge, match=f"the {axis} coordinate of point 2 ") as large:
            msm.Bases(curve, [None, None, bad], form=form, backend=backend)
        assert large.value.index == 2


@every_curve
def test_windows_threads_and_batches_give_the_same_points(curve: str, backend: str) -> None:
    count = 100
    made = msm.random_points(curve, count, seed=SEED)
    batch = [msm.random_scalars(curve, count, seed=SEED, index=i) for i in range(3)]
    batch[1][::2] = 0
    generator = CURVES[curve].generator
    expected = [bls12.multiply(CURVES[curve], made.logarithm(scalars), generator) for scalars in batch]
    for multiples_kept in (1, 2, 13):
        bases = msm.Bases(curve, made.points, form="montgomery", backend=backend, multiples=multiples_kept, threads=2)
        assert bases.products(batch) == expected
        assert bases.products(np.stack(batch), threads=3) == expected
        assert [bases.product(scalars, threads=0) for scalars in batch] == expected
        for window in (4, 5, 9, 12, 13, 22):
            assert bases.products(batch, window=window) == expected, window


@every_curve
def test_both_forms_of_points_are_the_same(curve: str) -> None:
    made = msm.random_points(curve, 5, seed=SEED)
    p, r = CURVES[curve].p, 1 << 384
    plain = [(x * pow(r, -1, p) % p, y * pow(r, -1, p) % p) for x, y in filter(None, msm.to_points(made.points))]
    scalars = [1, 2, 3, 4, 5]
    expected = golden.product(CURVES[curve], plain, scalars)
    assert msm.Bases(curve, plain).product(scalars) == expected
    assert msm.Bases(curve, made.points, form="montgomery").product(scalars) == expected


@every_curve
def test_random_points_have_the_logarithms_that_they_claim(curve: str) -> None:
    made = msm.random_points(curve, ROW + 3, seed=SEED)
    scalars = np.zeros((ROW + 3, 4), dtype=np.uint64)
    scalars[[0, 1, ROW, ROW + 2]] = np.array([1, 2**64 - 1, 3, 4], dtype=np.uint64)[:, None]
    bases = msm.Bases(curve, made.points, form="montgomery")
    assert bases.product(scalars) == multiples(curve, [made.logarithm(scalars)])[0]
    assert (msm.random_points(curve, 2, seed=SEED).points == made.points[:2]).all()
    assert (msm.random_points(curve, 2, seed=SEED + 1).points != made.points[:2]).any()
    drawn = msm.random_scalars(curve, 50, seed=SEED)
    assert (msm.random_scalars(curve, 40, seed=SEED) == drawn[:40]).all()
    assert max(to_scalars(drawn)) < CURVES[curve].r


@every_curve
def test_arguments_that_do_not_fit_are_refused(curve: str) -> None:
    bases = msm.Bases(curve, multiples(curve, [1, 2]))
    for scalars in ([1], [1, 2, 3], np.zeros((3, 4), np.uint64)):
        with pytest.raises(UsageError, match="scalars for 2 points"):
            bases.product(scalars)
    for scalars in ([1, -1], [1, 1 << 256], [1, "2"], np.zeros((2, 3), np.uint64), np.zeros((2, 4), np.int64)):
        with pytest.raises(UsageError, match="scalar"):
            bases.product(scalars)  # type: ignore[arg-type]
    for window in (0, 1, 60):
        with pytest.raises(UsageError, match="window"):
            bases.product([1, 2], window=window)
    for options in ({"form": "x"}, {"checks": "x"}, {"backend": "x"}, {"multiples": 0}, {"threads": -1}):
        with pytest.raises(UsageError):
            msm.Bases(curve, [], **options)  # type: ignore[arg-type]
    with pytest.raises(UsageError, match="curve: must be one of bls12-377, bls12-381"):
        msm.Bases("bn254", [])


@every_curve
def test_progress_stops_the_work(curve: str, backend: str) -> None:
    count = 20_000  # a smaller product takes so little time that nobody asks for its progress
    made, scalars = msm.random_points(curve, count, seed=SEED), msm.random_scalars(curve, count)
    with pytest.raises(Interrupted):
        made.make(progress=lambda _: False)
    with pytest.raises(Interrupted):
        msm.Bases(curve, made.points, form="montgomery", backend=backend, progress=lambda _: False)
    bases = msm.Bases(curve, made.points, form="montgomery", backend=backend)
    with pytest.raises(Interrupted):
        bases.product(scalars, progress=lambda _: False)

    def raises(_: object) -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        bases.product(scalars, progress=raises)
