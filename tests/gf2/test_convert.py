"""Elements from and to integers, bytes, words and text."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from modmill.errors import UsageError
from modmill.gf2 import convert
from modmill.gf2.field import Field
from modmill.gf2.modulus import Modulus
from tests.gf2.golden_engine import GoldenEngine

DEGREES = (2, 7, 8, 9, 63, 64, 65, 71, 127, 128, 129, 255, 256, 511)


def field(degree: int) -> Any:
    """A ring of that degree: conversions do not ask for more."""
    poly = 1 << degree | 1
    return Field.on(GoldenEngine(poly), poly, ring=True)


@pytest.mark.parametrize("degree", DEGREES)
def test_every_form_gives_the_same_elements(degree: int) -> None:
    f = field(degree)
    values = [0, 1, (1 << degree) - 1, 1 << degree - 1, *f.random(20, seed=degree).to_ints()]
    a = f(values)
    assert a.to_ints().tolist() == values
    size = -(-degree // 8)
    data = b"".join(v.to_bytes(size, "little") for v in values)
    assert a.to_bytes() == data
    assert f.from_bytes(data).to_ints().tolist() == values
    for stride in (size + 1, 8 * f.words, 8 * f.words + 5):
        wide = b"".join(v.to_bytes(stride, "little") for v in values)
        assert a.to_bytes(stride=stride) == wide
        assert f.from_bytes(wide, stride=stride).to_ints().tolist() == values
    words = [[v >> 64 * i & (1 << 64) - 1 for i in range(f.words)] for v in values]
    assert a.words.tolist() == words
    assert f.from_words(np.array(words, dtype=np.uint64)).to_ints().tolist() == values
    assert f(np.array(values, dtype=object)).to_ints().tolist() == values
    assert f(a.to_ints().reshape(2, -1)).shape == (2, len(values) // 2)


@pytest.mark.parametrize("degree", DEGREES)
def test_what_is_no_element_is_refused_with_its_index(degree: int) -> None:
    f = field(degree)
    for bad in (1 << degree, -1, 1 << degree + 64):
        with pytest.raises(UsageError, match="element 2 ") as refused:
            f([0, 1, bad])
        assert refused.value.index == 2
    if degree % 8:
        data = bytearray(3 * f.modulus.bytes)
        data[2 * f.modulus.bytes - 1] = 1 << degree % 8
        with pytest.raises(UsageError, match=f"data: element 1 has a term at or above x\\^{degree}"):
            f.from_bytes(data)
    stride = 8 * f.words + 3
    data = bytearray(3 * stride)
    data[3 * stride - 1] = 1
    with pytest.raises(UsageError, match="data: element 2 has"):
        f.from_bytes(data, stride=stride)
    if degree % 64:
        words = np.zeros((2, 3, f.words), dtype=np.uint64)
        words[1, 0, -1] = 1 << degree % 64
        with pytest.raises(UsageError, match="words: element 3 has"):
            f.from_words(words)


def test_lengths_shapes_and_types() -> None:
    f = field(71)
    with pytest.raises(UsageError, match=r"multiple of 9, the bytes of an element \(got 10\)"):
        f.from_bytes(bytes(10))
    with pytest.raises(UsageError, match=r"stride must be 9 .* \(got 8\)"):
        f.from_bytes(bytes(8), stride=8)
    for words in (np.zeros((2, 3), np.uint64), np.zeros((2, 2), np.int64), np.zeros((), np.uint64)):
        with pytest.raises(UsageError, match="words must be uint64 of shape"):
            f.from_words(words)
    for values, what in ((1.5, "float"), ([1, "x"], "str"), ([True], "bool"), ([None], "NoneType")):
        with pytest.raises(UsageError, match=f"is {what}, not an integer"):
            f(values)
    assert f.from_bytes(b"").shape == (0,) and f([]).shape == (0,)
    assert f(np.array([[1, 2]], dtype=np.uint8)).to_ints().tolist() == [[1, 2]]


@given(st.integers(0, (1 << 71) - 1))
def test_text(value: int) -> None:
    f = field(71)
    assert int(f(hex(value))) == value
    if value and value.bit_count() <= 6:
        assert int(f(str(f(value)))) == value


def test_texts_that_are_no_element() -> None:
    f = field(71)
    assert int(f("x^70+x+1")) == 1 << 70 | 3
    for text in ("", "y", "x^", "12", "x^71", "x^2+x^2"):
        with pytest.raises(UsageError):
            f(text)


def test_random_is_uniform_over_all_bits_and_repeats() -> None:
    f = field(71)
    a = f.random(2000, seed=3)
    assert np.array_equal(a, f.random(2000, seed=3)) and not np.array_equal(a, f.random(2000, seed=4))
    bits = np.array([[v >> i & 1 for i in range(71)] for v in a.to_ints()])
    assert (abs(bits.mean(axis=0) - 0.5) < 0.06).all(), "6 % is over five standard deviations"
    generator = np.random.default_rng(3)
    first, second = f.random(2, seed=generator), f.random(2, seed=generator)
    assert not np.array_equal(first, second)
    for shape in (-1, (2, -3), (1 << 30, 1 << 30)):
        with pytest.raises(UsageError, match="shape"):
            f.random(shape)


def test_masks() -> None:
    assert [int(convert.top_mask(d)) for d in (1, 63, 64, 65)] == [1, (1 << 63) - 1, (1 << 64) - 1, 1]
    assert Modulus(1 << 64 | 1).words == 1 and Modulus(1 << 65 | 1).words == 2
