"""The cycles of a product on the accelerator, from the digits of its scalars: millions of points a second, no addition.

The model is in crates/modmill-msm/src/cycles: the reader, the dealer and the control of each bucket memory decide in
each cycle as the circuits do.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from modmill import _native
from modmill.hw.units.msm.accelerator.adders import adder_of, shape_of
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.dealer import dealing_cycles, digits_of
from modmill.hw.units.msm.accelerator.limbs import Scalars
from modmill.hw.units.msm.accelerator.plan import Pass

NOTHING = 255
"""The adder of a digit that is 0."""
CHUNK = 1 << 18
"""Scalars that are recoded at once."""
SCALAR_BYTES = 32
START, FLUSH, TURN = 11, 5, 2
"""Cycles of a pass around its work, of memories without latency; from its last point to the flush of an adder; between
the last sum of an adder and the first one of the next."""


@dataclass(frozen=True, slots=True)
class Memory:
    """The memory beside the chip: cycles from a request to its point, and bytes in a cycle, 0 for any number."""

    latency: int = 50
    rate: float = 0.0


@dataclass(frozen=True, slots=True)
class Cycles:
    """The cycles of a pass: `adding` until the last addition begins, `cycles` until the last sum has left."""

    adding: int
    cycles: int
    points: int
    additions: tuple[int, ...]
    conflicts: int
    retries: int
    refusals: int
    tagged: int
    hot: int
    starved: int

    @property
    def flush(self) -> int:
        """The cycles in which nothing is added."""
        return self.cycles - self.adding

    @property
    def occupation(self) -> float:
        """Additions in a cycle and adder, the flush not counted."""
        return sum(self.additions) / (len(self.additions) * max(1, self.adding))


def pass_cycles(
    config: MsmConfig, one: Pass, scalars: Scalars, flight: int | None = None, memory: Memory = Memory()
) -> Cycles:
    """The cycles of a pass over scalars below r.

    `flight`: cycles in which a bucket is in flight; those of the circuit unless given.
    """
    adders, rows = places(one, scalars)
    built, dealing = _stages(config)
    flight = built if flight is None else flight
    found = _native.msm_card_cycles(
        adders,
        rows,
        adders=config.adders,
        lanes=config.lanes,
        outstanding=config.outstanding,
        dealt=digits_of(config) > 1,
        latency=memory.latency,
        dealing=dealing,
        queue=config.queue,
        parked=config.parked,
        flight=flight,
        tags=config.tags,
        bytes=(config.value_bits // 8, SCALAR_BYTES),
        rate=round(1000 * memory.rate),
    )
    return Cycles(
        adding=found["cycles"],
        cycles=_all(one, found["fed"], found["ends"], flight, memory),
        points=found["points"],
        additions=tuple(found["additions"]),
        conflicts=found["conflicts"],
        retries=found["retries"],
        refusals=found["refusals"],
        tagged=found["tagged"],
        hot=found["hot"],
        starved=found["starved"],
    )


def _all(one: Pass, fed: int, ends: Sequence[int], flight: int, memory: Memory) -> int:
    """The cycles of a pass with its begin and its end: sums leave one in a cycle, adder by adder.

    Those of an adder leave when all points were dealt to all adders, and it has added its own.
    """
    config, now = one.config, 0
    for adder, end in enumerate(ends):
        regions = [one.rows] * (config.windows - 1) + [one.last_rows]
        rows = sum(regions) if config.dealt else regions[adder]
        now = max(now + TURN * (adder > 0), fed + FLUSH, end + flight) + rows + config.copied
    return START + memory.latency + config.read + now


def product_cycles(
    config: MsmConfig,
    passes: Sequence[Pass],
    scalars: Scalars,
    flight: int | None = None,
    memory: Memory = Memory(),
) -> list[Cycles]:
    """The cycles of each pass of a product."""
    return [pass_cycles(config, one, scalars, flight, memory) for one in passes]


@functools.cache
def _stages(config: MsmConfig) -> tuple[int, int]:
    """The cycles in which a bucket is in flight, and those from the reader to the queues."""
    return shape_of(config).flight(adder_of(config)), dealing_cycles(config)


def places(one: Pass, scalars: Scalars) -> tuple[NDArray[np.uint8], NDArray[np.uint32]]:
    """The adder and the row of each digit, in rows of a scalar's windows."""
    shape = len(scalars), one.config.windows
    adder_of, rows = np.empty(shape, np.uint8), np.empty(shape, np.uint32)
    window = np.arange(one.config.windows)[None, :]
    for start in range(0, len(scalars), CHUNK):
        part = slice(start, start + CHUNK)
        digits = one.digits(scalars[part])
        adder, row = one.place(np.broadcast_to(window, digits.bucket.shape), digits.bucket)
        adder_of[part] = np.where(digits.valid, adder, NOTHING)
        rows[part] = row
    return adder_of, rows
