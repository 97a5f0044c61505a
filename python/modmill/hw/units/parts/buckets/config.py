"""Configurations of the bucket memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from modmill.errors import UsageError
from modmill.hw.circuit.kinds.memories import STYLES
from modmill.hw.interface.configuration import About, Configuration, option
from modmill.hw.modmul.parameters import Column

UNIT = "buckets"
POINTS = {"edwards": (377, 68), "hessian": (381, 70)}
"""The adders of points, and the bits of the fields they are meant for: the curve's, and that of a toy seed."""
ADDERS = ("modular", "wrap", "signed", *POINTS)


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
    bits: Annotated[int, option("The width of a value or coordinate.", "B", bounds=(2, 512), usual=(32, 64, 256))] = 64
    index: Annotated[int, option("Bits of a bucket's index.", "W", bounds=(1, 16), usual=(8, 12))] = 8
    buckets: Annotated[int, option("Buckets; 0: 2 to the index.", "N", bounds=(0, 1 << 16), usual=(0,))] = 0
    adder: Annotated[str, option("Modulo N, modulo 2^B, there with a sign, or of points.", "KIND", choices=ADDERS)] = (
        "modular"
    )
    adder_stages: Annotated[int, option("Stages of the adder.", "A", bounds=(1, 12), usual=(1, 2, 3, 4))] = 3
    latency: Annotated[int, option("Cycles of a product of points.", "L", bounds=(1, 64), usual=(8, 12, 16))] = 19
    column: Column = 4
    memory: Annotated[str, option("Where the sums lie.", "KIND", choices=tuple(STYLES))] = "block"
    read: Annotated[int, option("Cycles of a read of the memory.", "R", bounds=(0, 8), usual=(1, 2))] = 2
    parked: Annotated[int, option("Values that wait for a bucket.", "D", bounds=(3, 64))] = 8
    tags: Annotated[int, option("Buckets with copies.", "T", choices=(0, 2, 4, 8, 16))] = 0
    copies: Annotated[int, option("Copies of such a sum.", "C", choices=(8, 16, 32, 64, 128))] = 64

    @classmethod
    def completed(cls, given: Mapping[str, Any]) -> Mapping[str, Any]:
        bits = POINTS.get(given.get("adder", ""), (64,))[0]
        rows = given.get("buckets", 0)
        return {"bits": bits, **({"index": max(1, (rows - 1).bit_length())} if rows else {}), **given}

    def agree(self) -> None:
        if self.read == 0 and self.memory != "lut":
            raise UsageError(f"read: only a memory in LUTs is read without latency, not {self.memory}", got=self.memory)
        if self.buckets == 1:
            raise UsageError("buckets: one bucket needs no memory; at least 2", got=self.buckets, min=2)
        if self.buckets and max(1, (self.buckets - 1).bit_length()) != self.index:
            raise UsageError(f"buckets: an index of {self.index} bits is for another number of them", got=self.buckets)
        if self.tags and self.adder == "modular":
            raise UsageError("tags: parts of a sum are not compared modulo N (--adder wrap has no N)", got=self.tags)
        known = sorted(bits for pair in POINTS.values() for bits in pair)
        if self.points and self.bits not in known:
            raise UsageError(f"bits: points have coordinates of {', '.join(map(str, known))} bits", got=self.bits)

    @property
    def points(self) -> bool:
        """True if values are points."""
        return self.adder in POINTS

    @property
    def count(self) -> int:
        """The number of buckets."""
        return self.buckets or 1 << self.index

    @property
    def slug(self) -> str:
        size = f"b{self.buckets}" if self.buckets else f"w{self.index}"
        adder = f"l{self.latency}c{self.column}" if self.points else f"{self.adder_stages}"
        parts = [self.unit, self.bits, size, f"{self.adder}{adder}", f"{self.memory}{self.read}", f"p{self.parked}"]
        return "-".join(map(str, [*parts, *([f"t{self.tags}x{self.copies}"] if self.tags else [])]))
