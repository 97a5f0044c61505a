"""Arrays of elements: NumPy's habits, on an engine of plain integers, so that only the arrays are under test."""

from __future__ import annotations

import operator
import pickle
from collections.abc import Callable
from functools import reduce
from typing import Any
from unittest import mock

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from modmill import gf2
from modmill.errors import NotInvertible, UsageError
from modmill.gf2 import numpy_api
from modmill.gf2.array import FieldArray
from modmill.gf2.field import Field
from modmill.golden import gf2 as golden
from tests.gf2.golden_engine import GoldenEngine

POLY = golden.from_terms([71, 6, 0])  # two words, the second hardly used; irreducible
# Any: NumPy's stubs do not know that its functions take arrays of other kinds.
F: Any = Field.on(GoldenEngine(POLY), POLY)
AES: Any = Field.on(GoldenEngine(0x11B), 0x11B)
rng = np.random.default_rng(5)


def ints(a: FieldArray) -> Any:
    return np.asarray(a)


def elementwise(operation: Callable[[int, int], int], a: FieldArray, b: FieldArray) -> Any:
    """The operation on integers with NumPy's own broadcasting."""
    return np.vectorize(operation, otypes=[object])(ints(a), ints(b))


def same(a: Any, b: Any) -> None:
    expected = np.asarray(b, dtype=object)
    assert a.shape == expected.shape
    assert (ints(a) == expected).all()


SHAPES = [
    ((), ()),
    ((5,), (5,)),
    ((5,), ()),
    ((3, 1), (1, 4)),
    ((2, 3), (3,)),
    ((1,), (4, 2)),
    ((0,), (1,)),
    ((2, 0), (1, 1)),
]


def product(x: int, y: int) -> int:
    return golden.mul(POLY, x, y)


@pytest.mark.parametrize(("s", "t"), SHAPES)
def test_operators_broadcast_as_numpy_s(s: tuple[int, ...], t: tuple[int, ...]) -> None:
    a, b = F.random(s, seed=1), F.random(t, seed=2)
    same(a + b, elementwise(operator.xor, a, b))
    same(a - b, elementwise(operator.xor, a, b))
    expected = elementwise(product, a, b)
    same(a * b, expected)
    same(np.multiply(a, b), expected)
    same(np.add(a, b), elementwise(operator.xor, a, b))
    same(a / b, elementwise(lambda x, y: golden.mul(POLY, x, golden.inverse(POLY, y)), a, b))
    assert np.array_equal(a == b, ints(a) == ints(b))
    assert np.array_equal(a != b, ints(a) != ints(b))


def test_shapes_that_do_not_fit_are_refused() -> None:
    a, b = F.random((2, 3)), F.random((4,))
    for operation in (operator.add, operator.mul, operator.truediv, operator.eq):
        with pytest.raises(ValueError, match="broadcast"):
            operation(a, b)
    with pytest.raises(ValueError, match="does not fit"):
        b *= F.random((2, 4))


@given(st.lists(st.integers(0, (1 << 71) - 1), min_size=1, max_size=6), st.integers(-9, 300))
def test_powers(values: list[int], e: int) -> None:
    a = F(values)
    if e < 0 and 0 in values:
        with pytest.raises(NotInvertible) as refused:
            _ = a**e
        assert refused.value.index == values.index(0)
        assert refused.value.factor == POLY
        return
    same(a**e, [golden.power(POLY, v, e) for v in values])
    same(np.power(a, e), [golden.power(POLY, v, e) for v in values])
    same(a.square(), [golden.square(POLY, v) for v in values])


def test_powers_by_arrays_of_exponents() -> None:
    a = F.random((3, 1), seed=3)
    e = np.array([0, 1, 5, -2, 1 << 62])
    found = a**e
    same(found, np.vectorize(lambda v, k: golden.power(POLY, v, int(k)), otypes=[object])(ints(a), e))
    for bad in (1.5, "2", np.array([0.5]), F(1)):
        with pytest.raises(TypeError, match="exponent"):
            _ = a**bad


