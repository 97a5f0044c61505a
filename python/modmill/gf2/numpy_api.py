"""The operations of :class:`modmill.gf2.FieldArray` by NumPy's rules: broadcasting, ufuncs, functions."""

from __future__ import annotations

import contextlib
import operator
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from modmill import _native
from modmill.errors import NotInvertible
from modmill.gf2.elements import Elements
from modmill.gf2.modulus import polynomial

if TYPE_CHECKING:
    from numpy.typing import NDArray

A = TypeVar("A", bound=Elements)
PIECE_BYTES = 256 << 10
"""Bytes of an operand that stay in a core's second-level cache with a few arrays of the same size. Engines of devices,
which name no threads, take all at once."""
LARGE = 16 << 20
"""Bytes of a sum that fits no cache: the engine stores it past them, which NumPy does not."""


def unary(a: A, operation: Callable[[NDArray[np.uint64]], NDArray[np.uint64]]) -> A:
    """An engine's operation on every element."""
    return a.like(operation(a.rows()).reshape(a._words.shape))


def chain(a: A, operation: Callable[[NDArray[np.uint64]], NDArray[np.uint64]]) -> A:
    """The same for an operation of several passes: by pieces, so that what passes hand on stays in the cache."""
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
        reason = "it is 0" if e.factor == a.field.modulus.poly else f"{common} {polynomial(e.factor)}"
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
    """Whether elements are equal, one by one; at least one of the two is an array of elements.

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
        number = operator.index(exponent[()] if isinstance(exponent, np.ndarray) else exponent)
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
    wanted: list[int] = [operator.index(e) for e in np.broadcast_to(exponents, shape).reshape(-1).tolist()]
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
    if axis is None:
        return tuple(range(a.ndim))
    given = (axis,) if isinstance(axis, int) else tuple(axis)
    for one in given:
        if not -a.ndim <= one < a.ndim:
            raise np.exceptions.AxisError(one, a.ndim)
    found = tuple(one % a.ndim for one in given)
    if len(set(found)) < len(found):
        raise ValueError("duplicate axis")
    return found


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
    # One rank at a time: no memory beyond the result's is needed.
    for k in range(left.shape[-1]):
        found = add(found, multiply(left[..., :, k, None], right[..., None, k, :]))
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
    first = _first((a, b))
    x, y = first.coerce(a), first.coerce(b)
    ndim = max(np.ndim(condition), x.ndim, y.ndim)
    return first.like(np.where(np.asarray(condition)[..., None], _lead(x, ndim), _lead(y, ndim)))


def _first(values: Sequence[Any]) -> Elements:
    return next(v for v in values if isinstance(v, Elements))


_UFUNCS: dict[str, Callable[..., Any]] = {
    "add": add,
    "subtract": add,
    "multiply": multiply,
    "divide": divide,
    "matmul": matmul,
    "power": power,
    "square": square,
    "sqrt": lambda a: a.sqrt(),
    "reciprocal": inverse,
    "negative": lambda a: a.copy(),
    "positive": lambda a: a.copy(),
}
_COMPARISONS: dict[str, Callable[[Any, Any], Any]] = {"equal": equal, "not_equal": lambda a, b: ~equal(a, b)}
_REDUCTIONS: dict[str, Callable[..., Elements]] = {"add": total, "multiply": prod}


def ufunc(which: np.ufunc, kind: str, inputs: tuple[Any, ...], options: dict[str, Any]) -> Any:
    """The result of `__array_ufunc__`; :class:`modmill.gf2.FieldArray` lists the ufuncs."""
    name = which.__name__
    out = options.pop("out", (None,))
    found: Any = NotImplemented
    if kind == "reduce" and name in _REDUCTIONS:
        axis, keepdims = options.pop("axis", 0), options.pop("keepdims", False)
        if not options:
            found = _REDUCTIONS[name](inputs[0], axis, keepdims=keepdims)
    elif options:
        raise TypeError(f"np.{name} on elements of GF(2)[x] / N does not accept {', '.join(options)}")
    elif kind == "outer" and name in ("add", "multiply"):
        a, b = (_first(inputs).coerce(v) for v in inputs)
        found = _UFUNCS[name](a.reshape((*a.shape, *(1,) * b.ndim)), b)
    elif kind == "__call__" and name == "power":
        found = power(inputs[0], inputs[1]) if isinstance(inputs[0], Elements) else NotImplemented
    elif kind == "__call__" and name in _COMPARISONS:
        found = _COMPARISONS[name](*inputs)
    elif kind == "__call__" and name in _UFUNCS:
        found = _UFUNCS[name](*(_first(inputs).coerce(v) for v in inputs))
    if found is NotImplemented or out[0] is None:
        return found
    if isinstance(out[0], np.ndarray):
        out[0][...] = found
        return out[0]
    return store(out[0], found)


def store(target: A, result: Elements) -> A:
    """Writes a result into an array of the same shape, and returns the array."""
    target.require_mutable()
    if result.shape != target.shape:
        raise ValueError(f"the result has shape {result.shape} and does not fit into {target.shape}")
    target._words[...] = result._words
    return target


REARRANGING = (
    "reshape", "ravel", "transpose", "swapaxes", "moveaxis", "rollaxis", "expand_dims", "squeeze", "broadcast_to",
    "atleast_1d", "atleast_2d", "roll", "flip", "fliplr", "flipud", "rot90", "repeat", "tile", "take", "diagonal",
)  # fmt: skip
"""NumPy's functions that only rearrange elements."""


