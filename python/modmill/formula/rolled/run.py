"""Rolled formulas on Python's integers, statement by statement."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from modmill.formula.operation import FormulaError
from modmill.formula.rolled import tree
from modmill.formula.rolled.index import SIZE, Variable
from modmill.golden import gf2

Seen = Callable[[list[int]], object]
"""Gets the words of an array, or the two of a total."""


def run(formula: tree.Tree, given: Mapping[str, Sequence[int] | int], w: int, seen: Seen | None = None) -> list[int]:
    """The result of a formula for these parameters in words of w bits.

    Raises FormulaError for parameters that are not words of w bits or differ in length, and for a word that is read
    before it is stored.
    """
    return _Run(formula, given, w, seen).result()


class _Run:
    def __init__(self, formula: tree.Tree, given: Mapping[str, Sequence[int] | int], w: int, seen: Seen | None) -> None:
        self.formula, self.w, self.seen = formula, w, seen
        self.mask = (1 << w) - 1
        self.arrays: dict[tree.Array, list[int | None]] = {}
        self.values: dict[object, int] = {}
        """By named word, bit and total."""
        for parameter in formula.parameters:
            if parameter is not formula.result:
                self._give(parameter, given)
        sizes = {len(words) for words in self.arrays.values()}
        if len(sizes) != 1 or not min(sizes):
            raise FormulaError(f"{formula.name}: arrays of {sorted(sizes)} words; all have the same number, at least 1")
        self.indices: dict[Variable, int] = {SIZE: sizes.pop()}
        for array in (*formula.arrays, formula.result):
            self.arrays[array] = [0 if array.cleared else None] * array.size.at(self.indices)

    def _give(self, parameter: tree.Parameter, given: Mapping[str, Sequence[int] | int]) -> None:
        name, value = parameter.name, given.get(parameter.name)
        words = list(value) if isinstance(value, Sequence) else [-1 if value is None else value]
        if isinstance(value, Sequence) != isinstance(parameter, tree.Array) or any(
            not 0 <= word <= (1 if isinstance(parameter, tree.Bit) else self.mask) for word in words
        ):
            raise FormulaError(f"{self.formula.name}: {name} is {value!r}; its words have {self.w} bits")
        if isinstance(parameter, tree.Array):
            self.arrays[parameter] = list(words)
        else:
            self.values[parameter] = words[0]

    def result(self) -> list[int]:
        self.all(self.formula.body)
        return self.words(self.formula.result)

    def words(self, array: tree.Array) -> list[int]:
        return [self.load(array, at) for at in range(len(self.arrays[array]))]

    def load(self, array: tree.Array, at: int) -> int:
        word = self.arrays[array][at]
        if word is None:
            raise FormulaError(f"{self.formula.name}: {array.name}[{at}] is read before it is stored")
        return word

    def all(self, body: Sequence[tree.Statement]) -> None:
        for statement in body:
            self.statement(statement)

    def statement(self, statement: tree.Statement) -> None:
        match statement:
            case tree.Loop(variable, body):
                for value in range(variable.first.at(self.indices), variable.end.at(self.indices)):
                    self.indices[variable] = value
                    self.all(body)
            case tree.Add(total, product):
                self.values[total] ^= self.product(product)
            case tree.Store(array, index, value):
                self.arrays[array][index.at(self.indices)] = self.word(value)
            case tree.Shift(total):
                self.values[total] >>= self.w
            case tree.Clear(total):
                self.values[total] = 0
            case tree.Let(word, value):
                self.values[word] = self.word(value)
            case tree.Show(what) if self.seen is not None:
                if isinstance(what, tree.Array):
                    self.seen(self.words(what))
                else:
                    self.seen([self.values[what] & self.mask, self.values[what] >> self.w])
            case _:
                pass

    def product(self, product: tree.Product) -> int:
        return gf2.product(self.word(product.x), self.word(product.y))

    def word(self, word: tree.Word) -> int:
        match word:
            case tree.Load(array, index):
                return self.load(array, index.at(self.indices))
            case tree.Named():
                return self.values[word]
            case tree.Sum(x, y):
                return self.word(x) ^ self.word(y)
            case tree.Times(bit, x):
                return self.values[bit] and self.word(x)
            case tree.Half(of, upper):
                value = self.product(of) if isinstance(of, tree.Product) else self.values[of]
                return value >> self.w if upper else value & self.mask
            case _:
                raise AssertionError(word)
