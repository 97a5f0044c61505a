"""The tracer: a formula run on elements that record what is done to them."""

from __future__ import annotations

from typing import Any, Self

from modmill.formula.element import Element
from modmill.formula.formula import Formula
from modmill.formula.graph import Builder, Graph
from modmill.formula.operation import FormulaError, Operation, Type


class Traced(Element):
    """A node of a graph in the making."""

    def __init__(self, builder: Builder, at: int) -> None:
        self.builder: Builder = builder
        self.at: int = at
        self.type: Type = builder.nodes[at].type

    def apply(self, op: Operation, *operands: Any, parameter: int = 0) -> Self:
        if any(x.builder is not self.builder for x in operands):
            raise FormulaError(f"{op}: operands of two traces")
        return type(self)(self.builder, self.builder.add(op, *(x.at for x in operands), parameter=parameter))

    def constant(self, value: int, type_: Type) -> Self:
        return type(self)(self.builder, self.builder.constant(value, type_))


def trace(formula: Formula, modulus: int | None = None) -> Graph:
    """The operations of a formula in the order in which Python comes to them, nothing simplified.

    Raises FormulaError for an operation that elements do not have, and for a result that is not an element.
    """
    n = modulus or formula.modulus or 1
    if n == 1 and not formula.words:
        raise FormulaError(f"{formula.name}: which modulus?")
    builder = Builder(n)
    given = {name: Traced(builder, builder.input(name, type_)) for name, type_ in formula.inputs.items()}
    results = {}
    for name, x in formula.function(**given).items():
        if not isinstance(x, Traced):
            raise FormulaError(f"{formula.name}: the result {name} is not computed from an input: {x!r}")
        results[name] = x.at
    return builder.graph(results)
