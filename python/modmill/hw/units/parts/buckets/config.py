"""Configurations of the bucket memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.errors import UsageError
from modmill.hw.circuit.kinds.memories import STYLES
from modmill.hw.interface.configuration import About, Configuration, option

UNIT = "buckets"
ADDERS = ("modular", "wrap")


@dataclass(frozen=True, slots=True)
class BucketsConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> BucketsConfig().slug
    'buckets-64-w8-modular3-block2-p8'
    """

    about: ClassVar[About] = About(
        "sums of a stream of values by bucket",
        "A memory of sums with a pipelined adder: a value whose bucket is being added to is parked in a queue and "
        "tried again, so that one addition can begin in each cycle. A flush streams the sums out and clears them.",
        "the bucket memories of HardCaml's MSM design for ZPrize 2022, reduced to their skeleton",
    )

    unit: str = UNIT
    # Few bits are there so that tests can try all values.
    bits: Annotated[int, option("The width of a value.", "B", bounds=(2, 512), usual=(32, 64, 256))] = 64
    index: Annotated[int, option("Bits of a bucket's index.", "W", bounds=(1, 14), usual=(8, 12))] = 8
    adder: Annotated[str, option("Addition modulo N, or modulo 2^B.", "KIND", choices=ADDERS)] = "modular"
    adder_stages: Annotated[int, option("Stages of the adder.", "A", bounds=(1, 12), usual=(1, 2, 3, 4))] = 3
    memory: Annotated[str, option("Where the sums lie.", "KIND", choices=tuple(STYLES))] = "block"
    read: Annotated[int, option("Cycles of a read of the memory.", "R", bounds=(0, 8), usual=(1, 2))] = 2
    parked: Annotated[int, option("Places for values that wait for their bucket.", "D", bounds=(1, 64))] = 8

    def agree(self) -> None:
        if self.read == 0 and self.memory != "lut":
            raise UsageError(f"read: only a memory in LUTs is read without latency, not {self.memory}", got=self.memory)

    @property
    def slug(self) -> str:
        memory = f"{self.memory}{self.read}"
        parts = [self.unit, self.bits, f"w{self.index}", f"{self.adder}{self.adder_stages}", memory, f"p{self.parked}"]
        return "-".join(map(str, parts))
