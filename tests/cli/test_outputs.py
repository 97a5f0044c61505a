"""The destination of output follows one rule in every command that writes: links followed, devices kept, inputs
refused.
"""

from __future__ import annotations

import io
import json
import os
import stat
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from modmill import isogeny, msm, sigverify, vdf
from tests.support import COMMAND, PATIENCE, N, absent, environment, refuses, succeeds

ELEMENTS = bytes(range(20)) + b"\x05"


@dataclass(frozen=True)
class Writer:
    """A command that writes one file; `arguments(out, folder)`, and the inputs that it reads from the folder."""

    name: str
    arguments: Callable[[str, Path], list[str | Path]]
    inputs: tuple[str, ...] = ()


WRITERS = [
    Writer("vdf eval", lambda out, _: ["vdf", "eval", "-m", hex(N), "-t", "200", "-q", "-o", out]),
    Writer("gf2 square", lambda out, d: ["gf2", "square", d / "a", "-m", "nist-b163", "-q", "-o", out], ("a",)),
    Writer("gf2 mul", lambda out, d: ["gf2", "mul", d / "a", d / "b", "-m", "nist-b163", "-q", "-o", out], ("a", "b")),
    Writer("sigverify run", lambda out, d: ["sigverify", "run", d / "s.jsonl", "-q", "-o", out], ("s.jsonl",)),
    Writer("sigverify gen", lambda out, _: ["sigverify", "gen", out, "--format", "jsonl", "-n", "5", "-q"]),
    Writer(
        "sigverify gen --expected",
        lambda out, d: ["sigverify", "gen", d / "made.bin", "-n", "5", "-q", "--expected", out],
    ),
    Writer(
        "vdf unlock",
        lambda out, d: ["vdf", "unlock", d / "s.locked", "--force", "-q", "-o", out],
        ("s.locked",),
    ),
    Writer("msm gen", lambda out, _: ["msm", "gen", out, "-c", "bls12-377", "-n", "5", "-q"]),
    Writer(
        "msm gen --scalars",
        lambda out, d: ["msm", "gen", d / "made.bin", "--scalars", out, "-c", "bls12-377", "-n", "5", "-q"],
    ),
    Writer(
        "msm run",
        lambda out, d: ["msm", "run", "-c", "bls12-377", "-p", d / "p", "-s", d / "k", "-q", "-o", out],
        ("p", "k"),
    ),
    Writer("isogeny eval", lambda out, d: ["isogeny", "eval", "-k", d / "key", "--hash-input", "a", "-q", "-o", out]),
    Writer("hw draw", lambda out, _: ["hw", "draw", "vdf_bipartite", "--bits", "64", "-o", out]),
]
every_writer = pytest.mark.parametrize("writer", WRITERS, ids=lambda w: w.name)


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with the inputs of all commands."""
    (tmp_path / "a").write_bytes(ELEMENTS * 3)
    (tmp_path / "b").write_bytes(ELEMENTS[::-1] * 3)
    sigverify.generate(tmp_path / "s.jsonl", count=20, corrupt=0, message=10)
    isogeny.setup(tmp_path / "key", 100, field="p89")
    vdf.lock(io.BytesIO(ELEMENTS), tmp_path / "s.locked", steps=100, bits=1024)
    points, scalars = msm.random_points("bls12-377", 5).points, msm.random_scalars("bls12-377", 5)
    msm.write_points(tmp_path / "p", "bls12-377", points, "ark-compressed", form="montgomery")
    msm.write_scalars(tmp_path / "k", "bls12-377", scalars, "ark")
    return tmp_path


def _written(writer: Writer, place: Path) -> bytes:
    """The bytes that the command writes into a new file."""
    succeeds(*writer.arguments("new", place), cwd=place)
    return (place / "new").read_bytes()


@every_writer
def test_a_link_stays_and_its_target_is_replaced(writer: Writer, place: Path) -> None:
    expected = _written(writer, place)
    (place / "folder").mkdir()
    target = place / "folder" / "target"
    target.write_text("old")
    target.chmod(0o600)
    for old in (True, False):
        link = place / f"link-{old}"
        link.symlink_to(Path("folder") / "target")
        if not old:
            target.unlink()
        succeeds(*writer.arguments(str(link), place), cwd=place)
        assert link.is_symlink()
        assert target.read_bytes() == expected
        assert not old or stat.S_IMODE(target.stat().st_mode) == 0o600
        assert [p.name for p in target.parent.iterdir()] == ["target"]


@every_writer
def test_a_fifo_gets_the_bytes_and_stays(writer: Writer, place: Path) -> None:
    expected = _written(writer, place)
    fifo = place / "fifo"
    os.mkfifo(fifo)
    before = set(place.iterdir())
    got: list[bytes] = []
    reader = threading.Thread(target=lambda: got.append(fifo.read_bytes()), daemon=True)
    reader.start()
    succeeds(*writer.arguments(str(fifo), place), cwd=place)
    assert stat.S_ISFIFO(fifo.lstat().st_mode)
    reader.join(PATIENCE)
    assert got == [expected]
    assert set(place.iterdir()) == before


@every_writer
def test_a_device_stays(writer: Writer, place: Path) -> None:
    device = place / "null"
    try:
        os.mknod(device, stat.S_IFCHR | 0o666, os.makedev(1, 3))
        device.write_bytes(b"x")
    except PermissionError as e:
        absent("devices", f"only root may make one: {e}")
    succeeds(*writer.arguments(str(device), place), cwd=place)
    assert stat.S_ISCHR(device.lstat().st_mode)


@every_writer
def test_a_dash_and_other_names_of_standard_output_are_standard_output(writer: Writer, place: Path) -> None:
    expected = _written(writer, place)
    for name in ("-", "/dev/stdout"):
        arguments = [*COMMAND, *map(str, writer.arguments(name, place))]
        for stdout in ("pipe", "file"):
            if stdout == "pipe":
                done = subprocess.run(arguments, capture_output=True, cwd=place, env=environment(), check=False)
                found = done.stdout
            else:
                (place / "log").write_bytes(b"before\n")
                with (place / "log").open("ab") as log:
                    done = subprocess.run(
                        arguments, stdout=log, stderr=subprocess.PIPE, cwd=place, env=environment(), check=False
                    )
                assert (place / "log").read_bytes().startswith(b"before\n")
                found = (place / "log").read_bytes()[len(b"before\n") :]
            assert done.returncode == 0, done.stderr
            assert found == expected, (name, stdout)
    assert not (place / "-").exists()


FULL = """
import resource, runpy
resource.setrlimit(resource.RLIMIT_FSIZE, ({bytes}, {bytes}))
runpy.run_module("modmill", run_name="__main__", alter_sys=True)
"""
"""Files of this process cannot grow above some bytes: a full disk for everybody, but for the number of the error."""

PARTS = [
    *WRITERS,
    Writer("vdf lock", lambda out, d: ["vdf", "lock", d / "a", "--steps", "9", "--bits", "1024", "-q", "-o", out]),
    Writer("msm prepare", lambda out, d: ["msm", "prepare", d / "p", "-c", "bls12-377", "-q", "-o", out]),
    Writer("hw emit", lambda out, _: ["hw", "emit", "vdf_bipartite", "--bits", "64", "-o", out]),
]


@pytest.mark.parametrize("writer", [w for w in PARTS if " --" not in w.name], ids=lambda w: w.name)
def test_a_full_disk_is_reported_with_the_name_that_was_given(writer: Writer, place: Path) -> None:
    before = set(place.iterdir())
    arguments = [*map(str, writer.arguments("new", place)), "--json"]
    done = subprocess.run(
        [sys.executable, "-c", FULL.format(bytes=16), *arguments],
        capture_output=True,
        cwd=place,
        env=environment(),
        check=False,
        text=True,
    )
    said = done.stderr.splitlines()[-1]
    assert done.returncode == 2, done.stderr
    error = json.loads(said)["error"]
    assert error["data"] == {"file": "new", "errno": "EFBIG"}, said
    assert error["message"].startswith("new: "), said
    assert error["message"].endswith("File too large"), said
    # Verdicts stay under this name after a run that failed.
    assert set(place.iterdir()) == before | ({place / "new.part"} if writer.name == "sigverify run" else set())


@every_writer
def test_a_directory_and_a_missing_directory_are_refused(writer: Writer, place: Path) -> None:
    (place / "folder").mkdir()
    refuses(2, "is a directory", *writer.arguments(str(place / "folder"), place))
    refuses(2, "does not exist", *writer.arguments(str(place / "missing" / "out"), place))


@pytest.mark.parametrize("writer", [w for w in WRITERS if w.inputs], ids=lambda w: w.name)
def test_an_output_that_is_an_input_is_refused(writer: Writer, place: Path) -> None:
    for name in writer.inputs:
        before = (place / name).read_bytes()
        (place / "soft").symlink_to(name)
        (place / "hard").hardlink_to(place / name)
        for out in (place / name, place / "soft", place / "hard"):
            refuses(2, " is also ", *writer.arguments(str(out), place))
        assert (place / name).read_bytes() == before
        (place / "soft").unlink()
        (place / "hard").unlink()


@pytest.mark.parametrize("command", [["gf2", "square", "-", "-m", "nist-b163"], ["sigverify", "run", "-"]])
def test_an_output_that_is_the_file_on_standard_input_is_refused(command: list[str], place: Path) -> None:
    name = "a" if command[0] == "gf2" else "s.jsonl"
    before = (place / name).read_bytes()
    with (place / name).open("rb") as stdin:
        done = subprocess.run(
            [*COMMAND, *command, "-o", name],
            stdin=stdin,
            capture_output=True,
            cwd=place,
            env=environment(),
            check=False,
        )
    assert (done.returncode, b" is also " in done.stderr) == (2, True), done.stderr
    assert (place / name).read_bytes() == before
