"""Arrays of elements of GF(2)[x] / N that behave as NumPy's do.

An array of shape s holds its elements as words: (*s, S) uint64, S = ceil(m / 64), lowest first. All operations work
element by element and broadcast as in NumPy; + and - are the same. Of the plain integers only 0 and 1 stand for
elements (5 would be F(5) to some and 1 + 1 + 1 + 1 + 1 to others, so it is refused); exponents are integers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from modmill.errors import UsageError
from modmill.gf2 import convert, numpy_api
from modmill.gf2.modulus import polynomial

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from modmill.gf2.field import Field

SHOWN = 6
"""The elements at either end that are printed of a long array."""


class FieldArray:
    """An array of elements; make one by calling a :class:`modmill.gf2.Field`.

    Attributes as of NumPy's arrays: `shape`, `ndim`, `size`, `T`, `flat` order being C's. `nbytes` counts the words.
    NumPy's functions np.add, subtract, multiply, divide, power, square, reciprocal, equal, not_equal (and `reduce` and
    `outer` of add and multiply), np.sum, prod, dot, concatenate, stack, where, reshape and others that rearrange take
    it.
    """

    __slots__ = ("_words", "field")
    __hash__ = None  # type: ignore[assignment]  # == is element by element, as in NumPy

    def __init__(self, field: Field, words: NDArray[np.uint64]) -> None:
        """Internal: `words` must be right, and is kept. Use the field's methods."""
        self.field = field
        self._words = words

    # What it is

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape, in elements."""
        return self._words.shape[:-1]

    @property
    def ndim(self) -> int:
        """The number of axes; 0 for a single element."""
        return self._words.ndim - 1

    @property
    def size(self) -> int:
        """The number of elements."""
        return self._words.size // self._words.shape[-1]

    @property
    def nbytes(self) -> int:
        """Bytes of the words."""
        return self._words.nbytes

    @property
    def words(self) -> NDArray[np.uint64]:
        """The words, (*shape, S) uint64, lowest first: a view that cannot be written to."""
        view = self._words.view()
        view.flags.writeable = False
        return view

    @property
    def T(self) -> FieldArray:  # noqa: N802  # NumPy's name
        """The array with its axes reversed."""
        return self.transpose()

    # Conversions

    def to_ints(self) -> Any:
        """Integers, bit i for x^i: an array of objects of the same shape, or one integer for a single element."""
        found = convert.to_ints(self._words)
        return found[()] if self.ndim == 0 else found

    def tolist(self) -> Any:
        """Nested lists of integers."""
        return convert.to_ints(self._words).tolist()

    def to_bytes(self, *, stride: int | None = None) -> bytes:
        """The elements in C order, little-endian, in `stride` bytes each, by default ceil(m / 8)."""
        return convert.to_bytes(self._words, self.field.modulus, stride)

    def to_galois(self, field: Any = None) -> Any:
        """The same elements as an array of the package `galois`, in its `field` if given.

        Without one, x is named as its primitive element, unchecked: to find one, 2^m - 1 has to be factored. Nothing
        but logarithms depends on it. Raises UsageError for a ring, and where `field` has another modulus.
        """
        if self.field.ring:
            raise UsageError("galois has no rings")
        if field is None:
            import galois  # type: ignore[import-not-found]  # optional

            n = galois.Poly.Int(self.field.modulus.poly)
            field = galois.GF(2, self.field.degree, irreducible_poly=n, primitive_element="x", verify=False)
        elif int(field.irreducible_poly) != self.field.modulus.poly:
            raise UsageError(f"field: its modulus is {field.irreducible_poly}, not {self.field.modulus.text}")
        return field(np.asarray(self.to_ints(), dtype=object).astype(field.dtypes[-1]))

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        if dtype is not None and np.dtype(dtype) != object:
            raise TypeError(f"elements of GF(2)[x] / N become objects (integers), not {np.dtype(dtype)}")
        return convert.to_ints(self._words)

    def __int__(self) -> int:
        if self.size != 1:
            raise TypeError(f"only an array of one element becomes an integer, and this one has {self.size}")
        return convert.to_ints(self._words).reshape(-1)[0]

    def __bool__(self) -> bool:
        if self.size != 1:
            raise ValueError("the truth value of an array with more than one element is ambiguous: use (a != 0).any()")
        return bool(self._words.any())

    # Shape

    def copy(self) -> FieldArray:
        """The same in memory of its own."""
        return self._like(self._words.copy(order="C"))

    def reshape(self, *shape: Any) -> FieldArray:
        """The same elements, in C order, in another shape; one length may be -1."""
        wanted = shape[0] if len(shape) == 1 and not isinstance(shape[0], int) else shape
        index = np.empty(self.size, dtype=np.int8).reshape(wanted)  # NumPy works -1 out, and refuses what does not fit
        return self._like(self._words.reshape((*index.shape, self._words.shape[-1])))

    def ravel(self) -> FieldArray:
        """One-dimensional, a view where that is possible."""
        return self.reshape(-1)

    def flatten(self) -> FieldArray:
        """One-dimensional, a copy."""
        return self.ravel().copy()

    def transpose(self, *axes: Any) -> FieldArray:
        """The axes in the order `axes`, by default reversed."""
        given = axes[0] if len(axes) == 1 and not isinstance(axes[0], int) else axes
        order = [int(a) for a in given] if given else list(range(self.ndim))[::-1]
        if sorted(a % self.ndim if self.ndim else a for a in order) != list(range(self.ndim)):
            raise ValueError(f"axes {tuple(order)} are no order of {self.ndim} axes")
        return self._like(self._words.transpose([*(a % self.ndim for a in order), self.ndim]))

    def __len__(self) -> int:
        if self.ndim == 0:
            raise TypeError("len() of a single element")
        return self._words.shape[0]

    def __iter__(self) -> Iterator[FieldArray]:
        if self.ndim == 0:
            raise TypeError("iteration over a single element")
        return (self._like(words) for words in self._words)

    def __getitem__(self, key: Any) -> FieldArray:
        return self._like(self._words[_key(key)])

    def __setitem__(self, key: Any, value: Any) -> None:
        self._words[_key(key)] = self.coerce(value)._words

    # Arithmetic

    def __add__(self, other: Any) -> FieldArray:
        return self._binary(other, numpy_api.add)

    __sub__ = __add__
    __radd__ = __add__
    __rsub__ = __add__

    def __mul__(self, other: Any) -> FieldArray:
        return self._binary(other, numpy_api.multiply)

    __rmul__ = __mul__

    def __truediv__(self, other: Any) -> FieldArray:
        return self._binary(other, numpy_api.divide)

    def __rtruediv__(self, other: Any) -> FieldArray:
        return self._binary(other, lambda a, b: numpy_api.divide(b, a))

    def __matmul__(self, other: Any) -> FieldArray:
        return self._binary(other, numpy_api.matmul)

    def __pow__(self, exponent: Any) -> FieldArray:
        return numpy_api.power(self, exponent)

    def __neg__(self) -> FieldArray:
        return self.copy()

    __pos__ = __neg__

    def __iadd__(self, other: Any) -> FieldArray:
        return self._into(self._binary(other, numpy_api.add))

    __isub__ = __iadd__

    def __imul__(self, other: Any) -> FieldArray:
        return self._into(self._binary(other, numpy_api.multiply))

    def __itruediv__(self, other: Any) -> FieldArray:
        return self._into(self._binary(other, numpy_api.divide))

    def __ipow__(self, exponent: Any) -> FieldArray:
        return self._into(numpy_api.power(self, exponent))

    def __eq__(self, other: object) -> Any:
        return numpy_api.equal(self, self.coerce(other))

    def __ne__(self, other: object) -> Any:
        return ~numpy_api.equal(self, self.coerce(other))

    def square(self) -> FieldArray:
        """a^2, a few times faster than a * a."""
        return numpy_api.unary(self, self.field.engine.square)

    def inv(self) -> FieldArray:
        """1 / a, by one inversion for all and three products for each.

        Raises NotInvertible, with the index in C order, for 0 and in rings for what has a factor in common with N.
        """
        return numpy_api.unary(self, self.field.engine.inv)

    def mul_add(self, b: FieldArray, c: FieldArray) -> FieldArray:
        """a b + c."""
        return self * b + c

    def trace(self) -> NDArray[np.uint8]:
        """The trace of each element to GF(2), 0 or 1, as uint8: a + a^2 + a^4 + ...; in a ring that of b -> a b."""
        return self.field.engine.trace(self.rows()).reshape(self.shape)

    def sum(self, axis: int | tuple[int, ...] | None = None, *, keepdims: bool = False) -> FieldArray:
        """The sum over `axis`, by default over all."""
        axes = numpy_api.axes_of(self, axis)
        return self._like(np.bitwise_xor.reduce(self._words, axis=axes, keepdims=keepdims))

    def prod(self, axis: int | tuple[int, ...] | None = None, *, keepdims: bool = False) -> FieldArray:
        """The product over `axis`, by default over all; 1 of nothing. As many products as elements less one."""
        return numpy_api.prod(self, axis, keepdims=keepdims)

    def dot(self, other: FieldArray) -> FieldArray:
        """As ``a @ b``: the sum of products over the last axis of a and the last but one of b."""
        return self @ other

    # NumPy's protocols

    def __array_ufunc__(self, ufunc: np.ufunc, kind: str, *inputs: Any, **options: Any) -> Any:
        return numpy_api.ufunc(ufunc, kind, inputs, options)

    def __array_function__(self, function: Any, types: Any, args: Any, kwargs: Any) -> Any:
        return numpy_api.function(function, args, kwargs)

    # Text

    def __repr__(self) -> str:
        return f"{self.field.modulus.name}{self}" if self.ndim else f"{self.field.modulus.name}({self})"

    def __str__(self) -> str:
        if self.ndim == 0:
            return _shown(int(self))
        if self.size > 2 * SHOWN:
            ends = [_shown(int(a)) for a in (*self.ravel()[:2], *self.ravel()[-1:])]
            return f"[{ends[0]}, {ends[1]}, ..., {ends[2]}] of shape {self.shape}"
        return str(np.vectorize(_shown, otypes=[object])(convert.to_ints(self._words)).tolist()).replace("'", "")

    # Helpers, for this package

    def rows(self) -> NDArray[np.uint64]:
        """The words as an engine takes them: (size, S), C-contiguous."""
        return np.ascontiguousarray(self._words).reshape(-1, self._words.shape[-1])

    def coerce(self, other: Any) -> FieldArray:
        """`other` as elements of this field; raises TypeError for what is none."""
        if isinstance(other, FieldArray):
            return self.field._own(other)
        if isinstance(other, int | np.integer) and not isinstance(other, bool) and other in (0, 1):
            return self.field.ones() if other else self.field.zeros()
        raise numpy_api.refuse(other)

    def _like(self, words: NDArray[np.uint64]) -> FieldArray:
        return FieldArray(self.field, words)

    def _binary(self, other: Any, operation: Any) -> FieldArray:
        # Anything but elements is refused here in words, rather than by NumPy's attempt to take the array apart.
        return operation(self, self.coerce(other))

    def _into(self, result: FieldArray) -> FieldArray:
        if result.shape != self.shape:
            raise ValueError(f"shape {result.shape} of the result does not fit into {self.shape}")
        self._words[...] = result._words
        return self


def _key(key: Any) -> tuple[Any, ...]:
    """The key that selects whole elements: it never reaches the axis of the words."""
    parts = key if isinstance(key, tuple) else (key,)
    if any(part is Ellipsis for part in parts):
        return (*parts, slice(None))
    return (*parts, Ellipsis, slice(None))


def _shown(value: int) -> str:
    if value.bit_count() <= SHOWN:
        return polynomial(value)
    digits = f"{value:x}"
    return f"0x{digits}" if len(digits) <= 24 else f"0x{digits[:8]}...{digits[-8:]}"
