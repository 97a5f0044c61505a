"""A formula as a graph: every operation once, after its operands, each with its type.

Graphs do not change; a pass makes a new one with a `Builder`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from modmill.formula import operation as ops
from modmill.formula.operation import FormulaError, Operation, Type, compute


def _none(_types: Sequence[Type]) -> Type:
    raise AssertionError("an input or a constant has the type that it is given")


INPUT = Operation("input", "", 0, _none, lambda _x, k, _n: k, lambda _d, _k: 1)
"""The parameter counts the inputs."""
CONSTANT = Operation("constant", "", 0, _none, lambda _x, k, _n: k, lambda _d, _k: 0)
"""The parameter is the value."""


@dataclass(frozen=True, slots=True)
class Node:
    """An operation on the nodes with these numbers."""

    op: Operation
    type: Type
    args: tuple[int, ...] = ()
    parameter: int = 0

    @property
    def works(self) -> bool:
        """True if it is an operation, and not an input or a constant."""
        return self.op is not INPUT and self.op is not CONSTANT


@dataclass(frozen=True, slots=True)
class Graph:
    """The nodes in an order of evaluation, inputs first; `inputs` names these, and `results` names nodes."""

    nodes: tuple[Node, ...]
    inputs: tuple[str, ...]
    results: Mapping[str, int]
    modulus: int

    def values(self, inputs: Mapping[str, int]) -> list[int]:
        """The value of every node. Raises FormulaError for an input that is not of its type."""
        found: list[int] = []
        for node in self.nodes:
            if node.op is INPUT:
                name = self.inputs[node.parameter]
                if not 0 <= inputs[name] < node.type.size(self.modulus):
                    raise FormulaError(f"{name}: {inputs[name]} is not a {node.type}")
                found.append(inputs[name])
            else:
                x = [found[i] for i in node.args]
                found.append(compute(node.op, node.type, x, node.parameter, self.modulus))
        return found

    def execute(self, inputs: Mapping[str, int]) -> dict[str, int]:
        """The results of these inputs."""
        values = self.values(inputs)
        return {name: values[at] for name, at in self.results.items()}

    @property
    def types(self) -> dict[str, Type]:
        """The types of the inputs."""
        return {self.inputs[n.parameter]: n.type for n in self.nodes if n.op is INPUT}

    @property
    def working(self) -> list[int]:
        """The nodes that are operations."""
        return [i for i, node in enumerate(self.nodes) if node.works]

    def readers(self) -> list[list[int]]:
        """For each node the nodes that read it, each once."""
        found: list[list[int]] = [[] for _ in self.nodes]
        for i, node in enumerate(self.nodes):
            for arg in dict.fromkeys(node.args):
                found[arg].append(i)
        return found

    def operations(self) -> dict[str, int]:
        """The number of times that each operation occurs."""
        return dict(Counter(self.nodes[i].op.name for i in self.working))

    def cost_class(self, node: Node) -> str:
        """The class of an operation in the literature's counts: M, S, D (one operand constant), A, or empty."""
        constant = any(self.nodes[i].op is CONSTANT for i in node.args)
        return "D" if node.op is ops.MUL and constant else node.op.cost if node.type.modular else ""

    def counts(self) -> dict[str, int]:
        """Operations by cost class, in the literature's order."""
        found = Counter(self.cost_class(self.nodes[i]) for i in self.working)
        return {name: found[name] for name in "MSDA" if found[name]}

    def depth(self, delay: Callable[[Node], int] = lambda _node: 1) -> int:
        """The longest way from inputs to results, each operation counting as its delay; inputs do not count."""
        at: list[int] = []
        for node in self.nodes:
            begin = max((at[i] for i in node.args), default=0)
            at.append(begin + (delay(node) if node.works else 0))
        return max((at[i] for i in self.results.values()), default=0)


@dataclass(slots=True)
class Builder:
    """A graph in the making: `add` checks the types."""

    modulus: int
    nodes: list[Node] = field(default_factory=list)
    inputs: list[str] = field(default_factory=list)

    def input(self, name: str, type_: Type) -> int:
        """The number of a new input."""
        self.inputs.append(name)
        self.nodes.append(Node(INPUT, type_, (), len(self.inputs) - 1))
        return len(self.nodes) - 1

    def constant(self, value: int, type_: Type) -> int:
        """The number of a new constant."""
        self.nodes.append(Node(CONSTANT, type_, (), value % type_.size(self.modulus)))
        return len(self.nodes) - 1

    def add(self, op: Operation, *args: int, parameter: int = 0) -> int:
        """The number of a new operation. Raises FormulaError for types that it does not take."""
        type_ = op.result([self.nodes[i].type for i in args])
        self.nodes.append(Node(op, type_, args, parameter))
        return len(self.nodes) - 1

    def value(self, at: int) -> int | None:
        """The value of a constant, None for what is none."""
        node = self.nodes[at]
        return node.parameter if node.op is CONSTANT else None

    def graph(self, results: Mapping[str, int]) -> Graph:
        """The graph that was built, with these results."""
        return Graph(tuple(self.nodes), tuple(self.inputs), dict(results), self.modulus)


Rule = Callable[[Builder, Node], int]
"""The number of what replaces a node, whose operands are those of the new graph already."""


def rewrite(graph: Graph, rule: Rule) -> Graph:
    """The graph with every operation and constant replaced by what the rule makes of it."""
    builder = Builder(graph.modulus)
    new: dict[int, int] = {}
    for at, node in enumerate(graph.nodes):
        if node.op is INPUT:
            new[at] = builder.input(graph.inputs[node.parameter], node.type)
    for at, node in enumerate(graph.nodes):
        if node.op is not INPUT:
            args = tuple(new[i] for i in node.args)
            new[at] = rule(builder, Node(node.op, node.type, args, node.parameter))
    return builder.graph({name: new[at] for name, at in graph.results.items()})


def keep(builder: Builder, node: Node) -> int:
    """The rule that changes nothing."""
    builder.nodes.append(node)
    return len(builder.nodes) - 1
