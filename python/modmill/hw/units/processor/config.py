"""Configurations of the processor."""

from __future__ import annotations

from dataclasses import dataclass, replace

from modmill.errors import UsageError
from modmill.formula.library import FORMULAS, ROUTINES
from modmill.hw.configuration import Configuration, Parameter
from modmill.hw.microcode.machine import DEEP, SHORT, Pipe
from modmill.hw.modmul.parameters import COLUMN, LEVELS

UNIT = "processor"
DEFAULT = "edwards"
ANY = "any"
METHODS = (ANY, "barrett", "folding", "pseudo-mersenne")
"""`any` is Barrett's for any modulus of that width; the others are built for one, and keep numbers as they are."""
BANKS = ("lut", "block")
"""With `block` an instruction takes more cycles, each shorter: for many threads."""
FIXED = (
    # Few bits are there so that tests can try all moduli.
    Parameter("bits", "The width of the modulus.", metavar="B", default=64, bounds=(4, 512), usual=(32, 64, 128)),
    Parameter(
        "threads",
        "Threads of a processor, which take turns.",
        metavar="T",
        default=2,
        bounds=(1, 64),
        usual=(1, 2, 4, 8),
        flags=("--processor-threads",),
    ),
    Parameter("stages", "Stages of the multiplier.", metavar="S", default=9, bounds=(1, 64), usual=(3, 6, 9)),
    Parameter(
        "registers", "Of a thread, 2^k; 0: as many as needed.", metavar="R", default=0, bounds=(0, 64), usual=(0,)
    ),
    Parameter("method", "How products are reduced.", str, "NAME", default=ANY, choices=METHODS, usual=(ANY,)),
    replace(LEVELS, usual=(0,)),
    replace(COLUMN, usual=(1,)),
    Parameter("bank", "Where registers and program lie.", str, "KIND", default="lut", choices=BANKS, usual=BANKS),
)


def programs() -> tuple[str, ...]:
    """The formulas of residues that are known by now."""
    return tuple(name for name, formula in FORMULAS.items() if not formula.words)


def all_programs() -> tuple[str, ...]:
    """And the routines."""
    return (*programs(), *ROUTINES)


def parameters() -> tuple[Parameter, ...]:
    """All of them."""
    about = "program", "What it computes.", str, "NAME"
    program = Parameter(*about, default=DEFAULT, choices=all_programs(), usual=(DEFAULT, "horner"))
    return (FIXED[0], program, *FIXED[1:])


@dataclass(frozen=True, slots=True)
class ProcessorConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> ProcessorConfig().slug
    'processor-64-edwards-t2-s9'
    """

    unit: str = UNIT
    bits: int = 64
    program: str = DEFAULT
    threads: int = 2
    stages: int = 9
    registers: int = 0
    method: str = ANY
    levels: int = 0
    column: int = 1
    bank: str = "lut"

    def __post_init__(self) -> None:
        self.check(UNIT, parameters())
        if self.registers & (self.registers - 1) or self.registers == 1:
            raise UsageError("registers: 0, or a power of two from 2 on", got=self.registers)
        if self.threads < self.pipe.least_threads:
            raise UsageError(
                f"threads: with registers in block RAM at least {self.pipe.least_threads}", got=self.threads
            )

    @property
    def slug(self) -> str:
        parts: list[object] = [self.unit, self.bits, self.program, f"t{self.threads}", f"s{self.stages}"]
        parts += [f"r{self.registers}"] if self.registers else []
        parts += [self.method] if self.method != ANY else []
        parts += [f"k{self.levels}"] if self.levels else []
        parts += [f"c{self.column}"] if self.column > 1 else []
        parts += [self.bank] if self.bank != "lut" else []
        return "-".join(map(str, parts))

    @property
    def pipe(self) -> Pipe:
        """The way of an instruction."""
        return DEEP if self.bank == "block" else SHORT

    @property
    def adder_stages(self) -> int:
        """Cycles of a sum."""
        return 4 if self.bank == "block" else 2

    @property
    def chooser_stages(self) -> int:
        """Cycles of a test or a choice."""
        return 3 if self.bank == "block" else 1
