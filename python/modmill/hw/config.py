"""Configurations of the squarers: what may be chosen, checked before any tool runs."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from modmill.errors import UsageError
from modmill.hw.circuit.trees import POLICIES

UNITS = ("vdf_ozturk", "vdf_predictive_montgomery", "vdf_bipartite")

BITS = (8, 2048)
"""Widths that are built: from 64 on as units, below only to test all inputs."""
WORD = (3, 16)
CHUNK = (2, 6)
STAGES = (1, 12)

OF_THE_UNIT: Any = None
"""Stands for the unit's default; resolved when a configuration is made."""

DEFAULTS: dict[str, dict[str, Any]] = {
    "vdf_ozturk": {"chunk": 6, "stages": 4, "compressor": "ternary", "cascade": 1, "gather": False},
    "vdf_predictive_montgomery": {"chunk": 6, "stages": 3, "compressor": "ternary", "cascade": 1, "gather": False},
    "vdf_bipartite": {"chunk": 6, "stages": 1, "compressor": "chain", "cascade": 2, "gather": True},
}


@dataclass(frozen=True, slots=True)
class SquarerConfig:
    """One design point. None takes the unit's default.

    `bits`: the widest modulus; `word`: bits of a word without its redundant one (radix 2^word); `chunk`: index bits
    of a reduction table; `stages`: clock cycles of a squaring; `compressor`: how rows are summed (circuit/trees.py);
    `cascade`: products added inside the DSPs, 1 or 2; `gather`: whether the words' top bits share tables.

    >>> SquarerConfig("vdf_ozturk").slug
    'vdf_ozturk-1024-w16-c6-s4-ternary'

    Raises UsageError for what cannot be built.
    """

    unit: str
    bits: int = 1024
    word: int = 16
    chunk: int = OF_THE_UNIT
    stages: int = OF_THE_UNIT
    compressor: str = OF_THE_UNIT
    cascade: int = OF_THE_UNIT
    gather: bool = OF_THE_UNIT

    def __post_init__(self) -> None:
        if self.unit not in UNITS:
            raise UsageError(f"unit: {self.unit!r} is none of {', '.join(UNITS)}")
        for name, default in DEFAULTS[self.unit].items():
            if getattr(self, name) is None:
                object.__setattr__(self, name, default)
        for name, (low, high) in (("bits", BITS), ("word", WORD), ("chunk", CHUNK), ("stages", STAGES)):
            got = getattr(self, name)
            if not isinstance(got, int) or not low <= got <= high:
                raise UsageError(f"{name}: {got} is out of range ({low} to {high})", got=got, min=low, max=high)
        if self.compressor not in POLICIES:
            raise UsageError(f"compressor: {self.compressor!r} is none of {', '.join(POLICIES)}")
        if self.cascade not in (1, 2):
            raise UsageError(f"cascade: {self.cascade} is neither 1 nor 2", got=self.cascade, min=1, max=2)
        if self.bits < 2 * self.word:
            raise UsageError(f"word: {self.word} bits leave fewer than two words of {self.bits} bits")
        if self.unit == "vdf_predictive_montgomery" and self.stages != 3:
            raise UsageError(
                f"stages: {self.stages}, but vdf_predictive_montgomery takes 3 cycles, one for each product"
            )

    @property
    def residue_words(self) -> int:
        """m: words that hold a residue."""
        return -(-self.bits // self.word)

    @property
    def slug(self) -> str:
        """A name for folders and tables; distinct for distinct configurations."""
        parts = [self.unit, self.bits, f"w{self.word}", f"c{self.chunk}", f"s{self.stages}", self.compressor]
        parts += ["cascade"] * (self.cascade == 2) + ["gather"] * self.gather
        return "-".join(map(str, parts))

    def with_(self, **changes: Any) -> SquarerConfig:
        """The same with other choices.

        Raises UsageError for an unknown one.
        """
        for name in changes:
            if name not in FIELDS:
                raise UsageError(f"{name}: no such parameter (there are {', '.join(FIELDS)})")
        return replace(self, **changes)


FIELDS = tuple(f.name for f in fields(SquarerConfig) if f.name != "unit")
