"""Configurations of compiled formulas."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.errors import UsageError
from modmill.formula.library import FORMULAS, find
from modmill.formula.modulus import own_bits
from modmill.hw.configuration import Configuration, Parameter
from modmill.hw.modmul.parameters import COLUMN, COMPRESSOR, LEVELS
from modmill.hw.stream.flow import FLOWS

UNIT = "traced"
DEFAULT = "mixed_addition"
KEEPING = ("barrett", "folding", "pseudo-mersenne")
"""The methods of hw/modmul that keep numbers as they are."""
CARRY_SAVE = "carry-save"
"""No method of hw/modmul: numbers in two rows that are never added."""
METHODS = (*KEEPING, "montgomery", "montgomery-tables", "polynomial", CARRY_SAVE)
"""With the last four, beats have numbers in another form: the method's own, which few moduli have here, or pairs."""
FIXED = (
    Parameter(
        "bits", "The width of the numbers.", metavar="B", default=own_bits(find(DEFAULT)), bounds=(4, 2048), usual=(64,)
    ),
    Parameter("interval", "Cycles between two inputs.", metavar="N", default=1, bounds=(1, 64), usual=(1, 2, 4)),
    Parameter(
        "latency", "Cycles of a multiplier; 0: gates alone.", metavar="L", default=12, bounds=(0, 64), usual=(8, 12, 16)
    ),
    Parameter("method", "How products are reduced.", str, "NAME", default="barrett", choices=METHODS, usual=KEEPING),
    LEVELS,
    COLUMN,
    Parameter(
        "cut", "Stages; 0: as many as the slowest part asks for.", metavar="S", default=0, bounds=(0, 4096), usual=(0,)
    ),
    COMPRESSOR,
    Parameter("flow", "How stalls act: on all registers, or on credits.", str, "HOW", default="hold", choices=FLOWS),
)


def parameters() -> tuple[Parameter, ...]:
    """All of them; the formulas are those that are known by now."""
    return (Parameter("formula", "What is computed.", str, "NAME", default=DEFAULT, choices=tuple(FORMULAS)), *FIXED)


@dataclass(frozen=True, slots=True)
class TracedConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> TracedConfig().slug
    'traced-mixed_addition-377-l12-ternary'
    """

    unit: str = UNIT
    formula: str = DEFAULT
    bits: int = own_bits(find(DEFAULT))
    interval: int = 1
    latency: int = 12
    method: str = "barrett"
    levels: int = 0
    column: int = 1
    cut: int = 0
    compressor: str = "ternary"
    flow: str = "hold"

    def __post_init__(self) -> None:
        self.check(UNIT, parameters())
        words = find(self.formula).words
        if words and words != self.bits:
            raise UsageError(f"bits: {self.formula} computes with words of {words} bits", got=self.bits)
        if self.interval > 1 and not self.latency and not words:
            raise UsageError("latency: multipliers that are shared have registers, so at least 1", got=0)
        if self.interval > 1 and self.method == CARRY_SAVE:
            raise UsageError("interval: numbers in carry-save pairs have no multiplier to share", got=self.interval)
        if self.column > 1 and not self.latency:
            raise UsageError(
                "latency: columns of multipliers have registers, so --column above 1 takes at least 1", got=0
            )

    @property
    def slug(self) -> str:
        parts: list[object] = [self.unit, self.formula, self.bits]
        parts += [f"i{self.interval}"] if self.interval > 1 else []
        parts += [self.method] if self.method != "barrett" else []
        parts += [f"k{self.levels}"] if self.levels else []
        parts += [f"c{self.column}"] if self.column > 1 else []
        parts += [f"l{self.latency}", *([f"s{self.cut}"] if self.cut else []), self.compressor]
        return "-".join(map(str, [*parts, *([self.flow] if self.flow != "hold" else [])]))
