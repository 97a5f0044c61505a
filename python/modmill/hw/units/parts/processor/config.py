"""Configurations of the processor."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from modmill.errors import UsageError
from modmill.formula.library import FORMULAS, ROUTINES, find_program
from modmill.formula.modulus import own_bits
from modmill.hw.interface.configuration import About, Configuration, but, option
from modmill.hw.microcode.machine import DEEP, SHORT, Pipe
from modmill.hw.modmul.parameters import Column, Levels

UNIT = "processor"
DEFAULT = "edwards"
ANY = "any"
METHODS = (ANY, "barrett", "folding", "pseudo-mersenne")
"""`any` is Barrett's for any modulus of that width; the others are built for one, and keep numbers as they are."""
BANKS = ("lut", "block")
"""With `block` an instruction takes more cycles, each shorter: for many threads."""
Threads = Annotated[
    int,
    option(
        "Threads of a processor, which take turns.",
        "T",
        bounds=(1, 64),
        usual=(1, 2, 4, 8),
        flags=("--processor-threads",),
    ),
]


def programs() -> tuple[str, ...]:
    """The formulas of residues and of polynomials over GF(2) that are known by now."""
    return tuple(name for name, formula in FORMULAS.items() if not formula.words)


def all_programs() -> tuple[str, ...]:
    """And the routines."""
    return (*programs(), *ROUTINES)


@dataclass(frozen=True, slots=True)
class ProcessorConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> ProcessorConfig().slug
    'processor-64-edwards-t2-s9'
    """

    about: ClassVar[About] = About(
        "a program of modular products and sums, run by threads in turn",
        "A store of microcode, registers in LUTs, a pipelined modular multiplier and an adder. Threads take turns, so "
        "that others work while one waits for a product; programs are scheduled, so nothing is interlocked.",
        "the processor for elliptic curves of Firedancer's signature pipeline (K. Bowers, 2022), reduced to its "
        "skeleton",
    )

    unit: str = UNIT
    # Few bits are there so that tests can try all moduli.
    bits: Annotated[int, option("The width of the modulus.", "B", bounds=(4, 512), usual=(32, 64, 128))] = 64
    program: Annotated[str, option("The program.", "NAME", choices=all_programs, usual=(DEFAULT, "horner"))] = DEFAULT
    threads: Threads = 2
    stages: Annotated[int, option("Stages of the multiplier.", "S", bounds=(1, 64), usual=(3, 6, 9))] = 9
    registers: Annotated[
        int, option("Registers of a thread, 2^k; 0: as many as needed.", "R", bounds=(0, 64), usual=(0,))
    ] = 0
    method: Annotated[str, option("The reduction of products.", "NAME", choices=METHODS, usual=(ANY,))] = ANY
    levels: Annotated[Levels, but(usual=(0,))] = 0
    column: Annotated[Column, but(usual=(1,))] = 1
    bank: Annotated[str, option("Where registers and program lie.", "KIND", choices=BANKS, usual=BANKS)] = "lut"

    @classmethod
    def completed(cls, given: Mapping[str, Any]) -> Mapping[str, Any]:
        program = given.get("program")
        return {"bits": own_bits(find_program(program)), **given} if program in all_programs() else given

    def agree(self) -> None:
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
    def linear_stages(self) -> int:
        """Cycles of a sum or a square of polynomials over GF(2)."""
        return 2 if self.bank == "block" else 1

    @property
    def chooser_stages(self) -> int:
        """Cycles of a test or a choice."""
        return 3 if self.bank == "block" else 1
