"""Configurations of the modular multiplier."""

from __future__ import annotations

from dataclasses import dataclass

from modmill.errors import UsageError
from modmill.hw.configuration import Configuration, Parameter
from modmill.hw.modmul.parameters import COLUMN, COMPRESSOR, LEVELS
from modmill.hw.stream.flow import FLOWS

UNIT = "modmul"
ANY = "any"
METHODS = (ANY, "barrett", "folding", "pseudo-mersenne", "montgomery", "montgomery-tables", "polynomial")
"""The first takes its modulus with the text; the others are built for one (methods.py)."""

PARAMETERS = (
    # Four bits are there so that tests can try all moduli with all inputs.
    Parameter("bits", "The width of the modulus.", metavar="B", default=64, bounds=(4, 1536), usual=(32, 64, 128)),
    Parameter(
        "method",
        "How it is reduced; `any` takes any modulus.",
        str,
        "NAME",
        default=ANY,
        choices=METHODS,
        usual=METHODS,
    ),
    LEVELS,
    COLUMN,
    Parameter(
        "stages",
        "Pipeline stages; 0: as many as the slowest part asks for.",
        metavar="S",
        default=9,
        bounds=(0, 128),
        usual=(3, 4, 5, 6, 7, 8, 9),
    ),
    Parameter("interval", "Cycles between two inputs.", metavar="N", default=1, bounds=(1, 16), usual=(1, 2, 3, 4)),
    COMPRESSOR,
    Parameter("flow", "How stalls act: on all registers, or on credits.", str, "HOW", default="hold", choices=FLOWS),
)


@dataclass(frozen=True, slots=True)
class ModmulConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> ModmulConfig().slug
    'modmul-64-s9-ternary'
    """

    unit: str = UNIT
    bits: int = 64
    method: str = ANY
    levels: int = 0
    column: int = 1
    stages: int = 9
    interval: int = 1
    compressor: str = "ternary"
    flow: str = "hold"

    def __post_init__(self) -> None:
        self.check(UNIT, PARAMETERS)
        if self.column > 1 and self.interval > 1:
            raise UsageError("column: multipliers are shared one by one: --interval above 1 takes --column 1")

    @property
    def slug(self) -> str:
        parts = [self.unit, self.bits, *([self.method] if self.method != ANY else [])]
        parts += [f"k{self.levels}"] if self.levels else []
        parts += [f"c{self.column}"] if self.column > 1 else []
        parts += [*([f"s{self.stages}"] if self.stages else []), *([f"i{self.interval}"] if self.interval > 1 else [])]
        return "-".join(map(str, [*parts, self.compressor, *([self.flow] if self.flow != "hold" else [])]))
