"""Matrices over a field: inverses, linear equations, determinants, ranks; by elimination in all matrices of a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from modmill.errors import UsageError
from modmill.gf2 import numpy_api
from modmill.gf2.elements import Elements

if TYPE_CHECKING:
    from numpy.typing import NDArray

A = TypeVar("A", bound=Elements)


def identity(a: A) -> A:
    """The identity matrices of the shape of `a`, whose last two axes have one length."""
    if a.ndim < 2 or a.shape[-1] != a.shape[-2]:
        raise ValueError(f"the last two axes must have one length, as of square matrices (got shape {a.shape})")
    found = a.zeros(a.shape)
    diagonal = np.arange(a.shape[-1])
    found._words[..., diagonal, diagonal, 0] = 1
    return found


def inv(a: A) -> A:
    """The inverses of square matrices."""
    return solve(a, identity(a))


def solve(a: A, b: A) -> A:
    """The x with a x = b. As in NumPy, b is a vector if it has one axis, and otherwise matrices."""
    identity(a)
    right = b.reshape((-1, 1)) if b.ndim == 1 else b
    if right.ndim < 2 or right.shape[-2] != a.shape[-1]:
        raise ValueError(f"b must have {a.shape[-1]} rows, as a has columns (got shapes {a.shape} and {b.shape})")
    n, lead = a.shape[-1], np.broadcast_shapes(a.shape[:-2], right.shape[:-2])
    both = [numpy_api.broadcast(v, (*lead, *v.shape[-2:])) for v in (a, right)]
    reduced, ranks, _ = _eliminated(numpy_api.concatenate(both, -1), n)
    singular = np.flatnonzero(ranks < n)
    if len(singular):
        which = f"matrix {singular[0]} of the stack" if lead else "the matrix"
        raise np.linalg.LinAlgError(f"{which} is singular")
    found = reduced[..., n:]
    return found[..., 0] if b.ndim == 1 else found


def det(a: A) -> A:
    """The determinants of square matrices."""
    identity(a)
    return _eliminated(a, a.shape[-1])[2]


def matrix_rank(a: Elements) -> Any:
    """The ranks of matrices; for a vector, whether an element is not 0."""
    matrices = a.reshape((1, -1)) if a.ndim < 2 else a
    return _eliminated(matrices, matrices.shape[-1])[1][()]


def _eliminated(a: A, columns: int) -> tuple[A, NDArray[np.intp], A]:
    """Matrices with their first columns in reduced row echelon form, their ranks, and the determinants if square.

    In characteristic 2 exchanging rows does not change a determinant.
    """
    if a.field.ring:
        raise UsageError("linear algebra needs a field: in a ring, elements other than 0 may lack an inverse")
    rows, width = a.shape[-2:]
    m = a.copy().reshape((int(np.prod(a.shape[:-2], dtype=np.int64)), rows, width))
    every = np.arange(len(m))
    ranks = np.zeros(len(m), dtype=np.intp)
    dets = a.ones((len(m),))
    for column in range(columns if rows else 0):
        usable = m._words[:, :, column].any(axis=-1) & (np.arange(rows) >= ranks[:, None])
        found: Any = usable.any(axis=1)
        # A matrix without a pivot in this column keeps its rows: nothing is added to them.
        target = np.minimum(ranks, rows - 1)
        source = np.where(found, usable.argmax(axis=1), target)
        chosen, other = m[every, source], m[every, target]
        m._words[every, source] = other._words
        pivot = numpy_api.where(found, chosen[:, column], 1)
        scaled = numpy_api.multiply(numpy_api.inverse(pivot)[:, None], chosen[:, column:])
        m._words[every, target] = chosen._words
        m._words[every, target, column:] = scaled._words
        factors = m[:, :, column].copy()
        factors._words[every, target] = 0
        factors._words[~found] = 0
        changed = numpy_api.multiply(factors[:, :, None], scaled[:, None, :])
        m._words[:, :, column:] ^= changed._words
        dets = numpy_api.multiply(dets, numpy_api.where(found, pivot, 0))
        ranks += found
    lead = a.shape[:-2]
    return m.reshape(a.shape), ranks.reshape(lead), dets.reshape(lead)
