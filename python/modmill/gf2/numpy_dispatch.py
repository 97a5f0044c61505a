"""NumPy's protocols for :class:`modmill.gf2.FieldArray`: which of its ufuncs and functions do what with elements."""

from __future__ import annotations

import functools
import inspect
import operator
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import numpy as np

from modmill.gf2 import cells, contract, linear, numpy_api, refused, scans
from modmill.gf2.elements import Elements

A = TypeVar("A", bound=Elements)

_BINARY: dict[str, Callable[..., Any]] = {
    "add": numpy_api.add,
    "subtract": numpy_api.add,
    "multiply": numpy_api.multiply,
    "divide": numpy_api.divide,
}
UFUNCS: dict[str, Callable[..., Any]] = {
    **_BINARY,
    "matmul": numpy_api.matmul,
    "vecdot": lambda a, b: numpy_api.total(numpy_api.multiply(a, b), -1),
    "matvec": lambda a, b: numpy_api.matmul(a, b[..., None])[..., 0],
    "vecmat": lambda a, b: numpy_api.matmul(a[..., None, :], b)[..., 0, :],
    "square": numpy_api.square,
    "sqrt": lambda a: a.sqrt(),
    "reciprocal": numpy_api.inverse,
    "negative": lambda a: a.copy(),
    "positive": lambda a: a.copy(),
}
_UNLIKE: dict[str, Callable[..., Any]] = {
    "equal": numpy_api.equal,
    "not_equal": lambda a, b: ~numpy_api.equal(a, b),
    "power": numpy_api.power,
}
"""Ufuncs whose operands need not be elements of one field."""
_KNOWN = (Elements, np.ndarray, np.generic)
"""NumPy asks other types that have its protocols next."""
_FOLDS = {"add": "add", "subtract": "add", "multiply": "multiply"}
"""Ufuncs that reduce and accumulate, and by what."""


def ufunc(a: Elements, which: np.ufunc, kind: str, inputs: tuple[Any, ...], options: dict[str, Any]) -> Any:
    """The result of `__array_ufunc__` for `a`, the first of the inputs that is an array of elements."""
    name = which.__name__
    out = options.pop("out", (None,))[0]
    for v in (*inputs, out):
        if not isinstance(v, _KNOWN) and hasattr(v, "__array_ufunc__"):
            return NotImplemented
    method = _method(a, name, kind, inputs)
    if method is None:
        raise refused.ufunc(name, kind)
    if not options:
        return _into(out, method(*inputs))
    return _call(a, name, method, inputs, {**options, "out": out})


def _method(a: Elements, name: str, kind: str, inputs: tuple[Any, ...]) -> Callable[..., Any] | None:
    if kind == "__call__":
        if name == "power" and not isinstance(inputs[0], Elements):
            return None
        return _UNLIKE.get(name) or (_coercing(a, UFUNCS[name]) if name in UFUNCS else None)
    if kind == "outer" and name in _BINARY:
        return _coercing(a, lambda x, y: _BINARY[name](x.reshape((*x.shape, *(1,) * y.ndim)), y))
    fold = _FOLDS.get(name)
    if kind == "at" and fold:
        return lambda x, indices, y: scans.at(fold, a.coerce(x), indices, a.coerce(y))
    if kind == "reduce" and fold:
        reduce = numpy_api.total if fold == "add" else numpy_api.prod
        return lambda x, axis=0, keepdims=False: reduce(x, axis, keepdims=keepdims)
    method = {"accumulate": scans.accumulate, "reduceat": scans.reduceat}.get(kind)
    return functools.partial(method, fold) if method and fold else None


def _coercing(a: Elements, operation: Callable[..., Any]) -> Callable[..., Any]:
    return lambda *operands: operation(*(a.coerce(v) for v in operands))


def function(
    a: Elements, which: Callable[..., Any], types: Iterable[type], args: tuple[Any, ...], kwargs: dict[str, Any]
) -> Any:
    """The result of `__array_function__` for `a`, one of the arrays of elements among the arguments."""
    if not all(issubclass(t, _KNOWN) for t in types):
        return NotImplemented
    name = _NAMES.get(which)
    if name in cells.PARAMETERS:
        return cells.move(a, which, name, args, kwargs)
    if name in _SETS:
        return _on_ranks(a, which, _SETS[name], args, kwargs)
    if name in _FUNCTIONS:
        operands, implementation = _FUNCTIONS[name]
        if not kwargs and len(args) == operands:
            return implementation(*map(a.coerce, args))
        return _call(a, name, implementation, args, kwargs, operands)
    if name in _ANY:
        return _call(a, name, _ANY[name], (a, *args), kwargs)
    raise refused.function(which)


