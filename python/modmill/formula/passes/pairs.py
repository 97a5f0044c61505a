"""Pairs a + b and a - b of the same operands, which a unit for both can compute at once."""

from __future__ import annotations

from modmill.formula import operation as ops
from modmill.formula.graph import Graph


def pairs(graph: Graph) -> list[tuple[int, int]]:
    """The sum and the difference of each pair; no node is in two."""
    sums: dict[frozenset[int], list[int]] = {}
    for at, node in enumerate(graph.nodes):
        if node.op is ops.ADD:
            sums.setdefault(frozenset(node.args), []).append(at)
    found = []
    for at, node in enumerate(graph.nodes):
        if node.op is ops.SUB and sums.get(frozenset(node.args)):
            found.append((sums[frozenset(node.args)].pop(0), at))
    return found
