"""Common subexpressions: what is computed twice is computed once."""

from __future__ import annotations

from modmill.formula.graph import Builder, Graph, Node, keep, rewrite


def common(graph: Graph) -> Graph:
    """The graph with equal operations on equal operands joined; those that commute compare with sorted operands."""
    known: dict[Node, int] = {}

    def rule(builder: Builder, node: Node) -> int:
        args = tuple(sorted(node.args)) if node.op.commutes else node.args
        key = Node(node.op, node.type, args, node.parameter)
        if key not in known:
            known[key] = keep(builder, node)
        return known[key]

    return rewrite(graph, rule)
