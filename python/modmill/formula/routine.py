"""Formulas one after the other, one of them perhaps in a loop: what a processor runs that has a loop and two moduli."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, TypeVar

from modmill.formula.formula import Formula
from modmill.formula.operation import FormulaError, Type

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Section:
    """A formula, which is run `times` times. Of its inputs, those in `bits` are bits of variables.

    In a pass after which k are left, such an input is bit k of the variable that `bits` names, which has as many bits
    as there are passes. Results are variables of the same name, but for those in `follows`: they are the new values of
    other variables.
    """

    formula: Formula
    times: int = 1
    bits: Mapping[str, str] = field(default_factory=dict)
    follows: Mapping[str, str] = field(default_factory=dict)

    def named(self, results: Mapping[str, T]) -> dict[str, T]:
        """Results by the names of variables."""
        return {self.follows.get(name, name): value for name, value in results.items()}

    @property
    def gives(self) -> tuple[str, ...]:
        """The names of its results."""
        return tuple(self.named(self.formula.run(dict.fromkeys(self.formula.inputs, 0))))

    @property
    def reads(self) -> set[str]:
        """Inputs and variables that it needs."""
        return {self.bits.get(name, name) for name in self.formula.inputs}


@dataclass(frozen=True)
class Routine:
    """Sections in order. What one gives, the others find by its name; each finds the inputs, too.

    The modulus is that of the last section; that of other sections may be another one of the same width.
    """

    name: str
    title: str
    sections: tuple[Section, ...]
    results: tuple[str, ...]
    source: str = ""
    cases: Callable[[random.Random], tuple[str, dict[str, int]]] | None = None
    """Inputs with results that random ones do not have, and what they are."""

    @property
    def modulus(self) -> int | None:
        """The modulus of the last section."""
        return self.sections[-1].formula.modulus

    words: ClassVar[int] = 0
    """It does not compute with words alone."""

    @property
    def binary(self) -> bool:
        """True for a routine that computes with polynomials over GF(2)."""
        return any(section.formula.binary for section in self.sections)

    @property
    def inputs(self) -> dict[str, Type]:
        """The values that no section gives, with their types."""
        found: dict[str, Type] = {}
        given = self._given
        for section in self.sections:
            inputs = section.formula.inputs
            found |= {name: inputs[name] for name in inputs if name not in given and name not in section.bits}
            bits = {variable: Type(section.times) for variable in section.bits.values() if variable not in given}
            found = bits | found
        return found

    @property
    def _given(self) -> set[str]:
        return {name for section in self.sections for name in section.gives}

    @property
    def variables(self) -> list[str]:
        """The values that sections hand on, in a fixed order."""
        read = {name for section in self.sections for name in section.reads}
        return sorted(read & self._given)

    def run(self, inputs: Mapping[str, int], modulus: int | None = None) -> dict[str, int]:
        """The results of these inputs, on numbers. Raises FormulaError for an input that is not of its type."""
        del modulus
        values = dict(inputs)
        for section in self.sections:
            for variable in section.bits.values():
                if values[variable] >> section.times:
                    raise FormulaError(f"{values[variable]} is not a {Type(section.times)}")
            for left in reversed(range(section.times)):
                bits = {name: values[variable] >> left & 1 for name, variable in section.bits.items()}
                given = values | bits
                values |= section.named(section.formula.run({name: given[name] for name in section.formula.inputs}))
        return {name: values[name] for name in self.results}
