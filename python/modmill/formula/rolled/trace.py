"""The tracer of rolled formulas: a Python function run once, on words and indices that record what is done to them.

Python's operators make the statements: `total ^= a[j] * x` adds a product to a total, `t[i + j] ^= total.low` changes a
word of an array. The body of `for i in f.loop("i", 0, S)` runs once, for all values of i.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from modmill.formula.operation import FormulaError
from modmill.formula.rolled import tree
from modmill.formula.rolled.index import SIZE, Index, Variable, first_below_zero


@dataclass(frozen=True, slots=True)
class Words:
    """An array in a trace."""

    trace: Trace
    array: tree.Array

    def __getitem__(self, index: Index | int) -> tree.Word:
        return self.trace.read(tree.Load(self.array, Index.of(index)))

    def __setitem__(self, index: Index | int, value: tree.Word) -> None:
        self.trace.record(tree.Store(self.array, Index.of(index), tree.as_word(value)))


@dataclass(frozen=True, slots=True)
class Total:
    """A total in a trace, which `^=` adds products to."""

    trace: Trace
    total: tree.Total

    def __ixor__(self, product: tree.Product) -> Self:
        if not isinstance(product, tree.Product):
            raise FormulaError(f"{self.total.name}: {product!r} is not a product of words")
        self.trace.record(tree.Add(self.total, product))
        return self

    @property
    def low(self) -> tree.Word:
        """Its lower word."""
        return self.trace.read(tree.Half(self.total, upper=False))

    @property
    def high(self) -> tree.Word:
        """Its upper word."""
        return self.trace.read(tree.Half(self.total, upper=True))

    def shift(self) -> None:
        """Makes the upper word the lower one, and the upper one 0."""
        self.trace.record(tree.Shift(self.total))

    def clear(self) -> None:
        """Makes it 0."""
        self.trace.record(tree.Clear(self.total, declares=False))


class Trace:
    """The statements so far. Raises FormulaError for one that is wrong for some s, or reads what is not there."""

    def __init__(self, parameters: tuple[tree.Parameter, ...]) -> None:
        self.arrays: list[tree.Array] = []
        self._bodies: list[list[tree.Statement]] = [[]]
        self._open: list[dict[str, object]] = [{"s": SIZE}]
        """The names of each loop that is open, and what they stand for."""
        self._read: list[tree.Word] = []
        for parameter in parameters:
            self._declare(parameter.name, parameter)

    def loop(self, name: str, first: Index | int, end: Index | int) -> Iterator[Index]:
        """The variable of a loop, once; the body is what follows until the generator is resumed."""
        name = self._free(name)
        variable = Variable(name, len(self._bodies), Index.of(first), Index.of(end))
        self._check(variable.first)
        self._check(variable.end)
        self._bodies.append([])
        self._open.append({})
        self._declare(name, variable)
        yield Index(0, ((variable, 1),))
        if self._open[-1].get(name) is not variable:
            raise FormulaError(f"the loop over {name} ends inside another one")
        body = self._bodies.pop()
        self._open.pop()
        self.record(tree.Loop(variable, tuple(body)))

    def zeros(self, name: str, size: Index | int) -> Words:
        """A new array of zeros."""
        return self._array(tree.Array(self._free(name), Index.of(size), tree.Role.OWN, cleared=True))

    def words(self, name: str, size: Index | int) -> Words:
        """A new array, each word of which is stored before it is read."""
        return self._array(tree.Array(self._free(name), Index.of(size), tree.Role.OWN))

    def total(self, name: str) -> Total:
        """A new total of 0, for the loop that it is in."""
        found = tree.Total(self._free(name))
        self._declare(found.name, found)
        self.record(tree.Clear(found, declares=True))
        return Total(self, found)

    def word(self, name: str, value: tree.Word) -> tree.Word:
        """A word that keeps its value, for the loop that it is in."""
        found = tree.Named(self._free(name))
        self.record(tree.Let(found, tree.as_word(value)))
        self._declare(found.name, found)
        return found

    def show(self, what: Words | Total) -> None:
        """Shows an array or a total to the observer of a run."""
        self.record(tree.Show(what.array if isinstance(what, Words) else what.total))

    def read(self, word: tree.Word) -> tree.Word:
        """A word that only the next statement may read, because others may change what it is read from."""
        self._read.append(word)
        return word

    def record(self, statement: tree.Statement) -> None:
        """Adds a statement to the innermost loop."""
        for word in tree.words_of(statement):
            self._check_word(word)
        match statement:
            case tree.Store(array, index):
                if array.role is tree.Role.INPUT:
                    raise FormulaError(f"{array.name} is an input and cannot be changed")
                self._check_place(array, index)
            case tree.Add(total) | tree.Clear(total) | tree.Shift(total):
                self._check_open(total.name, total)
            case _:
                pass
        self._read.clear()
        self._bodies[-1].append(statement)

    def finished(self) -> tuple[tree.Statement, ...]:
        """The statements of the formula."""
        if len(self._bodies) > 1:
            raise FormulaError(f"the loop over {next(iter(self._open[-1]))} was left before its end")
        return tuple(self._bodies[0])

    def _array(self, array: tree.Array) -> Words:
        if len(self._bodies) > 1:
            raise FormulaError(f"the array {array.name} is made in a loop")
        if any(variable is not SIZE for variable, _ in array.size.terms) or first_below_zero(array.size - 1):
            raise FormulaError(f"the array {array.name} cannot have {array.size} words")
        self._declare(array.name, array)
        self.arrays.append(array)
        return Words(self, array)

    def _free(self, name: str) -> str:
        """The name, with a number if an open loop has it already, as where a function is called twice."""
        names = itertools.chain([name], (f"{name}_{i}" for i in itertools.count(2)))
        return next(free for free in names if not any(free in taken for taken in self._open))

    def _declare(self, name: str, what: object) -> None:
        self._open[-1][name] = what

    def _check_open(self, name: str, what: object) -> None:
        if not any(names.get(name) is what for names in self._open):
            raise FormulaError(f"{name} is used outside its loop")

    def _check(self, index: Index) -> None:
        for variable, _ in index.terms:
            self._check_open(variable.name, variable)

    def _check_place(self, array: tree.Array, index: Index) -> None:
        self._check_open(array.name, array)
        self._check(index)
        for room in (index, array.size - 1 - index):
            size = first_below_zero(room.least)
            if size is not None:
                words = f"the {array.size} words of {array.name}"
                raise FormulaError(f"{array.name}[{index}] is outside {words} if s is {size}")

    def _check_word(self, word: tree.Word) -> None:
        match word:
            case tree.Named(name):
                self._check_open(name, word)
            case tree.Load(array, index):
                self._check_place(array, index)
                if array.role is not tree.Role.INPUT:
                    self._check_read(word, f"{array.name}[{index}]")
            case tree.Half(tree.Total() as total):
                self._check_open(total.name, total)
                self._check_read(word, f"a half of {total.name}")
            case _:
                pass

    def _check_read(self, word: tree.Word, name: str) -> None:
        if not any(read is word for read in self._read):
            raise FormulaError(f"{name} may have changed since it was read: keep it with `word`")
