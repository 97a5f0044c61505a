"""Sums and differences of two products, which nothing else reads, as one operation: a b + c d and a b - c d.

A number system that first makes a product and then reduces it reduces such a pair once. The operations are not among
those of formulas: a lowering asks for the pass (`hw.trace.lower.numbers.Numbers.crosses`).
"""

from __future__ import annotations

from collections.abc import Sequence

from modmill.formula import operation as ops
from modmill.formula.graph import Builder, Graph, Node, keep, rewrite
from modmill.formula.operation import RESIDUE, FormulaError, Operation, Type
from modmill.formula.passes.dead import dead


def _residues(types: Sequence[Type]) -> Type:
    if any(t != RESIDUE for t in types):
        raise FormulaError(f"a {types[0]} where a residue is needed")
    return RESIDUE


def _degree(degrees: Sequence[int], _k: int) -> int:
    return max(degrees[0] + degrees[1], degrees[2] + degrees[3])


CROSS_SUM = Operation(
    "cross_sum", "ab+cd", 4, _residues, lambda x, _k, _n: x[0] * x[1] + x[2] * x[3], _degree, cost="M"
)
CROSS_DIFFERENCE = Operation(
    "cross_difference", "ab-cd", 4, _residues, lambda x, _k, _n: x[0] * x[1] - x[2] * x[3], _degree, cost="M"
)
CROSSED = {ops.ADD: CROSS_SUM, ops.SUB: CROSS_DIFFERENCE}


def crossed(graph: Graph) -> Graph:
    """The graph with all pairs of products that are used once, by one sum or difference, as one operation.

    >>> b = Builder(97)
    >>> x, y = b.input("x", RESIDUE), b.input("y", RESIDUE)
    >>> d = b.add(ops.SUB, b.add(ops.SQUARE, x), b.add(ops.MUL, x, y))
    >>> [node.op for node in crossed(b.graph({"d": d})).nodes]
    [input, input, cross_difference]
    """
    read = [len(readers) for readers in graph.readers()]
    for at in graph.results.values():
        read[at] += 1
    products = (ops.MUL, ops.SQUARE)
    once = {at for at, node in enumerate(graph.nodes) if node.op in products and node.type == RESIDUE and read[at] == 1}

    def rule(builder: Builder, node: Node) -> int:
        # Nodes keep their numbers, since inputs come first and each node is replaced by one.
        if node.op not in CROSSED or node.args[0] == node.args[1] or not once.issuperset(node.args):
            return keep(builder, node)
        factors = [i for at in node.args for i in (builder.nodes[at].args[0], builder.nodes[at].args[-1])]
        return builder.add(CROSSED[node.op], *factors)

    return dead(rewrite(graph, rule))
