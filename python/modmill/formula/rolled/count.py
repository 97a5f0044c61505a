"""Counts of a rolled formula for any number of words, from the bounds of its loops, without a run."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from modmill.formula.rolled import tree
from modmill.formula.rolled.index import SIZE, Index, Variable


def products(formula: tree.Tree, s: int) -> int:
    """The products of words for s words, those of which one half alone is used among them."""
    return count(formula.body, {SIZE: s}, lambda statement: len(tree.products_of(statement)))


def count(body: Sequence[tree.Statement], values: dict[Variable, int], weight: Callable[[tree.Statement], int]) -> int:
    """The sum of the weights of all statements that run; `values` has those of s and the variables of outer loops."""
    found = 0
    for statement in body:
        if not isinstance(statement, tree.Loop):
            found += weight(statement)
            continue
        variable = statement.variable
        passes = range(variable.first.at(values), variable.end.at(values))
        if any(bound.coefficient(variable) for bound in bounds(statement.body)):
            found += sum(count(statement.body, values | {variable: value}, weight) for value in passes)
        elif passes:
            found += len(passes) * count(statement.body, values | {variable: passes[0]}, weight)
    return found


def bounds(body: Sequence[tree.Statement]) -> Iterator[Index]:
    """The bounds of all loops inside."""
    for statement in body:
        if isinstance(statement, tree.Loop):
            yield from (statement.variable.first, statement.variable.end)
            yield from bounds(statement.body)
