"""Registers for the operations of a graph: what they hold is what the graph computes."""

from __future__ import annotations

import random

import pytest

from modmill.formula.graph import CONSTANT, INPUT, Graph
from modmill.formula.library import find
from modmill.formula.liveness import alive, critical_path, depth_first, ranges
from modmill.formula.operation import FormulaError, compute
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from modmill.hw.microcode.colour import Allocation
from modmill.hw.trace.registers import allocated
from tests.formula.graphs import random_graph, random_inputs


@pytest.mark.parametrize("registers", [3, 4, 6, 10, 40])
def test_allocated_operations_compute_the_same_from_registers_and_memory(registers: int) -> None:
    for seed in range(40):
        rng = random.Random(seed)
        graph = simplify(random_graph(rng, rng.randint(10, 80), 65521))
        for order in (depth_first(graph), critical_path(graph)):
            found = allocated(graph, order, registers)
            assert found.registers <= registers
            if alive(ranges(graph, order)) <= registers:
                assert not found.memory, "interval graphs are coloured with as many as live at once"
            for inputs in random_inputs(graph, rng, 3):
                assert run_allocated(graph, found, inputs) == graph.execute(inputs), seed


def test_formulas_spill_where_registers_are_few() -> None:
    graph = simplify(trace(find("prepare")))
    order = depth_first(graph)
    most = alive(ranges(graph, order))
    assert not allocated(graph, order, most).memory
    few = allocated(graph, order, 4)
    assert few.memory and few.registers == 4
    for inputs in random_inputs(graph, random.Random(1), 2):
        assert run_allocated(graph, few, inputs) == graph.execute(inputs)
    with pytest.raises(FormulaError, match="fewer than an operation needs"):
        allocated(graph, order, 1)


def run_allocated(graph: Graph, found: Allocation, inputs: dict[str, int]) -> dict[str, int]:
    """The results of steps, on registers and memory only."""
    registers, memory = [-1] * found.registers, [-1] * found.memory

    def outside(at: int) -> int:
        node = graph.nodes[at]
        assert node.op in (INPUT, CONSTANT)
        return inputs[graph.inputs[node.parameter]] if node.op is INPUT else node.parameter

    for step in found.steps:
        assert isinstance(step.value, int) and step.to is not None
        node = graph.nodes[step.value]
        if step.kind == "store":
            memory[step.to] = registers[step.sources[0] or 0]
        elif step.kind == "load":
            registers[step.to] = memory[step.sources[0] or 0]
        else:
            x = [outside(a) if s is None else registers[s] for a, s in zip(node.args, step.sources, strict=True)]
            registers[step.to] = compute(node.op, node.type, x, node.parameter, graph.modulus)
    places = {name: found.places[at] for name, at in graph.results.items() if at in found.places}
    places = {name: registers[p] if p >= 0 else memory[-1 - p] for name, p in places.items()}
    return {name: places[name] if name in places else outside(at) for name, at in graph.results.items()}
