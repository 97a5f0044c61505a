"""In which order a machine that does one operation at a time does them, and what is alive in between."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from modmill.formula.graph import Graph, Node


def depth_first(graph: Graph) -> list[int]:
    """Each result's operations just before it, the operand that needs more places first: few values are alive.

    Source: R. Sethi, J. Ullman, J. ACM 17 (1970), whose numbers are exact for trees and good for graphs.
    """
    need: list[int] = []
    for node in graph.nodes:
        wants = sorted((need[i] for i in node.args if graph.nodes[i].works), reverse=True)
        need.append(max((n + i for i, n in enumerate(wants)), default=1) if node.works else 0)
    found: dict[int, None] = {}
    for result in graph.results.values():
        stack = [(result, False)]
        while stack:
            at, ready = stack.pop()
            if at in found or not graph.nodes[at].works:
                continue
            if ready:
                found[at] = None
                continue
            stack.append((at, True))
            stack += [(i, False) for i in sorted(graph.nodes[at].args, key=lambda i: need[i])]
    return list(found)


def urgencies(graph: Graph, delay: Callable[[Node], int]) -> list[int]:
    """The longest way from the begin of each operation to the last result."""
    after = [0] * len(graph.nodes)
    for at in range(len(graph.nodes) - 1, -1, -1):
        node = graph.nodes[at]
        after[at] += delay(node) if node.works else 0
        for i in node.args:
            after[i] = max(after[i], after[at])
    return after


def critical_path(graph: Graph, delay: Callable[[Node], int] = lambda _node: 1) -> list[int]:
    """The most urgent operation first whose operands are there."""
    urgency = urgencies(graph, delay)
    # An operand is at least as urgent as its readers and has a lower number, so the order is one of evaluation.
    return sorted(graph.working, key=lambda at: (-urgency[at], at))


@dataclass(frozen=True, slots=True)
class Range:
    """A value is written in step `born` and read last in step `last`; results are read behind the last step."""

    born: int
    last: int


def ranges(graph: Graph, order: Sequence[int]) -> Mapping[int, Range]:
    """The lives of all operations in that order."""
    step = {at: i for i, at in enumerate(order)}
    last = step.copy()
    for at in order:
        for i in graph.nodes[at].args:
            if i in last:
                last[i] = max(last[i], step[at])
    for at in graph.results.values():
        if at in last:
            last[at] = len(order)
    return {at: Range(step[at], last[at]) for at in order}


def alive(lives: Mapping[int, Range]) -> int:
    """The largest number of values that live at once: places that any allocation needs."""
    steps = max((r.last for r in lives.values()), default=0)
    return max(
        (sum(r.born <= i < max(r.last, r.born + 1) for r in lives.values()) for i in range(steps + 1)), default=0
    )
