"""A rolled formula as a function of OpenCL C, with its loops.

The text is for the macros of word.cl: W is a word and P a double word, of several elements side by side; WORDS is s.
Lines UNROLL and UNROLL_OUTER stand before inner and outer loops of products, for pragmas.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from modmill.formula.rolled import tree
from modmill.formula.rolled.index import SIZE, Index

WORDS = {SIZE: "WORDS"}


def function(formula: tree.Tree, name: str, constants: Mapping[str, str]) -> str:
    """The function `name` with the result as its first argument, then the formula's parameters but for `constants`.

    `constants` are texts for parameters that are known when the kernel is built, "{}" standing for an array's index.
    """
    result = formula.result.name
    given = [parameter.name for parameter in formula.parameters if parameter.name not in (result, *constants)]
    writer = _Writer(constants)
    arguments = ", ".join([f"W *{result}", *(f"const W *{name}" for name in given)])
    lines = [f"static inline void {name}({arguments}) {{"]
    for array in formula.arrays:
        size = array.size.text(WORDS)
        lines.append(f"    W {array.name}[{size}];")
        if array.cleared:
            lines.append(f"    for (int i = 0; i < {size}; ++i) {array.name}[i] = (W)(0);")
    return "\n".join([*lines, *(f"    {line}" for line in writer.all(formula.body)), "}"])


class _Writer:
    def __init__(self, constants: Mapping[str, str]) -> None:
        self.constants = constants

    def all(self, body: Sequence[tree.Statement]) -> Iterator[str]:
        for statement in body:
            yield from self.statement(statement)

    def statement(self, statement: tree.Statement) -> Iterator[str]:
        match statement:
            case tree.Loop(variable, body):
                yield from _unroll(body)
                first, end, i = variable.first.text(WORDS), variable.end.text(WORDS), variable.name
                yield f"for (int {i} = {first}; {i} < {end}; ++{i}) {{"
                yield from (f"    {line}" for line in self.all(body))
                yield "}"
            case tree.Store(array, index, tree.Sum(tree.Load(old, at), more)) if old is array and at.same(index):
                yield f"{self.place(array, index)} ^= {self.word(more)};"
            case tree.Store(array, index, value):
                yield f"{self.place(array, index)} = {self.word(value)};"
            case tree.Let(word, value):
                yield f"const W {word.name} = {self.word(value)};"
            case tree.Clear(total, declares):
                yield f"{'P ' if declares else ''}{total.name} = P_ZERO;"
            case tree.Add(total, product):
                yield f"P_ADD({total.name}, {self.word(product.x)}, {self.word(product.y)});"
            case tree.Shift(total):
                yield f"{total.name} = P_CARRY({total.name});"
            case tree.Show():
                pass

    def place(self, array: tree.Array, index: Index) -> str:
        at = index.text(WORDS)
        return self.constants[array.name].format(at) if array.name in self.constants else f"{array.name}[{at}]"

    def word(self, word: tree.Word) -> str:
        match word:
            case tree.Load(array, index):
                return self.place(array, index)
            case tree.Named(name):
                return self.constants.get(name, name)
            case tree.Sum(x, y):
                return f"{self.word(x)} ^ {self.word(y)}"
            case tree.Times(bit, x):
                return f"({self.constants[bit.name]} ? {self.word(x)} : (W)(0))"
            case tree.Half(tree.Product(x, y), upper):
                return f"{_HALVES[upper]}(product({self.word(x)}, {self.word(y)}))"
            case tree.Half(tree.Total(name), upper):
                return f"{_HALVES[upper]}({name})"
            case _:
                raise AssertionError(word)


_HALVES = {False: "P_LOW", True: "P_HIGH"}


def _unroll(body: Sequence[tree.Statement]) -> Iterator[str]:
    if any(isinstance(statement, tree.Loop) for statement in body):
        yield "UNROLL_OUTER"
    elif any(tree.products_of(statement) for statement in body):
        yield "UNROLL"
