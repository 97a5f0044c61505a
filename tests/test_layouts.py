"""Arrays at addresses that are not aligned, in Fortran's order or with gaps give what aligned ones in C order give."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from modmill import gf2, msm, sigverify
from tests.support import require_opencl

Array = np.ndarray[Any, Any]


def unaligned(a: Array) -> Array:
    """A copy of an array, one byte after an aligned address."""
    room = np.zeros(a.nbytes + 1, dtype=np.uint8)[1:]
    found = room.view(a.dtype).reshape(a.shape)
    found[...] = a
    assert not found.flags.aligned and found.flags.c_contiguous
    return found


def with_gaps(a: Array) -> Array:
    """A view of every second item of a larger array, with the array's values."""
    return np.repeat(a, 2, axis=-1)[..., ::2]


LAYOUTS: list[Callable[[Array], Array]] = [unaligned, np.asfortranarray, with_gaps]
layouts = pytest.mark.parametrize("layout", LAYOUTS)


def _results(a: gf2.FieldArray, b: gf2.FieldArray) -> list[Any]:
    m = a.reshape(4, -1)
    found = [a + b, a * b, a / b, a.inv(), a.square(), a.sqrt(), a**5, a.frobenius(3), a.prod(), a.sum(), m @ m.T]
    return [*(r.tolist() for r in found), a.mul_add(b, a).tolist(), a.trace().tolist(), a.to_bytes()]


@pytest.mark.job("gf2")
@layouts
def test_elements_of_a_field(layout: Callable[[Array], Array], backend: str) -> None:
    field = gf2.Field("nist-b163", backend)
    _same(field, layout)


@layouts
def test_elements_on_opencl(layout: Callable[[Array], Array]) -> None:
    require_opencl()
    _same(gf2.Field("nist-b163", "opencl", "direct"), layout)


def _same(field: gf2.Field, layout: Callable[[Array], Array]) -> None:
    a, b = field.random((12,), seed=1), field.random((12,), seed=2)
    wanted = _results(a, b)
    for copy in (True, False):
        x, y = (field.from_words(layout(v.words), copy=copy) for v in (a, b))
        assert _results(x, y) == wanted
    engine = field.engine
    x, y = layout(a.words), layout(b.words)
    assert (engine.mul(x, y) == (a * b).words).all() and (engine.inv(x) == a.inv().words).all()


def test_from_words_copies_what_may_change() -> None:
    field = gf2.Field("nist-b163")
    words = np.zeros((2, 3), dtype=np.uint64)
    for given in (words, unaligned(words), np.asfortranarray(words)):
        made = field.from_words(given)
        given[0, 0] = 1
        assert made.tolist() == [0, 0]
        given[0, 0] = 0
    shared = field.from_words(words, copy=False)
    words[0, 0] = 5
    assert shared.tolist() == [5, 0]


@pytest.mark.job("msm")
@layouts
def test_points_and_scalars(layout: Callable[[Array], Array], backend: str, tmp_path: Path) -> None:
    made = msm.random_points("bls12-381", 20)
    points, scalars = made.points, msm.random_scalars("bls12-381", 20)
    bases = msm.Bases("bls12-381", points, form="montgomery", backend=backend)
    wanted = bases.product(scalars)
    again = msm.Bases("bls12-381", layout(points), form="montgomery", backend=backend)
    assert again.product(layout(scalars)) == again.products(layout(scalars[None]))[0] == wanted
    assert made.logarithm(layout(scalars)) == made.logarithm(scalars)
    assert msm.to_points(layout(points)) == msm.to_points(points)
    for name, give in (("a", lambda v: v), ("b", layout)):
        msm.write_points(tmp_path / name, "bls12-381", give(points), "ark", form="montgomery")
        msm.write_scalars(tmp_path / f"{name}s", "bls12-381", give(scalars), "ark")
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    assert (tmp_path / "as").read_bytes() == (tmp_path / "bs").read_bytes()
    data = np.frombuffer((tmp_path / "a").read_bytes(), dtype=np.uint8)
    gaps = np.repeat(data, 2)[::2]
    assert msm.Bases.read("bls12-381", gaps, "ark", backend=backend).product(scalars) == wanted


@layouts
def test_signatures(layout: Callable[[Array], Array], backend: str) -> None:
    data = sigverify.sample(10, length=24, seed=1)
    verifier = sigverify.Verifier(backend=backend)
    if layout is not unaligned:  # a byte is aligned at every address
        assert all(verifier.verify_many(layout(data.messages), layout(data.signatures), layout(data.keys)))
    offsets = layout(24 * np.arange(11, dtype=np.uint64))
    assert all(verifier.verify_many(data.messages.reshape(-1), data.signatures, data.keys, offsets=offsets))
