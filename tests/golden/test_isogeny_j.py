"""Walks on j-invariants against all roots of Phi_2 at toy primes, and the curves of the delay function's walk."""

from __future__ import annotations

import pytest

from modmill.golden import isogeny, isogeny_walk
from modmill.golden import isogeny_j as golden
from modmill.golden.isogeny import Element, Field


def neighbours(field: Field, x: Element) -> list[Element]:
    """All roots of Phi_2(x, Y) in Fp2, by trying every element; a root of several is there once."""
    coefficients = golden.modular_polynomial(field, x)
    found: list[Element] = []
    for y in ((u, v) for u in range(field.p) for v in range(field.p)):
        total = (0, 0)
        for k in coefficients:
            total = field.add(field.mul(total, y), k)
        if total == (0, 0):
            found.append(y)
    return found


def supersingular(field: Field) -> int:
    """The number of supersingular invariants."""
    return field.p // 12 + {1: 0, 5: 1, 7: 1, 11: 2}[field.p % 12]


@pytest.mark.parametrize("p", [67, 71, 83])
def test_the_whole_graph_by_trying_every_element(p: int) -> None:
    field = golden.field_of(p)
    seen: set[Element] = set()
    left = [golden.start(field)[0]]
    while left:
        now = left.pop()
        if now in seen:
            continue
        seen.add(now)
        around = neighbours(field, now)
        left += around
        for before in around:
            pair = golden.roots(field, (before, now))
            assert pair is not None and list(pair) == sorted(pair)
            assert {before, *pair} == set(around)
    assert len(seen) == supersingular(field)


@pytest.mark.parametrize("p", [67, 71])
def test_pairs_that_are_no_edges(p: int) -> None:
    field = golden.field_of(p)
    for x in ((u, v) for u in range(0, p, 5) for v in range(0, p, 7)):
        around = neighbours(field, x)
        for y in ((u, v) for u in range(0, p, 3) for v in range(0, p, 3)):
            assert golden.is_edge(field, (y, x)) == golden.is_edge(field, (x, y)) == (y in around)


@pytest.mark.parametrize("name", ["p14", "p89", "p1506"])
def test_the_walk_of_the_delay_function_is_one_of_them(name: str) -> None:
    """Its curves come from formulas that know neither Phi_2 nor roots of quadratic polynomials over Fp2."""
    field = isogeny.load(name)
    a, steps = isogeny.start_for_tests(field), []
    for _ in range(12):
        curve = isogeny_walk.curve_of(field.p, a)
        steps.append((isogeny_walk.j_invariant(field.p, curve), 0))
        a = (2 * a * (a + pow(a**2 - 1, (field.p + 1) // 4, field.p)) - 1) % field.p
    for before, now, later in zip(steps, steps[1:], steps[2:], strict=False):
        assert golden.is_edge(field, (before, now))
        found = golden.roots(field, (before, now))
        assert found is not None and later in found


def test_a_step_without_a_root_ends_a_walk() -> None:
    field = golden.field_of(67)
    ends = {golden.walk(field, ((u, 1), (3, u)), [0]) is None for u in range(20)}
    assert ends == {True, False}
