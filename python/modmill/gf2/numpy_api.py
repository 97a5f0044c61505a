"""The operations of :class:`modmill.gf2.FieldArray` by NumPy's rules of broadcasting, axes and shapes."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np
from numpy.lib.array_utils import normalize_axis_tuple

from modmill import _native, arguments
from modmill.errors import NotInvertible
from modmill.gf2.elements import Elements
from modmill.gf2.modulus import described

if TYPE_CHECKING:
    from numpy.typing import NDArray

A = TypeVar("A", bound=Elements)
PIECE_BYTES = 256 << 10
"""Bytes of an operand that stay in a core's second-level cache with a few arrays of the same size. Engines of devices,
which name no threads, take all at once."""
PIECE = 1 << 12
"""Products that an engine gets at once where only their sum is wanted."""
LARGE = 16 << 20
"""Bytes of a sum that fits no cache: the engine stores it past them, which NumPy does not."""


def unary(a: A, operation: Callable[[NDArray[np.uint64]], NDArray[np.uint64]]) -> A:
    """An engine's operation on every element."""
    return a.like(operation(a.rows()).reshape(a._words.shape))


def chain(a: A, operation: Callable[[NDArray[np.uint64]], NDArray[np.uint64]]) -> A:
    """An engine's operation of several passes on every element, by pieces so that each pass finds them in the cache."""
    rows = a.rows()
    piece = PIECE_BYTES // rows.itemsize // rows.shape[-1] * getattr(a.field.engine, "threads", 0)
    if not 0 < piece < len(rows):
        return a.like(operation(rows).reshape(a._words.shape))
    found = np.empty_like(rows)
    for first in range(0, len(rows), piece):
        found[first : first + piece] = operation(rows[first : first + piece])
    return a.like(found.reshape(a._words.shape))


def mul_add(a: A, b: A, c: A) -> A:
    """a b + c."""
    engine = a.field.engine
    if a._words.shape == b._words.shape == c._words.shape and isinstance(engine, _native.Gf2Engine):
        return a.like(engine.mul_add(a.rows(), b.rows(), c.rows()).reshape(a._words.shape))
    return add(multiply(a, b), c)


def square(a: A) -> A:
    """a^2."""
    return unary(a, a.field.engine.square)


def inverse(a: A) -> A:
    """1 / a."""
    with _naming_zeros(a):
        return unary(a, a.field.engine.inv)


@contextlib.contextmanager
def _naming_zeros(a: Elements, places: Sequence[int] | None = None) -> Iterator[None]:
    """An element without an inverse is named by its place in the whole where only `places` are computed; 0 as that."""
    try:
        yield
    except NotInvertible as e:
        index = e.index if places is None else places[e.index]
        common = "its greatest common divisor with the modulus is"
        reason = "it is 0" if e.factor == a.field.modulus.poly else f"{common} {described(e.factor)}"
        raise NotInvertible(f"element {index} has no inverse: {reason}", index=index, factor=e.factor) from None


def _rows(a: Elements, shape: tuple[int, ...], size: int) -> NDArray[np.uint64]:
    """The rows of `a` broadcast to `shape`; a single row where one element is used for all, as engines expect it."""
    if a.size == 1 and size > 1:
        return a.rows()
    if a.shape == shape:
        return a.rows()
    return broadcast(a, shape).rows()


def broadcast(a: A, shape: tuple[int, ...]) -> A:
    """The elements repeated to a shape, a view."""
    # New axes come first, so that the axis of the words stays the last.
    return a.like(np.broadcast_to(_lead(a, len(shape)), (*shape, a._words.shape[-1])))


def add(a: A, b: A) -> A:
    """a + b."""
    if a._words.shape == b._words.shape:
        engine = a.field.engine
        if a._words.nbytes >= LARGE and isinstance(engine, _native.Gf2Engine):
            x, y = a.rows(), b.rows()
            return a.like(engine.add(x, y, np.empty_like(x)).reshape(a._words.shape))
        return a.like(a._words ^ b._words)
    shape = np.broadcast_shapes(a.shape, b.shape)
    return a.like(np.bitwise_xor(_lead(a, len(shape)), _lead(b, len(shape))))


