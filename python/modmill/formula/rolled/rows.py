"""Rows of a rolled formula: one word times all words of an operand, added to an array, once for each word.

A circuit that multiplies by rows is derived from them. A formula with other loops is refused.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeGuard

from modmill.formula.operation import FormulaError
from modmill.formula.rolled import tree
from modmill.formula.rolled.index import Index, S, Variable


@dataclass(frozen=True, slots=True)
class Row:
    """In each pass of a loop over s values, `by` times the words of `operand` is added to `target`.

    `moves`: in the next pass it is added one word further up, or `target` has moved down by a word. `shares`: one inner
    loop adds it and the next row.
    """

    operand: tree.Array
    by: tree.Word
    target: tree.Array
    moves: bool
    shares: bool = False


Phase = tuple[Row, ...]
"""The rows of a pass of one outer loop."""


def phases(formula: tree.Tree) -> tuple[Phase, ...]:
    """The outer loops of products, in turn. Raises FormulaError for one that is not made of rows."""
    try:
        loops = (s for s in formula.body if isinstance(s, tree.Loop))
        found = tuple(_Phase(loop.variable).rows(loop.body) for loop in loops)
    except FormulaError as e:
        raise FormulaError(f"{formula.name} has no rows: {e}") from e
    return tuple(phase for phase in found if phase)


def source(formula: tree.Tree) -> tree.Array:
    """The array that the result is copied from. Raises FormulaError if there is none."""
    match formula.body[-1]:
        case tree.Loop(_, (tree.Store(array, _, tree.Load(found)),)) if array is formula.result:
            return found
        case _:
            raise FormulaError(f"{formula.name}: the result is not a part of an array")


@dataclass(slots=True)
class _Part:
    """A row whose products with words of its operand below `end` have come."""

    operand: tree.Array
    by: tree.Word
    end: Index
    where: tuple[tree.Array, bool] | None = None
    shares: bool = False


class _Phase:
    def __init__(self, variable: Variable) -> None:
        self.variable = variable
        self.names: dict[tree.Word, tree.Word] = {}
        self.parts: list[_Part] = []

    def rows(self, body: tuple[tree.Statement, ...]) -> Phase:
        for statement in body:
            match statement:
                case tree.Let(word, value):
                    self.names[word] = value
                case tree.Add(_, product):
                    self.add(product, None, Index(), Index(1))
                case tree.Loop(variable, inner):
                    self.inner(variable, inner)
                case _:
                    pass
        if self.parts and not (self.variable.first.same(Index()) and self.variable.end.same(S)):
            raise FormulaError(f"the loop over {self.variable.name} has other passes than s")
        return tuple(self.row(part) for part in self.parts)

    def row(self, part: _Part) -> Row:
        if part.where is None or not part.end.same(S):
            raise FormulaError(f"{part.by} multiplies {part.end} words of {part.operand.name}, not s in a loop")
        return Row(part.operand, self.names.get(part.by, part.by), *part.where, part.shares)

    def inner(self, variable: Variable, body: tuple[tree.Statement, ...]) -> None:
        """A loop that adds products to a total, its lower word to an array, and shifts the total."""
        match body:
            case (
                *adds,
                tree.Store(array, index, tree.Sum(tree.Load(old, at), tree.Half(tree.Total() as total, False))),
                tree.Shift(shifted),
            ) if old is array and shifted is total and adds:
                down = index.same(at - 1)
                if not down and not index.same(at):
                    raise FormulaError(f"{array.name}[{at}] moves to {array.name}[{index}]")
                for place, add in enumerate(adds, 1):
                    if not isinstance(add, tree.Add) or add.total is not total:
                        raise FormulaError(f"the loop over {variable.name} does more than add products to an array")
                    part = self.add(add.product, variable, variable.first, variable.end)
                    part.where = array, down or index.coefficient(self.variable) == 1
                    part.shares = place < len(adds)
            case _:
                raise FormulaError(f"the loop over {variable.name} does more than add products to an array")

    def add(self, product: tree.Product, variable: Variable | None, first: Index, end: Index) -> _Part:
        """Products with the words of an operand from the first one on, of a new row or of one that ends there."""
        at = Index() if variable is None else Index(0, ((variable, 1),))
        for operand, by in ((product.x, product.y), (product.y, product.x)):
            if not _is_input(operand, at) or any(_reads(word, variable) for word in by.all):
                continue
            if first.same(Index()):
                self.parts.append(_Part(operand.array, by, end))
                return self.parts[-1]
            for part in self.parts:
                if part.operand is operand.array and _same(part.by, by) and part.end.same(first):
                    part.end = end
                    return part
        raise FormulaError(f"{product.x} times {product.y} is not in a row of an operand's words times one word")


def _is_input(word: tree.Word, at: Index) -> TypeGuard[tree.Load]:
    return isinstance(word, tree.Load) and word.array.role is tree.Role.INPUT and word.index.same(at)


def _reads(word: tree.Word, variable: Variable | None) -> bool:
    return variable is not None and isinstance(word, tree.Load) and word.index.coefficient(variable) != 0


def _same(x: tree.Word, y: tree.Word) -> bool:
    """True for one word, or for the same word of an input."""
    if isinstance(x, tree.Load) and isinstance(y, tree.Load):
        return x is y or (x.array is y.array and x.array.role is tree.Role.INPUT and x.index.same(y.index))
    return x is y
