"""Registers for the operations of a graph in some order."""

from __future__ import annotations

from collections.abc import Sequence

from modmill.formula.graph import Graph
from modmill.formula.operation import FormulaError
from modmill.hw.microcode.colour import Allocation, Item, TooFewRegisters, allocate


def allocated(graph: Graph, order: Sequence[int], registers: int) -> Allocation:
    """Steps of these operations, with stores and loads as far as registers do not suffice; inputs need none.

    Raises FormulaError where an operation has more operands than there are registers.
    """
    try:
        return allocate([Item(at, graph.nodes[at].args) for at in order], set(graph.results.values()), registers)
    except TooFewRegisters as e:
        raise FormulaError(str(e)) from None
