"""Constant folding: an operation on constants is a constant."""

from __future__ import annotations

from modmill.hw.formula.operation import compute
from modmill.hw.trace.graph import Builder, Graph, Node, keep, rewrite


def fold(graph: Graph) -> Graph:
    """The graph without operations on constants alone."""

    def rule(builder: Builder, node: Node) -> int:
        known = [value for i in node.args if (value := builder.value(i)) is not None]
        if not node.works or len(known) < len(node.args):
            return keep(builder, node)
        return builder.constant(compute(node.op, node.type, known, node.parameter, graph.modulus), node.type)

    return rewrite(graph, rule)
