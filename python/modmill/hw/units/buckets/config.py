"""Configurations of the bucket memory."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.errors import UsageError
from modmill.hw.circuit.kinds.memories import STYLES
from modmill.hw.configuration import Configuration, Parameter

UNIT = "buckets"
ADDERS = ("modular", "wrap")

PARAMETERS = (
    # Few bits are there so that tests can try all values.
    Parameter("bits", "The width of a value.", metavar="B", default=64, bounds=(2, 512), usual=(32, 64, 256)),
    Parameter("index", "Bits of a bucket's index.", metavar="W", default=8, bounds=(1, 14), usual=(8, 12)),
    Parameter("adder", "Addition modulo N, or modulo 2^B.", str, "KIND", default="modular", choices=ADDERS),
    Parameter("adder_stages", "Stages of the adder.", metavar="A", default=3, bounds=(1, 12), usual=(1, 2, 3, 4)),
    Parameter("memory", "Where the sums lie.", str, "KIND", default="block", choices=tuple(STYLES)),
    Parameter("read", "Cycles of a read of the memory.", metavar="R", default=2, bounds=(0, 2), usual=(1, 2)),
    Parameter("parked", "Places for values that wait for their bucket.", metavar="D", default=8, bounds=(1, 64)),
)


@dataclass(frozen=True, slots=True)
class BucketsConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> BucketsConfig().slug
    'buckets-64-w8-modular3-block2-p8'
    """

    unit: str = UNIT
    bits: int = 64
    index: int = 8
    adder: str = "modular"
    adder_stages: int = 3
    memory: str = "block"
    read: int = 2
    parked: int = 8

    def __post_init__(self) -> None:
        self.check(UNIT, PARAMETERS)
        if self.read == 0 and self.memory != "lut":
            raise UsageError(f"read: only a memory in LUTs is read without latency, not {self.memory}", got=self.memory)

    @property
    def slug(self) -> str:
        memory = f"{self.memory}{self.read}"
        return f"{self.unit}-{self.bits}-w{self.index}-{self.adder}{self.adder_stages}-{memory}-p{self.parked}"
