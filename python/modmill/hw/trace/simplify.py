"""All simplifying passes, again and again until none changes anything."""

from __future__ import annotations

from collections.abc import Callable

from modmill.hw.trace.graph import Graph
from modmill.hw.trace.passes.common import common
from modmill.hw.trace.passes.dead import dead
from modmill.hw.trace.passes.fold import fold
from modmill.hw.trace.passes.strength import strength

PASSES: tuple[Callable[[Graph], Graph], ...] = (fold, strength, common, dead)


def simplify(graph: Graph) -> Graph:
    """The simplified graph."""
    while True:
        before = graph
        for one in PASSES:
            graph = one(graph)
        if graph == before:
            return graph
