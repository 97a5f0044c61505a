"""The design of the accelerator that a backend's name stands for, and the memory of its card."""

from __future__ import annotations

from typing import cast

from modmill.errors import UsageError
from modmill.hw.cost.devices import device
from modmill.hw.interface import registry
from modmill.msm.gates.card import POINT_BYTES, SCALAR_BYTES
from modmill.msm.gates.unit import Config, Design, MsmFamily

UNIT = "msm"
GIGABYTE = 10**9


def design(variant: str, curve: str) -> Design:
    """The one of a variant that adds points of a curve."""
    return next(one for one in family().designs(variant) if cast(Config, one.config).curve == curve)


def family() -> MsmFamily:
    """The family of the accelerator."""
    return cast(MsmFamily, registry.family(UNIT))


def check_memory(of: Design, points: int, vectors: int) -> None:
    """Raises UsageError where points and scalars do not fit into the card's memory."""
    memory = device(of.device).memory
    limit = memory.gigabytes * GIGABYTE if memory else 0
    taken = points * (POINT_BYTES + SCALAR_BYTES * vectors)
    if taken > limit:
        what = f"{points:,} points with {vectors} vectors of scalars take {taken:,} bytes"
        raise UsageError(f"{what}; the card's memory ({of.device}) has {limit:,}", got=taken, max=limit)
