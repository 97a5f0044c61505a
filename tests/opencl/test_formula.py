"""One formula, three fabrics: its kernel on an OpenCL device against the same formula on numbers."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import pytest

from modmill.formula.graph import Graph
from modmill.formula.library import find
from modmill.formula.operation import FormulaError
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.units.parts.traced.config import CARRYLESS, TracedConfig
from modmill.hw.units.parts.traced.unit import Traced
from modmill.opencl.formula import kernel
from modmill.watch import Watch
from tests.formula.graphs import random_graph, random_inputs
from tests.hw.support import require_tool
from tests.support import require_opencl


def run(graph: Graph, inputs: Sequence[Mapping[str, int]]) -> list[dict[str, int]]:
    """The results of a kernel, an item for each of the inputs."""
    require_opencl()
    import numpy as np

    from modmill.opencl.build import build
    from modmill.opencl.devices import find as device
    from modmill.opencl.devices import library

    cl, found = library(), device()
    context = cl.Context([found.device])
    queue = cl.CommandQueue(context)
    given = np.array([[x[name] for name in graph.inputs] for x in inputs], dtype=np.uint64)
    out = np.zeros((len(inputs), len(graph.results)), dtype=np.uint64)
    flags = cl.mem_flags
    source = cl.Buffer(context, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=given)
    sink = cl.Buffer(context, flags.WRITE_ONLY, out.nbytes)
    build(context, found, kernel(graph, "formula")).kernel("formula")(queue, (len(inputs),), None, source, sink)
    cl.enqueue_copy(queue, out, sink)
    return [dict(zip(graph.results, map(int, row), strict=True)) for row in out]


@pytest.mark.parametrize("name", ["mixed_addition", "ladder_step", "sha512_pair"])
def test_the_same_formula_as_a_kernel(name: str) -> None:
    formula, rng = find(name), random.Random(name)
    graph = simplify(trace(formula, None if formula.words else 4294967291))
    inputs = list(random_inputs(graph, rng, 200))
    assert run(graph, inputs) == [formula.run(x, graph.modulus) for x in inputs]


@pytest.mark.parametrize("modulus", [0b1011, 0x11B, (1 << 63) + 3, (1 << 64) + 0b11011])
def test_a_formula_of_polynomials_as_a_kernel(modulus: int) -> None:
    formula, rng = find("binary_ladder_step"), random.Random(modulus)
    graph = simplify(trace(formula, modulus))
    inputs = list(random_inputs(graph, rng, 200))
    assert run(graph, inputs) == [formula.run(x, modulus) for x in inputs]


@pytest.mark.parametrize("name", ["mixed_addition", "sha512_pair", "binary_ladder_step"])
def test_one_formula_on_numbers_in_gates_and_on_a_device(name: str) -> None:
    """Equal inputs go through the formula in Python, its circuit in Verilator under stalls, and its kernel."""
    require_tool("verilator")
    formula = find(name)
    method = CARRYLESS if formula.binary else "barrett"
    unit = Traced(TracedConfig(formula=name, bits=formula.words or 32, latency=4, method=method))
    inputs = [beat for _, beat in unit.beats(unit.modulus, 200, 1)]
    numbers = [formula.run(x, unit.modulus or None) for x in inputs]
    with StreamSimulation(unit, unit.modulus, 1, 30, Watch(None)) as model:
        assert model.run(inputs, len(inputs), drain=True) == numbers
    assert run(unit.graph, inputs) == numbers


@pytest.mark.parametrize("seed", range(4))
def test_random_graphs_as_kernels(seed: int) -> None:
    rng = random.Random(seed)
    graph = simplify(random_graph(rng, 50, rng.choice([2, 97, 65521, 4294967291])))
    inputs = list(random_inputs(graph, rng, 50))
    assert run(graph, inputs) == [graph.execute(x) for x in inputs]


def test_what_a_ulong_does_not_hold_is_refused() -> None:
    with pytest.raises(FormulaError, match="61 bits"):
        kernel(trace(find("horner"), (1 << 61) - 1), "horner")
    with pytest.raises(FormulaError, match="degree 233; a ulong has 64"):
        kernel(trace(find("binary_ladder_step")), "step")
    with pytest.raises(FormulaError, match="word of 255 bits"):
        kernel(trace(find("decompress"), 97), "decompress")
