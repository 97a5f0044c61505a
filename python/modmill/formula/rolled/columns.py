"""Columns of a rolled formula: sums of products x[j] y[k - j], for each k below 2 s.

A circuit that multiplies by columns is derived from them. A formula with other loops is refused.
"""

from __future__ import annotations

from modmill.formula.operation import FormulaError
from modmill.formula.rolled import tree
from modmill.formula.rolled.index import Index, S, Variable

Streams = tuple[tuple[tree.Array, tree.Array], ...]
"""The pairs of arrays whose products a column sums."""


def columns(formula: tree.Tree) -> Streams:
    """The streams of a formula, whose outer loops are over k below s and from s on. Raises FormulaError for another."""
    loops = [s for s in formula.body if isinstance(s, tree.Loop)]
    try:
        if len(loops) != 2:
            raise FormulaError(f"{len(loops)} outer loops")
        lower, upper = (_column(loop) for loop in loops)
    except FormulaError as e:
        raise FormulaError(f"{formula.name} has no columns: {e}") from e
    (low, first, end), (high, upper_first, upper_end) = lower, upper
    k, m = (Index(0, ((loop.variable, 1),)) for loop in loops)
    bounds = [(loop.variable.first, loop.variable.end) for loop in loops]
    wanted = [(Index(), S), (S, 2 * S), (Index(), k), (m - S + 1, S)]
    found = [*bounds, (first, end), (upper_first, upper_end)]
    same = all(x.same(y) for pair, other in zip(found, wanted, strict=True) for x, y in zip(pair, other, strict=True))
    if not same or low != high:
        raise FormulaError(f"{formula.name} has no columns: its loops are not those of a product of s words")
    return low


def _column(loop: tree.Loop) -> tuple[Streams, Index, Index]:
    """The streams of the inner loop, with its bounds; products outside it are those of its last words."""
    inner = [s for s in loop.body if isinstance(s, tree.Loop)]
    if len(inner) != 1:
        raise FormulaError(f"the loop over {loop.variable.name} has {len(inner)} inner loops")
    variable = inner[0].variable
    streams = tuple(_stream(statement, loop.variable, variable) for statement in inner[0].body)
    return streams, variable.first, variable.end


def _stream(statement: tree.Statement, column: Variable, variable: Variable) -> tuple[tree.Array, tree.Array]:
    at = Index(0, ((variable, 1),))
    match statement:
        case tree.Add(_, tree.Product(tree.Load(x, i), tree.Load(y, j))) if i.same(at):
            if j.same(Index(0, ((column, 1),)) - at):
                return x, y
        case _:
            pass
    raise FormulaError(f"the loop over {variable.name} does more than add products of a column")