def function(which: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The result of `__array_function__`."""
    name = which.__name__
    if name in _FUNCTIONS:
        return _FUNCTIONS[name](*args, **kwargs)
    if name in REARRANGING:
        a = _first(args[:1])
        # The function rearranges the indices of the elements.
        index = which(np.arange(a.size).reshape(a.shape), *args[1:], **kwargs)
        return a.ravel()[index]
    return NotImplemented


def _array_equal(a: Any, b: Any) -> bool:
    return np.shape(a) == np.shape(b) and bool(np.all(equal(a, b)))


def _stacked(arrays: Sequence[A], axis: int) -> A:
    first = arrays[0]
    lifted = [first.coerce(a).reshape((1, -1)) if a.ndim < 2 and axis == 0 else first.coerce(a) for a in arrays]
    return concatenate(lifted, axis if lifted[0].ndim > axis else 0)


def _unique(a: A) -> A:
    """The different elements, in the order of their integers: the highest word decides first."""
    return a.like(np.ascontiguousarray(np.unique(a.rows()[:, ::-1], axis=0)[:, ::-1]))


def _unsaved(*_: object, **__: object) -> None:
    raise TypeError("save the words of elements, np.save(file, a.words), and read them by F.from_words(np.load(file))")


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "concatenate": lambda arrays, axis=0: concatenate(
        [a.ravel() for a in arrays] if axis is None else list(arrays), axis or 0
    ),
    "stack": lambda arrays, axis=0: stack(list(arrays), axis),
    "vstack": lambda arrays: _stacked(list(arrays), 0),
    "hstack": lambda arrays: _stacked(list(arrays), 1),
    "where": where,
    "sum": total,
    "prod": prod,
    "dot": lambda a, b: matmul(a, a.coerce(b)),
    "copy": lambda a: a.copy(),
    "zeros_like": lambda a: a.zeros(a.shape),
    "ones_like": lambda a: a.ones(a.shape),
    "array_equal": _array_equal,
    "shape": lambda a: a.shape,
    "ndim": lambda a: a.ndim,
    "size": lambda a: a.size,
    "outer": lambda a, b: ufunc(np.multiply, "outer", (np.ravel(a), np.ravel(b)), {}),
    "any": lambda a, axis=None, *, keepdims=False: a._words.any(axis=-1).any(axis=axis, keepdims=keepdims),
    "all": lambda a, axis=None, *, keepdims=False: a._words.any(axis=-1).all(axis=axis, keepdims=keepdims),
    "unique": _unique,
    **dict.fromkeys(("save", "savez", "savez_compressed"), _unsaved),
    "count_nonzero": lambda a: int(a._words.any(axis=-1).sum()),
}