def _call(
    a: Elements,
    name: str,
    implementation: Callable[..., Any],
    args: Sequence[Any],
    kwargs: dict[str, Any],
    operands: int = 0,
) -> Any:
    """The result of an implementation, in `out` if that is given. Options that it lacks must be NumPy's defaults.

    The first `operands` arguments become elements of the field of `a`.
    """
    signature = _signature(implementation)
    known = signature.parameters
    given = {k: v for k, v in kwargs.items() if k in known or not (v is None or v is np._NoValue or k == "out")}
    try:
        bound = signature.bind(*args, **given)
    except TypeError as e:
        raise TypeError(f"np.{name} on elements of GF(2)[x] / N: {e}") from None
    for operand in list(known)[:operands]:
        bound.arguments[operand] = a.coerce(bound.arguments[operand])
    return _into(kwargs.get("out"), implementation(*bound.args, **bound.kwargs))


_signature = functools.lru_cache(maxsize=256)(inspect.signature)


def _into(out: Any, found: Any) -> Any:
    """The result, stored in the array that the caller gave for it, if any."""
    if out is None:
        return found
    if isinstance(out, Elements):
        return numpy_api.store(out, found)
    out[...] = found
    return out


def _on_ranks(a: Elements, which: Callable[..., Any], count: int, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """A function of sets on the places of elements among all that are given, in the order of their integers."""
    args = (*args, *(kwargs.pop(key) for key in ("ar", "x", "element", "ar1", "test_elements", "ar2") if key in kwargs))
    given = [a.coerce(v) if isinstance(v, Elements) else a.field(v) for v in args[:count]]
    together = numpy_api.concatenate([v.ravel() for v in given])
    # Byte strings, the highest byte first, have the order of the integers.
    texts = together.rows()[:, ::-1].astype(">u8", order="C").view(f"S{8 * together.words.shape[-1]}")
    _, firsts, ranks = np.unique(texts, return_index=True, return_inverse=True)
    distinct = together[firsts]
    parts = np.split(ranks.reshape(-1), np.cumsum([v.size for v in given])[:-1])
    found = which(*(p.reshape(v.shape) for p, v in zip(parts, given, strict=True)), *args[count:], **kwargs)
    if not isinstance(found, tuple):
        return found if found.dtype == bool else distinct[found]
    values = [distinct[found[0]], *found[1:]]
    return getattr(found, "_make", tuple)(values)


_SETS = {
    **dict.fromkeys(["unique", "unique_values", "unique_counts", "unique_inverse", "unique_all"], 1),
    **dict.fromkeys(["isin", "union1d", "intersect1d", "setdiff1d", "setxor1d"], 2),
}
"""Functions of sets, and how many of their arguments are elements."""


def _equal_arrays(a: Any, b: Any) -> bool:
    return np.shape(a) == np.shape(b) and bool(np.all(numpy_api.equal(a, b)))


def _equivalent(a: Any, b: Any) -> bool:
    try:
        return bool(np.all(numpy_api.equal(a, b)))
    except ValueError:
        return False


def _filled(a: A, value: Any, shape: Any = None) -> A:
    found = a.zeros(a.shape if shape is None else tuple(np.atleast_1d(np.asarray(shape, dtype=np.intp)).tolist()))
    elements = a.coerce(value) if isinstance(value, Elements) else a.field(value)
    found._words[...] = elements._words
    return found


def _diagonal_sum(a: Any, offset: int = 0, axis1: int = 0, axis2: int = 1) -> Any:
    diagonals: Any = np.diagonal(a, offset, axis1, axis2)
    return numpy_api.total(diagonals, -1)


def _flat(name: str, x: Any, axis: int | None = None, include_initial: bool = False) -> Any:
    if axis is None and x.ndim > 1:
        raise ValueError(f"np.cumulative_{name} needs an axis for an array of {x.ndim} axes")
    return scans.cumulative("add" if name == "sum" else "multiply", x, axis, include_initial=include_initial)


def _trimmed(filt: A, trim: str = "fb") -> A:
    if filt.ndim != 1:
        raise ValueError(f"np.trim_zeros takes an array of one axis (got shape {filt.shape})")
    places = np.flatnonzero(filt._words.any(axis=-1))
    if not len(places):
        return filt[:0]
    return filt[places[0] if "f" in trim.lower() else 0 : places[-1] + 1 if "b" in trim.lower() else len(filt)]


def _value(p: A, x: A) -> A:
    """The polynomial with the coefficients p, the highest first, at x."""
    found = p.zeros(x.shape)
    for coefficient in p.reshape(-1):
        found = numpy_api.add(numpy_api.multiply(found, x), coefficient)
    return found


def _vandermonde(x: A, N: int | None = None, increasing: bool = False) -> A:  # NumPy's name
    n = len(x) if N is None else operator.index(N)
    ones = x.ones((len(x), 1))
    repeated = [ones, *([numpy_api.broadcast(x.reshape(-1, 1), (len(x), n - 1))] if n > 1 else [])]
    powers = scans.accumulate("multiply", numpy_api.concatenate(repeated, 1)[:, :n], 1)
    return powers if increasing else powers[:, ::-1]


_FUNCTIONS: dict[str, tuple[int, Callable[..., Any]]] = {
    "sum": (1, numpy_api.total),
    "prod": (1, numpy_api.prod),
    "cumsum": (1, functools.partial(scans.cumulative, "add")),
    "cumprod": (1, functools.partial(scans.cumulative, "multiply")),
    "cumulative_sum": (1, functools.partial(_flat, "sum")),
    "cumulative_prod": (1, functools.partial(_flat, "prod")),
    "diff": (1, scans.differences),
    "dot": (2, contract.dot),
    "vdot": (2, lambda a, b: contract.inner(a.ravel(), b.ravel())),
    "inner": (2, contract.inner),
    "outer": (2, contract.outer),
    "kron": (2, contract.kron),
    "tensordot": (2, contract.tensordot),
    "convolve": (2, contract.convolve),
    "trace": (1, _diagonal_sum),
    "vander": (1, _vandermonde),
    "polyval": (2, _value),
    "linalg.det": (1, linear.det),
    "linalg.inv": (1, linear.inv),
    "linalg.matrix_rank": (1, linear.matrix_rank),
    "linalg.solve": (2, linear.solve),
    "linalg.matmul": (2, numpy_api.matmul),
    "linalg.matrix_power": (1, contract.matrix_power),
    "linalg.outer": (2, contract.outer),
    "linalg.tensordot": (2, contract.tensordot),
    "linalg.trace": (1, lambda a, offset=0: _diagonal_sum(a, offset, -2, -1)),
    "linalg.vecdot": (2, lambda a, b, axis=-1: numpy_api.total(numpy_api.multiply(a, b), axis)),
    "shape": (1, lambda a: a.shape),
    "ndim": (1, lambda a: a.ndim),
    "size": (1, lambda a: a.size),
    "zeros_like": (1, lambda a, order="K", subok=True, shape=None: _filled(a, 0, shape)),
    "empty_like": (1, lambda a, order="K", subok=True, shape=None: _filled(a, 0, shape)),
    "ones_like": (1, lambda a, order="K", subok=True, shape=None: _filled(a, 1, shape)),
    "full_like": (1, lambda a, fill_value, order="K", subok=True, shape=None: _filled(a, fill_value, shape)),
    "trim_zeros": (1, _trimmed),
    "array_repr": (1, repr),
    "array_str": (1, lambda a: str(a)),
}
"""Functions, how many of their first arguments are elements, and what they do."""
_ANY: dict[str, Callable[..., Any]] = {
    "einsum": contract.einsum,
    "linalg.multi_dot": lambda a, arrays: functools.reduce(contract.dot, map(a.coerce, arrays)),
    "array_equal": lambda _, a, b: _equal_arrays(a, b),
    "array_equiv": lambda _, a, b: _equivalent(a, b),
    "shares_memory": lambda _, a, b: np.shares_memory(_memory(a), _memory(b)),
    "may_share_memory": lambda _, a, b: np.may_share_memory(_memory(a), _memory(b)),
}
"""Functions whose arguments need not all be elements; the first one is the array that NumPy asks."""


def _memory(a: Any) -> Any:
    return a._words if isinstance(a, Elements) else a


def _named(names: Iterable[str]) -> Iterable[tuple[Any, str]]:
    """NumPy's functions of these names; older versions lack some."""
    for name in names:
        try:
            yield operator.attrgetter(name)(np), name
        except AttributeError:
            continue


IMPLEMENTED = dict.fromkeys([*cells.PARAMETERS, *_SETS, *_FUNCTIONS, *_ANY])
"""The names of all functions that take elements."""
_NAMES: dict[Any, str] = dict(_named(IMPLEMENTED))
