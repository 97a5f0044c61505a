"""Files appear whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill.errors import UsageError
from modmill.files import atomic_writer, check_directory, write_atomic


def test_a_failure_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    target = tmp_path / "f"
    write_atomic(target, "old")
    with pytest.raises(RuntimeError), atomic_writer(target) as f:
        f.write(b"half of the new")
        raise RuntimeError
    assert target.read_text() == "old"
    assert list(tmp_path.iterdir()) == [target]


def test_nothing_is_visible_before_the_end(tmp_path: Path) -> None:
    target = tmp_path / "f"
    with atomic_writer(target) as f:
        f.write(b"new")
        f.flush()
        assert not target.exists()
    assert target.read_bytes() == b"new"


def test_a_directory_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="is a directory"):
        write_atomic(tmp_path, "x")


def test_a_directory_that_cannot_be_written_is_refused_before_any_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("x")
    for path in (tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(UsageError, match=f"^--out: {tmp_path / 'file'} is not a directory$"):
            check_directory(path, "--out")
    for path in (tmp_path, tmp_path / "new" / "below"):
        check_directory(path, "--out")
    monkeypatch.setattr("os.access", lambda *_: False)  # whoever runs tests as root may write everywhere
    with pytest.raises(UsageError, match=f"^--out: the directory {tmp_path} is not writable$"):
        check_directory(tmp_path / "new" / "below", "--out")
    assert [p.name for p in tmp_path.iterdir()] == ["file"]
