"""Formulas of polynomials over GF(2) as circuits: products, wiring of squares and constants, counts of LUTs."""

from __future__ import annotations

import random

import pytest

from modmill.errors import UsageError
from modmill.formula.library import find
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from modmill.golden import gf2
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.modmul.carryless import CarrylessMultiplier
from modmill.hw.trace.lower.binary import Binary
from modmill.hw.trace.lower.circuit import lower
from modmill.hw.units.parts.traced.config import TracedConfig
from tests.formula.graphs import random_inputs
from tests.formula.test_binary import random_polynomials

THESIS = gf2.from_terms([255, 82, 0])


@pytest.mark.parametrize("modulus", [0b111, 0b1011, 0x11B, gf2.from_terms([33, 10, 0])])
@pytest.mark.parametrize("levels", [0, 2])
def test_random_graphs_of_polynomials(modulus: int, levels: int) -> None:
    for seed in range(12):
        rng = random.Random(seed)
        graph = simplify(random_polynomials(rng, 30, modulus))
        made = lower(graph, Binary(Circuit(), CarrylessMultiplier(modulus, 0, levels, reduced=False)))
        for inputs in random_inputs(graph, rng, 6):
            values = evaluate(made.circuit, inputs, modulus)
            assert {name: value(word, values) for name, word in made.results.items()} == graph.execute(inputs), seed


@pytest.mark.parametrize("bits", [1, 2, 3, 5, 8, 13, 31])
@pytest.mark.parametrize("levels", [0, 1, 2, 5])
def test_products_by_karatsubas_method(bits: int, levels: int) -> None:
    rng = random.Random(bits)
    for modulus in (1 << bits | 1, 1 << bits | rng.getrandbits(bits)):
        multiplier = CarrylessMultiplier(modulus, 0, levels)
        part = multiplier.part
        drawn = [(rng.getrandbits(bits), rng.getrandbits(bits)) for _ in range(20)]
        for a, b in [(0, 0), ((1 << bits) - 1,) * 2, *drawn]:
            values = evaluate(part.circuit, {"a": a, "b": b}, 0)
            assert value(part.results["r"], values) == multiplier.act(a, b) == gf2.mul(modulus, a, b)


@pytest.mark.parametrize(("reduced", "maps"), [(True, 5), (False, 10)])
def test_squares_are_maps_and_sums_of_products_are_reduced_once(reduced: bool, maps: int) -> None:
    """Five squares. Of the six products, one multiplier reduces each; else those of a sum are reduced together."""
    graph = simplify(trace(find("binary_ladder_step")))
    made = lower(graph, Binary(Circuit(), CarrylessMultiplier(graph.modulus, 0, reduced=reduced)))
    kinds = [op.kind.name for op in made.circuit.ops]
    assert (kinds.count("multiplier"), kinds.count("linear"), kinds.count("xor")) == (6, maps, 3)


@pytest.mark.parametrize(
    ("levels", "lut4", "lut6"), [(0, 43_605, 26_367), (3, 21_067, 14_063), (4, 18_197, 13_183), (5, 17_315, 13_917)]
)
def test_lookup_tables_of_the_thesis_field_as_in_the_docs(levels: int, lut4: int, lut6: int) -> None:
    assert CarrylessMultiplier(THESIS, 0, levels).lookups == (lut4, lut6)


def test_lookup_tables_of_a_reduction_as_in_the_docs() -> None:
    dense = 1 << 233 | random.Random(1).getrandbits(233) | 1
    for modulus, lut4 in ((dense, 9_059), (gf2.from_terms([233, 74, 0]), 233)):
        whole, long = (CarrylessMultiplier(modulus, 0, 4, reduced=r).lookups for r in (True, False))
        assert (whole[0] - long[0], long[0]) == (lut4, 15_549)


def test_methods_and_formulas_must_go_together() -> None:
    config = TracedConfig.from_values({"formula": "binary_ladder_step"})
    assert (config.method, config.bits) == ("carry-less", 233)
    with pytest.raises(UsageError, match="polynomials over GF"):
        TracedConfig(formula="binary_ladder_step", bits=233)
    with pytest.raises(UsageError, match="computes with numbers"):
        TracedConfig(method="carry-less")
