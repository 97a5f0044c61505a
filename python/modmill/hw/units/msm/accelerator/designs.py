"""The accelerator on cards: which configuration of it, and the cycles that a product of many points takes there."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.hw.interface.balance import MHZ
from modmill.hw.units.msm.accelerator.config import MsmConfig
from modmill.hw.units.msm.accelerator.cycles import Memory, product_cycles
from modmill.hw.units.msm.accelerator.kinds import scalars
from modmill.hw.units.msm.accelerator.plan import plan

CARD = Memory(latency=50, rate=55e9 / (MHZ * 1e6))
"""Four channels of DDR4-2400 carry 55 GB/s in order; a request takes 200 ns."""
LOG = 26
"""The points of the products that are compared."""


@dataclass(frozen=True, slots=True)
class Design:
    """A configuration for a card, and the cycles that were asked for 2^26 points."""

    card: str
    device: str
    config: MsmConfig
    goal: int


DESIGNS = (
    Design("U200 with its shell", "u200", MsmConfig(), 362_000_000),
    Design("whole VU9P, shell elsewhere", "vu9p", MsmConfig(adders=4), 272_000_000),
    Design("U250", "u250", MsmConfig(adders=6, windows=6, window=14, last_rows=9560), 204_000_000),
    Design(
        *("U200 with its shell", "u200"),
        MsmConfig(curve="bls12-381", adders=2, windows=2, last_rows=0),
        540_000_000,
    ),
    Design("U250", "u250", MsmConfig(curve="bls12-381", adders=4, last_rows=0), 272_000_000),
)
"""The designs whose cycles this project set as its goals."""
SMALL = tuple(
    Design("a simulation", "u200", MsmConfig(curve=curve, adders=2, windows=2, window=10, last_rows=0, tags=2), 0)
    for curve in ("bls12-377", "bls12-381")
)
"""Designs whose simulation is built in minutes, for up to a few thousand points."""


@dataclass(frozen=True, slots=True)
class Prediction:
    """A product of 2^log points with uniform scalars."""

    passes: int
    cycles: int
    occupation: float
    gb_s: float

    @property
    def seconds(self) -> float:
        """Its time at MHZ."""
        return self.cycles / (MHZ * 1e6)


def predicted(design: Design, log: int = LOG, sample: int = 18, memory: Memory = CARD) -> Prediction:
    """The cycles of 2^log points, of a sample of 2^sample: additions in proportion, flushes as they are."""
    config = design.config
    passes = plan(config)
    given = scalars("uniform", config.order, 1 << sample, 1)
    found = product_cycles(config, passes, given, memory=memory)
    cycles = sum((one.adding << log - sample) + one.flush for one in found)
    adding = sum(one.adding for one in found)
    occupation = sum(sum(one.additions) for one in found) / (config.adders * adding)
    moved = sum(one.points * config.value_bits // 8 + (32 << sample) for one in found)
    return Prediction(len(passes), cycles, occupation, moved / adding * MHZ / 1e3)
