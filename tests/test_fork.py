"""A forked child computes, or says why it cannot: it never waits for threads or locks that only its parent has."""

from __future__ import annotations

import multiprocessing
import os
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from modmill import gf2, isogeny, msm, sigverify, vdf
from modmill.errors import BackendUnavailable, UsageError
from tests.support import PATIENCE, N, require_opencl

pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
Outcome = tuple[Any, str | None]


def forked(work: Callable[[], Any]) -> Any:
    """The result of `work` in a forked child. PATIENCE ends a hang, and nothing else."""
    context = multiprocessing.get_context("fork")
    receive, send = context.Pipe(duplex=False)
    child = context.Process(target=_work, args=(work, send))
    child.start()
    try:
        assert receive.poll(PATIENCE), "the child hangs"
        found, failed = receive.recv()
        assert failed is None, failed
        return found
    finally:
        child.kill()
        child.join()


def _work(work: Callable[[], Any], send: Any) -> None:
    try:
        send.send((work(), None))
    except BaseException:
        send.send((None, traceback.format_exc()))


@pytest.fixture
def field(backend: str) -> gf2.Field:
    """A field whose arrays are shared by two threads."""
    return gf2.Field("nist-b163", backend, threads=2)


MANY = 1 << 16


@pytest.mark.job("gf2")
def test_a_field_with_threads_multiplies_and_inverts_in_a_child(field: gf2.Field) -> None:
    a, b = field.random(MANY, seed=1), field.random(MANY, seed=2)

    def work() -> list[Any]:
        return [(a * b).words[::999].tolist(), (a.inv() * a == 1).all(), (a**12345).words[-1].tolist()]

    unused = forked(work)  # the parent has not used its threads
    assert work() == unused == forked(work)
    grandchild = forked(lambda: forked(work))
    assert grandchild == unused


@pytest.mark.job("gf2")
def test_a_field_made_or_dropped_in_a_child(backend: str) -> None:
    fields = [gf2.Field("nist-b233", backend, threads=2)]
    fields[0].random(MANY, seed=1).square()

    def work() -> bool:
        fields.clear()
        made = gf2.Field("nist-b233", backend, threads=3)
        return bool((made.random(MANY, seed=1).square() == made.random(MANY, seed=1) ** 2).all())

    assert forked(work)


@pytest.mark.job("msm")
def test_points_are_multiplied_in_a_child(backend: str) -> None:
    bases = msm.Bases.random("bls12-381", 3000, backend=backend, threads=2)
    scalars = msm.random_scalars("bls12-381", 3000)
    wanted = bases.product(scalars, threads=2)
    assert forked(lambda: bases.product(scalars, threads=2)) == wanted
    made = msm.random_points("bls12-381", 3000)
    assert forked(lambda: made.make(threads=2).tolist()) == made.make(threads=2).tolist()


def test_signatures_are_verified_and_made_in_a_child(backend: str, tmp_path: Path) -> None:
    data = sigverify.sample(3000, length=10, seed=1)
    verifier = sigverify.Verifier(backend=backend, threads=2)
    assert all(verifier.verify_many(data.messages, data.signatures, data.keys))
    file = sigverify.generate(tmp_path / "a.bin", count=3000, seed=2, corrupt=0).path

    def work() -> list[Any]:
        again = sigverify.sample(3000, length=10, seed=1)
        sigverify.generate(tmp_path / "b.bin", count=3000, seed=2, corrupt=0)
        return [
            all(verifier.verify_many(again.messages, again.signatures, again.keys)),
            sigverify.run(file, backend=backend, threads=2).accepted,
        ]

    assert forked(work) == [True, 3000]
    assert (tmp_path / "b.bin").read_bytes() == file.read_bytes()


def test_a_run_in_progress_stays_with_its_process(tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    file = sigverify.generate(tmp_path / "a.bin", count=1, corrupt=0).path
    os.mkfifo(fifo)
    fed = os.open(fifo, os.O_RDWR)  # so that opening it to read does not wait, and its end does not come
    os.write(fed, file.read_bytes())
    runs = [sigverify.start(fifo, threads=1, format="binary")]
    process = os.getpid()

    def work() -> int:
        for call in (runs[0].state, runs[0].stop, runs[0].finish, lambda: runs[0].wait(1)):
            with pytest.raises(UsageError, match=f"belongs to process {process}.*`spawn`"):
                call()
        runs.clear()
        return sigverify.run(file).accepted

    try:
        assert forked(work) == 1
    finally:
        os.close(fed)
        runs[0].stop()
        runs[0].finish()


def test_delays_are_evaluated_in_a_child(backend: str, tmp_path: Path) -> None:
    done = vdf.evaluate(N, 3000, proof="wesolowski", accept_modulus=True, backend=backend, threads=2)

    def work() -> bool:
        again = vdf.evaluate(N, 3000, proof="wesolowski", accept_modulus=True, backend=backend, threads=2)
        assert again.proof_file is not None
        return vdf.verify(again.proof_file, accept_modulus=True).y == done.y

    assert forked(work)
    isogeny.setup(tmp_path / "key", 500, field="p89")
    output = isogeny.evaluate(tmp_path / "key", message=b"a", threads=2).output
    assert forked(lambda: isogeny.evaluate(tmp_path / "key", message=b"a", threads=2).output) == output


def test_opencl_says_that_it_does_not_survive_a_fork() -> None:
    require_opencl()
    field = gf2.Field("nist-b163", "opencl", "direct")
    a = field(np.arange(5, 9))
    product = (a * a).tolist()
    first = os.getpid()

    def work() -> int:
        calls: list[Callable[[], Any]] = [
            lambda: a * a, a.inv, lambda: a**5, a.trace, lambda: gf2.Field("nist-b233", "opencl"),
        ]  # fmt: skip
        for call in calls:
            with pytest.raises(BackendUnavailable, match=f"forked from process {first}.*`spawn`"):
                call()
        return len(calls)

    assert forked(work) == 5
    assert (a * a).tolist() == product
