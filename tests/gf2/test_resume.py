"""The kept part of a stopped run: each field of its state is checked before it is used."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from modmill import gf2
from modmill.errors import CheckpointError, Interrupted, UsageError
from modmill.gf2 import files

FIELD = gf2.Field("nist-b163", "portable")


def _resume(folder: Path, stop_after: int | None = None) -> files.Done:
    def progress(step: Any) -> bool:
        return stop_after is None or step.done < stop_after

    return files.run(FIELD, "square", folder / "a", out=folder / "c", resume=True, chunk=4, progress=progress)


@pytest.fixture
def stopped(tmp_path: Path) -> Path:
    """A folder with a run that was stopped after eight elements of twenty."""
    (tmp_path / "a").write_bytes(FIELD.random(20, seed=3).to_bytes())
    with pytest.raises(Interrupted):
        _resume(tmp_path, stop_after=8)
    assert json.loads((tmp_path / "c.part.json").read_text())["elements"] == 8
    return tmp_path


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("elements", value) for value in (-5, "7", 1.5, None, True, [], {})),
        *(("job", value) for value in ([], None, "x", 3)),
        *(("sha256", value) for value in (None, 5, [])),
        ("format", {}),
        ("version", "1"),
    ],
    ids=str,
)
def test_a_damaged_field_is_named_and_nothing_is_lost(field: str, value: object, stopped: Path) -> None:
    state, part = stopped / "c.part.json", (stopped / "c.part").read_bytes()
    damaged = json.loads(state.read_text()) | {field: value}
    state.write_text(json.dumps(damaged))
    with pytest.raises(CheckpointError, match=rf"c\.part\.json: .*{field}.*; remove it to start over"):
        _resume(stopped)
    assert (stopped / "c.part").read_bytes() == part
    assert json.loads(state.read_text()) == damaged


@pytest.mark.parametrize("text", ["[" * 100_000, '{"job":' * 100_000, "null", "[]", "", "\u00e9"])
def test_damaged_json_is_said(text: str, stopped: Path) -> None:
    (stopped / "c.part.json").write_text(text)
    with pytest.raises(CheckpointError, match=r"c\.part\.json: .*; remove it to start over"):
        _resume(stopped)


@pytest.mark.parametrize("elements", [9, 20, 21, 10**30])
def test_a_count_above_what_is_there_is_damage(elements: int, stopped: Path) -> None:
    state = stopped / "c.part.json"
    state.write_text(json.dumps(json.loads(state.read_text()) | {"elements": elements}))
    with pytest.raises(CheckpointError, match="is damaged; remove it and"):
        _resume(stopped)


def test_a_missing_part_is_said_with_what_to_do(stopped: Path) -> None:
    (stopped / "c.part").unlink()
    with pytest.raises(CheckpointError, match=r"c\.part is missing, and .* counts 8 results in it; put it back, or"):
        _resume(stopped)
    (stopped / "c.part.json").unlink()
    assert _resume(stopped).elements == 20


def test_a_fifo_as_state_does_not_hang(stopped: Path) -> None:
    (stopped / "c.part.json").unlink()
    os.mkfifo(stopped / "c.part.json")
    with pytest.raises(CheckpointError, match="is not a regular file"):
        _resume(stopped)


def test_a_link_is_followed_and_a_device_cannot_be_resumed(stopped: Path) -> None:
    (stopped / "link").symlink_to("c")
    done = files.run(FIELD, "square", stopped / "a", out=stopped / "link", resume=True)
    assert (done.resumed_from, done.elements) == (8, 20)
    assert (stopped / "link").is_symlink() and (stopped / "c").is_file()
    os.mkfifo(stopped / "fifo")
    with pytest.raises(UsageError, match="is not a regular file"):
        files.run(FIELD, "square", stopped / "a", out=stopped / "fifo", resume=True)


def test_a_full_disk_is_said_with_the_file(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(FIELD.random(5000, seed=3).to_bytes())
    (tmp_path / "c.part").symlink_to("/dev/full")
    with pytest.raises(OSError, match="No space left on device") as e:
        files.run(FIELD, "square", tmp_path / "a", out=tmp_path / "c", resume=True)
    assert e.value.filename == str(tmp_path / "c.part")
