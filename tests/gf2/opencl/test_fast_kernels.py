"""Karatsuba, bitsliced and the carry-less instruction against the golden model, in every shape that they offer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from modmill.gf2.opencl import bitsliced, clmul, karatsuba, methods
from modmill.gf2.opencl.config import Config, ConfigError
from modmill.gf2.opencl.lanes import masked
from modmill.gf2.opencl.product import product
from modmill.golden import gf2 as golden
from modmill.opencl.devices import DeviceFacts, Found
from tests.gf2.moduli import dense
from tests.gf2.opencl.support import correct, expected, operands, processor, raw, runtime

FAST = ("karatsuba", "bitsliced", "clmul")
THESIS = {
    256: [255, 82, 0],
    512: [511, 216, 0],
    1024: [1014, 385, 0],
    2048: [2044, 45, 0],
    4096: [4074, 595, 0],
    8192: [8145, 728, 0],
}


def fitting(device: Found, config: Config) -> Config:
    """The configuration, or a skip where the device has no carry-less instruction."""
    if config.method == "clmul" and (why := clmul.available(device.facts)):
        pytest.skip(why)
    return config


def preferred(device: Found, method: str) -> Config:
    return fitting(device, methods.preferred(method, device.facts))


@pytest.mark.parametrize("method", FAST)
@pytest.mark.parametrize("m", [255, 577])
def test_dense_moduli(device: Found, method: str, m: int) -> None:
    correct(device, dense(m), preferred(device, method))


@pytest.mark.parametrize("method", FAST)
@pytest.mark.parametrize(
    "terms",
    [
        THESIS[256],
        [571, 10, 5, 2, 0],
        *(
            pytest.param(terms, marks=pytest.mark.slow)
            for terms in (THESIS[512], [163, 7, 6, 3, 0], [128, 7, 2, 1, 0], [448, 384, 0])
        ),
    ],
    ids=str,
)
def test_sparse_moduli(device: Found, method: str, terms: list[int]) -> None:
    correct(device, golden.from_terms(terms), preferred(device, method))


@pytest.mark.parametrize(
    "m", [*(pytest.param(16 * bits, marks=pytest.mark.slow) for bits in (9, 10, 11, 12, 14, 16)), 208, 239]
)
def test_products_of_bits_in_lines(device: Found, m: int) -> None:
    """Polynomials of 9 to 16 bits, in halves alike or not; and halves one of which is a bit shorter."""
    correct(device, golden.from_terms([m, m - 65, 9, 0]), methods.preferred("bitsliced", device.facts), n=40)


@pytest.mark.slow
@pytest.mark.parametrize("method", FAST)
@pytest.mark.parametrize("size", [1024, 2048, 4096, 8192])
def test_the_fields_of_the_thesis(device: Found, method: str, size: int) -> None:
    correct(device, golden.from_terms(THESIS[size]), preferred(device, method), n=37)


@pytest.mark.slow
@pytest.mark.parametrize("method", FAST)
@pytest.mark.parametrize("m", [129, 191, 192, 193, 256, 257, 319, 320, 447, 449, 511, 512, 513, 639, 641, 1025])
def test_degrees_around_word_ends(device: Found, method: str, m: int) -> None:
    config = preferred(device, method)
    correct(device, dense(m), config)
    correct(device, golden.from_terms([m, m - 64, 5, 0]), config)


@pytest.mark.parametrize(
    "config",
    [
        Config("karatsuba", 8, vector=16),
        Config("karatsuba", 32, vector=2, levels=1),
        Config("karatsuba", 64, vector=1, levels=2),
        Config("bitsliced", 8, vector=1),
        Config("bitsliced", 32, vector=1),
        Config("bitsliced", 32, vector=2, levels=1),
        Config("bitsliced", 64, vector=16),
        Config("clmul", levels=1),
    ],
    ids=str,
)
def test_words_vectors_and_levels(device: Found, config: Config) -> None:
    correct(device, dense(163), fitting(device, config))


@pytest.mark.slow
@pytest.mark.parametrize("method", ["karatsuba", "bitsliced"])
@pytest.mark.parametrize("bits", [8, 32, 64])
@pytest.mark.parametrize("vector", [1, 2, 4, 8, 16])
@pytest.mark.parametrize("levels", [0, 2])
def test_the_whole_grid(device: Found, method: str, bits: int, vector: int, levels: int) -> None:
    correct(device, golden.from_terms(THESIS[256]), Config(method, bits, vector=vector, levels=levels))


@pytest.mark.parametrize("method", FAST)
def test_any_number_of_groups_gives_the_same(device: Found, method: str) -> None:
    config = replace(preferred(device, method), group=2)
    poly = golden.from_terms([225, 97, 0])
    run = runtime(device, poly, config)
    n = 5 * run.plan.block + 1
    a, b = operands(poly, n, 3), operands(poly, n, 4)
    want = expected(run, a, b, poly)
    for groups in (1, 2, 3, 16):
        assert raw(run, a, b, poly, size=(2 * groups, 2)) == want, f"{groups} groups"
    assert raw(run, b, a, poly, size=(2, 2)) == want


@pytest.mark.parametrize(
    ("config", "knob", "reason"),
    [
        (Config("karatsuba", unroll=2), "unroll", "no loop to unroll"),
        (Config("karatsuba", 64, levels=3), "levels", "4 words halve at most 2 times"),
        (Config("bitsliced", levels=9), "levels", "255 bits halve at most 8 times"),
    ],
)
def test_what_no_kernel_offers_is_refused(device: Found, config: Config, knob: str, reason: str) -> None:
    with pytest.raises(ConfigError, match=reason) as caught:
        methods.plan(golden.from_terms(THESIS[256]), config, device.facts)
    assert caught.value.knob == knob


def facts(**other: object) -> DeviceFacts:
    """A processor under PoCL with the wide instruction, but for what is said."""
    return processor(**{"host_flags": frozenset({"avx512f", "pclmulqdq", "vpclmulqdq"}), **other})


def test_the_instruction_is_only_used_where_it_is() -> None:
    assert clmul.width(facts()) == 512
    assert clmul.width(facts(host_flags=frozenset({"pclmulqdq", "vpclmulqdq"}))) == 128
    for lacking, reason in (
        (facts(platform="NVIDIA CUDA", kind="gpu"), "only PoCL on a processor"),
        (facts(kind="gpu"), "only PoCL on a processor"),
        (facts(host_flags=frozenset({"avx512f"})), "has no carry-less multiplication"),
    ):
        assert clmul.width(lacking) == 0
        assert reason in (clmul.available(lacking) or "")
        with pytest.raises(ConfigError, match=reason):
            clmul.plan(golden.from_terms(THESIS[256]), Config("clmul"), lacking)


def test_a_trial_that_fails_is_told_and_ends_nothing(device: Found) -> None:
    # The child looks for a device that does not exist, which ends it with a traceback's last line.
    why = clmul.available(facts()) or ""
    assert "failed (exit status 1)" in why
    assert "no such device" in why


def test_the_narrow_instruction(device: Found, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two elements side by side, as on a processor without the wide one."""
    fitting(device, Config("clmul"))

    def narrow(_: DeviceFacts) -> int:
        return 128

    monkeypatch.setattr(clmul, "width", narrow)
    correct(device, golden.from_terms(THESIS[256]), Config("clmul", 64, vector=2))
    correct(device, dense(320), Config("clmul"))


def test_how_many_word_products_karatsuba_takes() -> None:
    lanes = masked(64, 1)
    for size, levels, products in ((4, None, 9), (8, None, 27), (8, 1, 48), (8, 0, 64), (3, None, 7)):
        text = product(lanes, size, levels, leaf=8).text
        assert text.count("MUL(") == products, (size, levels)
    assert product(lanes, 64, None, leaf=8).leaves == 27


def test_shapes_of_the_plans(device: Found) -> None:
    poly = golden.from_terms(THESIS[256])
    sliced = bitsliced.plan(poly, Config("bitsliced", 64, vector=8), device.facts)
    assert (sliced.block, sliced.factor) == (512, 1)
    # Two operands, their product, and what the products of halves need: 512 lanes each.
    assert sliced.scratch_words == (256 + 256 + 510 + 128 + 64 + 32) * 8
    words = karatsuba.plan(poly, Config("karatsuba", 64, vector=4, group=8), device.facts)
    assert (words.block, words.local, words.scratch_words, words.method) == (4, 8, 0, "karatsuba:2")
