"""Every pass leaves what a graph computes as it was, on random graphs and on all formulas; and does what it is for."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

from modmill.formula import operation as ops
from modmill.formula.element import Element, below, equal, residue, select
from modmill.formula.formula import Formula, Function
from modmill.formula.graph import CONSTANT, Builder, Graph
from modmill.formula.identity import compare
from modmill.formula.library import FORMULAS, find
from modmill.formula.liveness import alive, critical_path, depth_first, ranges
from modmill.formula.operation import BIT, RESIDUE, FormulaError, Type
from modmill.formula.passes.common import common
from modmill.formula.passes.crossed import CROSS_DIFFERENCE, CROSS_SUM, crossed
from modmill.formula.passes.dead import dead
from modmill.formula.passes.fold import fold
from modmill.formula.passes.pairs import pairs
from modmill.formula.passes.strength import strength
from modmill.formula.simplify import PASSES, simplify
from modmill.formula.tracer import trace
from modmill.formula.weierstrass import SECP256K1 as CURVE
from tests.formula.graphs import MODULI, random_graph, random_inputs


@pytest.mark.parametrize("one", [*PASSES, simplify], ids=lambda f: f.__name__)
@pytest.mark.parametrize("modulus", MODULI)
def test_a_pass_leaves_what_random_graphs_compute(one: Callable[[Graph], Graph], modulus: int) -> None:
    for seed in range(60):
        rng = random.Random(seed)
        graph = random_graph(rng, rng.randint(10, 60), modulus)
        after = one(graph)
        assert after.types == graph.types
        assert one is strength or len(after.nodes) <= len(graph.nodes)
        for inputs in random_inputs(graph, rng, 12):
            assert after.execute(inputs) == graph.execute(inputs), (one, seed, inputs)


@pytest.mark.parametrize("name", FORMULAS)
def test_the_trace_of_a_formula_computes_it_before_and_after(name: str) -> None:
    formula, rng = find(name), random.Random(name)
    graph = trace(formula, formula.modulus or 65521)
    simple = simplify(graph)
    assert len(simple.working) <= len(graph.working)
    for inputs in random_inputs(graph, rng, 4):
        assert formula.run(inputs, graph.modulus) == graph.execute(inputs) == simple.execute(inputs)


@pytest.mark.parametrize("name", FORMULAS)
def test_operation_counts_are_those_of_the_literature(name: str) -> None:
    formula = find(name)
    counts = simplify(trace(formula, formula.modulus or 65521)).counts()
    for what, number in formula.published.items():
        if what in "MSDA":
            assert counts.get(what, 0) == number, (what, counts)
    # Nothing that the literature does not have, either: a product by a constant may be a doubling.
    if "M" in formula.published:
        assert counts.get("S", 0) == formula.published.get("S", 0)


@pytest.mark.parametrize("name", FORMULAS)
def test_simplified_formulas_are_the_same_by_identity(name: str) -> None:
    formula = find(name)
    graph = trace(formula, formula.modulus or (1 << 61) - 1)
    verdict = compare(graph, simplify(graph))
    assert verdict.same and verdict.proved == bool(formula.words)
    if all(t.bits <= 1 or name in ("decompress", "prepare") for t in formula.inputs.values()):
        assert verdict.bits is not None and verdict.bits > 100, verdict.words


def test_different_polynomials_are_told_apart() -> None:
    """Also those that agree on the whole prime field, x^p and x, and a single wrong sign behind a choice."""
    x_to_p = Formula("f", "", lambda x: {"y": x**97})
    x_itself = Formula("f", "", lambda x: {"y": x * 1})
    assert all(x_to_p.run({"x": i}, 97) == x_itself.run({"x": i}, 97) for i in range(97))
    assert not compare(trace(x_to_p, 97), trace(x_itself, 97)).same

    right = Formula("f", "", lambda x, y, c: {"z": select(c, x * y, x - y)}, types={"c": BIT})
    wrong = Formula("f", "", lambda x, y, c: {"z": select(c, x * y, y - x)}, types={"c": BIT})
    assert compare(trace(right, 97), trace(right, 97)).same
    assert not compare(trace(right, 97), trace(wrong, 97), trials=20).same


@pytest.mark.parametrize("name", ["mixed_addition", "ladder_step", "isogeny_evaluate", "decompress"])
def test_any_operation_that_is_changed_is_found(name: str) -> None:
    """A sum becomes a difference, a product loses an operand: at random places."""
    graph, rng = simplify(trace(find(name))), random.Random(name)
    sites = [i for i in graph.working if graph.nodes[i].op in (ops.ADD, ops.SUB, ops.MUL, ops.SQUARE)]
    for at in rng.sample(sites, 8):
        node = graph.nodes[at]
        other = {ops.ADD: ops.SUB, ops.SUB: ops.ADD, ops.MUL: ops.ADD, ops.SQUARE: ops.NEG}[node.op]
        nodes = list(graph.nodes)
        nodes[at] = type(node)(other, node.type, node.args)
        assert not compare(graph, Graph(tuple(nodes), graph.inputs, graph.results, graph.modulus), trials=20).same, at


def test_a_modulus_that_is_no_prime_has_no_bound() -> None:
    graph = trace(find("horner"), 91)
    verdict = compare(graph, simplify(graph))
    assert verdict.same and verdict.bits is None and "random inputs" in verdict.words


def test_graphs_that_cannot_be_compared_are_refused() -> None:
    with pytest.raises(FormulaError):
        compare(trace(find("horner"), 97), trace(find("horner"), 89))


def counts_of(function: Callable[..., dict[str, object]], **types: Type) -> dict[str, int]:
    return simplify(trace(Formula("f", "", function, types=types), 65521)).operations()  # type: ignore[arg-type]


def test_what_each_pass_is_for() -> None:
    assert counts_of(lambda x: {"y": x * 3 * 1 + 0}) == {"scale": 1}
    assert counts_of(lambda x, y: {"z": (x + y) * (y + x)}) == {"add": 1, "square": 1}
    assert counts_of(lambda x, y: {"z": -(-x * y) - x * -y}) == {"mul": 1, "scale": 1}
    assert counts_of(lambda x, y: {"z": x - -y}) == {"add": 1}
    assert counts_of(lambda x, y: {"z": -(x - y)}) == {"sub": 1}
    assert counts_of(lambda x: {"z": x * 65520}) == {"neg": 1}
    assert counts_of(lambda x: {"z": x - x}) == {}
    assert counts_of(lambda x, y, c: {"z": select(~c, x, y)}, c=BIT) == {"select": 1}
    assert counts_of(lambda w: {"z": ~~w ^ (w & 65535) ^ w}, w=Type(16)) == {}
    assert counts_of(lambda x, y: {"z": x * 0 + y}) == {}


def test_single_passes() -> None:
    b = Builder(97)
    x, unused = b.input("x", RESIDUE), b.input("unused", RESIDUE)
    two, three = b.constant(2, RESIDUE), b.constant(3, RESIDUE)
    five = b.add(ops.ADD, two, three)
    one = b.add(ops.MUL, x, five)
    again = b.add(ops.MUL, five, x)
    b.add(ops.ADD, unused, one)
    graph = b.graph({"y": b.add(ops.ADD, one, again)})
    assert fold(graph).operations() == {"mul": 2, "add": 2}
    assert common(graph).operations() == {"mul": 1, "add": 3}
    assert dead(graph).operations() == {"mul": 2, "add": 2} and dead(graph).inputs == ("x", "unused")
    assert strength(fold(common(graph))).operations()["scale"] == 2


@pytest.mark.parametrize("modulus", MODULI)
def test_crossed_products_compute_the_same(modulus: int) -> None:
    counts = []
    for seed in range(30):
        rng, b = random.Random(seed), Builder(modulus)
        x = [b.input(f"x{i}", RESIDUE) for i in range(3)]
        products = [b.add(ops.MUL, rng.choice(x), rng.choice(x)) for _ in range(8)]
        products += [b.add(ops.SQUARE, rng.choice(x)) for _ in range(4)]
        sums = [b.add(rng.choice([ops.ADD, ops.SUB]), *rng.sample(products, 2)) for _ in range(5)]
        graph = b.graph({f"y{i}": at for i, at in enumerate([*sums, products[0]])})
        found = crossed(graph)
        counts.append(sum(node.op in (CROSS_SUM, CROSS_DIFFERENCE) for node in found.nodes))
        for inputs in random_inputs(graph, rng, 5):
            assert found.execute(inputs) == graph.execute(inputs), seed
    assert sum(counts) >= 15 and min(counts) < max(counts)


def test_only_products_that_nothing_else_reads_are_crossed() -> None:
    assert crossed(simplify(trace(find("hessian_addition")))).operations() == {"mul": 4, "cross_difference": 3}
    shared = simplify(trace(find("mixed_addition")))
    assert crossed(shared).operations() == shared.operations()


def test_pairs_share_their_operands() -> None:
    found = pairs(simplify(trace(find("isogeny_evaluate"))))
    assert len(found) == 2
    assert not pairs(simplify(trace(find("horner"), 97)))


def test_orders_are_orders_of_evaluation_and_depth_first_keeps_few_values_alive() -> None:
    for name in FORMULAS:
        graph = simplify(trace(find(name), find(name).modulus or 65521))
        for order in (depth_first(graph), critical_path(graph)):
            done: set[int] = set()
            for at in order:
                assert all(i in done or not graph.nodes[i].works for i in graph.nodes[at].args)
                done.add(at)
            assert done == set(graph.working)
    graph = simplify(trace(find("sha512_pair")))
    assert alive(ranges(graph, depth_first(graph))) < alive(ranges(graph, critical_path(graph)))


def test_a_trace_refuses_what_is_no_element() -> None:
    with pytest.raises(FormulaError, match="not computed from an input"):
        trace(Formula("f", "", lambda x: {"y": 1}), 97)
    with pytest.raises(FormulaError, match="which modulus"):
        trace(Formula("f", "", lambda x: {"y": x}))
    other = trace(Formula("f", "", lambda x: {"y": x + 1}), 97)
    assert other.depth() == 1 and other.counts() == {"A": 1}


RARE = Type(256)
SECP256K1 = CURVE.p


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        # A word below 2^128 is drawn with probability 2^-128.
        (lambda x, w: {"y": select(below(w, 1 << 128), x, 2 * x)}, lambda x, w: {"y": 2 * x}),
        (lambda x, w: {"y": select(equal(w, 5), x, 2 * x)}, lambda x, w: {"y": 2 * x}),
        # Behind many tests: one way out of 2^20.
        (
            lambda x, w: {"y": select(every([below(w, k) for k in range(1, 21)]), x, 2 * x)},
            lambda x, w: {"y": 2 * x},
        ),
        # Residues of words are in the prime field, where x^p is x; as polynomials they differ.
        (lambda x, w: {"y": residue(w) ** SECP256K1}, lambda x, w: {"y": residue(w) * 1}),
    ],
)
def test_a_branch_that_is_hardly_ever_taken_is_compared(right: Function, wrong: Function) -> None:
    """And so is one behind many tests: bits are variables, not drawn as 0 or 1."""
    types = {"w": RARE}
    good, bad = (trace(Formula("f", "", f, SECP256K1, types=types)) for f in (right, wrong))
    assert compare(good, simplify(good)).same
    assert not compare(good, bad).same


def every(bits: Sequence[Element]) -> Element:
    """A bit, set if all are set."""
    found, *others = bits
    for bit in others:
        found = found & bit
    return found


def test_a_wrong_constant_behind_a_rare_test_of_ecdsa_is_found() -> None:
    """r + n is asked of an r below p - n only, which is one in 2^128."""
    graph = simplify(trace(find("ecdsa_verdict")))
    at = next(i for i, n in enumerate(graph.nodes) if n.op is CONSTANT and n.parameter == CURVE.order)
    nodes = list(graph.nodes)
    nodes[at] = replace(nodes[at], parameter=CURVE.order + 1)
    assert not compare(graph, Graph(tuple(nodes), graph.inputs, graph.results, graph.modulus)).same
