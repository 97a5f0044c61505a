"""Dead code: what no result needs."""

from __future__ import annotations

from modmill.formula.graph import INPUT, Builder, Graph


def dead(graph: Graph) -> Graph:
    """The graph without it; inputs stay."""
    needed = set(graph.results.values())
    for at in range(len(graph.nodes) - 1, -1, -1):
        if at in needed:
            needed.update(graph.nodes[at].args)
    builder = Builder(graph.modulus)
    new: dict[int, int] = {}
    for at, node in enumerate(graph.nodes):
        if node.op is INPUT:
            new[at] = builder.input(graph.inputs[node.parameter], node.type)
        elif at in needed:
            builder.nodes.append(type(node)(node.op, node.type, tuple(new[i] for i in node.args), node.parameter))
            new[at] = len(builder.nodes) - 1
    return builder.graph({name: new[at] for name, at in graph.results.items()})
