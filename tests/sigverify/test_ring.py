"""`sigverify run --ring` and `sigverify ring`: verdicts to another process, and what becomes of either end."""

from __future__ import annotations

import json
import os
import subprocess
import threading
from pathlib import Path

import pytest

from modmill import sigverify
from modmill.errors import FormatError, ModmillError, UsageError
from modmill.progress import Progress
from modmill.sigverify import ring_latency
from tests.support import COMMAND, PATIENCE, environment, interrupt, modmill, refuses, succeeds, wait_until

RUN, RING = ("sigverify", "run"), ("sigverify", "ring")
MANY = 20
"""Readings of the file of 500 records: more than a ring has slots."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return sigverify.generate(tmp_path / "a.bin", count=500, seed=3, corrupt=0.4).path


def reading(ring: Path, *more: str) -> subprocess.Popen[bytes]:
    """The command that reads, in a process of its own."""
    streams = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen([*COMMAND, *RING, ring, *more], **streams, env=environment())  # type: ignore[call-overload]


def test_another_process_gets_every_verdict(tmp_path: Path, file: Path) -> None:
    """More than the ring has slots, so either end waits for the other."""
    ring = tmp_path / "ring"
    reader = reading(ring, "--wait", "300", "--json")
    done = sigverify.run(file, repeat=MANY, ring=ring)
    out, err = reader.communicate(timeout=PATIENCE)
    assert reader.returncode == 0, err
    read = json.loads(out)
    assert done.error is None and done.ring == sigverify.RingWritten(ring, MANY * 500)
    assert read["complete"] and read["verdicts"] == done.verdicts and read["malformed"] == done.malformed
    assert read["from_ring"]["count"] == MANY * 500 - read["earlier"]
    for way in (read["from_verdict"], read["from_ring"]):
        assert 0 < way["p50_us"] <= way["p99_us"] <= way["max_us"] or way["count"] == 0
    assert done.record().result["ring"] == {"file": str(ring), "slots": MANY * 500}


def test_a_ring_stays_for_a_reader_that_comes_later(tmp_path: Path, file: Path) -> None:
    done = modmill(*RUN, file, "--ring", tmp_path / "ring", "--json")
    assert done.code == 1 and json.loads(done.out)["result"]["ring"]["slots"] == 500
    read = succeeds(*RING, tmp_path / "ring").out
    assert read.startswith("500 read: ") and "500 were there before" in read and "from ring" not in read
    # Everything was taken out.
    assert succeeds(*RING, tmp_path / "ring").out.startswith("0 read: ")


def test_a_run_whose_reader_is_gone_fails(tmp_path: Path, file: Path) -> None:
    ring = tmp_path / "ring"
    running = sigverify.start(file, repeat=10**9, ring=ring)
    reader = reading(ring)
    wait_until(lambda: running.state().reported > 5000)
    reader.kill()
    reader.communicate()
    done = running.finish()
    assert done.ending == "failed" and f"the reader of this ring, process {reader.pid}, ended" in str(done.error)
    rest = modmill(*RING, ring)
    assert rest.code == 1 and "incomplete: the run ended before it had put in all" in rest.out


def test_a_full_ring_without_a_reader_holds_the_run_until_it_is_stopped(tmp_path: Path, file: Path) -> None:
    """The producer is then dead without a word, which its reader finds behind what came before."""
    ring = tmp_path / "ring"
    child = subprocess.Popen(
        [*COMMAND, *RUN, file, "--repeat", str(MANY), "--ring", ring, "-q"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(),
    )  # fmt: skip
    wait_until(lambda: ring.exists() and int.from_bytes(ring.read_bytes()[128:136], "little") == 4096)
    stopped = interrupt(child)
    assert stopped.code == 130 and "nobody has read the verdicts" in stopped.err
    refuses(1, "ended before the verdicts were complete", *RING, ring)


def test_files_that_are_no_rings_are_refused_and_stay(tmp_path: Path, file: Path) -> None:
    other = tmp_path / "other"
    other.write_text("verdicts of yesterday\n" * 100, "utf-8")
    for run in (lambda: sigverify.run(file, ring=other), lambda: sigverify.read_ring(other)):
        with pytest.raises(FormatError, match="not a ring of verdicts: it does not begin with MODMRING"):
            run()
    assert other.read_text("utf-8") == "verdicts of yesterday\n" * 100
    os.mkfifo(tmp_path / "fifo")
    for impossible in ("-", str(tmp_path / "fifo")):
        with pytest.raises(UsageError, match="must be a regular file"):
            sigverify.run(file, ring=impossible)
    for same in ({"out": other}, {"routes": [sigverify.Route(other)]}):
        with pytest.raises(UsageError, match="two outputs go to this file"):
            sigverify.run(file, ring=other, **same)  # type: ignore[arg-type]
    with pytest.raises(UsageError):
        sigverify.run(file, ring=file)
    with pytest.raises(FileNotFoundError):
        sigverify.read_ring(tmp_path / "absent", wait=0.01)
    for wrong in (-1.0, float("nan"), float("inf")):
        with pytest.raises(UsageError, match="wait"):
            sigverify.read_ring(other, wait=wrong)


def test_a_ring_has_one_reader_and_one_producer_at_a_time(tmp_path: Path, file: Path) -> None:
    ring = tmp_path / "ring"
    running = sigverify.start(file, repeat=MANY, ring=ring)
    with pytest.raises(ModmillError, match=f"has a producer already, process {os.getpid()}"):
        sigverify.run(file, ring=ring)
    stop, begun = threading.Event(), threading.Event()

    def slowly(_: Progress) -> bool:
        begun.set()
        stop.wait(PATIENCE)
        return True

    thread = threading.Thread(target=lambda: sigverify.read_ring(ring, progress=slowly))
    thread.start()
    begun.wait(PATIENCE)
    with pytest.raises(ModmillError, match=f"has a reader already, process {os.getpid()}"):
        sigverify.read_ring(ring)
    stop.set()
    thread.join(PATIENCE)
    assert running.finish().error is None


def test_a_reading_that_is_stopped_leaves_the_rest(tmp_path: Path, file: Path) -> None:
    running = sigverify.start(file, repeat=MANY, rate=2000.0, ring=tmp_path / "ring")
    read = sigverify.read_ring(tmp_path / "ring", progress=lambda read: read.done < 100)
    running.stop()
    done = running.finish()
    rest = sigverify.read_ring(tmp_path / "ring")
    assert not read.complete and not rest.complete and done.ring is not None
    assert read.signatures + read.malformed + rest.signatures + rest.malformed == done.ring.slots


def test_the_benchmark_counts_what_reached_the_other_process() -> None:
    found = ring_latency.measure("portable", length=10, seconds=0.02, loads=(0.5, 1.0))
    assert [level.load for level in found.levels] == [0.5, 1.0] and found.backend == "portable"
    for level in found.levels:
        assert 0 < level.from_verdict.p50_us <= level.from_verdict.p99_us <= level.from_verdict.max_us
        assert level.from_ring.p50_us <= level.from_verdict.max_us
    refuses(2, "--ring: give either this or --latency", "sigverify", "bench", "--ring", "--latency")