def test_only_zero_and_one_are_elements_of_every_field() -> None:
    a = F([0, 1, 5])
    assert (a == 0).tolist() == [True, False, False]
    assert (a != np.int64(1)).tolist() == [True, False, True]
    same(1 + a, [1, 0, 4])
    same(1 / a[1:], [1, golden.inverse(POLY, 5)])
    same(sum(a), 4)
    a[0] = 1
    same(a * 0, [0, 0, 0])
    for bad, what in ((2, r"write F\(2\)"), (True, "bool"), (1.0, "float"), ("x", "str"), ([1], "list")):
        for operation in (operator.add, operator.mul, np.multiply, lambda x, y: operator.iadd(x, y)):
            with pytest.raises(TypeError, match=what):
                operation(a, bad)


VALUES: list[Any] = [
    5, 1 << 70, 1 << 99, -1, np.int64(5), np.uint64(5), [1 << 70, 5, 0], (0, 5, 1), [[5], [0]], np.array([0, 5, 5]),
    True, 5.0, None, "x", np.array(5), np.array([5], dtype=object), [5, None, "5"], np.zeros((0, 1)),
]  # fmt: skip


@pytest.mark.parametrize("value", VALUES, ids=repr)
def test_elements_compare_as_their_integers(value: Any) -> None:
    a = F([1 << 70, 5, 1])
    expected = np.equal(ints(a), np.asarray(value, dtype=object))
    for found, wanted in (
        (a == value, expected), (value == a, expected), (np.equal(a, value), expected),
        (a != value, ~expected), (value != a, ~expected),
    ):  # fmt: skip
        assert found.dtype == bool and np.array_equal(found, wanted)
    one = a[1] == value
    assert np.array_equal(one, np.equal(5, np.asarray(value, dtype=object))) and hasattr(one, "all")


def test_comparison_of_elements_with_what_is_not_alike() -> None:
    a = F([1, 5])
    assert (a == AES([1, 5])).tolist() == [False, False] and (a != AES(5)).tolist() == [True, True]
    assert (a == [F(1), F(4)]).tolist() == [True, False]
    assert a[1] == mock.ANY and 5 in a and 6 not in a
    assert np.array_equal(a, [1, 5]) and np.array_equal([1, 5], a) and not np.array_equal(a, AES([1, 5]))
    for bad in ([1, 2, 3], F([1, 2, 3]), AES([1, 2, 3])):
        with pytest.raises(ValueError, match="broadcast"):
            _ = a == bad


def test_assignment_takes_what_the_field_takes() -> None:
    a = F.zeros((2, 3))
    a[0] = [1, 2, 1 << 70]
    a[1, 0] = "x^2 + 1"
    a[1, 1:] = np.array([7, 8], dtype=np.uint8)
    same(a, [[1, 2, 1 << 70], [5, 7, 8]])
    a[:, 1] = F(9)
    a[a == 9] = 3
    a[0, 0] = np.int64(6)
    a[1] = [F(1), 2, F(3)]
    same(a, [[6, 3, 1 << 70], [1, 2, 3]])
    before = a.tolist()
    for bad, what in ((1 << 71, "element 0 has a term"), ([1, -1, 2], "element 1 is negative"), (True, "bool"),
                      (1.5, "float"), ("y", "not a polynomial"), (AES([1, 2, 3]), "do not mix")):  # fmt: skip
        with pytest.raises(UsageError, match=what):
            a[0] = bad
    with pytest.raises(ValueError, match="broadcast"):
        a[0] = [1, 2]
    assert a.tolist() == before


def test_single_elements_are_numbers() -> None:
    a = F([3, 4, 5])
    one: Any = a[0]
    assert hash(one) == hash(3) and {F(3): "three"}[one] == {F(3): "three"}[3] == "three"
    assert {*a, *F([5, 6])} == {3, 4, 5, 6}
    again = one
    other = a.reshape(3, 1)[0].reshape(())
    one += F(6)
    one *= F(2)
    one -= 1
    one **= 2
    one /= F(2)
    assert one == F(0b1010 ^ 1) ** 2 / F(2) and (int(again), int(other)) == (3, 3)
    (first, *_) = a
    a[:] = 0
    assert [int(v) for v in (first, again, other)] == [3, 3, 3]
    for change in (lambda: operator.setitem(other, (), 1), lambda: np.add(other, 1, out=other)):
        with pytest.raises(TypeError, match="cannot be changed"):
            change()
    with pytest.raises(TypeError, match="hashable"):
        hash(a)


