"""What is kept of an exploration, and what `auto` is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill.opencl import tuning
from modmill.opencl.gf2.config import Config
from modmill.opencl.gf2.plan import DeviceFacts

DEVICE = DeviceFacts(
    key="opencl:0",
    name="Some (TM) device",
    platform="P",
    kind="gpu",
    compute_units=4,
    max_group=256,
    local_bytes=1 << 15,
    global_bytes=1 << 30,
    max_buffer_bytes=1 << 28,
    base_align_bytes=128,
    extensions=frozenset(),
    host_flags=frozenset(),
)
T255, T511, T1014 = (1 << m | 1 << k | 1 for m, k in ((255, 82), (511, 216), (1014, 385)))


@pytest.fixture(autouse=True)
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def test_the_fastest_is_kept_and_found_for_degrees_near_by() -> None:
    assert tuning.best(DEVICE, T255) is None
    slow, fast = Config("cios"), Config("karatsuba", levels=2)
    assert tuning.keep(DEVICE, T255, fast, 50.0)
    assert not tuning.keep(DEVICE, T255, slow, 60.0)
    assert tuning.best(DEVICE, T255) == fast
    assert tuning.best(DEVICE, 1 << 233 | 1 << 74 | 1) == fast
    assert tuning.best(DEVICE, T511) is None
    assert tuning.best(DEVICE, (1 << 256) - 1) is None, "a dense modulus is another kind"
    assert tuning.keep(DEVICE, T511, slow, 200.0)
    assert (tuning.best(DEVICE, T511), tuning.best(DEVICE, T1014)) == (slow, None)


def test_a_new_measurement_of_the_same_configuration_replaces_the_old_one() -> None:
    config = Config("cios")
    tuning.keep(DEVICE, T255, config, 50.0)
    assert tuning.keep(DEVICE, T255, config, 90.0)
    assert [one.ns for one in tuning.load(DEVICE)] == [90.0]


@pytest.mark.parametrize("text", ["", "[]", '{"schema": "other", "best": []}', '{"best": [{"config": {"x": 1}}]}'])
def test_a_file_that_makes_no_sense_counts_as_absent(text: str) -> None:
    tuning.folder().mkdir(parents=True)
    tuning.path_of(DEVICE).write_text(text)
    assert tuning.best(DEVICE, T255) is None
    assert tuning.keep(DEVICE, T255, Config(), 1.0)
    assert tuning.best(DEVICE, T255) == Config()
