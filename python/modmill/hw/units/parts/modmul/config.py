"""Configurations of the modular multiplier."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.errors import UsageError
from modmill.hw.interface.configuration import About, Configuration, Value, option
from modmill.hw.modmul.parameters import Column, Compressor, Levels
from modmill.hw.stream.flow import Handshake

UNIT = "modmul"
ANY = "any"
METHODS = (ANY, "barrett", "folding", "pseudo-mersenne", "montgomery", "montgomery-tables", "polynomial")
"""The first takes its modulus with the text; the others are built for one (methods.py)."""


@dataclass(frozen=True, slots=True)
class ModmulConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> ModmulConfig().slug
    'modmul-64-s9-ternary'
    """

    about: ClassVar[About] = About(
        "a b mod N, one product in each cycle",
        "Barrett's reduction as a pipeline: three products on DSPs, summed by compressors, and two subtractions side "
        "by side. N is built in; a and b need not be reduced.",
        "P. Barrett, CRYPTO '86; Handbook of Applied Cryptography, algorithm 14.42",
    )

    unit: str = UNIT
    # Four bits are there so that tests can try all moduli with all inputs.
    bits: Annotated[int, option("The width of the modulus.", "B", bounds=(4, 2048), usual=(32, 64, 128))] = 64
    method: Annotated[
        str, option("The reduction; `any` takes any modulus.", "NAME", choices=METHODS, usual=METHODS)
    ] = ANY
    levels: Levels = 0
    column: Column = 1
    stages: Annotated[
        int,
        option(
            "Pipeline stages; 0: as many as the slowest part asks for.",
            "S",
            bounds=(0, 128),
            usual=(3, 4, 5, 6, 7, 8, 9),
        ),
    ] = 9
    interval: Annotated[int, option("Cycles between two inputs.", "N", bounds=(1, 16), usual=(1, 2, 3, 4))] = 1
    compressor: Compressor = "ternary"
    flow: Handshake = "hold"
    square: Annotated[bool, option("Compute the square of a; the unit then has no input b.")] = False
    split: Annotated[
        int, option("Parts into which a level cuts a square: 2, Karatsuba; 3, Toom-Cook.", "P", choices=(2, 3))
    ] = 2

    def parameters(self) -> dict[str, Value]:
        """Every parameter by name; those of squares only where it is one."""
        found = Configuration.parameters(self)
        return found if self.square else {name: v for name, v in found.items() if name not in ("square", "split")}

    def agree(self) -> None:
        if self.square and (self.method in (ANY, "polynomial") or self.column > 1):
            raise UsageError("square: is for --column 1 and a --method that reduces a whole product of one modulus")
        if self.split > 2 and not (self.square and self.levels):
            raise UsageError("split: three parts are for a --square of one level or more")
        if self.column > 1 and self.interval > 1:
            raise UsageError("column: multipliers are shared one by one: --interval above 1 takes --column 1")

    @property
    def slug(self) -> str:
        parts = [self.unit, self.bits, *([self.method] if self.method != ANY else [])]
        parts += [f"k{self.levels}"] if self.levels else []
        parts += [f"c{self.column}"] if self.column > 1 else []
        parts += ["square", *(["toom"] if self.split > 2 else [])] if self.square else []
        parts += [*([f"s{self.stages}"] if self.stages else []), *([f"i{self.interval}"] if self.interval > 1 else [])]
        return "-".join(map(str, [*parts, self.compressor, *([self.flow] if self.flow != "hold" else [])]))
