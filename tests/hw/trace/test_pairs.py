"""Formulas on carry-save pairs: residues, sums of products with one reduction, levels, Verilator."""

from __future__ import annotations

import random

import pytest

from modmill.errors import UsageError
from modmill.formula import library
from modmill.formula.element import Element
from modmill.formula.formula import Formula
from modmill.formula.library import find
from modmill.formula.operation import FormulaError
from modmill.formula.parameters import isogeny_prime
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from modmill.hw.carry_save.reduction import ByTables, Special
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.stream.simulation import StreamSimulation
from modmill.hw.trace.lower.circuit import Lowered, lower
from modmill.hw.trace.lower.pairs import Pairs
from modmill.hw.units.parts.traced.config import CARRY_SAVE, TracedConfig
from modmill.hw.units.parts.traced.unit import Traced
from modmill.watch import Watch
from tests.formula.graphs import random_graph, random_inputs
from tests.hw.support import require_tool


def made(formula: Formula, modulus: int | None = None) -> Lowered:
    graph = simplify(trace(formula, modulus))
    return lower(graph, Pairs(Circuit(), graph.modulus, "ternary"))


@pytest.mark.parametrize("name", ["isogeny_back", "ladder_step", "mixed_addition", "horner"])
def test_a_formula_on_pairs_gives_its_residues(name: str) -> None:
    """The reference of the unit compares the circuit's residues with the formula's."""
    unit = Traced(TracedConfig(formula=name, bits=20, method=CARRY_SAVE, latency=0, cut=1))
    for _, beat in unit.beats(unit.modulus, 30, 1):
        unit.expected(unit.modulus, beat)
    assert unit.summary["full_adders"] > 0 and unit.summary["multipliers"] == 0


@pytest.mark.parametrize("modulus", [191, (1 << 13) - 1, 251])
def test_random_graphs_on_pairs(modulus: int) -> None:
    rng = random.Random(modulus)
    for _ in range(6):
        graph = simplify(random_graph(rng, 24, modulus, only_residues=True))
        pairs = Pairs(Circuit(), modulus, "ternary", (Special if modulus != 251 else ByTables)(modulus))
        built = lower(graph, pairs)
        for inputs in random_inputs(graph, rng, 6):
            values = evaluate(built.circuit, {name: pairs.held(v) for name, v in inputs.items()}, modulus)
            found = {name: pairs.residue(value(word, values)) for name, word in built.results.items()}
            assert found == graph.execute(inputs)


def cross(a: Element, b: Element, c: Element, d: Element) -> dict[str, Element]:
    return {"y": a * b - c * d}


def test_a_sum_of_products_is_reduced_once() -> None:
    def product(a: Element, b: Element) -> dict[str, Element]:
        return {"y": a * b}

    both, single = (made(Formula("f", "", f), isogeny_prime("p89")) for f in (cross, product))
    tables = [sum(op.kind.name == "rom" for op in m.circuit.ops) for m in (both, single)]
    assert tables[0] <= tables[1] + 4
    assert both.numbers.counted["levels"] <= single.numbers.counted["levels"] + 3


def test_what_has_no_canonical_form_is_refused_by_name() -> None:
    with pytest.raises(FormulaError, match="carry-save pairs have no canonical form"):
        made(find("decompress"), 97)
    with pytest.raises(UsageError, match="no multiplier to share"):
        TracedConfig(method=CARRY_SAVE, interval=2)


@pytest.mark.parametrize(
    ("name", "levels", "full_adder_levels", "full_adders"),
    [
        ("isogeny_construct", 68.0, 60, 6_059_055),
        pytest.param("isogeny_double", 104.0, 98, 13_556_327, marks=pytest.mark.slow),
        pytest.param("isogeny_evaluate", 105.5, 99, 18_748_908, marks=pytest.mark.slow),
        pytest.param("isogeny_back", 105.0, 97, 12_111_470, marks=pytest.mark.slow),
    ],
)
def test_levels_of_the_isogeny_formulas_at_1506_bits_as_in_the_docs(
    name: str, levels: float, full_adder_levels: int, full_adders: int
) -> None:
    counted = made(find(name)).numbers.counted
    expected = {"levels": levels, "full_adder_levels": full_adder_levels, "full_adders": full_adders}
    assert {key: counted[key] for key in expected} == expected


def test_one_formula_on_numbers_and_on_pairs_in_verilator(monkeypatch: pytest.MonkeyPatch) -> None:
    require_tool("verilator")
    monkeypatch.setitem(library.FORMULAS, "cross", Formula("cross", "", cross))
    unit = Traced(TracedConfig(formula="cross", bits=7, method=CARRY_SAVE, latency=0, cut=2))
    beats = [beat for _, beat in unit.beats(unit.modulus, 300, 1)]
    expected = [unit.expected(unit.modulus, beat) for beat in beats]
    with StreamSimulation(unit, unit.modulus, 1, 30, Watch(None)) as model:
        assert model.run(beats, len(beats), drain=True) == expected
