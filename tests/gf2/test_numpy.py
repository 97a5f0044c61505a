"""NumPy's functions on elements against the same functions on arrays of objects that compute by the golden model."""

from __future__ import annotations

import functools
import operator
import re
from collections.abc import Callable, Iterator
from typing import Any

import numpy
import pytest
from numpy.lib import recfunctions

from modmill import gf2
from modmill.errors import UsageError
from modmill.gf2 import numpy_api, numpy_dispatch, refused
from modmill.gf2.array import FieldArray
from modmill.gf2.field import Field
from modmill.golden import gf2 as golden
from tests.gf2.golden_engine import GoldenEngine
from tests.gf2.numpy_expressions import EXPRESSIONS

np: Any = numpy  # Any: NumPy's stubs do not know that its functions take arrays of other kinds.

POLY = golden.from_terms([71, 6, 0])
AES: Any = Field.on(GoldenEngine(0x11B), 0x11B)
FIELDS: dict[str, Any] = {
    "aes": AES,
    "two words": Field.on(GoldenEngine(POLY), POLY),
    "ring": Field.on(GoldenEngine(0x101), 0x101, ring=True),
    "255 bits": Field("thesis-256"),
}


@functools.total_ordering
class Number:
    """An element as NumPy's functions on objects want it; beside one, an integer is the element of its bits."""

    def __init__(self, poly: int, value: int) -> None:
        self.poly, self.value = poly, value

    def __add__(self, other: Any) -> Number:
        return Number(self.poly, self.value ^ int(other))

    def __mul__(self, other: Any) -> Number:
        return Number(self.poly, golden.mul(self.poly, self.value, int(other)))

    def __truediv__(self, other: Any) -> Number:
        return self * golden.inverse(self.poly, int(other))

    def __rtruediv__(self, other: Any) -> Number:
        return Number(self.poly, golden.mul(self.poly, int(other), golden.inverse(self.poly, self.value)))

    def __pow__(self, other: int) -> Number:
        return Number(self.poly, golden.power(self.poly, self.value, other))

    __radd__ = __sub__ = __rsub__ = __add__
    __rmul__ = __mul__

    def __neg__(self) -> Number:
        return self

    __pos__ = __neg__

    def conjugate(self) -> Number:
        return self

    def __int__(self) -> int:
        return self.value

    def __bool__(self) -> bool:
        return self.value != 0

    def __hash__(self) -> int:
        return hash(self.value)

    def __eq__(self, other: object) -> bool:
        return self.value == int(other)  # type: ignore[call-overload]

    def __lt__(self, other: Any) -> bool:
        return self.value < int(other)


SHAPES = {
    "one": (), "u": (3,), "v": (5,), "w": (9,), "m": (3, 4), "n": (4, 3), "s": (3, 3), "t": (2, 3, 4), "e": (0, 3)
}  # fmt: skip


