"""The circuits of graphs: random graphs and all formulas, evaluated on integers with every bound checked."""

from __future__ import annotations

import random

import pytest

from modmill.formula.element import odd
from modmill.formula.formula import Formula
from modmill.formula.graph import Graph
from modmill.formula.library import FORMULAS, find
from modmill.formula.operation import RESIDUE, FormulaError, Type
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.circuit.part import Part
from modmill.hw.modmul.barrett import Barrett
from modmill.hw.modmul.multiplier import Multiplier
from modmill.hw.trace.lower.circuit import Lowered, lower
from modmill.hw.trace.lower.integers import Integers
from tests.formula.graphs import random_graph, random_inputs


def integers(graph: Graph, multiplier: Multiplier | None) -> Lowered:
    return lower(graph, Integers(Circuit(), graph.modulus, multiplier))


def check(graph: Graph, slack: int, rng: random.Random, count: int) -> None:
    made = integers(graph, Barrett(graph.modulus, 0, slack=slack) if graph.modulus > 1 else None)
    for inputs in random_inputs(graph, rng, count):
        values = evaluate(made.circuit, inputs, graph.modulus)
        assert {name: value(word, values) for name, word in made.results.items()} == graph.execute(inputs), inputs


@pytest.mark.parametrize("modulus", [11, 97, 127, 128, 65521])
@pytest.mark.parametrize("slack", [0, 1, 3])
def test_random_graphs(modulus: int, slack: int) -> None:
    for seed in range(25):
        rng = random.Random(seed)
        check(simplify(random_graph(rng, rng.randint(10, 40), modulus)), slack, rng, 8)


OF_NUMBERS = [name for name, formula in FORMULAS.items() if not formula.binary]


@pytest.mark.parametrize("name", [name for name in OF_NUMBERS if name not in ("decompress", "prepare")])
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
        graph, made = trace(formula, modulus), integers(simplify(trace(formula, modulus)), Barrett(modulus, 0, slack=1))
        for x in range(modulus):
            for y in range(modulus):
                values = evaluate(made.circuit, {"x": x, "y": y}, modulus)
                found = {name: value(word, values) for name, word in made.results.items()}
                assert found == graph.execute({"x": x, "y": y})


def test_lazy_sums_of_the_mixed_addition_need_no_correction() -> None:
    made = integers(simplify(trace(find("mixed_addition"))), Barrett(find("mixed_addition").modulus or 0, 0))
    assert not any("_less_" in op.name or "_from_" in op.name for op in made.circuit.ops)


class WithFactor(Barrett):
    """a b / 5 modulo N, as Montgomery's method with R = 5: a second product, by the factor."""

    def __init__(self, modulus: int) -> None:
        super().__init__(modulus, 0)
        self.factor = pow(5, -1, modulus)

    def act(self, a: int, b: int) -> int:
        return a * b * self.factor % self.modulus

    def build(self) -> Part:
        c, plain = Circuit(), super().build()
        ab = plain(c, "ab", a=c.input("a", self.inputs), b=c.input("b", self.inputs))[0]
        return Part("multiplier", "", c, {"r": plain(c, "r", a=ab, b=c.literal("factor", self.factor))[0]})


@pytest.mark.parametrize("name", ["edwards", "ladder_step", "isogeny_construct", "mixed_addition"])
def test_residues_in_the_form_of_a_multiplier(name: str) -> None:
    formula, n = find(name), 65521
    graph, multiplier = simplify(trace(formula, n)), WithFactor(n)
    made = integers(graph, multiplier)
    assert made.scaling == 5

    def held(values: dict[str, int], types: dict[str, Type], by: int) -> dict[str, int]:
        return {x: v * by % n if types[x] == RESIDUE else v for x, v in values.items()}

    results = {x: graph.nodes[at].type for x, at in graph.results.items()}
    for inputs in random_inputs(graph, random.Random(name), 10):
        values = evaluate(made.circuit, held(inputs, graph.types, 5), n)
        found = {x: value(word, values) for x, word in made.results.items()}
        assert held(found, results, multiplier.factor) == formula.run(inputs, n)
    with pytest.raises(FormulaError, match="multiplier's form"):
        integers(trace(Formula("f", "", lambda x: {"y": odd(x)}), n), multiplier)


def test_a_product_needs_a_multiplier() -> None:
    with pytest.raises(FormulaError, match="without a multiplier"):
        integers(trace(find("horner"), 97), None)
