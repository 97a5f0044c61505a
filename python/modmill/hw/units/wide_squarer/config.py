"""Configurations of the multiplexed squarer: what may be chosen, checked before any tool runs."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.errors import UsageError
from modmill.hw.circuit.kinds.memories import STYLES
from modmill.hw.circuit.trees import POLICIES
from modmill.hw.configuration import Parameter
from modmill.hw.units.squarer.config import WordsConfig

UNIT = "vdf_multiplexed"
INDEX_BITS = {"rom": 6, "lut": 6, "block": 9, "ultra": 12}
"""Bits of a table's index: inputs of a LUT, or addresses of a memory in its widest form."""

PARAMETERS = (
    # Widths from 64 on are meant for use; narrower ones exist so that tests can try all inputs.
    Parameter("bits", "The widest modulus.", metavar="B", default=2048, bounds=(8, 4096), usual=(64, 1024, 2048)),
    Parameter("word", "Bits of a word; the radix is 2^W.", metavar="W", default=16, bounds=(3, 16), usual=(8, 16)),
    Parameter(
        "share",
        "Products that a multiplier makes of each half of a square.",
        metavar="N",
        default=1,
        bounds=(1, 4),
        usual=(1, 2),
    ),
    Parameter("folds", "Passes of the tables.", metavar="F", default=2, choices=(1, 2, 4, 8), usual=(2, 4, 8)),
    Parameter("front", "Stages of the products and their sums.", metavar="S", default=3, bounds=(1, 6), usual=(1, 2)),
    Parameter("back", "Stages of the tables and their sums.", metavar="S", default=2, bounds=(1, 6), usual=(1, 2)),
    Parameter(
        "rows",
        "Where table rows lie: constants in LUTs, or memories filled at run time.",
        str,
        "KIND",
        default="rom",
        choices=("rom", *STYLES),
        usual=("rom", "lut", "block"),
    ),
    Parameter("compressor", "How rows are summed.", str, "KIND", default="chain", choices=POLICIES, usual=POLICIES),
    Parameter("cascade", "Products added inside the DSPs.", metavar="N", default=2, choices=(1, 2), usual=(1, 2)),
)


@dataclass(frozen=True, slots=True)
class WideConfig(WordsConfig):
    """One design point.

    `bits`: the widest modulus; `word`: bits of a word without its redundant one (radix 2^word); `share`: products that
    one multiplier makes of each half of a square; `folds`: passes in which the tables reduce; `front`, `back`: stages
    of the pipelines of products and of tables; `rows`: `rom`, or the kind of memory that holds table rows;
    `compressor`: how rows are summed; `cascade`: products added in DSPs.

    >>> WideConfig().slug
    'vdf_multiplexed-2048-w16-n1-f2-s3-2-chain-cascade'

    Raises UsageError for what cannot be built.
    """

    unit: str = UNIT
    bits: int = 2048
    word: int = 16
    share: int = 1
    folds: int = 2
    front: int = 3
    back: int = 2
    rows: str = "rom"
    compressor: str = "chain"
    cascade: int = 2

    def __post_init__(self) -> None:
        self.check(UNIT, PARAMETERS)
        if self.bits < 2 * self.word:
            raise UsageError(f"word: {self.word} bits leave fewer than two words of {self.bits} bits")
        if self.share > self.back:
            raise UsageError(
                f"share: {self.share} products of each half, but the tables' {self.back} stages leave no time for them"
            )

        if self.back <= self.read:
            raise UsageError(f"back: {self.back} stage leaves none for the sums behind a memory of kind {self.rows}")

    @property
    def filled(self) -> bool:
        """Whether the tables are memories, which the unit fills itself."""
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
