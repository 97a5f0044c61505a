"""The constants' arithmetic against the golden model."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from modmill.gf2.opencl import polynomials
from modmill.golden import gf2 as golden

POLYNOMIALS = st.integers(min_value=0, max_value=(1 << 300) - 1)
MODULI = st.integers(min_value=4, max_value=(1 << 130) - 1)


@given(POLYNOMIALS, POLYNOMIALS, MODULI)
def test_products_and_remainders(a: int, b: int, n: int) -> None:
    assert polynomials.product(a, b) == golden.product(a, b)
    assert polynomials.divide(a, n) == golden.divide(a, n)
    assert polynomials.mul(a, b, n) == golden.mul(n, a, b)


@given(POLYNOMIALS, MODULI)
def test_inverses(a: int, n: int) -> None:
    try:
        expected = golden.inverse(n, a)
    except golden.NoInverse as e:
        with pytest.raises(ValueError, match=f"gcd is {e.factor:#x}"):
            polynomials.inverse(a, n)
        return
    assert polynomials.inverse(a, n) == expected


@given(MODULI)
def test_trace_vector(n: int) -> None:
    vector = polynomials.traces(n)
    assert [vector >> i & 1 for i in range(golden.degree(n))] == [
        golden.trace(n, 1 << i) for i in range(golden.degree(n))
    ]


@given(st.integers(min_value=0, max_value=(1 << 192) - 1))
def test_words(a: int) -> None:
    assert polynomials.from_words(polynomials.to_words(a, 3)) == a