def given(field: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """Arrays of elements and the same as numbers, with zeros and repetitions; and `f`, which makes them of integers."""

    def numbers(values: Any) -> Any:
        made = np.frompyfunc(lambda v: Number(field.modulus.poly, int(v)), 1, 1)(np.asarray(values, dtype=object))
        return made if isinstance(made, np.ndarray) else np.array(made, dtype=object)

    values = {name: field.random(shape, seed=seed).to_ints() for seed, (name, shape) in enumerate(SHAPES.items())}
    for name in ("v", "w", "m", "t"):
        values[name].flat[::4] = 0
        values[name].flat[1::4] = values[name].flat[1]
    ours, theirs = ({name: f(v) for name, v in values.items()} for f in (field, numbers))
    return {**ours, "f": field}, {**theirs, "f": numbers}


def same(found: Any, expected: Any) -> None:
    if isinstance(expected, list | tuple):
        assert type(found) is type(expected) and len(found) == len(expected)
        for one, other in zip(found, expected, strict=True):
            same(one, other)
    elif isinstance(expected, Number) or (isinstance(expected, np.ndarray) and expected.dtype == object):
        assert isinstance(found, FieldArray) and found.shape == np.shape(expected)
        assert np.asarray(found).reshape(-1).tolist() == [int(v) for v in np.asarray(expected).reshape(-1)]
    else:
        assert not isinstance(found, FieldArray) and np.array_equal(found, expected)


def changed(a: Any, change: Callable[[Any], object]) -> Any:
    """A copy of an array that a function changes."""
    a = a.copy()
    assert change(a) is None
    return a


MASK = np.arange(12).reshape(3, 4) % 3 == 0


NAME = r"\bnp\.([\w.]+)"


def exists(name: str) -> bool:
    """True if this version of NumPy has the function."""
    return callable(functools.reduce(lambda found, part: getattr(found, part, None), name.split("."), np))


def grouped() -> dict[str, list[str]]:
    """The expressions by the first function in each."""
    found: dict[str, list[str]] = {}
    for line in EXPRESSIONS.strip().splitlines():
        name = re.findall(NAME, line)[0]
        found.setdefault(name, []).append(line.strip())
    return found


CASES = grouped()


@pytest.mark.parametrize("field", FIELDS.values(), ids=FIELDS)
@pytest.mark.parametrize("name", [name for name in CASES if exists(name)])
def test_functions_give_what_numpy_gives_on_objects(name: str, field: Any) -> None:
    around = {"np": np, "changed": changed, "MASK": MASK}
    ours, theirs = given(field)
    for expression in CASES[name]:
        same(eval(expression, around | ours), eval(expression, around | theirs))


def dispatched() -> Iterator[Any]:
    """NumPy's public functions that ask the arrays among their arguments."""
    modules = (np, np.linalg, np.fft, np.strings, np.char, np.emath, np.lib.stride_tricks, recfunctions)
    found = {id(f): f for module in modules for f in vars(module).values() if hasattr(f, "_implementation")}
    assert len(found) > 250
    yield from found.values()
    yield from (np.array, np.asarray, np.zeros, np.ones, np.eye, np.arange, np.fromiter)  # by like=


def test_every_function_of_numpy_works_or_is_refused_with_a_reason() -> None:
    a = AES([1, 2])
    others = {
        "empty_like",
        "array_repr",
        "array_str",
        *(f"linalg.{name}" for name in ("det", "inv", "matrix_rank", "solve")),
    }
    tested = {operator.attrgetter(name)(np) for name in {*CASES, *others} if exists(name)}
    assert np.empty_like(a).tolist() == [0, 0] and np.array_repr(a) == repr(a) and np.array_str(a) == str(a)
    unnamed = 0
    for which in dispatched():
        if which in tested:
            continue
        with pytest.raises(
            TypeError, match=r"^np\.[\w.]+ does not take elements of GF\(2\)\[x\] / N: \w.{8,}"
        ) as caught:
            a.__array_function__(which, (FieldArray,), (a,), {})
        unnamed += refused.OTHER in str(caught.value)
    assert others < {*numpy_dispatch.IMPLEMENTED} <= {*CASES} | others
    assert unnamed < 30, "of those in recfunctions and of new versions of NumPy"
    for refuses in (lambda: np.sort(a), lambda: np.zeros(3, like=a), lambda: np.linalg.eig(a), lambda: np.mean(a)):
        with pytest.raises(TypeError, match="does not take elements"):
            refuses()


def test_every_ufunc_works_or_is_refused_with_a_reason() -> None:
    a = AES([[1, 2], [3, 4]])
    works = {*numpy_dispatch.UFUNCS, "equal", "not_equal", "power"}
    for which in {id(f): f for f in vars(np).values() if isinstance(f, np.ufunc)}.values():
        if which.__name__ in works:
            which(a, *[2 if which is np.power else a] * (which.nin - 1))
            continue
        with pytest.raises(TypeError, match=rf"^np\.{which.__name__} does not take elements of .*: \w.{{8,}}"):
            which(*[a] * which.nin)
    for method in ("divide.accumulate", "power.outer", "equal.reduce", "square.at", "divide.reduceat", "divide.at"):
        more = {"outer": [a], "reduceat": [[0]], "at": [0, *[a] * ("square" not in method)]}.get(
            method.split(".")[1], []
        )
        with pytest.raises(TypeError, match=rf"^np\.{method} does not take elements of .*: \w.{{8,}}"):
            operator.attrgetter(method)(np)(a, *more)
    with pytest.raises(TypeError, match="order"):
        _ = a < a
    with pytest.raises(TypeError, match=r"np\.power does not take"):
        _ = 2**a


def test_names_are_stated_once() -> None:
    reasons = [name for names in refused.REASONS.values() for name in names.split()]
    assert len(set(reasons)) == len(reasons) and not set(reasons) & {
        *numpy_dispatch.IMPLEMENTED,
        *numpy_dispatch.UFUNCS,
    }


def test_moved_elements_are_views_where_numpy_gives_views() -> None:
    a = AES.random((4, 6), seed=1)
    first, second = np.split(a, 2, axis=1)
    second.T[...] = 7
    np.fill_diagonal(first, 5)
    np.copyto(np.reshape(a, (2, 12))[1:, 11:], [[9]])
    assert (
        (a[:, 3:].to_ints()[:3] == 7).all() and [int(v) for v in np.diagonal(a)] == [5, 5, 5, 7] and int(a[3, 5]) == 9
    )
    one = np.take(a, 23)
    a[...] = 0
    assert int(one) == 9, "a single element is a copy"
    np.einsum("ij->ji", a)[0] = 3
    np.einsum("ii->i", a[:, :4])[...] = 4
    assert a[:, 0].tolist() == [4, 3, 3, 3] and [int(v) for v in np.diagonal(a)] == [4] * 4
    np.cumprod(a[:1], axis=0)[...] = 9
    assert int(a[0, 0]) == 4, "a sum or product is new"
    for frozen in (np.broadcast_to(a, (2, 4, 6)), np.diagonal(a)):
        with pytest.raises(ValueError, match="read-only"):
            frozen[0] = 1


def test_values_are_taken_as_in_assignments_and_arrays_as_in_arithmetic() -> None:
    a = AES([1, 2, 3])
    same_ints = [
        (np.append(a, [4, 255]), [1, 2, 3, 4, 255]),
        (np.insert(a, 1, 99), [1, 99, 2, 3]),
        (np.pad(a, 1, constant_values=((5, 6),)), [5, 1, 2, 3, 6]),
        (np.pad(a, 1, mode="empty"), [0, 1, 2, 3, 0]),
        (np.full_like(a, "x^3"), [8, 8, 8]),
        (np.select([[True, False, False]], [a], default=9), [1, 9, 9]),
        (np.block([a, 0, 1]), [1, 2, 3, 0, 1]),
        (np.concatenate([a, a], out=AES.zeros(6)), [1, 2, 3] * 2),
        (np.take(a, [2, 0], out=AES.zeros(2)), [3, 1]),
        (np.cumsum(a, dtype=None, out=AES.zeros(3)), [1, 3, 0]),
        (np.linalg.matrix_power(AES([[2, 1], [1, 0]]), 0), [[1, 0], [0, 1]]),
        (np.trace(AES([[1, 2]]), offset=9), 0),
        (np.einsum("i,i", a, a, out=None), 4 ^ 5 ^ 1),
    ]
    for found, expected in same_ints:
        assert found.tolist() == expected
    out = AES.zeros(3)
    assert np.add(a, 1, out=out) is out and np.roll(out, 1).tolist() == [2, 0, 3]
    a.fill(7)
    assert a.tolist() == [7, 7, 7] and a.take([0]).tolist() == [7] and int(a.take(-1)) == 7
    b = AES([[1, 0], [0, 2]])
    assert [v.tolist() for v in b.nonzero()] == [[0, 1], [0, 1]] and b.take([1, 1], axis=1).tolist() == [[0, 0], [2, 2]]
    b.fill(AES(3))
    assert (b == 3).all()


REFUSED = (
    (UsageError, "do not mix", """
        np.concatenate([a, other])
        np.append(a, other)
        np.insert(a, 0, other[0])
        np.kron(a, other)
        np.dot(a, b=other)
        np.isin(a, other)
        np.einsum("i,i", a, other)
        np.multiply.at(a, [0], other[0])
        np.copyto(a, other)
        np.linalg.multi_dot([a, other])
        np.polyval(a, x=other)
        np.where(MASK, s[0, 0], other[0])"""),
    (UsageError, "element 0", """
        np.insert(a, 0, 256)
        np.full_like(a, -1)
        np.isin(a, [300, 1])"""),
    (TypeError, "write F", """
        np.concatenate([a, [4]])
        np.kron(a, 5)
        np.choose([0, 1, 0], [a, 7])"""),
    (TypeError, "is not an element", """
        np.stack([a, np.ones(3)])
        np.put(np.zeros(3), [0], a)"""),
    (TypeError, "(not|keyword).*(dtype|initial|where)", """
        np.concatenate([a, a], dtype=object)
        np.cumsum(a, dtype=int)
        np.full_like(a, 1, dtype=int)
        np.sum(a, initial=1)
        np.prod(a, where=a != 0)"""),
    (TypeError, "argument 2 of np", """
        np.take(a, a)
        np.roll(a, s[0, 0])"""),
    (TypeError, "missing", """
        np.dot(a)
        np.insert(a, 0)"""),
    (TypeError, "computes nothing", """
        np.pad(a, 1, mode="mean")
        np.pad(a, 1, "reflect", reflect_type="odd")"""),
    (TypeError, "cannot be changed", """
        np.copyto(a[0], 1)
        np.put(a[0], 0, 1)
        a[0].fill(1)
        np.add.at(a[0], (), 1)"""),
    (ValueError, "out of bounds", """
        np.cumsum(a, axis=1)
        np.multiply.accumulate(a, axis=-2)
        np.trace(s, axis1=2)
        np.insert(s, 0, 1, axis=5)"""),
    (IndexError, "out of bounds|out-of-bounds", """
        np.take(a, 3)
        np.multiply.reduceat(a, [0, 3])
        np.add.reduceat(a, [0, 3])
        np.multiply.at(a, [3], 1)
        np.delete(a, 5)"""),
    (ValueError, "equal division", "np.split(a, 2)"),
    (ValueError, "same lengths", "np.tensordot(a, s, 1)"),
    (ValueError, "label|indices|Output|subscript", """
        np.einsum("ij,jk", s, s[:0])
        np.einsum("ijk", s)
        np.einsum("ij->ik", s)"""),
    (ValueError, "one axis", """
        np.convolve(s, a)
        np.trim_zeros(s)"""),
    (ValueError, "not empty", "np.convolve(a, a[:0])"),
    (ValueError, "mode must be", 'np.convolve(a, a, "half")'),
    (ValueError, "square", "np.linalg.matrix_power(a, 2)"),
    (ValueError, "negative", "np.diff(a, -1)"),
    (ValueError, "needs an axis", "np.cumulative_sum(s)"),
    (ValueError, "broadcast", """
        np.add.at(a, [0, 1], a)
        np.copyto(a, s)"""),
    (ValueError, "does not fit", "np.cumsum(a, out=F.zeros(2))"),
    (ValueError, "repeated axis", "np.sum(s, axis=(0, -2))"),
)  # fmt: skip


@pytest.mark.parametrize(("error", "what", "expressions"), REFUSED, ids=[case[1] for case in REFUSED])
def test_wrong_arguments_are_refused(error: type[Exception], what: str, expressions: str) -> None:
    a, other, s = AES([1, 2, 3]), FIELDS["ring"]([1, 2, 3]), AES([[1, 2], [3, 4]])
    for expression in expressions.strip().splitlines():
        if not all(map(exists, re.findall(NAME, expression))):
            continue
        with pytest.raises(error, match=what):
            eval(expression.strip(), {"np": np, "F": AES, "MASK": MASK, "a": a, "other": other, "s": s})
    assert a.tolist() == [1, 2, 3] and s.tolist() == [[1, 2], [3, 4]], "what fails changes nothing"


class Foreign:
    """A class of another package with both protocols of NumPy."""

    def __array_function__(self, *_: Any) -> str:
        return "theirs"

    def __array_ufunc__(self, *_: Any, **__: Any) -> str:
        return "theirs"


def test_other_packages_get_their_turn() -> None:
    a: Any = AES([1, 2])
    assert np.concatenate([a, Foreign()]) == np.add(a, Foreign()) == np.sin(a, out=Foreign()) == "theirs"


@pytest.mark.parametrize("piece", [1, 5, 100])
def test_matrix_products_are_summed_by_pieces(piece: int, monkeypatch: pytest.MonkeyPatch) -> None:
    a, b = gf2.Field("thesis-256").random((2, 3, 17), seed=1), gf2.Field("thesis-256").random((17, 2), seed=2)
    expected = [[[sum(x * y for x, y in zip(row, column, strict=True)) for column in b.T] for row in one] for one in a]
    monkeypatch.setattr(numpy_api, "PIECE", piece)
    assert (a @ b).tolist() == [[[int(v) for v in row] for row in one] for one in expected]
    assert (a[0, 0] @ b[:, 0]).tolist() == (a @ b)[0, 0, 0].tolist()


def test_long_contractions_take_few_calls_of_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    f = Field("thesis-256")
    calls: list[int] = []
    multiply = numpy_api.multiply
    monkeypatch.setattr(numpy_api, "multiply", lambda a, b: calls.append(1) or multiply(a, b))
    a, b = f.random(5000, seed=1), f.random(5000, seed=2)
    index = np.arange(5000) % 50
    for run in (
        lambda: np.dot(a, b), lambda: np.cumprod(a), lambda: np.einsum("i,i", a, b),
        lambda: np.multiply.reduceat(a, range(0, 5000, 7)), lambda: np.multiply.at(a, index, b),
        lambda: np.convolve(a, b[:3]),
    ):  # fmt: skip
        calls.clear()
        run()
        assert 0 < len(calls) <= 30


def test_sets_are_in_the_order_of_integers() -> None:
    f = FIELDS["two words"]
    values = [1 << 70, 1 << 64, 256, 255, 65536, 0, 1, (1 << 64) - 1, 1 << 63, 256]
    assert np.unique(f(values)).tolist() == sorted(set(values))
    assert np.setdiff1d(f(values), f([256, 3])).tolist() == sorted({*values} - {256})
