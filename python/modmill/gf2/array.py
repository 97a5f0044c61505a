"""Arrays of elements of GF(2)[x] / N that behave like NumPy's.

All operations work element by element and broadcast as in NumPy; + and - are the same. In arithmetic the only plain
integers that are elements are 0 and 1 (5 could mean F(5) or 1 + 1 + 1 + 1 + 1, so it is refused); exponents are
integers. Comparison and assignment take any integers, nested lists and arrays of them: there bit i is x^i.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

import numpy as np
from numpy.lib.mixins import NDArrayOperatorsMixin

from modmill.arguments import is_index, public
from modmill.errors import NoSolution, UsageError, WrongType
from modmill.gf2 import convert, numpy_api, numpy_dispatch, orders, roots, text
from modmill.gf2.elements import Elements
from modmill.quantity import shown

if TYPE_CHECKING:
    from numpy.typing import NDArray


_OVERFLOWS = 63
"""The degree whose elements fit in the signed words of galois' compiled functions, but whose modulus does not."""
_PLAIN = "python-calculate"
"""The name of galois' mode that computes on Python's integers."""


@public
class FieldArray(Elements, NDArrayOperatorsMixin):
    """An array of elements; make one by calling a :class:`modmill.gf2.Field`.

    It has the attributes of NumPy's arrays: `shape`, `ndim`, `size`, `T`, `nbytes` (of the words). NumPy's functions
    accept it where their meaning is plain: those that move elements (reshape, split, insert, pad, where, put, ...),
    those of sums and products (sum, cumprod, dot, kron, einsum, convolve, ...), of matrices (linalg.inv, solve, ...)
    and of sets (unique, isin, ...), and the ufuncs add, subtract, multiply, divide, power, square, sqrt, reciprocal,
    equal and not_equal with `reduce`, `accumulate`, `reduceat`, `at` and `outer`. The others raise TypeError with the
    reason.

    `a.trace()` is the trace of each element to GF(2), and `np.trace(a)` that of a matrix of elements.

    ``==`` is element by element. A single element (shape ()) behaves like a number: it cannot be changed, and it has
    the hash of its integer, which it equals.
    """

    __slots__ = ()

    def __eq__(self, other: object) -> Any:
        return numpy_api.equal(self, other)

    def __ne__(self, other: object) -> Any:
        return ~numpy_api.equal(self, other)

    def __hash__(self) -> int:
        if self.ndim:
            raise TypeError("only a single element is hashable, not an array")
        return hash(int(self))

    @property
    def T(self) -> FieldArray:  # noqa: N802  # NumPy's name
        """The array with its axes reversed."""
        return self.transpose()

    @property
    def dtype(self) -> np.dtype[np.object_]:
        """The dtype of `np.asarray(a)`, in which an element is a Python integer."""
        return np.dtype(object)

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
        """The elements as an array of the package `galois`, in its `field` if given.

        Without `field`, x is declared the primitive element unchecked, since finding one requires the factors of
        2^m - 1; only logarithms depend on it. Raises UsageError for a ring, where `field` has another modulus, and for
        a compiled `field` of degree 63, where the products of galois overflow; without `field` it is not compiled.
        """
        if self.field.ring:
            raise UsageError("galois does not support rings")
        if field is not None and not hasattr(field, "irreducible_poly"):
            got = type(field).__name__
            raise WrongType(
                f"field: must be a field of galois (got {got})", argument="field", expected="a field of galois"
            )
        if field is None:
            import galois  # type: ignore[import-not-found]  # optional

            n = galois.Poly.Int(self.field.modulus.poly)
            how = _PLAIN if self.field.degree == _OVERFLOWS else None
            field = galois.GF(
                2, self.field.degree, irreducible_poly=n, primitive_element="x", verify=False, compile=how
            )
        elif int(field.irreducible_poly) != self.field.modulus.poly:
            raise UsageError(f"field: the modulus must be {self.field.modulus.text} (got {field.irreducible_poly})")
        elif self.field.degree == _OVERFLOWS and field.ufunc_mode != _PLAIN:
            raise UsageError(f'field: galois overflows in products of 63 bits; call field.compile("{_PLAIN}") first')
        return field(np.asarray(self.to_ints(), dtype=object).astype(field.dtypes[-1]))

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        if dtype is not None and np.dtype(dtype) != object:
            raise TypeError(f"elements of GF(2)[x] / N convert to objects (integers), not to {np.dtype(dtype)}")
        return convert.to_ints(self._words)

    def __int__(self) -> int:
        if self.size != 1:
            raise TypeError(f"only an array of one element converts to an integer, and this one has {self.size}")
        return convert.to_ints(self._words).reshape(-1)[0]

    def __bool__(self) -> bool:
        if self.size != 1:
            raise ValueError("the truth value of an array with more than one element is ambiguous: use (a != 0).any()")
        return bool(self._words.any())

    # Shape and places

    def fill(self, value: Any) -> None:
        """Assigns a value to all elements."""
        self[...] = value

    def nonzero(self) -> tuple[NDArray[np.intp], ...]:
        """The indices of the elements that are not 0, for each axis."""
        return np.nonzero(self._words.any(axis=-1))

    def take(self, indices: Any, axis: int | None = None) -> FieldArray:
        """The elements at these places along `axis`, by default of the flattened array."""
        return np.take(cast("Any", self), indices, axis=axis)

    def flatten(self) -> FieldArray:
        """One-dimensional, a copy."""
        return self.ravel().copy()

    def transpose(self, *axes: Any) -> FieldArray:
        """The axes in the order `axes`, by default reversed."""
        given = axes[0] if len(axes) == 1 and not is_index(axes[0]) else axes
        order = [int(a) for a in given] if given else list(range(self.ndim))[::-1]
        if sorted(a % self.ndim if self.ndim else a for a in order) != list(range(self.ndim)):
            raise ValueError(f"axes {tuple(order)} are not a permutation of {self.ndim} axes")
        return self.like(self._words.transpose([*(a % self.ndim for a in order), self.ndim]))

    def __iter__(self) -> Iterator[FieldArray]:
        if self.ndim == 0:
            raise TypeError("iteration over a single element")
        return (self[i] for i in range(len(self)))

    # Arithmetic; NumPy's mixin makes the operators from the ufuncs, those in place by `out`. Between elements the most
    # common ones go straight to their functions: the way through a ufunc takes several times as long as one product.

    def __add__(self, other: Any) -> Any:
        if isinstance(other, FieldArray):
            return numpy_api.add(self, self.coerce(other))
        return super().__add__(other)

    __sub__ = __add__

    def __mul__(self, other: Any) -> Any:
        if isinstance(other, FieldArray):
            return numpy_api.multiply(self, self.coerce(other))
        return super().__mul__(other)

    def __truediv__(self, other: Any) -> Any:
        if isinstance(other, FieldArray):
            return numpy_api.divide(self, self.coerce(other))
        return super().__truediv__(other)

    def __pow__(self, exponent: Any) -> Any:
        return numpy_api.power(self, exponent)

    def __iadd__(self, other: Any) -> FieldArray:
        return super().__iadd__(other) if self.ndim else self + other

    def __isub__(self, other: Any) -> FieldArray:
        return super().__isub__(other) if self.ndim else self - other

    def __imul__(self, other: Any) -> FieldArray:
        return super().__imul__(other) if self.ndim else self * other

    def __itruediv__(self, other: Any) -> FieldArray:
        return super().__itruediv__(other) if self.ndim else self / other

    def __ipow__(self, other: Any) -> FieldArray:
        return super().__ipow__(other) if self.ndim else self**other

    def square(self) -> FieldArray:
        """a^2, several times faster than a * a."""
        return numpy_api.square(self)

    def inv(self) -> FieldArray:
        """1 / a, by one inversion for all elements and three products for each.

        Raises NotInvertible, with the index in C order, for 0 and in rings for elements that share a factor with N.
        """
        return numpy_api.inverse(self)

    def sqrt(self) -> FieldArray:
        """The b with b^2 = a, of the same shape: in a field every element has exactly one.

        sqrt is linear: the even and the odd coefficients move together, and the odd ones are multiplied by sqrt(x).
        Raises UsageError for a ring, where roots may be missing or several.
        """
        self._require_field("square roots")
        return numpy_api.chain(self, lambda rows: roots.sqrt(self.field.engine, rows, self.field.root_of_x))

    def frobenius(self, times: int = 1) -> FieldArray:
        """a^(2^times), the Frobenius map applied so often; negative `times` apply its inverse, the square root.

        In a field `times` counts modulo m. Raises UsageError for negative `times` in a ring.
        """
        field = self.field
        if field.ring and times < 0:
            raise UsageError(f"times must not be negative in a ring (got {shown(times)})", got=times)
        if field.ring:
            return self ** (1 << times)
        return numpy_api.chain(self, lambda rows: roots.frobenius(field.engine, rows, times, field.root_of_x))

    def half_trace(self) -> FieldArray:
        """The half-trace a + a^4 + a^16 + ... + a^(2^(m - 1)), for odd m: h with h^2 + h = a + trace(a).

        Raises UsageError for even m and for a ring.
        """
        self._require_field("half-traces")
        m = self.field.degree
        if m % 2 == 0:
            raise UsageError(
                f"the half-trace needs a field of odd degree (got {m}); quadratic_root works for any", got=m
            )
        return numpy_api.chain(self, lambda rows: roots.conjugates(self.field.engine, rows, (m + 1) // 2, 2))

    def quadratic_root(self) -> FieldArray:
        """The y with y^2 + y = a whose constant coefficient is 0; the only other one is y + 1.

        There is one exactly where the trace of a is 0. Raises NoSolution, with the index in C order of the first
        element of trace 1, and UsageError for a ring. :meth:`modmill.gf2.Field.quadratic_roots` solves
        a x^2 + b x + c = 0.
        """
        self._require_field("quadratic equations")
        wrong = np.flatnonzero(self.trace())
        if len(wrong):
            index = int(wrong[0])
            raise NoSolution(f"y^2 + y = a has no solution for element {index}: its trace is 1", index=index)
        return numpy_api.chain(self, lambda rows: roots.artin_schreier(self.field.engine, rows))

    def mul_add(self, b: FieldArray | int, c: FieldArray | int) -> FieldArray:
        """a b + c."""
        return numpy_api.mul_add(self, self.coerce(b), self.coerce(c))

    def trace(self) -> NDArray[np.uint8]:
        """The trace of each element to GF(2), 0 or 1, as uint8: a + a^2 + a^4 + ...; in a ring, of the map b -> a b."""
        return self.field.engine.trace(self.rows()).reshape(self.shape)

    def is_primitive(self) -> NDArray[np.bool_]:
        """An array of bools: True where the powers of an element are all elements but 0.

        Raises UsageError for a ring, and where the prime factors of 2^m - 1 are not known here
        (`_params/mersenne_factors.toml` has them for m up to 640 and for thesis-512 to thesis-2048).
        """
        self._require_field("primitive elements")
        return orders.are_primitive(self.field.engine, self.rows()).reshape(self.shape)

    def multiplicative_order(self) -> Any:
        """The least e > 0 with a^e = 1: an array of integers as objects, or one integer for a single element.

        Raises UsageError, with the `index` in C order, for 0, and as :meth:`is_primitive` does.
        """
        self._require_field("multiplicative orders")
        zeros = np.flatnonzero(~self.words.any(axis=-1))
        if len(zeros):
            index = int(zeros[0])
            raise UsageError(f"element {index} is 0, which has no multiplicative order", index=index)
        found = np.array(orders.multiplicative_orders(self.field.engine, self.rows()), dtype=object)
        return found.reshape(self.shape)[()]

    def sum(self, axis: int | tuple[int, ...] | None = None, *, keepdims: bool = False) -> FieldArray:
        """The sum over `axis`, by default over all."""
        return numpy_api.total(self, axis, keepdims=keepdims)

    def prod(self, axis: int | tuple[int, ...] | None = None, *, keepdims: bool = False) -> FieldArray:
        """The product over `axis`, by default over all; 1 for no elements."""
        return numpy_api.prod(self, axis, keepdims=keepdims)

    def dot(self, other: FieldArray) -> FieldArray:
        """Like ``a @ b``: the sum of products over the last axis of a and the last but one of b."""
        return self @ other

    def _require_field(self, what: str) -> None:
        if self.field.ring:
            raise UsageError(f"{what} need a field: in a ring they may be missing or several")

    # NumPy's protocols

    def __array_ufunc__(self, ufunc: np.ufunc, kind: str, *inputs: Any, **options: Any) -> Any:
        return numpy_dispatch.ufunc(self, ufunc, kind, inputs, options)

    def __array_function__(self, function: Any, types: Any, args: Any, kwargs: Any) -> Any:
        return numpy_dispatch.function(self, function, types, args, kwargs)

    # Text

    def __repr__(self) -> str:
        return text.constructor(self)

    def __str__(self) -> str:
        return text.polynomials(self)
