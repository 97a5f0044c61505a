"""The outputs of `modmill vdf lock` and `unlock`: nothing replaced unasked, permissions kept, links, devices, FIFOs."""

from __future__ import annotations

import os
import stat
import subprocess
import threading
from pathlib import Path

import pytest

from tests.support import COMMAND, PATIENCE, environment, refuses, succeeds

LOCK = ("vdf", "lock", "--bits", "1024", "-t", "50")


@pytest.fixture
def plain(tmp_path: Path) -> Path:
    (tmp_path / "letter").write_bytes(b"contents")
    return tmp_path / "letter"


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.parametrize("out", [[], ["--out", "letter.locked"]], ids=["default", "named"])
def test_lock_replaces_a_locked_file_only_with_force(plain: Path, out: list[str]) -> None:
    locked = plain.with_name("letter.locked")
    command = (*LOCK, plain, *(str(plain.with_name(o)) if o == locked.name else o for o in out))
    succeeds(*command)
    first = locked.read_bytes()
    refuses(2, f"{locked} exists: give --force to replace it, or name another output with --out", *command)
    assert locked.read_bytes() == first
    succeeds(*command, "--force")
    assert locked.read_bytes() != first


def test_unlock_replaces_with_force_or_by_name(plain: Path) -> None:
    succeeds(*LOCK, plain)
    locked = plain.with_name("letter.locked")
    for arguments in (["--force"], ["--out", str(plain)]):
        plain.write_bytes(b"something else")
        succeeds("vdf", "unlock", locked, *arguments)
        assert plain.read_bytes() == b"contents"


@pytest.mark.parametrize("permissions", [0o600, 0o400, 0o640])
def test_permissions_are_kept_both_ways(plain: Path, permissions: int) -> None:
    plain.chmod(permissions)
    locked, back = plain.with_name("letter.locked"), plain.with_name("back")
    succeeds(*LOCK, plain)
    succeeds("vdf", "unlock", locked, "--out", back)
    assert [mode(locked), mode(back)] == [permissions, permissions]


def test_the_umask_still_holds(plain: Path) -> None:
    plain.chmod(0o666)
    done = subprocess.run([*COMMAND, *LOCK, str(plain)], umask=0o077, env=environment(), timeout=PATIENCE, check=True)
    assert done.returncode == 0
    assert mode(plain.with_name("letter.locked")) == 0o600


def test_links_are_followed_and_stay(plain: Path) -> None:
    folder = plain.parent
    (folder / "link").symlink_to("f")
    for _ in range(2):  # once to a name without a file
        succeeds(*LOCK, plain, "--out", folder / "link")
    assert (folder / "link").is_symlink() and (folder / "f").is_file()
    (folder / "back").symlink_to("b")
    succeeds("vdf", "unlock", folder / "f", "--out", folder / "back")
    assert (folder / "back").is_symlink() and (folder / "b").read_bytes() == b"contents"


def test_devices_and_fifos_are_written_to(plain: Path) -> None:
    folder = plain.parent
    fifo, got = folder / "fifo", list[bytes]()
    os.mkfifo(fifo)
    for command in ([*LOCK, plain], ["vdf", "unlock", folder / "f"]):
        reader = threading.Thread(target=lambda: got.append(fifo.read_bytes()), daemon=True)
        reader.start()
        succeeds(*command, "--out", fifo)
        reader.join(PATIENCE)
        succeeds(*command, "--out", "/dev/null")
        (folder / "f").write_bytes(got[0])
    assert got[1] == b"contents"
    assert fifo.is_fifo() and stat.S_ISCHR(Path("/dev/null").stat().st_mode)


def test_the_input_is_not_replaced(plain: Path) -> None:
    (plain.parent / "other name").hardlink_to(plain)
    for out in (plain, plain.parent / "other name"):
        refuses(2, "is also", *LOCK, plain, "--out", out)
        with plain.open("rb") as stdin:
            done = subprocess.run(
                [*COMMAND, *LOCK, "--out", str(out)], stdin=stdin, capture_output=True, env=environment(), check=False
            )
        assert done.returncode == 2, done.stderr
    assert plain.read_bytes() == b"contents"


def test_contents_for_stdout_are_not_spooled(tmp_path: Path) -> None:
    contents = bytes(65 << 20)
    (tmp_path / "f").write_bytes(contents)
    succeeds(*LOCK, tmp_path / "f")
    done = subprocess.run(
        [*COMMAND, "vdf", "unlock", str(tmp_path / "f.locked"), "--out", "-"],
        capture_output=True,
        env=environment(TMPDIR="/no/such/folder"),
        timeout=PATIENCE,
        cwd=tmp_path,
        check=True,
    )
    assert done.stdout == contents


def test_a_large_file_from_a_pipe(tmp_path: Path) -> None:
    contents = os.urandom(9 << 20)
    (tmp_path / "f").write_bytes(contents)
    succeeds(*LOCK, tmp_path / "f")
    done = subprocess.run(
        [*COMMAND, "vdf", "unlock"],
        input=(tmp_path / "f.locked").read_bytes(),
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=True,
    )
    assert done.stdout == contents
