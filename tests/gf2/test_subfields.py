"""Subfields and random moduli against the definition and galois."""

from __future__ import annotations

import numpy as np
import pytest

from modmill import gf2
from modmill.errors import Interrupted, ModulusError, UsageError
from modmill.golden import gf2 as golden
from tests.gf2 import moduli

PAIRS = [
    ("x^2 + x + 1", "x^8 + x^4 + x^3 + x + 1"), ("x^4 + x + 1", "x^8 + x^4 + x^3 + x + 1"),
    ("x^8 + x^4 + x^3 + x + 1", "ghash"), ("x^8 + x^4 + x^3 + x^2 + 1", "x^8 + x^4 + x^3 + x + 1"),
    ("x^13 + x^4 + x^3 + x + 1", "thesis-1024"), ("x^51 + x^6 + x^3 + x + 1", "thesis-256"),
    ("seroussi-64", "ghash"), ("seroussi-85", "thesis-256"),
]  # fmt: skip


@pytest.mark.parametrize(("small", "large"), PAIRS)
def test_an_embedding_is_a_homomorphism_and_has_an_inverse(small: str, large: str) -> None:
    k, m = gf2.Field(small), gf2.Field(large)
    embed = gf2.Embedding(k, m)
    value = m.zeros()
    for e in k.modulus.terms:
        value = value + embed.root**e
    assert value == 0, "the root is one of the small field's modulus"
    assert int(embed.root) == min(int(embed.root.frobenius(i)) for i in range(k.degree))
    a, b = k.random((3, 4), seed=1), k.random((3, 4), seed=2)
    assert (embed(a * b) == embed(a) * embed(b)).all() and (embed(a + b) == embed(a) + embed(b)).all()
    assert (embed(a).frobenius(k.degree) == embed(a)).all() and embed(1) == 1 and embed("x") == embed.root
    assert embed(a).field is m and (embed.preimage(embed(a)) == a).all() and embed.preimage(embed(a)).field is k
    assert embed(k.zeros((0, 2))).shape == embed.preimage(m.zeros((0, 2))).shape == (0, 2)


def test_a_whole_subfield_is_the_fixed_elements() -> None:
    k, m = gf2.Field("x^4 + x + 1"), gf2.Field("x^8 + x^4 + x^3 + x + 1")
    embed = gf2.Embedding(k, m)
    everything = m(range(256))
    fixed = everything[everything.frobenius(4) == everything]
    assert sorted(embed(range(16)).tolist()) == fixed.tolist()
    outside = everything[everything.frobenius(4) != everything]
    for value in outside:
        with pytest.raises(UsageError, match="element 1 is not in the subfield") as refused:
            embed.preimage([0, value])
        assert refused.value.index == 1


def test_embeddings_compose_up_to_conjugation() -> None:
    k, between, m = gf2.Field("x^4 + x + 1"), gf2.Field("seroussi-16"), gf2.Field("seroussi-64")
    direct, first, second = gf2.Embedding(k, m), gf2.Embedding(k, between), gf2.Embedding(between, m)
    a = k.random(20, seed=1)
    assert any((second(first(a)).frobenius(i) == direct(a)).all() for i in range(4))


def test_what_cannot_be_embedded() -> None:
    k, m = gf2.Field("x^3 + x + 1"), gf2.Field("ghash")
    with pytest.raises(UsageError, match="3 does not divide 128"):
        gf2.Embedding(k, m)
    with pytest.raises(UsageError, match="not rings"):
        gf2.Embedding(k, gf2.Field("x^255 + 1", ring=True))


@pytest.mark.parametrize("degree", [2, 3, 4, 8, 63, 64, 65, 127, 300, 1024])
def test_random_moduli_are_irreducible(degree: int) -> None:
    found = gf2.random_irreducible(degree, seed=1)
    assert found.degree == degree and gf2.random_irreducible(degree, seed=1) == found
    assert moduli.to_flint(found.poly).factor()[1] == [(moduli.to_flint(found.poly), 1)]
    assert degree < 100 or degree // 3 < found.poly.bit_count() < 2 * degree // 3
    assert degree < 63 or gf2.random_irreducible(degree, seed=2) != found


def test_every_irreducible_polynomial_of_a_small_degree_is_drawn() -> None:
    rng = np.random.default_rng(1)
    drawn = {gf2.random_irreducible(6, rng).poly for _ in range(150)}
    assert drawn == {poly for poly in range(64, 128) if golden.is_irreducible(poly)}


def test_a_search_is_stopped_and_degrees_are_checked() -> None:
    for degree in (1, 65537):
        with pytest.raises(ModulusError, match=rf"\(got {degree}\)"):
            gf2.random_irreducible(degree)
    with pytest.raises(Interrupted):
        gf2.random_irreducible(8192, seed=1, progress=lambda _: False)