def test_fields_that_differ_do_not_mix_and_equal_ones_do() -> None:
    again = Field.on(GoldenEngine(POLY), POLY)
    assert again == F and hash(again) == hash(F) and again != AES
    same(F([5]) + again([4]), [1])
    with pytest.raises(UsageError, match="do not mix"):
        _ = F([5]) * AES([5])


INDICES: list[Any] = [
    0, -1, (1, 2), slice(None), slice(None, None, -2), ..., (..., 0), (0, ...), None, (slice(None), None, 1), [0, 1, 0],
    (slice(None), [0, 2]), ([0, 1], [2, 0]), (..., [1, 2]), np.array([True, False]), (0, np.array([True, False, True])),
    (None, ..., None), ([0], slice(None), [1, 1]),
]  # fmt: skip


@pytest.mark.parametrize("key", INDICES, ids=str)
def test_indexing_selects_whole_elements(key: Any) -> None:
    a = F.random((2, 3, 4), seed=4)
    same(a[key], ints(a)[key])
    b, expected = a.copy(), ints(a)
    b[key] = F(7)
    expected[key] = 7
    same(b, expected)


def test_indexing_a_mask_of_the_shape_and_too_many_indices() -> None:
    a = F.random((2, 3), seed=4)
    mask = ints(a) % 2 == 0
    same(a[mask], ints(a)[mask])
    for bad in ((0, 0, 0), (0, 0, 0, 0), np.ones((2, 3, 2), dtype=bool), 5):
        with pytest.raises(IndexError):
            a[bad]
    view = a[0]
    view[1] = F(9)
    assert int(a[0, 1]) == 9, "a slice is a view"


def test_rearranging() -> None:
    a = F.random((2, 3, 4), seed=6)
    same(a.reshape(6, -1), ints(a).reshape(6, -1))
    same(a.reshape((4, 6)), ints(a).reshape((4, 6)))
    same(a.T, ints(a).T)
    same(a.transpose(1, 0, 2), ints(a).transpose(1, 0, 2))
    same(a.T.ravel(), ints(a).T.ravel())
    same(a.flatten(), ints(a).flatten())
    assert [int(v) for v in a[:, 0, 0]] == ints(a)[:, 0, 0].tolist()
    moves: Any = (
        (np.reshape, ((3, 8),)), (np.swapaxes, (0, 2)), (np.moveaxis, (0, -1)), (np.roll, (5,)), (np.flip, (1,)),
        (np.repeat, (2, 1)), (np.tile, ((2, 1),)), (np.expand_dims, (1,)), (np.take, ([1, 1], 2)), (np.ravel, ()),
        (np.broadcast_to, ((5, 2, 3, 4),)), (np.diagonal, ()),
    )  # fmt: skip
    for function, args in moves:
        same(function(a, *args), function(ints(a), *args))
    for bad in ((5, 5), (-1, -1), (-1, 7)):
        with pytest.raises(ValueError):
            a.reshape(bad)
    with pytest.raises(ValueError, match="not a permutation"):
        a.transpose(0, 0, 1)


