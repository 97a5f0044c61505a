"""Sums of products over chosen axes: einsum, and NumPy's functions that are one. Matrix products do the work."""

from __future__ import annotations

import operator
from collections.abc import Collection, Hashable, Sequence
from typing import Any, TypeVar

import numpy as np

from modmill.gf2 import linear, numpy_api
from modmill.gf2.cells import cells, uncelled
from modmill.gf2.elements import Elements

A = TypeVar("A", bound=Elements)
Labels = list[Hashable]
"""The names of the axes of one array. Axes of one name run together; a name that the result lacks is summed over."""


def einsum(like: A, *operands: Any, optimize: Any = True) -> A:
    """np.einsum in both of its forms. The order of products is always the best that NumPy finds."""
    text = isinstance(operands[0], str) if operands else False
    pairs = 0 if text else len(operands) // 2
    arrays = [like.coerce(v) for v in (operands[1:] if text else operands[: 2 * pairs : 2])]
    empty = [np.broadcast_to(np.int8(0), a.shape) for a in arrays]
    # NumPy checks what it is given, and finds the order, on arrays that take no memory.
    if text:
        path = np.einsum_path(operands[0], *empty, optimize="greedy")[0]
        terms, arrow, after = operands[0].replace(" ", "").partition("->")
        given: list[Sequence[Any]] = [_split(term) for term in terms.split(",")]
        result = _split(after) if arrow else None
    else:
        given = list(operands[1 : 2 * pairs : 2])
        result = operands[-1] if len(operands) % 2 else None
        mixed = [part for pair in zip(empty, given, strict=True) for part in pair]
        path = np.einsum_path(*mixed, *([] if result is None else [result]), optimize="greedy")[0]
    spread = [a.ndim - sum(label is not Ellipsis for label in term) for a, term in zip(arrays, given, strict=True)]
    labels = [_labels(term, count) for term, count in zip(given, spread, strict=True)]
    return _contract(arrays, labels, _result(given, result, max(spread)), path[1:])


def _split(term: str) -> list[Any]:
    return [Ellipsis if c == "." else c for c in term.replace("...", ".")]


def _labels(term: Sequence[Any], spread: int) -> Labels:
    """The axes of "..." count from the last one, so that those of different arrays broadcast."""
    found: Labels = []
    for label in term:
        found += [("...", i) for i in range(spread, 0, -1)] if label is Ellipsis else [label]
    return found


def _result(given: list[Sequence[Any]], result: Sequence[Any] | None, spread: int) -> Labels:
    """The axes of the result; where they are not given, "..." and all labels that occur once, sorted."""
    if result is None:
        flat = [label for term in given for label in term if label is not Ellipsis]
        result = [Ellipsis, *sorted(label for label in flat if flat.count(label) == 1)]
    return _labels(result, spread)


def _contract(arrays: Sequence[A], terms: Sequence[Labels], result: Labels, path: Sequence[Sequence[int]]) -> A:
    """The sum of products; `path` says which arrays are replaced by their product next, which becomes the last."""
    sizes: dict[Hashable, int] = {}
    for a, term in zip(arrays, terms, strict=True):
        for label, n in zip(term, a.shape, strict=True):
            sizes[label] = n if sizes.get(label, 1) == 1 else sizes[label]
    left = [_whole(a, term, sizes) for a, term in zip(arrays, terms, strict=True)]
    for chosen in path:
        first, *rest = [left[i] for i in chosen]
        left = [v for i, v in enumerate(left) if i not in chosen]
        for i, other in enumerate(rest):
            kept = {*result, *(label for _, term in (*left, *rest[i + 1 :]) for label in term)}
            first = _product(first, other, kept, sizes)
        left.append(first)
    found, term = _summed(*left[0], set(result))
    return _transposed(found, [term.index(label) for label in result])


def _whole(a: A, term: Labels, sizes: dict[Hashable, int]) -> tuple[A, Labels]:
    """The array with each label once, on the diagonal of its axes, and axes of one element repeated."""
    shape = tuple(sizes[label] for label in term)
    view = cells(a) if a.shape == shape else np.broadcast_to(cells(a), shape)
    writeable, term = view.flags.writeable, list(term)
    while twice := [i for i, label in enumerate(term) if label in term[:i]]:
        label = term[twice[0]]
        view = np.diagonal(view, 0, term.index(label), twice[0])
        view.flags.writeable = writeable
        term = [v for v in term if v != label] + [label]
    return uncelled(a, view), term


def _summed(a: A, term: Labels, kept: Collection[Hashable]) -> tuple[A, Labels]:
    """The sum over the axes that nothing else has."""
    gone = [i for i, label in enumerate(term) if label not in kept]
    return (numpy_api.total(a, gone), [label for label in term if label in kept]) if gone else (a, term)


