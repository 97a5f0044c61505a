"""Configurations of the squarers: what may be chosen, checked before any tool runs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from modmill.errors import UsageError
from modmill.hw.interface.configuration import About, Value, but, option
from modmill.hw.units.vdf.redundant.config import Cascade, Compressor, Word, WordsConfig

CARRIES = ("predict", "exact")
ROWS = ("rom", "block")
LOOK_UP = {"rom": 0, "block": 2}
"""Cycles from an index to its row. A row of block RAM comes out of the memory's register, as published."""
INDEX_BITS = {"rom": 6, "block": 9}
"""The most bits of a table's index: inputs of a LUT, or addresses of block RAM in its widest form."""

Stages = Annotated[int, option("Clock cycles of a squaring.", "S", bounds=(1, 12), usual=(1, 2, 3, 4))]
Gather = Annotated[bool, option("Share tables among the words' top bits.")]


@dataclass(frozen=True, slots=True)
class FoldingConfig(WordsConfig):
    """A squarer that reduces by tables (cores/folding.py).

    With `self_check` a residue modulo 2^word - 1 checks every squaring (cores/residue.py).
    """

    chunk: Annotated[int, option("Index bits of a table.", "C", bounds=(2, 9), usual=(4, 5, 6))] = 6
    stages: Stages = 4
    compressor: Compressor = "ternary"
    cascade: Cascade = 1
    gather: Gather = False
    self_check: Annotated[bool, option("Check every squaring by a residue.")] = False
    rows: Annotated[
        str, option("Where table rows lie: in LUTs, or in block RAM.", "KIND", choices=ROWS, usual=ROWS)
    ] = "rom"

    @classmethod
    def completed(cls, given: Mapping[str, Any]) -> Mapping[str, Any]:
        return {"chunk": INDEX_BITS["block"], **given} if given.get("rows") == "block" else given

    def agree(self) -> None:
        WordsConfig.agree(self)
        if self.chunk > INDEX_BITS[self.rows]:
            raise UsageError(f"chunk: {self.chunk} index bits, but a table in LUTs has at most {INDEX_BITS[self.rows]}")
        if self.stages <= self.look_up:
            raise UsageError(f"stages: {self.stages} are too few around a look-up of {self.look_up} cycles")

    @property
    def look_up(self) -> int:
        """Cycles from an index to its row."""
        return LOOK_UP[self.rows]

    @property
    def below(self) -> int:
        """Words of a square that are folded from below, in Montgomery's direction."""
        return 0

    def parameters(self) -> dict[str, Value]:
        """Every parameter by name; the self-check and block RAM only where they are, so that other texts do not name
        them.
        """
        left_out = [*["self_check"] * (not self.self_check), *["rows"] * (self.rows == "rom")]
        return {name: value for name, value in WordsConfig.parameters(self).items() if name not in left_out}

    @property
    def least_dsp(self) -> int:
        """All of the core: the square and the self-check.

        >>> OzturkConfig().least_dsp
        2145
        """
        return self.products + self.self_check

    @property
    def slug(self) -> str:
        parts = [self.unit, self.bits, f"w{self.word}", f"c{self.chunk}", f"s{self.stages}", self.compressor]
        parts += ["cascade"] * (self.cascade == 2) + ["gather"] * self.gather + ["checked"] * self.self_check
        parts += ["block"] * (self.rows == "block")
        return "-".join(map(str, parts))


@dataclass(frozen=True, slots=True)
class OzturkConfig(FoldingConfig):
    """One design point.

    >>> OzturkConfig().slug
    'vdf_ozturk-1024-w16-c6-s4-ternary'
    >>> OzturkConfig.stated()[2].as_dict()
    {'option': '--chunk', 'what': 'Index bits of a table.', 'default': 6, 'min': 2, 'max': 9}
    """

    about: ClassVar[About] = About(
        "redundant words, reduced by tables from above",
        "Schoolbook square, columns summed by compressors, one carry to the neighbour; chunks of the high words index "
        "tables of their residues, whose rows are summed with the low words.",
        "E. Ozturk's form, entered in the VDF Alliance contest",
    )

    unit: str = "vdf_ozturk"