def test_joining_and_choosing() -> None:
    a, b = F.random((2, 3), seed=7), F.random((2, 3), seed=8)
    for join in (np.concatenate, np.stack, np.vstack, np.hstack):
        same(join([a, b]), join([ints(a), ints(b)]))
    same(np.concatenate([a, b], axis=1), np.concatenate([ints(a), ints(b)], axis=1))
    same(np.concatenate([a, b], axis=None), np.concatenate([ints(a), ints(b)], axis=None))
    same(np.stack([a, b], axis=-1), np.stack([ints(a), ints(b)], axis=-1))
    same(np.vstack([a[0], b[0]]), np.vstack([ints(a)[0], ints(b)[0]]))
    same(np.hstack([a[0], b[0]]), np.hstack([ints(a)[0], ints(b)[0]]))
    mask = np.array([True, False, True])
    same(np.where(mask, a, b), np.where(mask, ints(a), ints(b)))
    same(np.where(mask, a, 0), np.where(mask, ints(a), 0))
    assert np.array_equal(a, a.copy()) and not np.array_equal(a, b)
    same(np.zeros_like(a) + np.ones_like(a), np.ones((2, 3), dtype=object))
    assert np.count_nonzero(F([0, 3, 0, 1])) == 2
    c = F([[0, 3, 0], [1, 2, 0]])
    for some in (np.any, np.all):
        assert bool(some(c)) == bool(some(ints(c) != 0))
        for axis in (0, 1, -1, (0, 1)):
            assert np.array_equal(some(c, axis=axis), some(ints(c) != 0, axis=axis))
        assert np.array_equal(some(c, axis=1, keepdims=True), some(ints(c) != 0, axis=1, keepdims=True))
    products = [[golden.mul(F.modulus.poly, x, y) for y in ints(b).ravel()] for x in ints(a).ravel()]
    same(np.outer(a, b), np.array(products, dtype=object))


def test_unique_elements_and_saved_words(tmp_path: Any) -> None:
    wide = gf2.Field("nist-b163")
    a = wide.random(20, seed=9)
    found = np.unique(np.concatenate([a, a[:7], wide([1, 0])]))
    same(found, np.array(sorted({*ints(a), 0, 1}), dtype=object))
    with pytest.raises(TypeError, match=r"np\.save\(file, a\.words\)"):
        np.save(tmp_path / "a.npy", a)
    np.save(tmp_path / "a.npy", a.words)
    assert np.array_equal(wide.from_words(np.load(tmp_path / "a.npy")), a)


@pytest.mark.parametrize("axis", [None, 0, 1, -1, (0, 2), (1,), (0, 1, 2)])
@pytest.mark.parametrize("keepdims", [False, True])
def test_sums_and_products(axis: Any, keepdims: bool) -> None:
    a = F.random((2, 3, 5), seed=9)
    add = np.bitwise_xor
    same(a.sum(axis, keepdims=keepdims), add.reduce(ints(a), axis=axis, keepdims=keepdims))
    same(np.add.reduce(a, axis=axis, keepdims=keepdims), add.reduce(ints(a), axis=axis, keepdims=keepdims))
    axes = tuple(range(3)) if axis is None else axis if isinstance(axis, tuple) else (axis,)
    expected = ints(a)
    for one in sorted((x % 3 for x in axes), reverse=True):
        expected = np.apply_along_axis(lambda v: reduce(product, v), one, expected)
        expected = np.expand_dims(expected, one) if keepdims else expected
    same(a.prod(axis, keepdims=keepdims), expected)
    same(np.prod(a, axis=axis, keepdims=keepdims), expected)


def test_sums_and_products_of_nothing_and_bad_axes() -> None:
    empty = F.zeros((0, 2))
    same(empty.sum(0), [0, 0])
    same(empty.prod(0), [1, 1])
    same(empty.prod(), 1)
    for bad in (2, -3):
        for method in (empty.sum, empty.prod):
            with pytest.raises(np.exceptions.AxisError):
                method(bad)


def matrix(a: Any, b: Any) -> Any:
    """The matrix product of integers by its definition."""
    out = np.zeros((a.shape[0], b.shape[1]), dtype=object)
    for i, j in np.ndindex(*out.shape):
        out[i, j] = reduce(operator.xor, (golden.mul(POLY, x, y) for x, y in zip(a[i], b[:, j], strict=True)), 0)
    return out


