"""A formula with its name, its types and its source: what the compiler takes, and the golden model of what it makes."""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from modmill.formula.element import Number
from modmill.formula.operation import RESIDUE, FormulaError, Type

Function = Callable[..., Mapping[str, Any]]
"""From elements, by name, to elements by name."""


@dataclass(frozen=True, slots=True)
class Formula:
    """`function` takes an element for each of its parameters, and gives its results by name.

    `types` gives the types of all parameters other than residues. `modulus` is the intended one, None if any will do;
    it may still be run modulo others, since tests do that; a formula of words needs none. `published` are the
    literature's operation counts, by class (see Operation.cost) or by name, and `source` says where the formula and
    the counts are from.

    >>> cube = Formula("cube", "x^3 + k", lambda x, k: {"y": x ** 3 + k})
    >>> cube.run({"x": 4, "k": 1}, 7)
    {'y': 2}
    """

    name: str
    title: str
    function: Function
    modulus: int | None = None
    types: Mapping[str, Type] = field(default_factory=dict)
    published: Mapping[str, int] = field(default_factory=dict)
    source: str = ""
    cases: Callable[[random.Random], tuple[str, dict[str, int]]] | None = None
    """Inputs with results that random ones seldom have, and what they are."""

    @property
    def inputs(self) -> dict[str, Type]:
        """The parameters with their types."""
        names = list(inspect.signature(self.function).parameters)
        if unknown := [name for name in self.types if name not in names]:
            raise FormulaError(f"{self.name}: {unknown[0]} is not one of its inputs")
        return {name: self.types.get(name, RESIDUE) for name in names}

    @property
    def words(self) -> int:
        """The bits of its widest word, of a formula that computes with words alone; else 0."""
        types = self.inputs.values()
        return 0 if self.modulus or any(t.modular for t in types) else max(type_.bits for type_ in types)

    @property
    def binary(self) -> bool:
        """True for a formula that computes with polynomials over GF(2)."""
        return any(type_.binary for type_ in self.inputs.values())

    def run(self, inputs: Mapping[str, int], modulus: int | None = None) -> dict[str, int]:
        """The results of these inputs. Raises FormulaError for an input that is not of its type."""
        n = modulus or self.modulus or 1
        if n == 1 and not self.words:
            raise FormulaError(f"{self.name}: which modulus?")
        given = {name: Number(inputs[name], type_, n) for name, type_ in self.inputs.items()}
        return {name: x.value for name, x in self.function(**given).items()}
