"""NumPy's functions that only move elements: to NumPy each element is one opaque cell, which it moves itself.

So the results are views where NumPy's are, and axes and shapes are checked by NumPy.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np

from modmill.gf2.elements import Elements

if TYPE_CHECKING:
    from numpy.typing import NDArray

A = TypeVar("A", bound=Elements)

_FIRST = """
    reshape ravel transpose permute_dims swapaxes moveaxis rollaxis expand_dims squeeze broadcast_to roll flip fliplr
    flipud rot90 repeat tile take take_along_axis diagonal diag diagflat tril triu matrix_transpose split array_split
    hsplit vsplit dsplit unstack concatenate stack vstack hstack dstack column_stack block resize copy delete
    lib.stride_tricks.sliding_window_view linalg.diagonal linalg.matrix_transpose fft.fftshift fft.ifftshift
"""
_ALL = "atleast_1d atleast_2d atleast_3d broadcast_arrays meshgrid"
_MASKS = "nonzero argwhere flatnonzero count_nonzero any all diag_indices_from tril_indices_from triu_indices_from"
PARAMETERS: dict[str, str] = {
    **dict.fromkeys(_FIRST.split(), "+"),
    **dict.fromkeys(_ALL.split(), "*"),
    **dict.fromkeys(_MASKS.split(), "?"),
    "append": "+=",
    "insert": "+.=",
    "compress": "?+",
    "extract": "?+",
    "where": "?++",
    "select": "?+=",
    "choose": ".+",
    "pad": "+",
    "copyto": "!=",
    "put": "!.=",
    "place": "!?=",
    "putmask": "!?=",
    "put_along_axis": "!.=",
    "fill_diagonal": "!=",
}
"""The functions and what their first arguments are: `+` elements, or sequences of them; `*` the same for this argument
and all after it; `!` the array that is changed; `=` values that become elements as in an assignment; `?` a condition,
where an element counts as true unless it is 0; `.` anything else."""
_KEYWORDS = {
    **dict.fromkeys(("values", "v", "vals", "val", "src", "default", "constant_values"), "="),
    **dict.fromkeys(("condition", "condlist", "mask", "where"), "?"),
}


def cells(a: Elements) -> NDArray[np.void]:
    """The elements as an array of their shape in which each is one opaque value: a view."""
    words = a._words
    return words.view(np.dtype((np.void, words.itemsize * words.shape[-1])))[..., 0]


def uncelled(a: A, found: Any) -> A:
    """The elements of such an array, in the field of `a`: a view, but for a single element a copy."""
    array = np.asarray(found)
    words = array.view(np.dtype([("words", np.uint64, a._words.shape[-1:])]))["words"]
    return a.like(words if array.ndim else words.copy())


def move(a: Elements, which: Callable[..., Any], name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The result of a function of :data:`PARAMETERS` that NumPy called for `a`."""
    if kwargs.get("dtype") is not None:
        raise TypeError(f"np.{name} on elements of GF(2)[x] / N does not accept dtype")
    marks = PARAMETERS[name]
    last = "*" if marks == "*" else "."
    given = [
        _argument(a, value, marks[i] if i < len(marks) else last, f"argument {i + 1} of np.{name}")
        for i, value in enumerate(args)
    ]
    options = {k: _argument(a, v, _KEYWORDS.get(k, "+" if _holds(v) else "."), k) for k, v in kwargs.items()}
    if name == "select" and len(args) < 3:
        options.setdefault("default", cells(a.zeros(())))
    if name == "pad":
        options = _padding(a, given, options)
    found = which(*given, **options)
    return kwargs["out"] if isinstance(kwargs.get("out"), Elements) else _result(a, found)


def _argument(a: Elements, value: Any, mark: str, where: str) -> Any:
    if value is None:
        return None
    if mark == "=":
        return cells(a.coerce(value) if isinstance(value, Elements) else a.field(value))
    if mark in "+*!" or (mark == "?" and _holds(value)):
        return _leaves(value, lambda leaf: _leaf(a, leaf, mark))
    if _holds(value):
        raise TypeError(f"{where} must not be elements of GF(2)[x] / N")
    return value


def _leaf(a: Elements, leaf: Any, mark: str) -> Any:
    if mark == "?":
        return leaf._words.any(axis=-1) if isinstance(leaf, Elements) else leaf
    found = a.coerce(leaf)
    if mark == "!":
        found.require_mutable()
    return cells(found)


def _leaves(value: Any, change: Callable[[Any], Any]) -> Any:
    if isinstance(value, list | tuple):
        return [_leaves(v, change) for v in cast("list[Any]", value)]
    return change(value)


def _holds(value: Any) -> bool:
    """True if elements are in a value or in a sequence of values."""
    if isinstance(value, list | tuple):
        return any(_holds(v) for v in cast("list[Any]", value))
    return isinstance(value, Elements)


def _padding(a: Elements, given: list[Any], options: dict[str, Any]) -> dict[str, Any]:
    """The options of np.pad; "empty" pads with zeros, because memory that nobody wrote may hold no element."""
    mode = given.pop(2) if len(given) > 2 else options.pop("mode", "constant")
    mode = "constant" if mode == "empty" else mode
    if mode not in ("constant", "edge", "reflect", "symmetric", "wrap") or options.get("reflect_type") == "odd":
        raise TypeError("np.pad with elements of GF(2)[x] / N only moves them: pad with a mode that computes nothing")
    if mode == "constant":
        options.setdefault("constant_values", cells(a.zeros(())))
    return {**options, "mode": mode}


def _result(a: Elements, found: Any) -> Any:
    if isinstance(found, list | tuple):
        parts = [_result(a, v) for v in cast("list[Any]", found)]
        return tuple(parts) if isinstance(found, tuple) else parts
    return uncelled(a, found) if isinstance(found, np.void | np.ndarray) and found.dtype.kind == "V" else found
