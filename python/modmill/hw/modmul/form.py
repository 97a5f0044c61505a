"""The product that a multiplier computes, as data: its golden model and the text of emitted folders follow from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Layout:
    """An integer as `words` of `bits` each, the lowest first; word i counts base^i. What they stand for is their sum.

    >>> Layout(8, words=2, base=10).value(0x0203)
    23
    """

    bits: int
    words: int = 1
    base: int = 1

    def value(self, packed: int) -> int:
        """The number that the words of a packed integer represent."""
        word = (1 << self.bits) - 1
        return sum((packed >> self.bits * i & word) * self.base**i for i in range(self.words))

    def facts(self) -> dict[str, Any]:
        """For programs."""
        return {"words": self.words, "word_bits": self.bits, "base": hex(self.base)}


@dataclass(frozen=True, slots=True)
class Form:
    """Operands a and b and a result r, each an integer in a layout: r stands for a b R^-1 modulo N, R = 2^exponent.

    Operands may have any value. A result of one word is from 0 to N - 1; several words are not unique.
    """

    modulus: int
    exponent: int
    operand: Layout
    result: Layout
    square: bool = False
    """True if b is a, and no operand of its own."""

    @property
    def factor(self) -> int:
        """R^-1 modulo N."""
        return pow(2, -self.exponent, self.modulus)

    def product(self, a: int, b: int) -> int:
        """The residue that the result of two operands stands for."""
        return self.operand.value(a) * self.operand.value(b) * self.factor % self.modulus

    @property
    def formula(self) -> str:
        """The result in short.

        >>> Form(251, 12, Layout(8), Layout(8)).formula
        'a b R^-1 mod N, R = 2^12'
        """
        product = "a^2" if self.square else "a b"
        return f"{product} R^-1 mod N, R = 2^{self.exponent}" if self.exponent else f"{product} mod N"

    @property
    def fields(self) -> Mapping[str, str]:
        """The ports."""
        if self.operand.words == 1:
            if self.square:
                return {"a": "what is squared, any value", "r": self.formula}
            return {"a": "a factor, any value", "b": "the other factor, any value", "r": self.formula}
        a, r = (f"{x.words} words of {x.bits} bits, the lowest first" for x in (self.operand, self.result))
        return {"a": f"a factor: {a}, any values", "b": "the other factor", "r": f"{self.formula}: {r}"}

    @property
    def note(self) -> str:
        """All of it in sentences."""
        x, r = self.operand, self.result
        if x.words == 1:
            operands = "operand a is an integer" if self.square else "operands a and b are integers"
            said = [
                f"The {operands} of up to {x.bits} bits, reduced or not.",
                f"The result is r = {self.formula}, from 0 to N - 1.",
            ]
        else:
            said = [
                f"A number is {x.words} words, the lowest first; word i counts x^i, x = {x.base:#x}, and a number is "
                "the sum: its digits in base x will do.",
                f"The words of a and b have {x.bits} bits and any values; those of r have {r.bits} bits.",
                f"r stands for {self.formula}, but its words are not unique, and their sum may exceed N: reduce it on "
                "the host.",
            ]
        if self.exponent:
            said.append(
                "Numbers held as v R mod N stay in that form: the product of v R and w R is v w R. Multiply by R^2 mod "
                "N to bring a number into it, and by 1 to bring it back."
            )
        return " ".join(said)

    def facts(self) -> dict[str, Any]:
        """For programs."""
        return {
            "product": {"exponent": self.exponent, "operand": self.operand.facts(), "result": self.result.facts()},
        }
