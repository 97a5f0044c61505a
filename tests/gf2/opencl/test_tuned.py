"""The knowledge that `auto` gets from an exploration of binary fields."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill.gf2.opencl import tuned
from modmill.gf2.opencl.config import Config
from modmill.opencl import tuning
from tests.gf2.opencl.support import processor

DEVICE = processor()
T255, T511, T1014 = (1 << m | 1 << k | 1 for m, k in ((255, 82), (511, 216), (1014, 385)))


@pytest.fixture(autouse=True)
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def test_the_fastest_is_kept_and_found_for_degrees_near_by() -> None:
    assert tuned.best(DEVICE, T255) is None
    slow, fast = Config("cios"), Config("karatsuba", levels=2)
    assert tuned.keep(DEVICE, T255, fast, 50.0)
    assert not tuned.keep(DEVICE, T255, slow, 60.0)
    assert tuned.best(DEVICE, T255) == fast
    assert tuned.best(DEVICE, 1 << 233 | 1 << 74 | 1) == fast
    assert tuned.best(DEVICE, T511) is None
    assert tuned.best(DEVICE, (1 << 256) - 1) is None, "a dense modulus is another kind"
    assert tuned.keep(DEVICE, T511, slow, 200.0)
    assert (tuned.best(DEVICE, T511), tuned.best(DEVICE, T1014)) == (slow, None)


@pytest.mark.parametrize(
    ("key", "config"),
    [({"size": 255}, {}), ({"degree": 255, "sparse": True}, {"x": 1}), ({"degree": "255", "sparse": True}, {})],
)
def test_what_another_version_kept_counts_as_absent(key: dict[str, object], config: dict[str, object]) -> None:
    assert tuning.keep(DEVICE, tuning.Best(tuned.JOB, key, config, 1.0))
    assert tuned.best(DEVICE, T255) is None
