"""Files appear whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from modmill.errors import UsageError
from modmill.files import atomic_writer, write_atomic


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
