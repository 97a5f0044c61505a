"""Configurations of the accelerator of multi-scalar multiplications."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Annotated, ClassVar

from modmill.errors import UsageError
from modmill.formula.parameters import number
from modmill.hw.interface.configuration import About, Configuration, option
from modmill.hw.modmul.polynomial import TOYS
from modmill.hw.modmul.seed import WORDS, Seed

UNIT = "msm"
INTEGERS = "integers"
"""In place of a curve: sums of integers, whose adder costs nothing, for exhaustive tests of all that is around it."""
SEEDS = {
    "bls12-377": number("bls12_377", "x"),
    "bls12-381": number("bls12_381", "x"),
    "toy-377": TOYS[0],
    "toy-381": TOYS[1],
}
"""The seeds of the curves; those of toys belong to primes of 68 and 70 bits."""
EDWARDS = ("bls12-377", "toy-377")
"""Curves that are added on as Edwards curves; the others as Hessian ones."""
SCALAR = 256
"""Bits of a scalar in memory."""
RARE = {"read": "r", "latency": "m", "column": "d", "lanes": "n", "outstanding": "o", "index": "i"}
"""Options that a configuration's name has only where they are not the defaults, and their letters there."""
COORDINATES = 3
"""The coordinates of a point in memory."""


@dataclass(frozen=True, slots=True)
class MsmConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> MsmConfig().slug
    'msm-bls12-377-a3-w4-c16-l19200-p32-t8x64-q512'
    >>> MsmConfig(read=7, outstanding=128).slug
    'msm-bls12-377-a3-w4-c16-l19200-p32-t8x64-q512-r7-o128'
    """

    about: ClassVar[About] = About(
        "sums of points by digits of their scalars, for multi-scalar multiplication",
        "Several point adders, each with the sums of its buckets in memory. In a pass the scalars are read and recoded "
        "into signed digits of a few windows, and the points of those that are not 0 are read and dealt to the adders.",
        "HardCaml's MSM design for ZPrize 2022, with larger windows in several passes, which its authors propose",
    )

    unit: str = UNIT
    curve: Annotated[
        str,
        option(
            *("The curve, a toy for tests, or integers.", "CURVE"),
            choices=(*SEEDS, INTEGERS),
            usual=("bls12-377", "bls12-381"),
        ),
    ] = "bls12-377"
    bits: Annotated[int, option("Bits of those integers.", "B", bounds=(2, 64))] = 32
    adders: Annotated[int, option("Point adders.", "A", bounds=(1, 6), usual=(1, 2, 3, 4, 6))] = 3
    windows: Annotated[int, option("Windows of a pass.", "W", bounds=(1, 6), usual=(1, 2, 3, 4, 6))] = 4
    window: Annotated[int, option("Bits of the widest window.", "C", bounds=(2, 18), usual=(12, 13, 14, 15, 16))] = 16
    last_rows: Annotated[int, option("Buckets of a last window; 0: as others.", "N", bounds=(0, 1 << 17))] = 19_200
    parked: Annotated[int, option("Points that wait for a bucket.", "P", bounds=(3, 64))] = 32
    tags: Annotated[int, option("Hot buckets of an adder.", "T", choices=(0, 2, 4, 8, 16))] = 8
    copies: Annotated[int, option("Copies of a hot sum.", "N", choices=(4, 8, 16, 32, 64, 128))] = 64
    queue: Annotated[int, option("Points before an adder.", "Q", choices=(16, 64, 256, 512))] = 512
    read: Annotated[int, option("Cycles of a read of the bucket memory.", "R", bounds=(1, 8))] = 6
    latency: Annotated[int, option("Cycles of a product; 0: as for 250 MHz.", "L", bounds=(0, 60))] = 0
    column: Annotated[int, option("DSPs in a column of a multiplier.", "D", bounds=(1, 8))] = 4
    lanes: Annotated[int, option("Scalars looked at in a clock.", "N", choices=(1, 2, 4, 8))] = 4
    outstanding: Annotated[int, option("Points under way; the latency or more.", "N", bounds=(1, 512))] = 64
    index: Annotated[int, option("Bits of a point's number.", "I", bounds=(8, 48))] = 32

    def agree(self) -> None:
        most = 1 << self.window
        if self.last_rows > most:
            raise UsageError(
                f"last-rows: {self.last_rows} buckets are more than a window of {self.window} bits has ({most})",
                got=self.last_rows,
                max=most,
            )
        if self.rows < 2:
            raise UsageError(
                f"adders: {self.adders} adders share the buckets of a pass, so each has one; at least 2",
                got=self.adders,
            )

    @property
    def seed(self) -> Seed | None:
        """The seed of the curve; None for integers."""
        return Seed(SEEDS[self.curve]) if self.curve in SEEDS else None

    @property
    def edwards(self) -> bool:
        """True if points are added on an Edwards curve."""
        return self.curve in EDWARDS

    @property
    def order(self) -> int:
        """The order r of the group: scalars count modulo r."""
        if self.seed is None:
            return 1 << self.bits
        x = self.seed.x
        return x**4 - x**2 + 1

    @property
    def recoded(self) -> int:
        """Bits of what the windows are fields of."""
        return min(SCALAR, self.order.bit_length() + self.windows * self.window)

    @property
    def bucket_bits(self) -> int:
        """Bits of a bucket's number in its window."""
        return max(1, self.window - 1, (self.last_buckets - 1).bit_length())

    @property
    def value_bits(self) -> int:
        """Bits of a point in memory."""
        return self.bits if self.seed is None else COORDINATES * WORDS * self.seed.result

    @property
    def dealt(self) -> bool:
        """True if the buckets of a window are spread over all adders; else each adder has a window."""
        return self.adders != self.windows

    @property
    def last_buckets(self) -> int:
        """Buckets of the last window of a pass."""
        return self.last_rows or 1 << self.window - 1

    @property
    def window_rows(self) -> int:
        """Rows that an adder has for each window but the last."""
        count = 1 << self.window - 1
        return -(-count // self.adders) if self.dealt else count

    @property
    def last_window_rows(self) -> int:
        """Rows that an adder has for the last window."""
        return -(-self.last_buckets // self.adders) if self.dealt else self.last_buckets

    @property
    def rows(self) -> int:
        """Rows of an adder's bucket memory: each adder has the same."""
        if self.dealt:
            return (self.windows - 1) * self.window_rows + self.last_window_rows
        return max(self.last_window_rows, self.window_rows if self.windows > 1 else 1)

    @property
    def copied(self) -> int:
        """Copies of sums that an adder has."""
        return self.tags * self.copies

    @property
    def slug(self) -> str:
        numbers = f"{self.curve}{self.bits}" if self.curve == INTEGERS else self.curve
        last = f"-l{self.last_rows}" if self.last_rows else ""
        tags = f"-t{self.tags}x{self.copies}" if self.tags else ""
        shape = f"a{self.adders}-w{self.windows}-c{self.window}{last}"
        usual = {field.name: field.default for field in fields(self)}
        given = {short: getattr(self, name) for name, short in RARE.items() if getattr(self, name) != usual[name]}
        rare = "".join(f"-{short}{value}" for short, value in given.items())
        return f"{self.unit}-{numbers}-{shape}-p{self.parked}{tags}-q{self.queue}{rare}"
