"""Formulas on polynomials in the seed: circuits of random graphs on extreme words, conversions, what is refused."""

from __future__ import annotations

import random

import pytest

from modmill.formula.element import Element, canonical, equal, odd, residue, select
from modmill.formula.formula import Formula, Function
from modmill.formula.graph import Graph
from modmill.formula.library import find
from modmill.formula.operation import BIT, RESIDUE, FormulaError, Type
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.circuit.graph import Circuit
from modmill.hw.modmul.methods import modulus_of
from modmill.hw.modmul.polynomial import SEEDS, Polynomial, packed
from modmill.hw.modmul.seed import WORDS
from modmill.hw.trace.lower.circuit import Lowered, lower
from modmill.hw.trace.lower.polynomials import Polynomials
from tests.formula.graphs import random_graph

TOYS = [modulus_of(bits, "polynomial")[0] for bits in (68, 70)]


def system(modulus: int) -> Polynomials:
    return Polynomials(Circuit(), Polynomial(modulus, 0))


def extreme(numbers: Polynomials, rng: random.Random) -> int:
    """A port with words at both ends and in between."""
    bits = numbers.layout.bits
    most = (1 << bits) - 1
    return packed([rng.choice([0, 1, most, most - 1, rng.getrandbits(bits)]) for _ in range(WORDS)], bits)


def check(graph: Graph, made: Lowered, rng: random.Random, count: int) -> None:
    """Results stand for what the graph computes of the residues that the inputs stand for."""
    numbers = made.numbers
    assert isinstance(numbers, Polynomials)
    for _ in range(count):
        ports = {
            name: extreme(numbers, rng) if type_ == RESIDUE else rng.randrange(type_.size(1))
            for name, type_ in graph.types.items()
        }
        values = evaluate(made.circuit, ports, graph.modulus, numbers.multiplier.models)
        found = {name: numbers.residue(value(word, values)) for name, word in made.results.items()}
        plain = {name: numbers.residue(x) if graph.types[name] == RESIDUE else x for name, x in ports.items()}
        assert found == graph.execute(plain), ports


@pytest.mark.parametrize("modulus", TOYS)
def test_random_graphs(modulus: int) -> None:
    for seed in range(12):
        rng = random.Random(seed)
        graph = simplify(random_graph(rng, rng.randint(8, 20), modulus, only_residues=True))
        check(graph, lower(graph, system(modulus)), rng, 12)


@pytest.mark.parametrize("crosses", [True, False])
@pytest.mark.parametrize("modulus", TOYS)
def test_two_products_with_one_reduction(modulus: int, crosses: bool) -> None:
    formula = Formula("f", "", lambda x, y: {"p": x * x + 5 * y * x, "m": x * (x + y) - y * y})
    graph = trace(formula, modulus)
    numbers = Polynomials(Circuit(), Polynomial(modulus, 0), crosses=crosses)
    made = lower(graph, numbers)
    assert numbers.crossed == 4 * crosses
    check(graph, made, random.Random(modulus), 40)


@pytest.mark.parametrize("modulus", SEEDS)
@pytest.mark.parametrize("name", ["mixed_addition", "hessian_addition", "edwards", "ladder_step"])
def test_formulas(modulus: int, name: str) -> None:
    graph = simplify(trace(find(name), modulus))
    check(graph, lower(graph, system(modulus)), random.Random(name), 20 if modulus in TOYS else 2)


@pytest.mark.parametrize("modulus", SEEDS)
def test_sums_far_beyond_an_operand(modulus: int) -> None:
    """Scalings that need a quotient of many bits for each word, a difference of such, and results as long as that."""

    def make(x: Element, y: Element, bit: Element) -> dict[str, Element]:
        long = 900_001 * x - 77_777 * y
        return {"z": long * long, "long": long, "same": x, "chosen": select(bit, long, y), "minus": -x}

    formula = Formula("f", "", make, types={"bit": BIT})
    graph = simplify(trace(formula, modulus))
    check(graph, lower(graph, system(modulus)), random.Random(modulus), 30 if modulus in TOYS else 3)


@pytest.mark.parametrize("modulus", SEEDS)
def test_conversions_are_inverse(modulus: int) -> None:
    numbers, rng = system(modulus), random.Random(1)
    for x in (0, 1, modulus - 1, *(rng.randrange(modulus) for _ in range(20))):
        assert numbers.residue(numbers.held(x)) == x and numbers.held(x) < numbers.port_size


def test_the_mixed_addition_needs_no_shorter_words() -> None:
    for bits in (377, 381):
        numbers = system(modulus_of(bits)[0])
        made = lower(simplify(trace(find("mixed_addition"), numbers.modulus)), numbers)
        assert sum(op.kind.dsps for op in made.circuit.ops) == 7 * 216
        assert not any("estimate" in op.name or "short" in op.name for op in made.circuit.ops)


@pytest.mark.parametrize(
    ("what", "function", "types"),
    [
        ("odd_1", lambda x: {"y": odd(x)}, {}),
        ("equal_2", lambda x, y: {"z": equal(x, y)}, {}),
        ("reduce_1", lambda x: {"y": residue(x)}, {"x": Type(16)}),
    ],
)
def test_what_needs_a_canonical_form_is_refused_by_name(what: str, function: Function, types: dict[str, Type]) -> None:
    graph = trace(Formula("f", "", function, types=types), TOYS[0])
    with pytest.raises(FormulaError, match=f"{what}: polynomials in the seed have no canonical form"):
        lower(graph, system(TOYS[0]))


def test_words_are_compared_with_the_modulus() -> None:
    """The comparison of words needs no canonical form of residues."""
    made = lower(
        trace(Formula("f", "", lambda x: {"y": canonical(x)}, types={"x": Type(80)}), TOYS[0]), system(TOYS[0])
    )
    for x in (0, TOYS[0] - 1, TOYS[0], (1 << 80) - 1):
        assert value(made.results["y"], evaluate(made.circuit, {"x": x}, TOYS[0])) == (x < TOYS[0])
