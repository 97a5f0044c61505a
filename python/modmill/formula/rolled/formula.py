"""A rolled formula: a Python function over words, arrays and loops, for any number of words and any word.

It is run on integers, as the golden model, and printed or built from the same tree.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from modmill.formula.operation import FormulaError
from modmill.formula.rolled import tree
from modmill.formula.rolled.index import S
from modmill.formula.rolled.run import Seen, run
from modmill.formula.rolled.trace import Trace, Words

WORDS, WORD, BIT, RESULT = "words", "word", "bit", "result"
"""Sorts of parameters: an array of s words, a word, a bit, and the array of s words that is filled."""


@dataclass(frozen=True)
class Rolled:
    """`function` takes a trace, then the parameters of `sorts`, by name.

    >>> def doubled(f, a, r):
    ...     for i in f.loop("i", 0, S):
    ...         r[i] = a[i] ^ a[S - 1 - i]
    >>> Rolled("folded", "a plus a in reverse", doubled, {"a": WORDS, "r": RESULT}).run({"a": [1, 2, 4]}, 8)
    [5, 0, 5]
    """

    name: str
    title: str
    function: Callable[..., None]
    sorts: Mapping[str, str]

    @cached_property
    def tree(self) -> tree.Tree:
        """The formula as a tree. Raises FormulaError for what is wrong for some s."""
        parameters = {name: _parameter(name, sort) for name, sort in self.sorts.items()}
        results = [p for p in parameters.values() if isinstance(p, tree.Array) and p.role is tree.Role.RESULT]
        try:
            if list(inspect.signature(self.function).parameters)[1:] != list(parameters) or len(results) != 1:
                raise FormulaError(f"its parameters are not {', '.join(parameters)}, one of them the result")
            trace = Trace(tuple(parameters.values()))
            arrays = {n: Words(trace, p) for n, p in parameters.items() if isinstance(p, tree.Array)}
            self.function(trace, **parameters | arrays)
            body = trace.finished()
        except FormulaError as e:
            raise FormulaError(f"{self.name}: {e}") from e
        return tree.Tree(self.name, tuple(parameters.values()), results[0], tuple(trace.arrays), body)

    def run(self, given: Mapping[str, Sequence[int] | int], w: int, seen: Seen | None = None) -> list[int]:
        """The result for these parameters, in words of w bits; `seen` gets the words of what the formula shows."""
        return run(self.tree, given, w, seen)


def _parameter(name: str, sort: str) -> tree.Parameter:
    if sort == WORD:
        return tree.Named(name)
    if sort == BIT:
        return tree.Bit(name)
    return tree.Array(name, S, tree.Role.RESULT if sort == RESULT else tree.Role.INPUT)
