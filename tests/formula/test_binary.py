"""Formulas of polynomials over GF(2): operations, passes, and a step on binary curves against the group law."""

from __future__ import annotations

import itertools
import random

import pytest

from modmill.formula import operation as ops
from modmill.formula.element import Number, equal, odd, select
from modmill.formula.formula import Formula
from modmill.formula.graph import Builder, Graph
from modmill.formula.identity import compare
from modmill.formula.library import find
from modmill.formula.modulus import modulus_for, own_bits
from modmill.formula.operation import BIT, POLYNOMIAL, RESIDUE, FormulaError
from modmill.formula.passes.strength import strength
from modmill.formula.simplify import simplify
from modmill.formula.tracer import trace
from modmill.golden import gf2
from tests.formula.graphs import random_inputs

AES = 0x11B


def random_polynomials(rng: random.Random, count: int, modulus: int) -> Graph:
    """Sums, products and multiples of polynomials, with constants, and choices between them."""
    b = Builder(modulus)
    known = [b.input(f"x{i}", POLYNOMIAL) for i in range(4)]
    bit = b.input("bit", BIT)
    allowed = [op for op in ops.OPERATIONS if op.binary is not None]
    while len(b.nodes) < count:
        if rng.random() < 0.2:
            known.append(b.constant(rng.choice([0, 1, 2, 3, rng.getrandbits(12)]), POLYNOMIAL))
        elif rng.random() < 0.1:
            known.append(b.add(ops.SELECT, bit, rng.choice(known), rng.choice(known)))
        else:
            op = rng.choice(allowed)
            args = [rng.choice(known[-8:]) for _ in range(op.arity)]
            known.append(b.add(op, *args, parameter=rng.randint(1, 9) if op is ops.SCALE else 0))
    return b.graph({f"y{i}": at for i, at in enumerate(known[-4:])})


def test_elements_compute_as_the_field_does() -> None:
    x, y = Number(0x57, POLYNOMIAL, AES), Number(0x83, POLYNOMIAL, AES)
    assert [(x + y).value, (x - y).value, (-x).value, (x * y).value] == [0xD4, 0xD4, 0x57, 0xC1]
    assert (x**254 * x).value == 1
    assert (x + 3).value == 0x54, "an integer is the polynomial with its bits"
    assert select(equal(x, 0x57), x, y).value == 0x57


def test_what_polynomials_lack_is_refused() -> None:
    x = Number(5, POLYNOMIAL, AES)
    for wrong, message in (
        (lambda: odd(x), "polynomial"),
        (lambda: x ^ x, "where a word is needed"),
        (lambda: x.apply(ops.ADD, x, Number(5, RESIDUE, 97)), "different types"),
        (lambda: x.apply(ops.MUL, x, Number(5, RESIDUE, 97)), "different types"),
        (lambda: Number(256, POLYNOMIAL, AES), "not a polynomial"),
    ):
        with pytest.raises(FormulaError, match=message):
            wrong()


@pytest.mark.parametrize("modulus", [0b111, AES, gf2.from_terms([64, 4, 3, 1, 0])])
def test_passes_leave_what_random_graphs_compute(modulus: int) -> None:
    for seed in range(40):
        rng = random.Random(seed)
        graph = random_polynomials(rng, rng.randint(10, 40), modulus)
        for after in (strength(graph), simplify(graph)):
            for inputs in random_inputs(graph, rng, 8):
                assert after.execute(inputs) == graph.execute(inputs), seed
        assert not any(node.op in (ops.SUB, ops.NEG, ops.SCALE) for node in simplify(graph).nodes)


def test_the_modulus_of_other_widths() -> None:
    step = find("binary_ladder_step")
    assert own_bits(step) == 233
    assert modulus_for(step, 233)[1] == "that of binary_ladder_step"
    assert modulus_for(step, 8) == (AES, "x^8 + x^4 + x^3 + x + 1")


def test_identity_has_a_bound_in_fields_alone() -> None:
    def one(x: Number, y: Number) -> dict[str, Number]:
        return {"z": (x + y) ** 2}

    def other(x: Number, y: Number) -> dict[str, Number]:
        return {"z": x * x + y**2}

    def wrong(x: Number, y: Number) -> dict[str, Number]:
        return {"z": x * x + y**2 + x * y}

    types = dict.fromkeys("xy", POLYNOMIAL)
    for modulus, bits in ((AES, 8 * 15), (AES ^ 2, None)):
        a, b, c = (trace(Formula("f", "", f, types=types), modulus) for f in (one, other, wrong))
        assert (compare(a, b).same, compare(a, b).bits, compare(a, c).same) == (True, bits, False)


def test_a_ladder_step_follows_the_group_law() -> None:
    """All pairs of points with different, finite x over GF(2^5), by the chord and tangent rules."""
    n, a, b = 0b100101, 1, 0b00110
    step = find("binary_ladder_step")

    def over(x: int, y: int) -> int:
        return gf2.mul(n, x, gf2.inverse(n, y))

    def times(*x: int) -> int:
        found = 1
        for factor in x:
            found = gf2.mul(n, found, factor)
        return found

    points = [
        (x, y)
        for x, y in itertools.product(range(1, 32), range(32))
        if times(y, y) ^ times(x, y) == times(x, x, x) ^ times(a, x, x) ^ b
    ]
    assert len(points) > 20

    def chord(p: tuple[int, int], q: tuple[int, int]) -> int:
        slope = over(p[1] ^ q[1], p[0] ^ q[0])
        return times(slope, slope) ^ slope ^ p[0] ^ q[0] ^ a

    rng = random.Random(1)
    checked = 0
    for p, q in itertools.permutations(points, 2):
        if p[0] == q[0]:
            continue
        minus = q[0], q[0] ^ q[1]
        z1, z2 = rng.randint(1, 31), rng.randint(1, 31)
        given = {"x": chord(p, minus), "b": b, "x1": times(p[0], z1), "z1": z1, "x2": times(q[0], z2), "z2": z2}
        found = step.run(given, n)
        assert over(found["x_sum"], found["z_sum"]) == chord(p, q)
        if found["z_twice"]:
            slope = p[0] ^ over(p[1], p[0])
            assert over(found["x_twice"], found["z_twice"]) == times(slope, slope) ^ slope ^ a
        checked += 1
    assert checked > 300
