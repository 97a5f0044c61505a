"""`modmill vdf lock` and `unlock`: there and back through files and pipes, stops, and every kind of damage."""

from __future__ import annotations

import base64
import random
import signal
from pathlib import Path

import pytest

from tests.support import (
    BACKENDS,
    PATIENCE,
    ROOT,
    content,
    interrupt,
    met,
    modmill,
    refuses,
    require_backend,
    started,
    succeeds,
    wait_until,
)

LOCK = ("vdf", "lock", "--bits", "1024")
SECRET = bytes(range(256)) * 1000 + b"end"


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("armor", [[], ["--armor"]], ids=["bytes", "armor"])
def test_a_file_there_and_back(tmp_path: Path, backend: str, armor: list[str]) -> None:
    require_backend(backend, (1 << 1024) - 105)
    plain, locked, back = tmp_path / "secret.txt", tmp_path / "secret.txt.locked", tmp_path / "back"
    plain.write_bytes(SECRET)
    sealed = succeeds(*LOCK, plain, "--steps", "2e4", *armor, "--json").json
    assert sealed["job"] == "vdf.lock"
    assert sealed["result"]["file"] == str(locked)
    assert sealed["seconds"] > 0
    assert sealed["result"]["length"] == len(SECRET)
    assert SECRET[:64] not in locked.read_bytes()
    assert locked.read_bytes().startswith(b"-----BEGIN") == bool(armor)
    opened = succeeds("vdf", "unlock", locked, "--out", back, "--backend", backend, "--json").json
    assert back.read_bytes() == SECRET
    assert (opened["job"], opened["backend"]) == ("vdf.unlock", backend)
    assert opened["parameters"] == {"bits": 1024, "steps": 20_000}
    assert opened["result"]["length"] == len(SECRET)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["back", "secret.txt", "secret.txt.locked"]


def test_the_plain_name_comes_back_and_is_never_overwritten(tmp_path: Path) -> None:
    plain, locked = tmp_path / "a", tmp_path / "a.locked"
    plain.write_text("one")
    succeeds(*LOCK, plain, "-t", "100")
    refuses(2, f"{plain} exists: give --force to replace it, or name the output with --out", "vdf", "unlock", locked)
    assert plain.read_text() == "one"
    plain.unlink()
    text = succeeds("vdf", "unlock", locked).out
    assert plain.read_text() == "one"
    assert "3 bytes" in text and "authenticated contents" in text


@pytest.mark.parametrize("content", [b"", b"x", SECRET])
@pytest.mark.parametrize("armor", [[], ["--armor"]], ids=["bytes", "armor"])
def test_pipes(content: bytes, armor: list[str]) -> None:
    sealed = _raw(*LOCK, "-t", "500", *armor, stdin=content)
    assert _raw("vdf", "unlock", stdin=sealed) == content
    assert _raw("vdf", "unlock", "-", "--out", "-", stdin=sealed) == content


