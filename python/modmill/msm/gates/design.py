"""The configuration of the accelerator that a backend's name stands for, and the windows of a product on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from modmill.errors import UsageError
from modmill.hw.cost.devices import device
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.designs import DESIGNS as CARDS
from modmill.hw.units.msm.accelerator.designs import Design
from modmill.hw.units.msm.accelerator.plan import Pass, plan
from modmill.msm.gates.card import POINT_BYTES, SCALAR_BYTES

GIGABYTE = 10**9
SMALL = MsmConfig(adders=2, windows=2, window=8, last_rows=0, tags=2)
"""A design whose simulation is built in minutes, for up to a few thousand points."""
DESIGNS: Mapping[str, Sequence[Design]] = {
    "": [Design("a simulation", "u200", replace(SMALL, curve=curve), 0) for curve in ("bls12-377", "bls12-381")],
    **{name: [one for one in CARDS if one.device == name] for name in ("u200", "u250")},
}
"""By the variant of the backend's name."""


def design(variant: str, curve: str) -> Design:
    """The one of a variant that adds points of a curve."""
    return next(one for one in DESIGNS[variant] if one.config.curve == curve)


def check_memory(of: Design, points: int, vectors: int) -> None:
    """Raises UsageError where points and scalars do not fit into the card's memory."""
    memory = device(of.device).memory
    limit = memory.gigabytes * GIGABYTE if memory else 0
    taken = points * (POINT_BYTES + SCALAR_BYTES * vectors)
    if taken > limit:
        what = f"{points:,} points with {vectors} vectors of scalars take {taken:,} bytes"
        raise UsageError(f"{what}; the card's memory ({of.device}) has {limit:,}", got=taken, max=limit)


def windows(config: MsmConfig, points: int, window: int | None, *, symmetric: bool) -> list[Pass]:
    """The passes of a product: with windows of up to `window` bits, else those that take the fewest cycles.

    Raises UsageError for windows that were not built.
    """
    if window is not None:
        return plan(config, symmetric=symmetric, window=window)
    plans = [plan(config, symmetric=symmetric, window=bits) for bits in range(2, config.window + 1)]
    return min(plans, key=lambda passes: sum(cycles(one, points) for one in passes))


def cycles(one: Pass, points: int) -> float:
    """The least that a pass takes: a cycle for each point and for each addition of an adder, then one for each sum."""
    config = one.config
    return max(points, points * config.windows / config.adders) + one.sums
