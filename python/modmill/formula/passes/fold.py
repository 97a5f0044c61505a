"""Constant folding: an operation on constants is a constant."""

from __future__ import annotations

from modmill.formula.graph import Builder, Graph, Node, keep, rewrite
from modmill.formula.operation import compute


def fold(graph: Graph) -> Graph:
    """The graph without operations on constants alone."""

    def rule(builder: Builder, node: Node) -> int:
        known = [value for i in node.args if (value := builder.value(i)) is not None]
        if not node.works or len(known) < len(node.args):
            return keep(builder, node)
        return builder.constant(compute(node.op, node.type, known, node.parameter, graph.modulus), node.type)

    return rewrite(graph, rule)
