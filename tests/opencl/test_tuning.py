"""The results of explorations that are kept: the fastest configuration for each job and key."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill.opencl import tuning
from modmill.opencl.devices import DeviceFacts
from modmill.opencl.tuning import Best

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
SLOW, FAST = ({"window": w} for w in (1, 5))


@pytest.fixture(autouse=True)
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))


def test_the_fastest_is_kept_for_each_job_and_key() -> None:
    assert tuning.load(DEVICE, "job") == []
    fast = Best("job", {"size": 20}, FAST, 50.0)
    assert tuning.keep(DEVICE, fast)
    assert not tuning.keep(DEVICE, Best("job", {"size": 20}, SLOW, 60.0))
    assert tuning.load(DEVICE, "job") == [fast]
    other = Best("job", {"size": 10}, SLOW, 60.0)
    assert tuning.keep(DEVICE, other)
    assert tuning.keep(DEVICE, Best("another", {"size": 20}, SLOW, 70.0))
    assert tuning.load(DEVICE, "job") == [other, fast]


def test_a_new_measurement_of_the_same_configuration_replaces_the_old_one() -> None:
    assert tuning.keep(DEVICE, Best("job", {"size": 20}, SLOW, 50.0))
    assert tuning.keep(DEVICE, Best("job", {"size": 20}, SLOW, 90.0))
    assert [one.ns for one in tuning.load(DEVICE, "job")] == [90.0]


@pytest.mark.parametrize("text", ["", "[]", '{"schema": "other", "best": []}', '{"best": [{"config": {"x": 1}}]}'])
def test_a_file_that_makes_no_sense_counts_as_absent(text: str) -> None:
    tuning.path_of(DEVICE).parent.mkdir(parents=True)
    tuning.path_of(DEVICE).write_text(text)
    assert tuning.load(DEVICE, "job") == []
    new = Best("job", {"size": 20}, SLOW, 1.0)
    assert tuning.keep(DEVICE, new)
    assert tuning.load(DEVICE, "job") == [new]
