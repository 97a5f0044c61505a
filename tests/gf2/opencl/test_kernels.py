"""Every method over words against the golden model; the same answers in every shape of launch (no races)."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from modmill.gf2.opencl import methods
from modmill.gf2.opencl.config import Config, ConfigError
from modmill.gf2.opencl.rns import bases
from modmill.golden import gf2 as golden
from modmill.opencl.devices import Found
from tests.gf2.opencl.support import correct, expected, operands, raw, runtime

SPARSE = golden.from_terms([255, 82, 0])
ANY = ("sos", "cios", "fios", "fips", "cihs", "montgomery", "barrett", "rns")
ALL = ("direct", *ANY)


def dense(m: int, odd: bool = True) -> int:
    return 1 << m | random.Random(m).getrandbits(m) >> 1 << 1 | odd


@pytest.mark.parametrize("method", ALL)
def test_each_method_in_its_preferred_shape(device: Found, method: str) -> None:
    correct(device, SPARSE, methods.preferred(method, device.facts))


@pytest.mark.parametrize("method", ["cios", "montgomery", "barrett", "rns"])
@pytest.mark.parametrize("m", [pytest.param(128, marks=pytest.mark.slow), 163])
def test_dense_moduli(device: Found, method: str, m: int) -> None:
    correct(device, dense(m), Config(method, vector=2))


def grid() -> Iterator[Config]:
    """Every word and level with every method, alone and 16 side by side; the vectors between with one of them."""
    for method in ALL:
        for bits, levels in ((8, 0), (32, 0), (32, 1), (32, 2), (64, 0), (64, 1), (64, 2), (64, 3)):
            for vector in (1, 2, 4, 8, 16) if method == "fios" else (1, 16):
                if not (method == "rns" and bits == 8):
                    yield Config(method, bits, vector=vector, levels=levels)


@pytest.mark.slow
@pytest.mark.parametrize("config", list(grid()), ids=str)
def test_every_word_vector_and_level(device: Found, config: Config) -> None:
    correct(device, SPARSE, config)


@pytest.mark.parametrize("bits", [8, 64])
@pytest.mark.parametrize("levels", [0, 1])
def test_words_and_levels(device: Found, bits: int, levels: int) -> None:
    if bits >> levels >= 8:
        correct(device, SPARSE, Config("fips", bits, vector=4, levels=levels))


@pytest.mark.slow
@pytest.mark.parametrize("method", ALL)
@pytest.mark.parametrize("m", [65, 127, 128, 129, 159, 160, 161, 191, 192, 193, 255, 256, 257, 320])
def test_degrees_around_word_ends(device: Found, method: str, m: int) -> None:
    if method == "direct":
        correct(device, golden.from_terms([m, *([5, 1] if m > 68 else []), 0]), Config(method, vector=4))
    else:
        correct(device, dense(m), Config(method, vector=4))


FOLDS = [[256, 192, 0], [192, 3, 2, 1, 0], [191, 127, 64, 63, 31, 0]]


@pytest.mark.parametrize("terms", FOLDS)
def test_folds_that_meet_words_ends(device: Found, terms: list[int]) -> None:
    poly = golden.from_terms(terms)
    correct(device, poly, Config("direct"))


@pytest.mark.parametrize("terms", FOLDS)
@pytest.mark.slow
def test_folds_of_teams_that_meet_words_ends(device: Found, terms: list[int]) -> None:
    correct(device, golden.from_terms(terms), Config("direct", items=3))


@pytest.mark.parametrize("method", ["barrett", "rns"])
def test_a_modulus_without_a_constant_term(device: Found, method: str) -> None:
    correct(device, dense(130, odd=False), Config(method))
    with pytest.raises(ConfigError, match="with a constant term"):
        methods.plan(dense(130, odd=False), Config("cios"), device.facts)


@pytest.mark.parametrize("unroll", [-1, 3])
def test_unrolled(device: Found, unroll: int) -> None:
    correct(device, golden.from_terms([127, 63, 0]), Config("cihs", unroll=unroll))


# A race shows as an answer that depends on who runs beside whom: teams and groups of all sizes, few and many groups.
SHAPES = [(3, 12), *(pytest.param(*s, marks=pytest.mark.slow) for s in ((1, 1), (2, 2), (3, 3), (8, 8), (4, 32)))]
"""Items to a product, items to a group."""


@pytest.mark.parametrize("method", ["direct", "montgomery", "barrett"])
@pytest.mark.parametrize(("items", "group"), SHAPES)
def test_teams_give_the_same_answer_in_any_shape(device: Found, method: str, items: int, group: int) -> None:
    if group > device.facts.max_group:
        pytest.skip(f"the device takes groups of up to {device.facts.max_group}")
    run = runtime(device, SPARSE, Config(method, group=group, items=items))
    n = 50
    a, b = operands(SPARSE, n, 3), operands(SPARSE, n, 4)
    want = expected(run, a, b, SPARSE)
    for groups in (1, 2, 5, 64):
        assert raw(run, a, b, SPARSE, size=(groups * group, group)) == want, f"{groups} groups"
    # A second launch over what the first one left.
    assert raw(run, b, a, SPARSE, size=(2 * group, group)) == want


@pytest.mark.parametrize("method", ["sos", "rns"])
def test_one_item_to_a_product_in_any_shape(device: Found, method: str) -> None:
    run = runtime(device, SPARSE, Config(method, vector=2))
    a, b = operands(SPARSE, 33, 5), operands(SPARSE, 33, 6)
    want = expected(run, a, b, SPARSE)
    for size in ((1, 1), (7, 1), (64, 8)):
        assert raw(run, a, b, SPARSE, size=size) == want, size


@pytest.mark.slow
@pytest.mark.parametrize("method", ["direct", "fios", "montgomery", "barrett", "rns"])
@pytest.mark.parametrize("terms", [[2044, 45, 0], [8145, 728, 0]])
def test_large_fields(device: Found, method: str, terms: list[int]) -> None:
    # 2044 with words of 32 bits is where the thesis' kernel goes wrong.
    bits = 64 if method == "rns" else 32
    correct(device, golden.from_terms(terms), Config(method, bits, vector=4), n=9)


def test_montgomery_at_2048_where_the_thesis_is_wrong(device: Found) -> None:
    poly = golden.from_terms([2044, 45, 0])
    run = runtime(device, poly, Config("montgomery", items=16))
    a, b = operands(poly, 4, 7), operands(poly, 4, 8)
    assert raw(run, a, b, poly) == expected(run, a, b, poly)


def test_bases_are_coprime_and_long_enough() -> None:
    poly = golden.from_terms([1014, 385, 0])
    first, second = bases(poly, 64)
    both = [t.poly for t in (*first, *second)]
    for side in (first, second):
        assert sum(t.degree for t in side) >= 1014
    assert all(golden.gcd(s, t) == 1 for i, s in enumerate(both) for t in both[:i])
    assert all(golden.gcd(poly, t.poly) == 1 for t in first)


def test_a_modulus_that_shares_a_trinomial() -> None:
    first, _ = bases(golden.from_terms([163, 7, 6, 3, 0]), 64)
    again, other = bases(golden.product(first[0].poly, dense(100)), 64)
    assert first[0] not in again
    assert first[0] in other


def test_words_that_reach_no_further_are_refused(device: Found) -> None:
    with pytest.raises(
        ConfigError, match=r"only for degrees up to 1,409, .* choose word_bits 64, which suffices"
    ) as caught:
        methods.plan(golden.from_terms([2044, 45, 0]), Config("rns", 32), device.facts)
    assert (caught.value.knob, caught.value.got) == ("word_bits", 32)
    with pytest.raises(
        ConfigError, match=r"up to 9,3\d\d, .* has 9,400: choose karatsuba, bitsliced or barrett"
    ) as caught:
        methods.plan(golden.from_terms([9400, 45, 0]), Config("rns", 64), device.facts)
    assert (caught.value.knob, caught.value.got) == ("method", "rns")
    with pytest.raises(ConfigError, match="a residue is a word"):
        methods.plan(SPARSE, Config("rns", 8), device.facts)
    with pytest.raises(ConfigError, match="at most nine terms"):
        methods.plan(dense(163), Config("direct"), device.facts)