def test_matrix_products() -> None:
    a, b = F.random((2, 3), seed=10), F.random((3, 4), seed=11)
    same(a @ b, matrix(ints(a), ints(b)))
    same(a.dot(b), matrix(ints(a), ints(b)))
    same(np.matmul(a, b), matrix(ints(a), ints(b)))
    same(a[0] @ b, matrix(ints(a)[:1], ints(b))[0])
    same(a @ b[:, 0], matrix(ints(a), ints(b)[:, :1])[:, 0])
    same(np.dot(a[0], b[:, 0]), matrix(ints(a)[:1], ints(b)[:, :1])[0, 0])
    stacked = F.random((5, 2, 3), seed=12) @ b
    assert stacked.shape == (5, 2, 4)
    for x, y in ((a, a), (a, F(1)), (a[0], b[0])):
        with pytest.raises(ValueError):
            _ = x @ y


def test_ufuncs_with_out_outer_and_what_there_is_not() -> None:
    a, b = F.random(4, seed=13), F.random(4, seed=14)
    out = F.zeros(4)
    assert np.multiply(a, b, out=out) is out
    same(out, ints(a * b))
    flags = np.zeros(4, dtype=bool)
    assert np.equal(a, a, out=flags) is flags and flags.all()
    same(np.multiply.outer(a, b), ints(a[:, None] * b[None, :]))
    same(np.add.outer(a, b[:2]), ints(a[:, None] + b[None, :2]))
    same(np.reciprocal(a), [golden.inverse(POLY, v) for v in ints(a)])
    same(np.square(a), ints(a * a))
    same(np.negative(a), ints(a))
    for wrong in (np.sin, np.floor_divide, np.less):
        with pytest.raises(TypeError):
            wrong(a, b) if wrong.nin == 2 else wrong(a)
    with pytest.raises(TypeError, match="where"):
        np.add(a, b, where=np.array([True, False, True, False]))


def test_in_place_writes_into_the_array() -> None:
    a = F.random(3, seed=15)
    before, alias = ints(a), a
    a += F(1)
    a *= F(6)
    a **= 2
    a /= F(6)
    a -= 1
    assert a is alias
    expected = [golden.power(POLY, golden.mul(POLY, v ^ 1, 6), 2) for v in before]
    same(a, [golden.mul(POLY, v, golden.inverse(POLY, 6)) ^ 1 for v in expected])
    with pytest.raises(ValueError, match="read-only"):
        a.words[0] = 1


def test_traces_and_mul_add() -> None:
    a, b = F.random((2, 3), seed=16), F.random((2, 3), seed=17)
    found = a.trace()
    assert found.dtype == np.uint8 and found.shape == (2, 3)
    assert found.tolist() == [[golden.trace(POLY, v) for v in row] for row in ints(a)]
    same(a.mul_add(b, F(3)), ints(a * b + F(3)))


def test_all_of_an_array_is_written_in_one_style() -> None:
    assert str(F(0b1011)) == "x^3 + x + 1" and str(F([1, 2])) == "[1, x]"
    assert str(F([1, (1 << 71) - 1])) == f"[0x1, {(1 << 71) - 1:#x}]"
    assert str(F.zeros(100)) == "[0, 0, 0, ..., 0, 0, 0]"
    assert str(F([0] * 50 + [255] + [0] * 50)) == "[0, 0, 0, ..., 0, 0, 0]", "only what is shown decides"
    assert repr(AES([[1, 2], [3, 4]])) == 'GF([[1, 2],\n    [3, 4]], m=8, modulus="x^8 + x^4 + x^3 + x + 1")'
    assert repr(F([1, 1 << 70])) == f'GF([0x1, {1 << 70:#x}], m=71, modulus="x^71 + x^6 + 1")'
    wide = Field.on(GoldenEngine(1 << 600 | (1 << 40) - 1), 1 << 600 | (1 << 40) - 1, ring=True)
    top, n = f"0x1{'0' * 7}...{'0' * 8}", f"0x1{'0' * 7}...{'f' * 8}"
    assert repr(wide(1 << 599)) == f"GF(0x80000000...{'0' * 8}, m=600, modulus={n}, ring=True)" and top in repr(
        wide(1 << 400)
    )


