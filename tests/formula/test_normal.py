"""Normal forms of words: equal ones are proofs, and every changed operation of SHA-512's rounds changes them."""

from __future__ import annotations

import random

import pytest

from modmill.formula import operation as ops
from modmill.formula.formula import Formula, Function
from modmill.formula.graph import Builder, Graph
from modmill.formula.identity import compare
from modmill.formula.library import find
from modmill.formula.normal import proved
from modmill.formula.operation import BIT, FormulaError, Type
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from tests.formula.graphs import random_inputs

WORD = Type(6)


def words(function: Function) -> Graph:
    return trace(Formula("f", "", function, types=dict.fromkeys("abc", WORD)))


@pytest.mark.parametrize(
    ("left", "right"),
    [
        (lambda a, b, c: {"y": a + b + c}, lambda a, b, c: {"y": c + (b + a)}),
        (lambda a, b, c: {"y": a - b + c - a}, lambda a, b, c: {"y": c - b}),
        (lambda a, b, c: {"y": (a & b) ^ (~a & c)}, lambda a, b, c: {"y": c ^ (a & (b ^ c))}),
        (lambda a, b, c: {"y": (a & b) ^ (a & c) ^ (b & c)}, lambda a, b, c: {"y": (a & b) | (c & (a | b))}),
        (lambda a, b, c: {"y": (a & b | ~b) + c - 1}, lambda a, b, c: {"y": c + (~b | a) + 63}),
        (lambda a, b, c: {"y": (a + b ^ c) ^ (b + a)}, lambda a, b, c: {"y": c}),
    ],
)
def test_ways_to_write_the_same_are_proved_to_be_the_same(left: Function, right: Function) -> None:
    a, b = words(left), words(right)
    assert proved(a, b) and all(a.execute(x) == b.execute(x) for x in random_inputs(a, random.Random(1), 50))


def random_words(rng: random.Random) -> Graph:
    """Operations on words of six bits and on bits."""
    b = Builder(1)
    known = [*(b.input(name, WORD) for name in "abc"), b.input("d", BIT), b.constant(5, WORD), b.constant(63, WORD)]
    allowed = [op for op in ops.OPERATIONS if op not in (ops.MUL, ops.SQUARE, ops.SCALE, ops.REDUCE, ops.CANONICAL)]
    while len(b.nodes) < 16:
        op = rng.choice(allowed)
        try:
            args = [rng.choice(known[-8:]) for _ in range(op.arity)]
            known.append(b.add(op, *args, parameter=rng.randrange(1, 6) if op in (ops.ROTATE, ops.SHIFT) else 0))
        except FormulaError:
            continue
    return b.graph({"y": known[-1], "z": known[-2]})


def changed(graph: Graph, at: int, rng: random.Random) -> Graph:
    """One operation is another of the same types, or has an operand twice."""
    node = graph.nodes[at]
    others = [op for op in ops.OPERATIONS if op.arity == node.op.arity == 2 and op is not node.op]
    nodes = list(graph.nodes)
    nodes[at] = type(node)(node.op, node.type, node.args[:1] * len(node.args), node.parameter + 1)
    for op in rng.sample(others, len(others)):
        try:
            if op.result([graph.nodes[i].type for i in node.args]) == node.type:
                nodes[at] = type(node)(op, node.type, node.args)
        except FormulaError:
            continue
    return Graph(tuple(nodes), graph.inputs, graph.results, graph.modulus)


@pytest.mark.parametrize("seed", range(200))
def test_what_is_proved_is_true(seed: int) -> None:
    """Random graphs, simplified and with an operation changed, on all of many inputs."""
    rng = random.Random(seed)
    graph = random_words(rng)
    for other in (simplify(graph), changed(graph, rng.choice(graph.working), rng)):
        if proved(graph, other):
            assert all(graph.execute(x) == other.execute(x) for x in random_inputs(graph, rng, 200))


@pytest.mark.parametrize("name", ["sha512_pair", "sha512_schedule"])
def test_rounds_of_sha512_are_proved_and_every_change_of_them_is_seen(name: str) -> None:
    graph = trace(find(name))
    verdict = compare(graph, simplify(graph))
    assert verdict.same and verdict.proved and "proved by normal forms" in verdict.words
    for at in graph.working:
        other = changed(graph, at, random.Random(at))
        verdict = compare(graph, other)
        assert verdict.same == verdict.proved, at


def test_residues_have_no_normal_form() -> None:
    graph = trace(find("horner"), 97)
    assert not proved(graph, graph)
