"""Plans of passes: every scalar at toy widths, random and extreme ones at full width, and what a plan refuses."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from modmill.errors import UsageError
from modmill.hw.units.msm.accelerator.config import SEEDS, MsmConfig
from modmill.hw.units.msm.accelerator.limbs import scalars_of
from modmill.hw.units.msm.accelerator.plan import Pass, plan

GOALS = (
    ({}, 4, (16, 15)),
    ({"adders": 4, "last_rows": 0}, 4, (16, 15)),
    ({"adders": 6, "windows": 6, "window": 14, "last_rows": 9600}, 3, (14, 14)),
    ({"curve": "bls12-381", "adders": 2, "windows": 2, "last_rows": 0}, 8, (16, 16)),
    ({"curve": "bls12-381", "adders": 4, "last_rows": 0}, 4, (16, 16)),
)
"""The designs that the accelerator was planned for, with their passes and the widths of their windows."""


def weighted(passes: list[Pass], numbers: list[int]) -> list[int]:
    """The number that the digits of each scalar add up to, by way of the places of their buckets."""
    found = [0] * len(numbers)
    for one in passes:
        valid, bucket, negative = one.digits(scalars_of(numbers))
        windows = np.broadcast_to(np.arange(one.config.windows), bucket.shape)
        adder, row = one.place(windows, bucket)
        assert int(adder.max(initial=0)) < one.config.adders
        assert int(row[valid].max(initial=0)) < one.config.rows
        window, times = one.magnitude(adder, row)
        assert (window == windows)[valid].all()
        assert (times[valid] > 0).all()
        last = windows == one.config.windows - 1
        assert (row[valid & last] < _first(one) + one.last_rows).all()
        for i, j in zip(*np.nonzero(valid), strict=True):
            found[i] += (-1) ** int(negative[i, j]) * (int(times[i, j]) << one.bases[j])
    return found


def _first(one: Pass) -> int:
    """The first row of the last window."""
    return one.config.window_rows * (one.config.windows - 1) if one.config.dealt else 0


@pytest.mark.parametrize("adders", range(1, 7))
@pytest.mark.parametrize("windows", range(1, 7))
def test_every_scalar_is_the_sum_of_its_digits(adders: int, windows: int) -> None:
    """With every number of adders and windows."""
    for last_rows in (0, 1, 5):
        for width in (2, 3, 4):
            if last_rows == 1 == windows:
                continue  # no digit fits
            shape = (adders, windows, width, min(last_rows, 1 << width))
            if windows == 1 and (shape[3] or 1 << width - 1) <= adders:
                with pytest.raises(UsageError, match="share the buckets of a pass, so each has one"):
                    MsmConfig("msm", "integers", 7, *shape)
                continue
            config = MsmConfig("msm", "integers", 7, *shape)
            for symmetric in (True, False):
                numbers = list(range(128))
                found = weighted(plan(config, symmetric=symmetric), numbers)
                assert [number % 128 for number in found] == numbers
                most = 64 if symmetric else 127
                assert all(abs(number) <= most for number in found)


@pytest.mark.parametrize("curve", SEEDS)
@pytest.mark.parametrize("shape", [(3, 4, 16, 19_200), (4, 4, 6, 0), (5, 2, 9, 300), (6, 6, 14, 9600), (1, 1, 18, 0)])
def test_scalars_of_every_curve(curve: str, shape: tuple[int, int, int, int]) -> None:
    config = MsmConfig("msm", curve, 32, *shape)
    r = config.order
    rng = np.random.default_rng(5)
    numbers = [0, 1, r - 1, r // 2, r // 2 + 1, r // 3, *(int.from_bytes(rng.bytes(32)) % r for _ in range(20))]
    for symmetric in (True, False):
        found = weighted(plan(config, symmetric=symmetric), numbers)
        if symmetric:
            assert found == [number if number <= r // 2 else number - r for number in numbers]
        else:
            assert found == numbers


@given(st.integers(0, MsmConfig().order - 1))
def test_the_default_design_on_any_scalar(number: int) -> None:
    r = MsmConfig().order
    assert weighted(plan(MsmConfig()), [number]) == [number if number <= r // 2 else number - r]


@pytest.mark.parametrize(("options", "count", "widths"), GOALS)
def test_the_planned_designs_have_as_many_passes_as_they_should(
    options: dict[str, int | str], count: int, widths: tuple[int, int]
) -> None:
    passes = plan(MsmConfig(**options))  # pyright: ignore[reportArgumentType]
    assert len(passes) == count
    assert {(p.width, p.last) for p in passes[:-1]} == {widths}
    assert all(p.rows <= p.config.window_rows and p.last_rows <= p.config.last_window_rows for p in passes)


def test_fewer_bits_and_narrower_windows() -> None:
    config = MsmConfig("msm", "bls12-377", 32, 4, 4, 6, 0)
    assert len(plan(config)) == 11
    assert len(plan(config, most=1023)) == 1
    assert {p.width for p in plan(config, window=3)} == {3}


def test_sums_of_a_pass() -> None:
    """Dealt rows are rounded up for each adder; a window each has as many rows as buckets."""
    (one,) = plan(MsmConfig("msm", "integers", 7, 3, 2, 5, 0, tags=2, copies=8))
    assert (one.width, one.last, one.unsigned) == (3, 4, True)
    assert (one.rows, one.last_rows, one.sums) == (2, 3, 3 * (2 + 3 + 16))
    (one,) = plan(MsmConfig("msm", "integers", 7, 2, 2, 5, 0, tags=0))
    assert one.sums == 4 + 9


def test_what_a_plan_refuses() -> None:
    config = MsmConfig()
    with pytest.raises(UsageError, match=r"window: 17 bits are out of the range of msm-bls12-377\S* \(1 to 16\)"):
        plan(config, window=17)
    with pytest.raises(UsageError, match="5000000000 points are more than 32 bits number"):
        plan(config)[0].beat(5_000_000_000)
    with pytest.raises(UsageError, match="last-rows: 70000 buckets are more than a window of 16 bits has"):
        MsmConfig(last_rows=70_000)
