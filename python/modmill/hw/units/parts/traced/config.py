"""Configurations of compiled formulas."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar

from modmill.errors import UsageError
from modmill.formula.library import FORMULAS, find
from modmill.formula.modulus import own_bits
from modmill.hw.interface.configuration import About, Configuration, option
from modmill.hw.modmul.parameters import Column, Compressor, Levels
from modmill.hw.stream.flow import Handshake

UNIT = "traced"
DEFAULT = "mixed_addition"
KEEPING = ("barrett", "folding", "pseudo-mersenne")
"""The methods of hw/modmul that keep numbers as they are."""
CARRY_SAVE = "carry-save"
"""No method of hw/modmul: numbers in two rows that are never added."""
CARRYLESS = "carry-less"
"""For polynomials over GF(2), and for these alone."""
METHODS = (*KEEPING, "montgomery", "montgomery-tables", "polynomial", CARRY_SAVE, CARRYLESS)
"""With `montgomery` to `carry-save`, beats have numbers in another form: the method's own, which few moduli have here,
or pairs."""


def formulas() -> tuple[str, ...]:
    """The formulas that are known by now."""
    return tuple(FORMULAS)


@dataclass(frozen=True, slots=True)
class TracedConfig(Configuration):
    """One design point. Raises UsageError for what cannot be built.

    >>> TracedConfig().slug
    'traced-mixed_addition-377-l12-ternary'
    """

    about: ClassVar[About] = About(
        "a formula as a pipeline, on shared multipliers, or as gates alone",
        "A formula in plain Python, traced into its operations, simplified and laid out as a circuit: sums and "
        "differences stay unreduced into the products, each product has a multiplier or shares one.",
        "tracing as in Firedancer's processor (K. Kadkhoda, 2023); each formula states its own source",
    )

    unit: str = UNIT
    formula: Annotated[str, option("The formula.", "NAME", choices=formulas)] = DEFAULT
    bits: Annotated[int, option("The width of the numbers.", "B", bounds=(4, 2048), usual=(64,))] = own_bits(
        find(DEFAULT)
    )
    interval: Annotated[int, option("Cycles between two inputs.", "N", bounds=(1, 64), usual=(1, 2, 4))] = 1
    latency: Annotated[
        int, option("Cycles of a multiplier; 0: gates alone.", "L", bounds=(0, 64), usual=(8, 12, 16))
    ] = 12
    method: Annotated[str, option("The reduction of products.", "NAME", choices=METHODS, usual=KEEPING)] = "barrett"
    levels: Levels = 0
    column: Column = 1
    cut: Annotated[
        int, option("Stages; 0: as many as the slowest part asks for.", "S", bounds=(0, 4096), usual=(0,))
    ] = 0
    compressor: Compressor = "ternary"
    flow: Handshake = "hold"

    @classmethod
    def completed(cls, given: Mapping[str, Any]) -> Mapping[str, Any]:
        formula = find(given.get("formula", DEFAULT))
        return {"bits": own_bits(formula), **({"method": CARRYLESS} if formula.binary else {}), **given}

    def agree(self) -> None:
        words = find(self.formula).words
        if words and words != self.bits:
            raise UsageError(f"bits: {self.formula} computes with words of {words} bits", got=self.bits)
        if self.interval > 1 and not self.latency and not words:
            raise UsageError("latency: multipliers that are shared have registers, so at least 1", got=0)
        if find(self.formula).binary != (self.method == CARRYLESS):
            what = "polynomials over GF(2)" if find(self.formula).binary else "numbers"
            raise UsageError(f"method: {self.formula} computes with {what}, {self.method} does not", got=self.method)
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