def _product(
    x: tuple[A, Labels], y: tuple[A, Labels], kept: Collection[Hashable], sizes: dict[Hashable, int]
) -> tuple[A, Labels]:
    """The product of two arrays, as one of matrices, summed over the common axes that are not kept."""
    (a, s), (b, t) = _summed(*x, {*kept, *y[1]}), _summed(*y, {*kept, *x[1]})
    batch = [label for label in s if label in t and label in kept]
    inner = [label for label in s if label in t and label not in kept]
    rows = [label for label in s if label not in t]
    columns = [label for label in t if label not in s]

    def laid(v: A, term: Labels, *groups: Labels) -> A:
        order = [term.index(label) for group in (batch, *groups) for label in group]
        lengths = [int(np.prod([sizes[label] for label in group], dtype=np.int64)) for group in groups]
        return _transposed(v, order).reshape((*(sizes[label] for label in batch), *lengths))

    found = numpy_api.matmul(laid(a, s, rows, inner), laid(b, t, inner, columns))
    labels = [*batch, *rows, *columns]
    return found.reshape(tuple(sizes[label] for label in labels)), labels


def _transposed(a: A, order: Sequence[int]) -> A:
    return a.like(a._words.transpose([*order, a.ndim]))


def tensordot(a: A, b: A, axes: Any = 2) -> A:
    """The sum of products over pairs of axes, or over the last `axes` of a and the first of b."""
    if np.ndim(axes) == 0:
        count = operator.index(axes)
        axes = (range(a.ndim - count, a.ndim), range(count))
    left, right = (tuple(np.atleast_1d(np.asarray(side, dtype=np.intp)).tolist()) for side in axes)
    s, t = numpy_api.axes_of(a, left), numpy_api.axes_of(b, right)
    if [a.shape[i] for i in s] != [b.shape[i] for i in t]:
        raise ValueError(
            f"the axes {left} of shape {a.shape} and {right} of shape {b.shape} must have the same lengths"
        )
    names: Labels = [*range(a.ndim)]
    others: Labels = [s[t.index(i)] if i in t else a.ndim + i for i in range(b.ndim)]
    result = [label for label in names + others if (label in names) != (label in others)]
    return _contract([a, b], [names, others], result, [(0, 1)])


def dot(a: A, b: A) -> A:
    """The sum of products over the last axis of a and the last but one of b; the product for single elements."""
    if a.ndim == 0 or b.ndim == 0:
        return numpy_api.multiply(a, b)
    return tensordot(a, b, (-1, -min(b.ndim, 2)))


def inner(a: A, b: A) -> A:
    """The sum of products over the last axes; the product for single elements."""
    if a.ndim == 0 or b.ndim == 0:
        return numpy_api.multiply(a, b)
    return tensordot(a, b, (-1, -1))


def outer(a: A, b: A) -> A:
    """All products of an element of a and one of b."""
    return tensordot(a.ravel(), b.ravel(), 0)


def kron(a: A, b: A) -> A:
    """The Kronecker product: each element of a times all of b, side by side."""
    ndim = max(a.ndim, b.ndim)
    s, t = ((1,) * (ndim - v.ndim) + v.shape for v in (a, b))
    found = tensordot(a.reshape(s), b.reshape(t), 0)
    between = _transposed(found, [i for pair in zip(range(ndim), range(ndim, 2 * ndim), strict=True) for i in pair])
    return between.reshape(tuple(m * n for m, n in zip(s, t, strict=True)))


def convolve(a: A, v: A, mode: str = "full") -> A:
    """The coefficients of the product of two polynomials over the field; `mode` is "full", "same" or "valid"."""
    if a.ndim > 1 or v.ndim > 1:
        raise ValueError(f"np.convolve takes arrays of one axis (got shapes {a.shape} and {v.shape})")
    short, long = sorted((a.reshape(-1), v.reshape(-1)), key=len)
    if not len(short):
        raise ValueError("np.convolve takes arrays that are not empty")
    n = len(short)
    around = {"full": (n - 1, n - 1), "same": (n // 2, n - 1 - n // 2), "valid": (0, 0)}
    if mode not in around:
        raise ValueError(f'mode must be "full", "same" or "valid" (got {mode!r})')
    before, after = around[mode]
    padded = numpy_api.concatenate([a.zeros((before,)), long, a.zeros((after,))])
    windows = np.lib.stride_tricks.sliding_window_view(cells(padded), n)
    return numpy_api.matmul(uncelled(a, windows), short[::-1])


def matrix_power(a: A, n: Any) -> A:
    """The n-th power of square matrices, by squaring; a negative power inverts."""
    exponent = operator.index(n)
    found = linear.identity(a)
    if exponent < 0:
        a = linear.inv(a)
    for bit in f"{abs(exponent):b}":
        found = numpy_api.matmul(found, found)
        found = numpy_api.matmul(found, a) if bit == "1" else found
    return found