def multiply(a: A, b: A) -> A:
    """a b. Equal shapes take the short way: for single elements the calls around the engine's are what takes time."""
    if a._words.shape == b._words.shape and a._words.size:
        return a.like(a.field.engine.mul(a.rows(), b.rows()).reshape(a._words.shape))
    shape = np.broadcast_shapes(a.shape, b.shape)
    words = a._words.shape[-1]
    size = int(np.prod(shape, dtype=np.int64))
    if size == 0:
        return a.zeros(shape)
    found = a.field.engine.mul(_rows(a, shape, size), _rows(b, shape, size))
    return a.like(found.reshape((*shape, words)))


def divide(a: A, b: A) -> A:
    """a / b."""
    return multiply(a, inverse(a.coerce(b)))


def equal(a: Any, b: Any) -> Any:
    """True where elements are equal, one by one; at least one of the two is an array of elements.

    Elements of different fields are never equal. Beside anything else than elements, an element is its integer.
    """
    if not isinstance(a, Elements):
        a, b = b, a
    if not isinstance(b, Elements):
        return np.bool_(np.equal(np.asarray(a), np.asarray(b, dtype=object)))
    if a.field is not b.field and a.field != b.field:
        return np.bool_(np.zeros(np.broadcast_shapes(a.shape, b.shape)))
    if a._words.ndim == b._words.ndim == 1:
        return np.bool_(a._words.tobytes() == b._words.tobytes())
    ndim = max(a.ndim, b.ndim)
    return np.equal(_lead(a, ndim), _lead(b, ndim)).all(axis=-1)


def _lead(a: Elements, ndim: int) -> NDArray[np.uint64]:
    return a._words.reshape((1,) * (ndim - a.ndim) + a._words.shape)


def power(a: A, exponent: Any) -> A:
    """a to an integer power, or to an array of integers, which broadcasts. a^0 = 1; a negative power inverts."""
    if isinstance(exponent, np.ndarray) and exponent.ndim:
        return _powers(a, exponent)
    try:
        number = arguments.index(exponent[()] if isinstance(exponent, np.ndarray) else exponent)
    except TypeError:
        raise TypeError(f"an exponent must be an integer, not {type(exponent).__name__}") from None
    with _naming_zeros(a):
        return unary(a, lambda rows: a.field.engine.pow(rows, number))


def _powers(a: A, exponents: NDArray[Any]) -> A:
    if exponents.dtype != object and not np.issubdtype(exponents.dtype, np.integer):
        raise TypeError(f"exponents must be integers, not {exponents.dtype}")
    shape = np.broadcast_shapes(a.shape, exponents.shape)
    size = int(np.prod(shape, dtype=np.int64))
    words = np.array(np.broadcast_to(_lead(a, len(shape)), (*shape, a._words.shape[-1]))).reshape(size, -1)
    wanted = [arguments.index(e) for e in np.broadcast_to(exponents, shape).reshape(-1).tolist()]
    if negative := [index for index, e in enumerate(wanted) if e < 0]:
        with _naming_zeros(a, negative):
            words[negative] = a.field.engine.inv(words[negative])
    places: dict[int, list[int]] = {}
    for index, e in enumerate(wanted):
        places.setdefault(abs(e), []).append(index)
    for e, chosen in places.items():
        words[chosen] = a.field.engine.pow(words[chosen], e)
    return a.like(words.reshape((*shape, words.shape[-1])))


def axes_of(a: Elements, axis: int | Sequence[int] | None) -> tuple[int, ...]:
    """Axes of the elements in the form of NumPy's functions on the words; None means all."""
    return tuple(range(a.ndim)) if axis is None else normalize_axis_tuple(axis, a.ndim)


