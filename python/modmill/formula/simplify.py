"""All simplifying passes, again and again until none changes anything."""

from __future__ import annotations

from collections.abc import Callable

from modmill.formula.graph import Graph
from modmill.formula.passes.common import common
from modmill.formula.passes.dead import dead
from modmill.formula.passes.fold import fold
from modmill.formula.passes.strength import strength

PASSES: tuple[Callable[[Graph], Graph], ...] = (fold, strength, common, dead)


def simplify(graph: Graph) -> Graph:
    """The simplified graph."""
    while True:
        before = graph
        for one in PASSES:
            graph = one(graph)
        if graph == before:
            return graph
