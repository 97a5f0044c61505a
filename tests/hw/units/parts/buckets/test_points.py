"""The adders of points: their circuits against the formula on residues, at toy and shipped width."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from modmill.formula.library import find
from modmill.formula.parameters import number
from modmill.hw.circuit.evaluate import evaluate, value
from modmill.hw.modmul.polynomial import SEEDS, TOYS, Polynomial
from modmill.hw.modmul.seed import WORDS, Seed
from modmill.hw.units.parts.buckets.points import EDWARDS, FORMS, HESSIAN, Form, lowered, points

TOY_MODULI = [Seed(x).modulus for x in TOYS]


def cases(words: int, bits: int, count: int) -> Iterator[int]:
    """All words at an end of their range, each alone at the other one, then random ones and mixtures of all."""
    top = (1 << bits) - 1
    whole = (1 << bits * words) - 1
    yield from (0, whole)
    for i in range(words):
        yield top << bits * i
        yield whole ^ top << bits * i
    rng = random.Random(count)
    for k in range(count):
        ends = [0, top] * (k % 2)
        yield sum(rng.choice([rng.randrange(top + 1), *ends]) << bits * i for i in range(words))


def check(form: Form, modulus: int, count: int) -> None:
    """No word is above its bound, which `evaluate` asserts, and sums stand for what the formula gives."""
    made = lowered(form, Polynomial(modulus, 0))
    numbers = made.numbers
    bits = (numbers.port_size.bit_length() - 1) // WORDS
    old, new = WORDS * len(form.coordinates), WORDS * len(form.prepared)
    names = (*form.coordinates, *form.prepared)
    for case, both in enumerate(cases(old + new, bits, count)):
        given = {"old": both & (1 << bits * old) - 1, "value": both >> bits * old | (case & 1) << bits * new}
        found = evaluate(made.circuit, given, modulus, numbers.models)
        ports = [both >> bits * WORDS * i & numbers.port_size - 1 for i in range(len(names))]
        residues = dict(zip(names, map(numbers.residue, ports), strict=True))
        right = find(form.formula).run({**residues, "negated": case & 1}, modulus)
        assert {name: numbers.residue(value(word, found)) for name, word in made.results.items()} == right


@pytest.mark.parametrize("modulus", SEEDS)
@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_any_words_give_the_residues_of_the_formula(form: Form, modulus: int) -> None:
    check(form, modulus, 20)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("form", "modulus"), [(EDWARDS, number("bls12_377", "p")), (HESSIAN, number("bls12_381", "p"))]
)
def test_many_words_at_the_shipped_width(form: Form, modulus: int) -> None:
    check(form, modulus, 20_000)


@pytest.mark.parametrize("modulus", TOY_MODULI)
@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_the_multiplier_in_gates_is_its_definition(form: Form, modulus: int) -> None:
    adder = points(form, Polynomial(modulus, 4))
    made = lowered(form, Polynomial(modulus, 4))
    rng = random.Random(1)
    for _ in range(20):
        given = {"old": rng.randint(0, adder.sum), "value": rng.randint(0, adder.value)}
        found = value(adder.part.results["sum"], evaluate(adder.part.circuit, given, modulus))
        words = evaluate(made.circuit, given, modulus, made.numbers.models)
        width = made.numbers.port_size.bit_length() - 1
        assert found == sum(value(word, words) << width * i for i, word in enumerate(made.results.values()))


@pytest.mark.parametrize(("form", "modulus"), [(EDWARDS, TOY_MODULI[0]), (HESSIAN, TOY_MODULI[1])])
def test_the_sum_of_nothing_changes_no_point(form: Form, modulus: int) -> None:
    """Nothing and a point is the point; with the opposite of the point it is nothing again."""
    multiplier = Polynomial(modulus, 4)
    adder, numbers = points(form, multiplier), lowered(form, multiplier).numbers
    width = numbers.port_size.bit_length() - 1
    rng = random.Random(1)
    u, v = rng.randrange(modulus), rng.randrange(modulus)
    if form is EDWARDS:  # v^2 - u^2 = 1 + d u^2 v^2 for some d
        d = (v * v - u * u - 1) * pow(u * v, -2, modulus)
        half = pow(2, -1, modulus)
        prepared = ((v - u) * half, (v + u) * half, d * u * v)
        point = (u, v, 1, u * v)
    else:  # a u^3 + v^3 + 1 = 0 for some a
        a = -(v**3 + 1) * pow(u, -3, modulus)
        prepared = (u, v, a * u)
        point = (u, v, 1)
    words = sum(numbers.held(c % modulus) << width * i for i, c in enumerate(prepared))

    def plus(old: int, sign: int) -> int:
        given = {"old": old, "value": words | sign << width * 3}
        return value(adder.part.results["sum"], evaluate(adder.part.circuit, given, modulus))

    def residues(total: int) -> list[int]:
        return [numbers.residue(total >> width * i & numbers.port_size - 1) for i in range(len(form.coordinates))]

    def same(a: list[int], b: list[int]) -> bool:
        pairs = [*zip(a, b, strict=True)]
        return any(a) and all((x * w - y * z) % modulus == 0 for x, y in pairs for z, w in pairs)

    once = plus(adder.neutral, 0)
    assert same(residues(once), [c % modulus for c in point])
    assert same(residues(plus(once, 1)), residues(adder.neutral))
    assert same(residues(plus(plus(adder.neutral, 1), 0)), residues(adder.neutral))