def total(a: A, axis: int | Sequence[int] | None = None, *, keepdims: bool = False) -> A:
    """The sum over axes."""
    return a.like(np.bitwise_xor.reduce(a._words, axis=axes_of(a, axis), keepdims=keepdims))


def prod(a: A, axis: int | Sequence[int] | None = None, *, keepdims: bool = False) -> A:
    """The product over axes. One half multiplies the other, so that the engine gets long arrays."""
    axes = axes_of(a, axis)
    kept = [i for i in range(a.ndim) if i not in axes]
    words = a._words.transpose([*axes, *kept, a.ndim])
    outer = tuple(a.shape[i] for i in kept)
    count = int(np.prod([a.shape[i] for i in axes], dtype=np.int64))
    rows = a.like(np.ascontiguousarray(words).reshape((count, *outer, words.shape[-1])))
    if count == 0:
        rows = a.ones((1, *outer))
    while len(rows) > 1:
        half = len(rows) // 2
        folded = multiply(rows[:half], rows[half : 2 * half])
        rows = concatenate([folded, rows[2 * half :]]) if len(rows) % 2 else folded
    shape = tuple(1 if i in axes else n for i, n in enumerate(a.shape)) if keepdims else outer
    return rows[0].reshape(shape)


def matmul(a: A, b: A) -> A:
    """The matrix product. As in NumPy, a vector is a row on the left, a column on the right; further axes broadcast."""
    if a.ndim == 0 or b.ndim == 0:
        raise ValueError("a matrix product needs arrays: multiply single elements with *")
    if a.shape[-1] != b.shape[max(b.ndim - 2, 0)]:
        raise ValueError(
            f"the shapes {a.shape} and {b.shape} do not fit: {a.shape[-1]} is not {b.shape[max(b.ndim - 2, 0)]}"
        )
    left = a[None, :] if a.ndim == 1 else a
    right = b[:, None] if b.ndim == 1 else b
    lead = np.broadcast_shapes(left.shape[:-2], right.shape[:-2])
    found = a.zeros((*lead, left.shape[-2], right.shape[-1]))
    # A few ranks at a time: beyond the result's size, products take the memory of PIECE elements.
    ranks = max(1, PIECE // max(1, found.size))
    for k in range(0, left.shape[-1], ranks):
        some = slice(k, k + ranks) if ranks > 1 else k
        products = multiply(left[..., :, some, None], right[..., None, some, :])
        found = add(found, products if ranks == 1 else total(products, -2))
    if a.ndim == 1:
        found = found[..., 0, :]
    return found[..., 0] if b.ndim == 1 else found


def concatenate(arrays: Sequence[A], axis: int = 0) -> A:
    """Arrays of one field joined along an axis."""
    first = arrays[0]
    (place,) = axes_of(first, axis)
    return first.like(np.concatenate([first.coerce(a)._words for a in arrays], axis=place))


def stack(arrays: Sequence[A], axis: int = 0) -> A:
    """Arrays of one field and shape along a new axis."""
    first = arrays[0]
    place = axis % (first.ndim + 1)
    return first.like(np.stack([first.coerce(a)._words for a in arrays], axis=place))


def where(condition: NDArray[np.bool_], a: Any, b: Any) -> Any:
    """Elements of `a` where the condition holds, of `b` elsewhere."""
    first = a if isinstance(a, Elements) else b
    x, y = first.coerce(a), first.coerce(b)
    ndim = max(np.ndim(condition), x.ndim, y.ndim)
    return first.like(np.where(np.asarray(condition)[..., None], _lead(x, ndim), _lead(y, ndim)))


def store(target: A, result: Elements) -> A:
    """Writes a result into an array of the same shape, and returns the array."""
    target.require_mutable()
    if result.shape != target.shape:
        raise ValueError(f"the result has shape {result.shape} and does not fit into {target.shape}")
    target._words[...] = result._words
    return target
