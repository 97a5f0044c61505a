"""Inverses, equations, determinants and ranks of matrices against their definitions."""

from __future__ import annotations

import functools
import itertools
import operator
from typing import Any

import numpy
import pytest

from modmill import gf2
from modmill.errors import UsageError
from modmill.gf2.field import Field
from modmill.golden import gf2 as golden
from tests.gf2.golden_engine import GoldenEngine

np: Any = numpy  # Any: NumPy's stubs do not know that its functions take arrays of other kinds.
FOUR: Any = Field.on(GoldenEngine(7), 7)
FIELDS: dict[str, Any] = {
    "4 elements": FOUR,
    "aes": Field.on(GoldenEngine(0x11B), 0x11B),
    "255 bits": gf2.Field("thesis-256"),
}


def determinant(poly: int, rows: list[list[int]]) -> int:
    """The sum over all permutations; in characteristic 2 they have no sign."""
    products = (
        functools.reduce(lambda x, y: golden.mul(poly, x, y), (row[i] for row, i in zip(rows, order, strict=True)), 1)
        for order in itertools.permutations(range(len(rows)))
    )
    return functools.reduce(operator.xor, products, 0)


def rank(poly: int, rows: list[list[int]]) -> int:
    """The size of the largest minor that is not 0."""
    sizes = range(min(len(rows), len(rows[0])), 0, -1)
    for k in sizes:
        for chosen, columns in itertools.product(
            itertools.combinations(rows, k), itertools.combinations(range(len(rows[0])), k)
        ):
            if determinant(poly, [[row[i] for i in columns] for row in chosen]):
                return k
    return 0


@pytest.mark.parametrize("field", FIELDS.values(), ids=FIELDS)
@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_determinants_ranks_and_inverses(field: Any, n: int) -> None:
    a = field.random((2, 6, n, n), seed=n)
    a[0, 0] = 0
    a[0, 1] = np.flip(np.diag(field.random(n, seed=1) + 1), 0)
    a[1, 0, -1] = a[1, 0, 0]
    flat = a.reshape(12, n, n)
    expected = [determinant(field.modulus.poly, rows) for rows in flat.tolist()]
    found = np.linalg.det(a)
    assert found.shape == (2, 6) and found.ravel().tolist() == expected
    assert np.linalg.matrix_rank(a).ravel().tolist() == [rank(field.modulus.poly, rows) for rows in flat.tolist()]
    good = flat[[d != 0 for d in expected]]
    inverse = np.linalg.inv(good)
    one = np.broadcast_to(np.diag(field.ones(n)), good.shape)
    assert (good @ inverse == one).all() and (inverse @ good == one).all()
    assert (np.linalg.matrix_power(good, -3) @ good @ good @ good == one).all()
    if len(good) < 12:
        first = next(i for i, d in enumerate(expected) if not d)
        with pytest.raises(np.linalg.LinAlgError, match=f"matrix {first} of the stack is singular"):
            np.linalg.inv(a)


def test_all_matrices_of_a_small_field() -> None:
    all_of_them = FOUR(np.array(list(itertools.product(range(4), repeat=4)), dtype=object).reshape(-1, 2, 2))
    dets, ranks = np.linalg.det(all_of_them), np.linalg.matrix_rank(all_of_them)
    assert np.count_nonzero(dets) == (ranks == 2).sum() == (16 - 1) * (16 - 4) and (ranks == 0).sum() == 1
    good = all_of_them[dets != 0]
    assert (np.linalg.inv(np.linalg.inv(good)) == good).all()


@pytest.mark.parametrize("field", FIELDS.values(), ids=FIELDS)
def test_equations(field: Any) -> None:
    a = np.triu(field.random((5, 5), seed=1), 1) + np.diag(field.ones(5))
    a = a.T @ a[::-1]
    x, y = field.random(5, seed=2), field.random((5, 3), seed=3)
    assert (np.linalg.solve(a, a @ x) == x).all() and (np.linalg.solve(a, a @ y) == y).all()
    stacked = np.stack([a, a.T, a @ a])
    assert (np.linalg.solve(stacked, stacked @ y) == y).all() and np.linalg.solve(stacked, x).shape == (3, 5)
    before = a.copy()
    assert np.linalg.solve(a, b=np.stack([y, y])).shape == (2, 5, 3) and (a == before).all()


def test_ranks_of_other_shapes() -> None:
    f = FIELDS["aes"]
    for rows, columns, r in ((4, 6, 2), (6, 4, 3), (3, 5, 3), (5, 3, 1)):
        left, right = np.eye(rows, r, dtype=int).astype(object), np.eye(r, columns, dtype=int).astype(object)
        left[r:] = 7
        right[:, r:] = 9
        a = (f(left) @ f(right))[::-1]
        assert np.linalg.matrix_rank(a) == r == rank(0x11B, a.tolist())
    assert np.linalg.matrix_rank(f([0, 5])) == 1 and np.linalg.matrix_rank(f([0, 0])) == 0
    assert np.linalg.matrix_rank(f.zeros((0, 3))) == np.linalg.matrix_rank(f.zeros((3, 0))) == 0
    assert np.linalg.matrix_rank(f.zeros((0, 2, 2))).shape == np.linalg.det(f.zeros((0, 2, 2))).shape == (0,)
    assert int(np.linalg.det(f.zeros((0, 0)))) == 1 and np.linalg.inv(f.zeros((2, 0, 0))).shape == (2, 0, 0)


def test_what_cannot_be_solved_is_refused() -> None:
    f = FIELDS["aes"]
    a, ring = f([[1, 2], [2, 4]]), Field("x^8 + 1", ring=True)
    with pytest.raises(np.linalg.LinAlgError, match="the matrix is singular"):
        np.linalg.inv(a)
    with pytest.raises(np.linalg.LinAlgError, match="singular"):
        np.linalg.matrix_power(a, -1)
    for fails in (lambda: np.linalg.det(ring.ones((2, 2))), lambda: np.linalg.inv(ring.ones((1, 1)))):
        with pytest.raises(UsageError, match="needs a field"):
            fails()
    for fails in (lambda: np.linalg.inv(a[:1]), lambda: np.linalg.det(a[0])):
        with pytest.raises(ValueError, match="square"):
            fails()
    with pytest.raises(ValueError, match=r"b must have 2 rows"):
        np.linalg.solve(a, f([1, 2, 3]))
    with pytest.raises(TypeError, match="tol"):
        np.linalg.matrix_rank(a, tol=1)
