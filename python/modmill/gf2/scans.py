"""Running sums and products, and those of segments: the methods accumulate, reduceat and at of NumPy's ufuncs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from modmill.gf2 import numpy_api
from modmill.gf2.elements import Elements

if TYPE_CHECKING:
    from numpy.typing import NDArray

A = TypeVar("A", bound=Elements)


def accumulate(name: str, a: A, axis: int = 0) -> A:
    """The sums (`name` is "add") or products ("multiply") of the elements up to each one along an axis."""
    (place,) = numpy_api.axes_of(a, axis)
    if name == "add":
        return a.like(np.bitwise_xor.accumulate(a._words, axis=place))
    return _back(_running(_front(a, place)), place)


def _running(a: A) -> A:
    """The running products along the first axis, in two products for each element and few calls."""
    if len(a) < 2:
        return a.copy()
    odd = _running(numpy_api.multiply(a[:-1:2], a[1::2]))
    found = a.copy()
    found._words[1::2] = odd._words
    found._words[2::2] = numpy_api.multiply(odd[: len(a[2::2])], a[2::2])._words
    return found


def reduceat(name: str, a: A, indices: Any, axis: int = 0) -> A:
    """The sums or products of slices: from each index up to the next one, or the element alone if that is not later."""
    (place,) = numpy_api.axes_of(a, axis)
    if name == "add":
        return a.like(np.bitwise_xor.reduceat(a._words, indices, axis=place))
    starts = np.asarray(indices, dtype=np.intp)
    # A reduction of as many zeros checks the indices.
    np.add.reduceat(np.broadcast_to(np.int8(0), (a.shape[place],)), starts)
    ends = np.append(starts[1:], a.shape[place])
    return _back(_segments(_front(a, place), starts, np.maximum(ends - starts, 1)), place)


def _segments(a: A, starts: NDArray[np.intp], lengths: NDArray[np.intp]) -> A:
    """The products of slices along the first axis: neighbours in all slices are multiplied until one is left."""
    within = _within(lengths)
    a = a[np.repeat(starts, lengths) + within]
    while len(a) > len(lengths):
        pair = np.flatnonzero((within % 2 == 0) & (within + 1 < np.repeat(lengths, lengths)))
        a._words[pair] = numpy_api.multiply(a[pair], a[pair + 1])._words
        a = a[within % 2 == 0]
        lengths = (lengths + 1) // 2
        within = _within(lengths)
    return a


def _within(lengths: NDArray[np.intp]) -> NDArray[np.intp]:
    """0, 1, ... for each of the lengths, one after the other."""
    return np.arange(lengths.sum()) - np.repeat(np.cumsum(lengths) - lengths, lengths)


def at(name: str, a: A, indices: Any, b: A) -> None:
    """a[indices] += b or *= b, where an index that occurs several times counts as often."""
    a.require_mutable()
    places = np.arange(a.size).reshape(a.shape)[indices]
    values = numpy_api.broadcast(b, places.shape).ravel()
    order = np.argsort(places, axis=None, kind="stable")
    chosen, firsts = np.unique(places.reshape(-1)[order], return_index=True)
    if not len(chosen):
        return
    folded = reduceat(name, values[order], firsts)
    where = np.unravel_index(chosen, a.shape)
    old = a.like(a._words[where])
    new = numpy_api.add(old, folded) if name == "add" else numpy_api.multiply(old, folded)
    a._words[where] = new._words


def cumulative(name: str, a: A, axis: int | None = None, *, include_initial: bool = False) -> A:
    """np.cumsum and np.cumprod: over all elements in C order unless there is an axis."""
    flat = a.ravel() if axis is None else a
    place = numpy_api.axes_of(flat, axis or 0)[0]
    found = accumulate(name, flat, place)
    if not include_initial:
        return found
    shape = (*flat.shape[:place], 1, *flat.shape[place + 1 :])
    return numpy_api.concatenate([a.zeros(shape) if name == "add" else a.ones(shape), found], place)


def differences(a: A, n: int = 1, axis: int = -1) -> A:
    """np.diff: each element and the next one added, `n` times."""
    (place,) = numpy_api.axes_of(a, axis)
    if n < 0:
        raise ValueError(f"n must not be negative (got {n})")
    words = np.moveaxis(a._words, place, 0)
    for _ in range(n):
        words = words[1:] ^ words[:-1]
    return a.like(np.moveaxis(words, 0, place))


def _front(a: A, place: int) -> A:
    return a.like(np.moveaxis(a._words, place, 0))


def _back(a: A, place: int) -> A:
    return a.like(np.moveaxis(a._words, 0, place))
