"""The circuits of graphs: random graphs and all formulas, evaluated on integers with every bound checked."""

from __future__ import annotations

import random

import pytest

from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.formula.formula import Formula
from modmill.hw.formula.library import FORMULAS, find
from modmill.hw.formula.operation import FormulaError
from modmill.hw.modmul.barrett import Barrett
from modmill.hw.trace.graph import Graph
from modmill.hw.trace.lower.circuit import lower
from modmill.hw.trace.simplify import simplify
from modmill.hw.trace.tracer import trace
from tests.hw.trace.graphs import random_graph, random_inputs


def check(graph: Graph, slack: int, rng: random.Random, count: int) -> None:
    made = lower(graph, Barrett(graph.modulus, 0, slack) if graph.modulus > 1 else None)
    for inputs in random_inputs(graph, rng, count):
        values = evaluate(made.circuit, inputs, graph.modulus)
        assert {name: value(word, values) for name, word in made.results.items()} == graph.execute(inputs), inputs


@pytest.mark.parametrize("modulus", [11, 97, 127, 128, 65521])
@pytest.mark.parametrize("slack", [0, 1, 3])
def test_random_graphs(modulus: int, slack: int) -> None:
    for seed in range(25):
        rng = random.Random(seed)
        check(simplify(random_graph(rng, rng.randint(10, 40), modulus)), slack, rng, 8)


@pytest.mark.parametrize("name", [name for name in FORMULAS if name not in ("decompress", "prepare")])
def test_formulas_at_toy_width(name: str) -> None:
    for modulus in (13, 251, 65521):
        check(simplify(trace(find(name), modulus)), 2, random.Random(name), 12)


@pytest.mark.parametrize("name", ["mixed_addition", "ladder_step", "sha512_pair", "edwards_double"])
def test_formulas_at_their_own_width(name: str) -> None:
    check(simplify(trace(find(name))), 2, random.Random(name), 2)


def test_every_input_of_a_chain_that_needs_all_corrections() -> None:
    """Sums grow far beyond the multiplier's bound, by scalings and by sums."""
    formula = Formula("f", "", lambda x, y: {"z": (x * 900 + y) * (3 * y) - 7 * x, "w": -(x * 6) + x * 20})
    for modulus in (17, 31, 32):
        graph, made = trace(formula, modulus), lower(simplify(trace(formula, modulus)), Barrett(modulus, 0, 1))
        for x in range(modulus):
            for y in range(modulus):
                values = evaluate(made.circuit, {"x": x, "y": y}, modulus)
                found = {name: value(word, values) for name, word in made.results.items()}
                assert found == graph.execute({"x": x, "y": y})


def test_lazy_sums_of_the_mixed_addition_need_no_correction() -> None:
    made = lower(simplify(trace(find("mixed_addition"))), Barrett(find("mixed_addition").modulus or 0, 0))
    assert not any("_less_" in op.name or "_from_" in op.name for op in made.circuit.ops)


def test_a_product_needs_a_multiplier() -> None:
    with pytest.raises(FormulaError, match="without a multiplier"):
        lower(trace(find("horner"), 97), None)
