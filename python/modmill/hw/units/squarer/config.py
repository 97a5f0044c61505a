"""Configurations of the squarers: what may be chosen, checked before any tool runs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from modmill.errors import UsageError
from modmill.hw.circuit.trees import POLICIES
from modmill.hw.configuration import Configuration, Parameter

UNITS = ("vdf_ozturk", "vdf_predictive_montgomery", "vdf_bipartite")

CARRIES = ("predict", "exact")

PARAMETERS = (
    # Widths from 64 on are meant for use; narrower ones exist so that tests can try all inputs.
    Parameter("bits", "The widest modulus.", metavar="B", default=1024, bounds=(8, 2048), usual=(64, 128, 256)),
    Parameter("word", "Bits of a word; the radix is 2^W.", metavar="W", default=16, bounds=(3, 16), usual=(8, 16)),
    Parameter("chunk", "Index bits of a table.", metavar="C", bounds=(2, 6), usual=(4, 5, 6)),
    Parameter("stages", "Clock cycles of a squaring.", metavar="S", bounds=(1, 12), usual=(1, 2, 3, 4)),
    Parameter("compressor", "How rows are summed.", str, "KIND", choices=POLICIES, usual=POLICIES),
    Parameter("cascade", "Products added inside the DSPs.", metavar="N", choices=(1, 2), usual=(1, 2)),
    Parameter("carry", "How the carry from below is found.", str, "HOW", choices=CARRIES, usual=CARRIES),
    Parameter("gather", "Whether the words' top bits share tables.", bool, choices=(False, True), usual=(False, True)),
    Parameter(
        "self_check", "Whether a residue checks every squaring.", bool, choices=(False, True), usual=(False, True)
    ),
)
OF_THE_UNIT: Any = None
"""Stands for the unit's default, put in when a configuration is made; it stays where the unit has no such parameter."""

COMMON = ("bits", "word")
CHECK = {"self_check": False}
DEFAULTS: dict[str, dict[str, Any]] = {
    "vdf_ozturk": {"chunk": 6, "stages": 4, "compressor": "ternary", "cascade": 1, "gather": False} | CHECK,
    "vdf_predictive_montgomery": {"stages": 3, "compressor": "ternary", "carry": "predict"},
    "vdf_bipartite": {"chunk": 6, "stages": 1, "compressor": "chain", "cascade": 2, "gather": True} | CHECK,
}


@dataclass(frozen=True, slots=True)
class WordsConfig(Configuration):
    """What configurations of squarers share: `bits` of the widest modulus and `word`, where the radix is 2^word."""

    bits: int = 1024
    word: int = 16

    @property
    def residue_words(self) -> int:
        """m: words that hold a residue."""
        return -(-self.bits // self.word)


@dataclass(frozen=True, slots=True)
class SquarerConfig(WordsConfig):
    """One design point. None takes the unit's default.

    `bits`: the widest modulus; `word`: bits of a word without its redundant one (radix 2^word); `chunk`: index bits
    of a reduction table; `stages`: clock cycles of a squaring; `compressor`: how rows are summed (circuit/trees.py);
    `cascade`: products added inside the DSPs, 1 or 2; `gather`: whether the words' top bits share tables; `carry`:
    whether the carry from below is predicted, with a rare branch, or exact; `self_check`: whether a residue modulo
    2^word - 1 checks every squaring (cores/residue.py).

    >>> SquarerConfig("vdf_ozturk").slug
    'vdf_ozturk-1024-w16-c6-s4-ternary'

    Raises UsageError for what cannot be built.
    """

    chunk: int = OF_THE_UNIT
    stages: int = OF_THE_UNIT
    compressor: str = OF_THE_UNIT
    cascade: int = OF_THE_UNIT
    carry: str = OF_THE_UNIT
    gather: bool = OF_THE_UNIT
    self_check: bool = OF_THE_UNIT

    def __post_init__(self) -> None:
        if self.unit not in UNITS:
            raise UsageError(f"unit: {self.unit!r} must be one of {', '.join(UNITS)}")
        for name, default in DEFAULTS[self.unit].items():
            if getattr(self, name) is None:
                object.__setattr__(self, name, default)
        if self.self_check and self.unit == "vdf_predictive_montgomery":
            raise UsageError(
                "self_check: vdf_predictive_montgomery has none: the check is a word of the reduction tables, "
                "and that unit has no tables (vdf_ozturk and vdf_bipartite have)"
            )
        for parameter in PARAMETERS:
            if parameter.name in (*COMMON, *DEFAULTS[self.unit]):
                parameter.check(getattr(self, parameter.name))
            elif getattr(self, parameter.name) is not None:
                raise UsageError(f"{parameter.name}: {self.unit} has no such parameter")
        if self.bits < 2 * self.word:
            raise UsageError(f"word: {self.word} bits leave fewer than two words of {self.bits} bits")
        if self.unit == "vdf_predictive_montgomery" and self.stages != 3:
            raise UsageError(
                f"stages: {self.stages}, but vdf_predictive_montgomery takes 3 cycles, one for each product"
            )

    def parameters(self) -> dict[str, Any]:
        """Every parameter by name; the self-check only where there is one, so that texts without it do not name it."""
        known = (*COMMON, *DEFAULTS[self.unit])
        return {
            p.name: getattr(self, p.name)
            for p in PARAMETERS
            if p.name in known and (p.name != "self_check" or self.self_check)
        }

    @property
    def least_dsp(self) -> int:
        """All of the core: the square of m + 1 words, the edges of Montgomery's other products, the self-check.

        >>> SquarerConfig("vdf_ozturk").least_dsp, SquarerConfig("vdf_predictive_montgomery", bits=2048).least_dsp
        (2145, 8640)
        """
        m = self.residue_words
        edges = 2 * m - 1 if self.unit == "vdf_predictive_montgomery" else 0
        return (m + 1) * (m + 2) // 2 + edges + bool(self.self_check)

    @property
    def slug(self) -> str:
        """A name for folders and tables; distinct for distinct configurations."""
        parts = [self.unit, self.bits, f"w{self.word}"] + [f"c{self.chunk}"] * (self.chunk is not None)
        parts += [f"s{self.stages}", self.compressor]
        parts += ["cascade"] * (self.cascade == 2) + ["gather"] * bool(self.gather)
        parts += ["exact"] * (self.carry == "exact") + ["checked"] * bool(self.self_check)
        return "-".join(map(str, parts))


def parameters(unit: str) -> tuple[Parameter, ...]:
    """The parameters of one of the units, with its own defaults and bounds.

    >>> parameters("vdf_ozturk")[2].as_dict()
    {'option': '--chunk', 'what': 'Index bits of a table.', 'default': 6, 'min': 2, 'max': 6}
    """
    defaults = DEFAULTS[unit]
    found = [replace(p, default=defaults.get(p.name, p.default)) for p in PARAMETERS if p.name in (*COMMON, *defaults)]
    if unit == "vdf_predictive_montgomery":
        # One cycle for each product; words of three bits are too narrow for the carries of any number.
        bounds = {"stages": (3, 3), "word": (4, 16)}
        found = [replace(p, bounds=bounds.get(p.name, p.bounds)) for p in found]
    return tuple(found)
