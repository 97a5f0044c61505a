"""Configurations of the word-serial multiplier of a binary field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar

from modmill.errors import UsageError
from modmill.hw.interface.configuration import About, option
from modmill.hw.units.gf2.field import MontgomeryConfiguration
from modmill.hw.units.gf2.words.columns.order import CIHS, FIPS
from modmill.hw.units.gf2.words.order import ORDERS as ROWS
from modmill.hw.units.gf2.words.order import Order

COLUMNS = {"fips": FIPS, "cihs": CIHS}
"""Orders that sum columns."""
ORDERS: Mapping[str, Order] = {**ROWS, **COLUMNS}
"""All orders, those of rows among them."""

MBU: Mapping[str, Callable[[int], int]] = {
    "full": lambda _bits: 1,
    "half": lambda _bits: 2,
    "none": lambda bits: bits,
}
"""The cycles of a product of words of so many bits, by how much of the loop over the bits is unrolled."""


@dataclass(frozen=True, slots=True)
class WordsConfig(MontgomeryConfiguration):
    """One design point. Raises UsageError for a modulus without a constant term.

    >>> WordsConfig().slug
    'gf2_words-thesis-256-w32-sos-x4'
    """

    about: ClassVar[About] = About(
        "a b / R in GF(2^m), word by word",
        "Montgomery's product in words: rows of word products on a few multipliers, with operands and T in memories, N "
        "and its inverse loaded at run time, and counters for the loops of the order.",
        "M. U. Büyükşahin, METU 2014, whose accelerator it is in gates; Ç. K. Koç and T. Acar, 1998",
    )

    unit: str = "gf2_words"
    order: Annotated[str, option("The order of the loops.", "NAME", choices=tuple(ORDERS))] = "sos"
    swi: Annotated[int, option("Products of words in a cycle (SIMD work items).", "L", choices=(1, 2, 4, 8))] = 4
    cu: Annotated[int, option("Compute units, each with a product of its own.", "CU", choices=(1, 2))] = 1
    karatsuba: Annotated[
        int, option("Levels of Karatsuba's method in a product of words.", "K", bounds=(0, 2), usual=(0, 1, 2))
    ] = 0
    mbu: Annotated[
        str,
        option("The loop over a word's bits unrolled: in one cycle, two, or one for each.", "HOW", choices=tuple(MBU)),
    ] = "full"
    built_in: Annotated[bool, option("N and its inverse as constants; no beats load them.")] = False
    registers: Annotated[
        int,
        option(
            "More registers: 1 around memories and q, 2 inside products of words, too.",
            "R",
            bounds=(0, 2),
        ),
    ] = 0

    def agree(self) -> None:
        MontgomeryConfiguration.agree(self)
        if self.karatsuba and self.mbu != "full":
            raise UsageError(
                "karatsuba: cuts products of whole words, which --mbu full makes",
                got=self.karatsuba,
                mbu=self.mbu,
            )

    @property
    def slug(self) -> str:
        parts = [self.unit, self.called, f"w{self.word}", self.order, f"x{self.swi}"]
        parts += [f"cu{self.cu}"] if self.cu > 1 else []
        parts += [f"k{self.karatsuba}"] if self.karatsuba else []
        parts += [self.mbu] if self.mbu != "full" else []
        parts += ["built_in"] if self.built_in else []
        return "-".join([*parts, *([f"r{self.registers}"] if self.registers else [])])
