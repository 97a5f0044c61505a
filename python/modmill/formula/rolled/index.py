"""Indices and bounds of rolled loops: affine expressions in loop variables and in s, the number of words.

>>> 2 * S + 1 - S
s + 1
>>> first_below_zero(S - 3)
1
>>> first_below_zero(3 - S), first_below_zero(S - 1)
(4, None)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from modmill.formula.operation import FormulaError


class Symbol:
    """A value that is known only when the formula runs: a formula cannot decide by it."""

    __slots__ = ()
    __hash__ = object.__hash__

    def __bool__(self) -> bool:
        raise FormulaError(f"{self} has no value yet: a formula cannot decide by it")

    def __eq__(self, other: object) -> bool:
        return bool(self)


@dataclass(frozen=True, eq=False, slots=True)
class Variable:
    """The variable of a loop that is `depth` loops deep, from `first` up to `end - 1`; s has depth 0."""

    name: str
    depth: int
    first: Index
    end: Index


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class Index(Symbol):
    """`constant` plus the sum of each variable times its coefficient, which is not 0; outer variables come first."""

    constant: int = 0
    terms: tuple[tuple[Variable, int], ...] = ()

    @staticmethod
    def of(x: Index | int) -> Index:
        """An integer is an index without variables. Raises FormulaError for anything else."""
        if not isinstance(x, (Index, int)):
            raise FormulaError(f"{x!r} is not an index")
        return x if isinstance(x, Index) else Index(x)

    def same(self, other: Index) -> bool:
        """True for the same expression."""
        return not (difference := self - other).terms and difference.constant == 0

    def __add__(self, other: Index | int) -> Index:
        other, found = Index.of(other), dict(self.terms)
        for variable, k in other.terms:
            found[variable] = found.get(variable, 0) + k
        terms = sorted(((v, k) for v, k in found.items() if k), key=lambda term: term[0].depth)
        return Index(self.constant + other.constant, tuple(terms))

    def __mul__(self, k: int) -> Index:
        return Index(self.constant * k, tuple((variable, k * mine) for variable, mine in self.terms if k))

    def __neg__(self) -> Index:
        return self * -1

    def __sub__(self, other: Index | int) -> Index:
        return self + -Index.of(other)

    def __rsub__(self, other: int) -> Index:
        return -self + other

    __radd__, __rmul__ = __add__, __mul__

    def coefficient(self, variable: Variable) -> int:
        """The coefficient of a variable, 0 of one that does not occur."""
        return dict(self.terms).get(variable, 0)

    def at(self, values: Mapping[Variable, int]) -> int:
        """The number that it is for these values."""
        return self.constant + sum(k * values[variable] for variable, k in self.terms)

    @property
    def least(self) -> Index:
        """The least value in s alone, if no loop around it is empty: inner variables are at either end first."""
        found = self
        while found.terms and found.terms[-1][0] is not SIZE:
            variable, k = found.terms[-1]
            end = variable.first if k > 0 else variable.end - 1
            found = found + Index(0, ((variable, -k),)) + k * end
        return found

    def text(self, names: Mapping[Variable, str], times: str = " * ") -> str:
        """The expression in a language, by its names of the variables.

        >>> (2 * S - 1).text({SIZE: "WORDS"})
        '2 * WORDS - 1'
        """
        parts = [(k, names.get(v, v.name)) for v, k in sorted(self.terms, key=lambda term: term[1] < 0)]
        signed = [(k, name if abs(k) == 1 else f"{abs(k)}{times}{name}") for k, name in parts]
        if self.constant or not parts:
            signed.append((self.constant, str(abs(self.constant))))
        found = "".join(f" {'-' if k < 0 else '+'} {text}" for k, text in signed)
        return found[3:] if found.startswith(" + ") else "-" + found[3:]

    def __repr__(self) -> str:
        return self.text({}, " ")


SIZE = Variable("s", 0, Index(1), Index())
"""The number of words of an element, from 1 up; nothing reads its end."""
S = Index(0, ((SIZE, 1),))


def first_below_zero(index: Index) -> int | None:
    """The least s for which an index in s alone is below 0, None if there is none."""
    step = index.coefficient(SIZE)
    if index.constant + step < 0:
        return 1
    return index.constant // -step + 1 if step < 0 else None
