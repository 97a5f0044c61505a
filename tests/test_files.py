"""Files appear whole or not at all."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from modmill import msm
from modmill.errors import UsageError
from modmill.files import atomic_writer, check_directory, draft, showing, write_atomic


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


def test_what_killed_writers_left_is_removed(tmp_path: Path) -> None:
    target = tmp_path / "f"
    left = [tmp_path / f".f.{token}.part" for token in ("01234567", "89abcdef")]
    kept = [tmp_path / name for name in (".f.part", ".f.0123456.part", ".g.01234567.part", "f.01234567.part")]
    for path in (*left, *kept):
        path.write_text("half")
    left.append(tmp_path / ".f.00000000.part")
    (left[2] / "folder").mkdir(parents=True)
    with draft(target, 0o666) as (running, _), draft(target, None) as (folder, _):
        write_atomic(target, "new")
        assert running.is_file()
        assert folder.is_dir()
    assert set(tmp_path.iterdir()) == {target, *kept}


def test_rust_removes_what_is_left_and_keeps_what_python_has_locked(tmp_path: Path) -> None:
    bases = msm.Bases("bls12-381", [None])
    with draft(tmp_path / "f", 0o666) as (running, _):
        (left := tmp_path / ".f.01234567.part").write_text("half")
        bases.save(tmp_path / "f")
        assert running.is_file()
    assert not left.exists()
    assert list(tmp_path.iterdir()) == [tmp_path / "f"]


def test_errors_name_what_was_given(tmp_path: Path) -> None:
    for place in (tmp_path / ".f.01234567.part", tmp_path / ".f.01234567.part" / "rtl", tmp_path / "f"):
        with pytest.raises(OSError, match="No space left") as e, showing("given"):
            raise OSError(errno.ENOSPC, "No space left", str(place))
        assert e.value.filename == (str(place) if place.name == "f" else "given")


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
