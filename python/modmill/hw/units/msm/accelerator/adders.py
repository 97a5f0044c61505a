"""The adders of an accelerator by curve, and the memory of their sums."""

from __future__ import annotations

from modmill.hw.modmul.polynomial import Polynomial
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.points import Points
from modmill.hw.units.msm.accelerator.sums import Group, Integers
from modmill.hw.units.parts.buckets.adders import Adder, integers
from modmill.hw.units.parts.buckets.points import EDWARDS, HESSIAN, points
from modmill.hw.units.parts.buckets.shape import Shape

STAGES = {"integers": 3, "bls12-377": 19, "bls12-381": 16, "toy-377": 12, "toy-381": 10}
"""Stages of a multiplication, or of an adder of integers, that take at most 4 ns by planning delays."""
TOYS = ("integers", "toy-377", "toy-381")


def multiplier_of(config: MsmConfig) -> Polynomial:
    """The multiplier of an adder of points."""
    assert config.seed is not None
    return Polynomial(config.seed.modulus, config.latency or STAGES[config.curve], column=config.column)


def adder_of(config: MsmConfig) -> Adder:
    """The adder of a configuration."""
    if config.seed is None:
        return integers(config.bits, config.latency or STAGES[config.curve])
    return points(EDWARDS if config.edwards else HESSIAN, multiplier_of(config))


def group_of(config: MsmConfig, *, exact: bool = False) -> Group:
    """The group that it adds in; `exact` as for points."""
    if config.seed is None:
        return Integers(config.bits)
    form = EDWARDS if config.edwards else HESSIAN
    return Points(form, multiplier_of(config), adder_of(config).neutral, exact=exact)


def shape_of(config: MsmConfig) -> Shape:
    """The rows of an adder, and how its collisions are dealt with."""
    regions = (config.rows,)
    if config.dealt:
        regions = (config.window_rows,) * (config.windows - 1) + (config.last_window_rows,)
    memory = "block" if config.curve in TOYS else "ultra"
    return Shape(regions, memory, config.read, config.parked, config.tags, config.copies)