def _raw(*arguments: str | Path, stdin: bytes) -> bytes:
    """The bytes on stdout, whatever they are."""
    import subprocess

    from tests.support import COMMAND, environment

    done = subprocess.run(
        [*COMMAND, *map(str, arguments)],
        input=stdin,
        capture_output=True,
        env=environment(),
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_duration_is_measured_and_told(tmp_path: Path) -> None:
    duration = (*LOCK, "--duration", "1h", "--measure", "0.3")
    sealed = succeeds(*duration, "--out", tmp_path / "f", "--json", stdin=b"x").json
    # The run's own word: another measurement may see another speed.
    assert sealed["result"]["delay_here"] == pytest.approx(3600, rel=1e-6)
    assert sealed["parameters"]["steps"] > 3600 * 1000, "a core squares 1024 bits more often than 1000 times a second"
    told = succeeds(*duration, "--armor", stdin=b"x").err
    assert "opens after" in told and "squarings, about 1 h on this core" in told


def test_two_seals_of_the_same_contents_share_nothing() -> None:
    first, second = (_raw(*LOCK, "-t", "9", stdin=b"same") for _ in range(2))
    assert first != second
    assert first[-24:] != second[-24:]


@pytest.fixture(scope="module")
def locked() -> bytes:
    """A small time-lock file with two chunks of contents."""
    return _raw(*LOCK, "-t", "50", stdin=bytes(70_000))


def test_damage_anywhere_is_refused_and_nothing_is_written(tmp_path: Path, locked: bytes) -> None:
    # The Rust tests flip every bit; a sample goes through the command line.
    chosen = random.Random(11)
    target = tmp_path / "out"
    places = [*(chosen.randrange(8 * len(locked)) for _ in range(8)), 8 * len(locked) - 1]
    for at in places:
        changed = bytearray(locked)
        changed[at // 8] ^= 1 << at % 8
        for command in (["unlock", "--out", target], ["unlock"], ["inspect", "--measure", "0"]):
            ran = modmill("vdf", *command, stdin=bytes(changed))
            assert (ran.code, ran.out) == (2, ""), at
            assert ran.err.startswith("error: stdin: time-lock file refused at "), ran.err
            assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("keep", [0, 5, 100, -1, -70_000 // 2])
def test_a_file_cut_short_is_refused(locked: bytes, keep: int) -> None:
    refuses(2, "time-lock file refused at", "vdf", "unlock", stdin=locked[:keep])


def test_a_file_with_a_tail_is_refused(locked: bytes) -> None:
    refuses(2, "time-lock file refused at", "vdf", "unlock", stdin=locked + b"x")


def test_a_damaged_file_is_refused_before_the_first_squaring() -> None:
    # No machine ever does 2^61 squarings: what ends at all did not begin them.
    long = _raw(*LOCK, "-t", "2^61", stdin=b"far away")
    shown = succeeds("vdf", "inspect", "--measure", "0", "--json", stdin=long).json
    assert (shown["parameters"]["bits"], shown["parameters"]["steps"]) == (1024, 1 << 61)
    assert (shown["result"]["version"], shown["result"]["length"], shown["result"]["chunks"]) == (2, 8, 1)
    for at in (20, 300, len(long) - 100, len(long) - 1):
        changed = long[:at] + bytes([long[at] ^ 4]) + long[at + 1 :]
        refuses(2, "time-lock file refused at", "vdf", "unlock", stdin=changed)


def test_inspect_shows_what_everyone_can_read(tmp_path: Path, locked: bytes) -> None:
    (tmp_path / "f").write_bytes(locked)
    told = succeeds("vdf", "inspect", "--measure", "0", tmp_path / "f").out
    for line in ("version 2, bytes", "70,000 bytes, 2 chunks", "50 squarings modulo a 1024-bit number", "checksums"):
        assert line in told
    old = succeeds("vdf", "inspect", "--measure", "0", ROOT / "fuzz/seeds/lock/armored-v1").out
    assert "version 1, text" in old and "files of version 1 have no checksums" in old
    assert _raw("vdf", "unlock", stdin=(ROOT / "fuzz/seeds/lock/binary-v1").read_bytes()) == b"seed"


def test_bent_armor_is_refused() -> None:
    text = _raw(*LOCK, "-t", "9", "--armor", stdin=b"hello")
    lines = text.decode().splitlines()
    assert base64.b64decode("".join(lines[1:-1]))
    for changed in (
        "\n".join(lines[:-1]) + "\n",
        text.decode().replace(lines[1], lines[1] + "!"),
        text.decode() + "more\n",
    ):
        refuses(2, "time-lock file refused at", "vdf", "unlock", stdin=changed)


def test_what_is_no_time_lock_file_is_refused() -> None:
    refuses(2, "this is not a modmill time-lock file", "vdf", "unlock", stdin=b"hello, world, how are you")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "give one of --duration (10d, 1h30m), --until (2030-12-31) and --steps"),
        (["-t", "9", "-D", "1d"], "give one of --duration (10d, 1h30m), --until (2030-12-31) and --steps"),
        (["-D", "soon"], "--duration: must be a duration such as 10d, 1h30m or 45s (got 'soon')"),
        (["-t", "0"], "--steps: 0 is out of range"),
        (["-t", "9", "--bits", "1000"], "1000 is not in the range 1024<=x<=8192"),
        (["-t", "9", "--bits", "1025"], "bits: 1025 is not an even number from 1024 to 8192"),
        (["-t", "9", "--json"], "--json: the record and the output cannot both go to stdout; name a file with --out"),
        (["-t", "9", "--out", "/"], "--out: / is a directory"),
        (["-t", "9", "--out", "/no/such/f"], "--out: the directory /no/such does not exist"),
        (["/no/such/file", "-t", "9", "--out", "-"], "/no/such/file: No such file or directory"),
        (["-D", "1d", "--backend", "x"], "backend `x` is not available"),
    ],
)
def test_lock_refuses(arguments: list[str], message: str) -> None:
    refuses(2, message, "vdf", "lock", *arguments, stdin=b"contents")


def test_unlock_refuses_a_name_without_the_ending(tmp_path: Path) -> None:
    (tmp_path / "f").write_bytes(b"x")
    refuses(2, "does not end in .locked: name the output with --out", "vdf", "unlock", tmp_path / "f")
    refuses(2, "No such file or directory", "vdf", "unlock", tmp_path / "absent.locked")


def stopped_and_killed(folder: Path, command: list[str | Path]) -> bool:
    """Stops an opening with ^C, then one with kill -9, each after a save; whether both were met on their way."""
    place = folder / "f.locked.checkpoint"
    with started(command) as child:
        wait_until(lambda: content(place / "state") != b"" or child.poll() is not None)
        ran = interrupt(child)
    if "the state is saved" not in ran.err:
        return False
    assert ran.code == 130
    assert f"saving the state in {place}; after a stop, the same command goes on from there" in ran.err
    assert f"the state is saved in {place}. The same command goes on from there" in ran.err
    assert names(folder) == ["f.locked", place.name]
    before = content(place / "state")
    with started(command) as child:
        wait_until(lambda: content(place / "state") != before or child.poll() is not None)
        child.kill()
        return child.wait(PATIENCE) == -signal.SIGKILL and names(folder) == ["f.locked", place.name]


def names(folder: Path) -> list[str]:
    return sorted(p.name for p in folder.iterdir())


def test_a_long_opening_saves_its_state_resumes_and_cleans_up(tmp_path: Path) -> None:
    def opening(steps: int) -> list[str | Path]:
        return ["vdf", "unlock", tmp_path / str(steps) / "f.locked", "--checkpoint-interval", "0.05"]

    def attempt(steps: int) -> bool:
        folder = tmp_path / str(steps)
        folder.mkdir()
        (folder / "f").write_bytes(SECRET)
        succeeds(*LOCK, folder / "f", "-t", str(steps))
        (folder / "f").unlink()
        return stopped_and_killed(folder, [*opening(steps), "--backend", "portable"])

    steps = met((1 << k for k in range(24, 40, 2)), attempt)
    folder, command = tmp_path / str(steps), opening(steps)
    assert names(folder) == ["f.locked", "f.locked.checkpoint"]
    ran = succeeds(*command, "--json")
    assert ran.json["result"]["resumed_from"] > 0
    assert f"resuming from {folder / 'f.locked.checkpoint'}" in ran.err
    assert (folder / "f").read_bytes() == SECRET
    assert names(folder) == ["f", "f.locked"]


def test_the_state_is_saved_where_the_user_says(tmp_path: Path) -> None:
    (tmp_path / "f.locked").write_bytes(_raw(*LOCK, "-t", "2^40", stdin=b"far away"))
    command = ("vdf", "unlock", tmp_path / "f.locked", "--checkpoint-interval", "0.05")
    with started([*command, "--checkpoint", tmp_path / "state"]) as child:
        wait_until(lambda: content(tmp_path / "state" / "state") != b"")
        assert f"saving the state in {tmp_path / 'state'}" in interrupt(child).err
    assert names(tmp_path) == ["f.locked", "state"]
    refuses(2, "give either --checkpoint or --no-checkpoint", *command, "--no-checkpoint", "--checkpoint", "x")
    (tmp_path / "g.locked").write_bytes(_raw(*LOCK, "-t", "9", stdin=b"near"))
    succeeds("vdf", "unlock", tmp_path / "g.locked", "--no-checkpoint")
    assert names(tmp_path) == ["f.locked", "g", "g.locked", "state"]
