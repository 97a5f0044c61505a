"""Slices of scalars: their weighted sum is the scalar, none is greater than said, and passes take them."""

from __future__ import annotations

import random

import pytest

from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.family import FAMILY
from modmill.hw.units.msm.accelerator.limbs import scalars_of
from modmill.hw.units.msm.accelerator.plan import plan
from modmill.hw.units.msm.accelerator.planner import Planner
from modmill.hw.units.msm.accelerator.slices import CHUNK, Slices


class Only(Planner):
    """The planner of a configuration."""

    def __init__(self, config: MsmConfig) -> None:
        self._config = config


def numbers(slices: Slices, scalars: list[int]) -> list[list[int]]:
    """The slices of each scalar, with their signs."""
    rows = slices.cut(scalars_of(scalars)).tolist()
    cut = [sum(word << 64 * k for k, word in enumerate(row)) for row in rows]
    assert all(0 <= t < slices.order for t in cut)
    signed = [t - slices.order if slices.symmetric and 2 * t > slices.order else t for t in cut]
    assert all(abs(t) <= slices.most for t in signed)
    count = len(scalars)
    return [signed[i::count] for i in range(count)]


@pytest.mark.parametrize("symmetric", [True, False])
@pytest.mark.parametrize("multiples", range(1, 6))
@pytest.mark.parametrize("order", [251, 257, 256])
def test_all_scalars_of_a_small_order(order: int, multiples: int, *, symmetric: bool) -> None:
    slices = Slices(order, multiples, symmetric)
    most = 0
    for s, found in enumerate(numbers(slices, list(range(order)))):
        total = sum(t << k * slices.stride for k, t in enumerate(found))
        assert total == (s if not symmetric or s <= order - s else s - order)
        most = max(most, *map(abs, found))
    assert most == slices.most


@pytest.mark.parametrize("curve", ["bls12-377", "bls12-381"])
@pytest.mark.parametrize("multiples", [2, 3, 4, 8, 13])
@pytest.mark.parametrize("symmetric", [True, False])
def test_scalars_of_a_curve(curve: str, multiples: int, *, symmetric: bool) -> None:
    order = MsmConfig(curve=curve).order
    slices, draw = Slices(order, multiples, symmetric), random.Random(multiples)
    scalars = [0, 1, order - 1, order // 2, order // 2 + 1, *(draw.randrange(order) for _ in range(20))]
    scalars += [s % order for k in range(256) for s in ((1 << k) - 1, 1 << k, order - (1 << k))]
    for s, found in zip(scalars, numbers(slices, scalars), strict=True):
        assert (sum(t << k * slices.stride for k, t in enumerate(found)) - s) % order == 0


def test_many_scalars_are_cut_in_their_order() -> None:
    slices = Slices(251, 2, symmetric=False)
    scalars = [k % 251 for k in range(CHUNK + 3)]
    rows = slices.cut(scalars_of(scalars))
    assert rows[:, 0].tolist() == [s % 16 for s in scalars] + [s // 16 for s in scalars]


@pytest.mark.parametrize(
    ("variant", "curve", "multiples", "passes"),
    [
        ("u200", "bls12-377", 4, 1),
        ("u200", "bls12-381", 2, 4),
        ("u250", "bls12-377", 3, 1),
        ("u250", "bls12-381", 2, 2),
    ],
)
def test_as_many_multiples_as_fit_take_as_many_additions(variant: str, curve: str, multiples: int, passes: int) -> None:
    (config,) = (one.config for one in FAMILY.designs(variant) if one.config.curve == curve)
    planner = Only(config)
    alone = planner.passes(1 << 26, None, planner.slices(1, symmetric=True))
    assert alone == plan(config)
    shared = planner.passes(1 << 26, None, planner.slices(multiples, symmetric=True))
    assert len(shared) == passes and multiples * len(shared) == len(alone)
    assert sum(one.sums for one in shared) <= 0.55 * sum(one.sums for one in alone)
    # Slices of the greatest size have digits in every window.
    for one in shared:
        digits = one.digits(scalars_of([planner.slices(multiples, symmetric=True).most]))
        assert (digits.bucket < max(one.buckets)).all()
