"""Configurations of the multiplexed squarer: what may be chosen, checked before any tool runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.errors import UsageError
from modmill.hw.circuit.kinds.memories import STYLES
from modmill.hw.interface.configuration import About, but, option
from modmill.hw.units.vdf.redundant.config import Bits, Cascade, Compressor, WordsConfig

UNIT = "vdf_multiplexed"
INDEX_BITS = {"rom": 6, "lut": 6, "block": 9, "ultra": 12}
"""Bits of a table's index: inputs of a LUT, or addresses of a memory in its widest form."""


@dataclass(frozen=True, slots=True)
class WideConfig(WordsConfig):
    """One design point. Raises UsageError for what cannot be built.

    >>> WideConfig().slug
    'vdf_multiplexed-2048-w16-n1-f2-s3-2-chain-cascade'
    """

    about: ClassVar[About] = About(
        "redundant words, reduced by tables; multipliers and tables are used several times in a squaring",
        "As vdf_ozturk, for moduli of 2048 and 3072 bits: one array of multipliers makes the upper half of the "
        "square, then the lower one, while tables with the number of a pass in their index fold the upper words, some "
        "at a time.",
        "this project, after E. Ozturk's form",
    )

    unit: str = UNIT
    bits: Annotated[Bits, but(bounds=(8, 4096), usual=(64, 1024, 2048))] = 2048
    share: Annotated[
        int, option("Products that a multiplier makes of each half of a square.", "N", bounds=(1, 4), usual=(1, 2))
    ] = 1
    folds: Annotated[int, option("Passes of the tables.", "F", choices=(1, 2, 4, 8), usual=(2, 4, 8))] = 2
    front: Annotated[int, option("Stages of the products and their sums.", "S", bounds=(1, 6), usual=(1, 2))] = 3
    back: Annotated[int, option("Stages of the tables and their sums.", "S", bounds=(1, 6), usual=(1, 2))] = 2
    rows: Annotated[
        str,
        option(
            "Where table rows lie: constants in LUTs, or memories filled at run time.",
            "KIND",
            choices=("rom", *STYLES),
            usual=("rom", "lut", "block"),
        ),
    ] = "rom"
    compressor: Compressor = "chain"
    cascade: Cascade = 2

    def agree(self) -> None:
        WordsConfig.agree(self)
        if self.share > self.back:
            raise UsageError(
                f"share: {self.share} products of each half, but the tables' {self.back} stages leave no time for them"
            )
        if self.back <= self.read:
            raise UsageError(f"back: {self.back} stage leaves none for the sums behind a memory of kind {self.rows}")

    @property
    def filled(self) -> bool:
        """True if the tables are memories, which the unit fills itself."""
        return self.rows != "rom"

    @property
    def read(self) -> int:
        """Cycles of a look-up: the latency of the memory."""
        return int(self.rows in ("block", "ultra"))

    @property
    def chunk(self) -> int:
        """Bits of a folded word in the index of a table, beside those of the pass."""
        return INDEX_BITS[self.rows] - self.folds.bit_length() + 1

    @property
    def cycles(self) -> int:
        """Clock cycles of a squaring; core.py counts them."""
        return self.share + self.front + self.back + self.folds

    @property
    def slug(self) -> str:
        parts = [self.unit, self.bits, f"w{self.word}", f"n{self.share}", f"f{self.folds}"]
        parts += [f"s{self.front}", self.back, self.compressor, *["cascade"] * (self.cascade == 2)]
        parts += [self.rows] * self.filled
        return "-".join(map(str, parts))
