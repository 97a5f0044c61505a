"""Results show the ends of long numbers; their attributes have all digits."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from modmill import gf2, isogeny, msm, params, vdf
from modmill.brief import brief
from modmill.vdf import puzzle


def _isogeny(folder: Path) -> list[object]:
    made = isogeny.setup(folder / "key", 50)
    done = isogeny.evaluate(folder / "key", message=b"m" * 500)
    done.save(folder / "proof")
    return [made, done, isogeny.verify((folder / "proof").read_bytes())]


def _vdf(folder: Path) -> list[object]:
    done = vdf.evaluate("lcs35", 100, input="hello", proof="wesolowski")
    done.save(folder / "proof")
    sealed = vdf.lock(io.BytesIO(bytes(1000)), folder / "locked", steps=20, bits=2048)
    found = [vdf.inspect(folder / name) for name in ("proof", "locked")]
    calibrated = vdf.calibrate("lcs35", measure=0.2)
    opened = vdf.unlock(folder / "locked", folder / "opened", checkpoint=False)
    return [
        done,
        vdf.verify((folder / "proof").read_bytes()),
        sealed,
        *found,
        calibrated,
        opened,
        puzzle.verify("lcs35"),
    ]


def _msm(_folder: Path) -> list[object]:
    return [msm.run(msm.random_points("bls12-381", 5), [msm.random_scalars("bls12-381", 5)])]


def _others(_folder: Path) -> list[object]:
    dense = gf2.random_irreducible(500, seed=1)
    return [dense, *params.moduli().values()]


@pytest.mark.parametrize("make", [_isogeny, _vdf, _msm, _others])
def test_the_results_of_a_job_are_short(make: Callable[[Path], list[object]], tmp_path: Path) -> None:
    for result in make(tmp_path):
        shown = repr(result)
        assert shown.startswith(type(result).__name__)
        assert not re.search(r"[0-9a-fA-F]{70}", shown), shown
        assert len(shown) < 2500, shown


@brief
@dataclass(frozen=True, slots=True)
class Mixed:
    a: int
    b: tuple[int, ...]
    c: bytes
    d: str
    e: float | None = None


def test_what_is_long_shows_its_ends() -> None:
    n = (1 << 127) + 5
    mixed = Mixed(-n, (7, n), b"a" * 100, "b" * 100)
    long = "0x80000000...00000005 (128 bits)"
    a8 = repr(b"a" * 8)
    b = f"'{'b' * 27}...{'b' * 28}'"
    assert repr(mixed) == f"Mixed(a=-{long}, b=(7, {long}), c={a8}...{a8} (100 bytes), d={b}, e=None)"
    assert mixed.b[1] == n


def test_what_is_short_is_as_python_shows_it() -> None:
    mixed = Mixed(2**64 - 1, (True,), b"ab", "c", 0.5)
    assert repr(mixed) == "Mixed(a=18446744073709551615, b=(True,), c=b'ab', d='c', e=0.5)"