@dataclass(frozen=True, slots=True)
class MontgomeryConfig(WordsConfig):
    """One design point. `carry`: whether the carry from below is predicted, with a rare branch, or exact.

    >>> MontgomeryConfig(carry="exact").slug
    'vdf_predictive_montgomery-1024-w16-s3-ternary-exact'
    """

    about: ClassVar[About] = About(
        "Montgomery's reduction with predicted carries, one multiplier array used three times",
        "x^2, then the low half of T N', then the high half of M N plus T, a cycle each on the same multipliers; "
        "boundary words predict the carry across each cut, and a rare branch repairs where they can't.",
        "B. Devlin's entry in round 3 of the VDF Alliance contest",
    )

    unit: str = "vdf_predictive_montgomery"
    # Words of three bits are too narrow for the carries of any number.
    word: Annotated[Word, but(bounds=(4, 16))] = 16
    # One cycle for each product, or as many as its passes and their stages take.
    stages: Annotated[Stages, but(bounds=(3, 48), usual=(3,))] = 3
    compressor: Compressor = "ternary"
    carry: Annotated[str, option("The method for the carry from below.", "HOW", choices=CARRIES, usual=CARRIES)] = (
        "predict"
    )
    passes: Annotated[
        int, option("Passes in which the multipliers make a product.", "K", choices=(1, 2, 4, 8), usual=(1, 2))
    ] = 1

    @classmethod
    def completed(cls, given: Mapping[str, Any]) -> Mapping[str, Any]:
        passes = given.get("passes", 1)
        return given if passes == 1 else {"carry": "exact", "stages": 3 * (passes + 2), **given}

    def agree(self) -> None:
        WordsConfig.agree(self)
        if self.passes == 1 and self.stages != 3:
            raise UsageError(f"stages: {self.stages}, but products of one pass take 3 cycles", got=self.stages)
        if self.passes > 1 and (self.stages % 3 or self.stages <= 3 * self.passes):
            raise UsageError(f"stages: three products of {self.passes} passes take 3 cycles for each and some more")
        if self.passes > 1 and self.carry != "exact":
            raise UsageError("carry: with several passes it is exact")

    def parameters(self) -> dict[str, Value]:
        """Every parameter by name; the passes only where there are several."""
        return {name: v for name, v in WordsConfig.parameters(self).items() if name != "passes" or self.passes > 1}

    @property
    def share(self) -> int:
        """Products that a multiplier makes of each half of a square."""
        return self.passes // 2

    @property
    def cascade(self) -> int:
        """Products that leave the multipliers as one sum."""
        return 1

    @property
    def least_dsp(self) -> int:
        """All of the core: the square, and the edges of Montgomery's other products.

        >>> MontgomeryConfig(bits=2048).least_dsp
        8640
        """
        whole = self.products + 2 * self.residue_words - 1
        return -(-whole // self.passes)

    @property
    def slug(self) -> str:
        parts = [self.unit, self.bits, f"w{self.word}", f"s{self.stages}", self.compressor]
        parts += [f"n{self.passes}"] if self.passes > 1 else []
        return "-".join(map(str, parts + ["exact"] * (self.carry == "exact")))


@dataclass(frozen=True, slots=True)
class BipartiteConfig(FoldingConfig):
    """One design point.

    >>> BipartiteConfig().slug
    'vdf_bipartite-1024-w16-c6-s1-chain-cascade-gather'
    """

    about: ClassVar[About] = About(
        "redundant words, reduced by tables from both ends at once",
        "As vdf_ozturk, but half of the surplus is folded from below, in Montgomery's direction: the folded columns "
        "are the short ones, so the tables begin while the tall middle columns are still being summed.",
        "this project; the scheme of its fastest CPU kernel",
    )

    unit: str = "vdf_bipartite"
    stages: Stages = 1
    compressor: Compressor = "chain"
    cascade: Cascade = 2
    gather: Gather = True

    @property
    def below(self) -> int:
        return (self.residue_words + 1) // 2


SquarerConfig = OzturkConfig | MontgomeryConfig | BipartiteConfig
CONFIGS: tuple[type[SquarerConfig], ...] = (OzturkConfig, MontgomeryConfig, BipartiteConfig)
UNITS = tuple(config.unit_name() for config in CONFIGS)


def configured(unit: str, **given: Any) -> SquarerConfig:
    """The configuration of one of these units. Raises UsageError for what cannot be built."""
    for kind in CONFIGS:
        if kind.unit_name() == unit:
            return kind.from_values(given)
    raise UsageError(f"unit: {unit!r} must be one of {', '.join(UNITS)}")