@pytest.mark.parametrize(
    "name", ["nist-b163", "x^127 + x + 1", "x^65 + x^64 + 1", hex(1 << 89 | (1 << 38) - 1), "0x11b"]
)
@pytest.mark.parametrize("shape", [(), (1,), (3,), (2, 3), (12,), (2, 1, 3), (0,)])
def test_repr_makes_the_array_again(name: str, shape: tuple[int, ...]) -> None:
    for ring in (True, False) if name in ("nist-b163", "0x11b") else (True,):
        a = Field(name, ring=ring).random(shape, seed=1)
        again = eval(repr(a), {"GF": gf2.GF})
        assert again.shape == a.shape and again.field == a.field and again.field.ring == ring and (again == a).all()


def test_gf_checks_its_degree() -> None:
    with pytest.raises(UsageError, match=r"m must be 8, the degree of the modulus \(got 9\)"):
        gf2.GF(1, m=9, modulus=0x11B)
    same(gf2.GF([F(1), F(1 << 70)], modulus=POLY), [1, 1 << 70])


def test_one_element() -> None:
    one = F(0b1011)
    assert one.shape == () and one.ndim == 0 and one.size == 1 and int(one) == one.to_ints() == 11
    assert bool(one) and not bool(F(0))
    for wrong in (len, iter):
        with pytest.raises(TypeError):
            wrong(one)
    with pytest.raises(TypeError, match="this one has 2"):
        int(F([1, 2]))
    with pytest.raises(ValueError, match="ambiguous"):
        bool(F([1, 2]))


def test_arrays_and_their_words() -> None:
    a = F.random((2, 3), seed=18)
    assert a.words.shape == (2, 3, 2) and a.words.dtype == np.uint64 and a.nbytes == 96
    assert np.array_equal(F.from_words(a.words), a)
    assert [int(w) for w in F(1 << 70 | 5).words] == [5, 64]
    assert (np.asarray(a) == a.to_ints()).all() and a.tolist() == a.to_ints().tolist()
    with pytest.raises(TypeError, match="float64"):
        np.asarray(a, dtype=float)


def test_pickling_keeps_the_values() -> None:
    a = AES.random(5, seed=1)
    words = pickle.loads(pickle.dumps(a.words))
    assert np.array_equal(words, a.words)


@pytest.mark.parametrize("shape", [(), (0,), (1,), (5,), (3, 4)])
def test_sums_and_products_of_large_arrays_are_those_of_small_ones(
    shape: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    field = gf2.Field("nist-b163")
    a, b, c = (field.random(shape, seed=seed) for seed in (1, 2, 3))
    expected = a + b, a * b + c
    monkeypatch.setattr(numpy_api, "LARGE", 0)
    for got, right in zip((a + b, a.mul_add(b, c)), expected, strict=True):
        assert got.shape == shape and bool((got == right).all())
    assert bool(((a.T + b.T) == expected[0].T).all())


def test_an_element_without_an_inverse_is_named_by_its_place() -> None:
    F = gf2.Field("x^8 + x^4 + x^3 + x + 1")
    R = gf2.Field("x^8 + 1", ring=True)
    a = F([[1, 2], [3, 0]])
    for fails in (a.inv, lambda: 1 / a, lambda: a**-1, lambda: a ** np.array([[1, -3], [-1, -2]])):
        with pytest.raises(NotInvertible, match=r"^element 3 has no inverse: it is 0$") as caught:
            fails()
        assert (caught.value.index, caught.value.factor) == (3, F.modulus.poly)
    with pytest.raises(NotInvertible, match=r"^element 1 has no inverse: its .* is x \+ 1$") as caught:
        _ = R([1, 3]) ** np.array([1, -1])
    assert (caught.value.index, caught.value.factor) == (1, 3)


def test_what_is_no_array_of_elements_is_said_in_words() -> None:
    F = gf2.Field("x^8 + x^4 + x^3 + x + 1")
    with pytest.raises(UsageError, match=r"^words: must be an array \(got list of list, list\)$"):
        F.from_words([[1], [2]])  # type: ignore[arg-type]
    with pytest.raises(UsageError, match=r"^values: element 1 is a list; all rows must have the same length$"):
        F([1, [2, 3]])
