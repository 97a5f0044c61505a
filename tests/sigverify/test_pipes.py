"""`modmill sigverify run -`: pipes, sockets and files as they stand, and what an interruption leaves."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from modmill import sigverify
from tests.support import COMMAND, PATIENCE, content, ended, environment, modmill, refuses, succeeds, told, wait_until

RUN = ("sigverify", "run")

# Writes so many lines of a file, then waits for ever: until it is killed, or its reader is gone.
PRODUCER = """
import sys, signal
lines = open(sys.argv[1], "rb").readlines()[: int(sys.argv[2])]
sys.stdout.buffer.write(b"".join(lines))
sys.stdout.buffer.flush()
signal.pause()
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return sigverify.generate(tmp_path / "a.jsonl", count=60, corrupt=0).path


@contextmanager
def pipeline(
    file: Path, count: int, *arguments: str | Path
) -> Iterator[tuple[subprocess.Popen[bytes], subprocess.Popen[bytes]]]:
    """`producer | modmill sigverify run - arguments` as a process group of its own, as a shell starts it."""
    producer = subprocess.Popen(
        [sys.executable, "-c", PRODUCER, file, str(count)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        process_group=0,
    )
    child = subprocess.Popen(
        [*COMMAND, *RUN, "-", *map(str, arguments)],
        stdin=producer.stdout,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        process_group=producer.pid,
        env=environment(),
    )
    assert producer.stdout is not None
    producer.stdout.close()
    try:
        yield producer, child
    finally:
        for process in (producer, child):
            if process.poll() is None:
                process.kill()
        producer.wait()
        child.communicate()


@pytest.mark.parametrize("which", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_pipeline_is_never_complete(which: signal.Signals, file: Path, tmp_path: Path) -> None:
    out = tmp_path / "v.jsonl"
    part = tmp_path / "v.jsonl.part"
    with pipeline(file, 50, "--json", "--out", out) as (producer, child):
        wait_until(lambda: content(part).count(b"\n") == 50)
        # To the producer and its reader at once, as a terminal does: the pipe ends, and that must not pass for the end.
        os.killpg(producer.pid, which)
        ran = ended(child)
    assert ran.code == 130, ran.err
    result = ran.json["result"]
    assert (result["ending"], result["signatures"], result["all_accepted"]) == ("stopped", 50, False)
    assert f"stopped after 50 signatures and 0 malformed records; the verdicts so far are in {part}" in ran.err
    assert content(part).count(b"accepted") == 50
    assert not out.exists()


def test_verdicts_come_while_the_source_waits(file: Path, tmp_path: Path) -> None:
    part = tmp_path / "v.part"
    with pipeline(file, 3, "--quiet", "--out", tmp_path / "v") as (producer, child):
        wait_until(lambda: content(part).count(b"\n") == 3)
        assert producer.poll() is None
        assert child.poll() is None


def test_a_producer_that_dies_within_a_record_is_said(file: Path) -> None:
    cut = file.read_bytes()[:-30]
    ran = modmill(*RUN, "-", "--json", stdin=cut)
    assert ran.code == 1
    result = ran.json["result"]
    assert (result["accepted"], result["malformed"], result["cut"]["record"]) == (59, 1, 60)


def test_interrupt_before_the_first_byte(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    child = subprocess.Popen(
        [*COMMAND, *RUN, "-", "--out", str(tmp_path / "v")],
        stdin=reader,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    try:
        os.close(reader)
        # Python's own file of this process tells that it is at work, not starting.
        wait_until(lambda: b"sigverify-start" in b"".join(content(task / "comm") for task in _tasks(child.pid)))
        child.send_signal(signal.SIGINT)
        ran = ended(child)
    finally:
        child.kill()
        os.close(writer)
    assert (ran.code, ran.out) == (130, "")
    assert list(tmp_path.iterdir()) == []


def _tasks(pid: int) -> list[Path]:
    try:
        return list(Path(f"/proc/{pid}/task").iterdir())
    except FileNotFoundError:
        return []


def test_a_socket_is_read(file: Path) -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        theirs.setblocking(False)  # which the reader has to bear, since it shares the open socket
        child = subprocess.Popen(
            [*COMMAND, *RUN, "-", "--json", "--monitor"],
            stdin=theirs.fileno(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment(),
        )
        data = file.read_bytes()
        half = len(data) // 2
        ours.sendall(data[:half])
        told(child, r" [1-9]\d* accepted")
        ours.sendall(data[half:])
        ours.shutdown(socket.SHUT_WR)
        ran = ended(child)
    assert ran.code == 0, ran.err
    assert ran.json["result"]["accepted"] == 60


def test_a_file_is_read_from_its_present_position(file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    with file.open("rb", buffering=0) as at:
        at.seek(sum(map(len, lines[:45])))
        done = subprocess.run(
            [*COMMAND, *RUN, "-", "--json"],
            stdin=at,
            capture_output=True,
            timeout=PATIENCE,
            env=environment(),
            check=False,
        )
    assert done.returncode == 0, done.stderr
    record = json.loads(done.stdout)
    assert record["result"]["accepted"] == 15
    assert record["parameters"]["file"] == "-"


def test_a_closed_stdin_is_said() -> None:
    command = " ".join([*COMMAND, *RUN, "-"]) + " <&-"
    done = subprocess.run(command, shell=True, capture_output=True, timeout=PATIENCE, env=environment(), check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"stdin: opening failed: it is closed" in done.stderr


def test_a_file_without_a_signature_says_so(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_bytes(b"")
    ran = modmill(*RUN, empty, "--json")
    assert ran.code == 1
    assert "the file has no signature: nothing was verified" in ran.err
    result = ran.json["result"]
    assert (result["no_signatures"], result["all_accepted"], result["ending"]) == (True, False, "complete")
    empty.write_bytes(b"{}\n")
    ran = modmill(*RUN, empty, "--json")
    assert ran.code == 1
    assert "no signature could be read" in ran.err
    assert not sigverify.run(empty).all_accepted


def test_nothing_is_left_of_a_run_that_cannot_start(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("hello\n")
    refuses(2, "determine the format (give `--format`", *RUN, words, "--out", tmp_path / "v")
    assert list(tmp_path.iterdir()) == [words]


def test_a_long_message_keeps_its_place(tmp_path: Path) -> None:
    made = sigverify.generate(tmp_path / "a.bin", count=40, corrupt=0.2, message=(0, 60_000), seed=3)
    out = tmp_path / "v"
    done = sigverify.run(made.path, out=out)
    assert done.signatures == 40
    records = [json.loads(line)["record"] for line in out.read_text().splitlines()]
    assert records == list(range(1, 41))
    succeeds(
        *RUN,
        "-",
        "--quiet",
        stdin=sigverify.generate(tmp_path / "b.bin", count=4, corrupt=0, message=1 << 20).path.read_bytes(),
    )
