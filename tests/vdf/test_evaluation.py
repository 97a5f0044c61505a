"""`modmill.vdf`: values against Python's integers, proofs, callbacks, threads, and every exception with its data."""

from __future__ import annotations

import dataclasses
import shutil
import signal
import threading
import time
import warnings
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from modmill import _native, errors, params, vdf
from tests.support import BACKENDS, PATIENCE, N, P, Q, require_backend

ODD = st.integers(1 << 127, (1 << 700) - 1).map(lambda n: n | 1)


@settings(max_examples=60, deadline=None)
@given(ODD, st.integers(2, 1 << 127), st.integers(1, 400), st.sampled_from(BACKENDS))
def test_values_are_those_of_plain_integers(n: int, base: int, steps: int, backend: str) -> None:
    require_backend(backend, n)
    try:
        result = vdf.evaluate(n, steps, base, proof="none", backend=backend)
    except errors.UsageError as e:
        assume("base" not in str(e))
        raise
    right = pow(base, 1 << steps, n)
    assert result.y_full == right
    assert result.y == min(right, n - right)
    assert result.backend == backend


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("proof", [k for k in get_args(vdf.ProofKind) if k != "none"])
@pytest.mark.parametrize("steps", [1, 2, 3, 64, 1000, 30_001])
def test_proofs_verify_on_every_backend(backend: str, proof: vdf.ProofKind, steps: int) -> None:
    require_backend(backend, N)
    result = vdf.evaluate(N, steps, 7, proof=proof, backend=backend, threads=2)
    assert result.proof_file is not None
    for other in BACKENDS:
        require_backend(other, N)
        found = vdf.verify(result.proof_file, trapdoor=(P, Q), backend=other)
        assert (found.modulus.n, found.base, found.steps, found.y) == (N, 7, steps, result.y)
    assert result.y_full == vdf.evaluate_with_trapdoor(N, steps, 7, trapdoor=(Q, P))


def test_backends_agree_on_every_known_modulus() -> None:
    for name in params.moduli():
        values = set()
        for backend in BACKENDS:
            require_backend(backend, params.modulus(name).n)
            values.add(vdf.evaluate(name, 3000, 5, proof="none", backend=backend).y_full)
        assert len(values) == 1


def test_results_are_frozen_and_know_their_rate(tmp_path: Path) -> None:
    result = vdf.evaluate("vdf-alliance", 5000)
    with pytest.raises(dataclasses.FrozenInstanceError):
        result.y = 1  # type: ignore[misc]
    assert result.rate == pytest.approx(5000 / result.seconds)
    result.save(tmp_path / "f")
    assert (tmp_path / "f").read_text() == result.proof_file
    with pytest.raises(errors.UsageError, match="no proof file"):
        vdf.evaluate("vdf-alliance", 50, proof="none").save(tmp_path / "g")


def linger() -> None:
    """In a callback: longer than the time between two calls, so that the next comes after one more block."""
    time.sleep(0.12)


def test_progress_is_told_and_never_goes_back() -> None:
    seen: list[vdf.Progress] = []

    def slowly(step: vdf.Progress) -> None:
        linger()
        seen.append(step)

    steps = 100  # ten blocks of ten squarings
    vdf.evaluate(N, steps, proof="wesolowski", backend="portable", progress=slowly)
    squaring = [p for p in seen if p.phase == "evaluate"]
    assert len(squaring) >= 10
    assert [p.done for p in squaring] == sorted(p.done for p in squaring)
    assert all(p.total == steps and p.start == 0 and 0 <= p.done <= steps for p in squaring)
    assert (squaring[0].done, squaring[-1].done) == (0, steps)


def test_a_callback_hears_of_a_measurement_and_stops_it() -> None:
    seen: list[vdf.Progress] = []

    def watch(step: vdf.Progress) -> bool:
        seen.append(step)
        return len(seen) < 3

    with pytest.raises(errors.Interrupted) as stopped:
        vdf.calibrate(N, measure=3600.0, progress=watch)
    assert {(p.phase, p.total, p.start) for p in seen} == {("measure", 3_600_000, 0)}
    assert stopped.value.done > 0 and stopped.value.total == 2**62 and stopped.value.checkpoint is None


def test_a_callback_stops_and_the_next_call_resumes(tmp_path: Path) -> None:
    steps = 1 << 20

    def run(progress: vdf.ProgressCallback | None) -> vdf.Evaluation:
        return vdf.evaluate(N, steps, 3, backend="portable", checkpoint=tmp_path / "c", progress=progress)

    def two_blocks(step: vdf.Progress) -> bool:
        linger()
        return step.done < 2 * 1024

    with pytest.raises(errors.Interrupted) as e:
        run(two_blocks)
    assert 0 < e.value.done < e.value.total == steps
    assert e.value.checkpoint == str(tmp_path / "c")
    starts: list[int] = []
    result = run(lambda p: starts.append(p.start) if p.phase == "evaluate" else None)
    assert result.resumed_from >= e.value.done
    assert starts == [result.resumed_from] * len(starts)
    assert result.y_full == vdf.evaluate_with_trapdoor(N, steps, 3, trapdoor=(P, Q))


def test_what_the_callback_raises_comes_out(tmp_path: Path) -> None:
    class Own(Exception):
        pass

    def fail(_: vdf.Progress) -> None:
        raise Own

    with pytest.raises(Own):
        vdf.evaluate(N, 1 << 40, proof="none", progress=fail, checkpoint=tmp_path / "c")
    assert (tmp_path / "c" / "state").exists()


def test_keyboard_interrupt_in_the_main_thread(tmp_path: Path) -> None:
    over = threading.Event()

    def press() -> None:
        while not (tmp_path / "c" / "state").exists():
            if over.wait(0.01):
                return
        signal.raise_signal(signal.SIGINT)

    thread = threading.Thread(target=press)
    thread.start()
    try:
        with pytest.raises(KeyboardInterrupt) as e:
            vdf.evaluate(N, 1 << 50, proof="none", checkpoint=tmp_path / "c", checkpoint_interval=0.05)
    finally:
        over.set()
        thread.join()
    assert isinstance(e.value, errors.StoppedByKeyboard)
    assert not isinstance(e.value, Exception)
    assert e.value.total == 1 << 50
    assert e.value.checkpoint == str(tmp_path / "c")


def test_the_interpreter_is_free_while_numbers_are_crunched() -> None:
    ticks, at_last_call, most = 0, 0, 0
    done = threading.Event()

    def count() -> None:
        nonlocal ticks
        while not done.is_set():
            ticks += 1
            time.sleep(0.002)

    def watch(step: vdf.Progress) -> bool:
        """Goes on until the other thread had five turns between two calls; a call itself lets it have one at most."""
        nonlocal at_last_call, most
        most, at_last_call = max(most, ticks - at_last_call), ticks
        return most < 5 and step.seconds < PATIENCE

    thread = threading.Thread(target=count)
    thread.start()
    try:
        with pytest.raises(errors.Interrupted):
            vdf.evaluate(N, 1 << 50, proof="none", progress=watch)
    finally:
        done.set()
        thread.join()
    assert most >= 5


def test_two_evaluations_in_two_threads() -> None:
    results: dict[int, int] = {}

    def work(base: int) -> None:
        results[base] = vdf.evaluate(N, 20_000, base, proof="pietrzak").y_full

    threads = [threading.Thread(target=work, args=(b,)) for b in (2, 3, 5)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert results == {b: vdf.evaluate_with_trapdoor(N, 20_000, b, trapdoor=(P, Q)) for b in (2, 3, 5)}


@pytest.mark.parametrize(
    ("call", "error", "message"),
    [
        (lambda: vdf.evaluate(N, 0), errors.UsageError, "steps: 0 is out of range"),
        (lambda: vdf.evaluate(N, (1 << 62) + 1), errors.UsageError, "out of range"),
        (lambda: vdf.evaluate(N, 9, -2), errors.UsageError, "base: -2 is out of range"),
        (lambda: vdf.evaluate(N, 9, P), errors.UsageError, "shares a factor"),
        (lambda: vdf.evaluate(-N, 9), errors.ModulusError, "negative"),
        (lambda: vdf.evaluate("rsa", 9), errors.UsageError, "not a built-in modulus"),
        (lambda: vdf.evaluate(N, 9, proof="x"), errors.UsageError, "must be one of wesolowski, wesolowski-segments, "),  # type: ignore[arg-type]
        (lambda: vdf.evaluate(N, 9, backend="x"), errors.BackendUnavailable, "no backend of that name"),
        (lambda: vdf.evaluate(N, 9, checkpoint_interval=-1.0), errors.UsageError, "checkpoint interval"),
        (lambda: vdf.evaluate(N, 9, checkpoint_interval=float("nan")), errors.UsageError, "checkpoint interval"),
        (lambda: vdf.verify("{}"), errors.FormatError, "format: is missing"),
        (lambda: vdf.evaluate_with_trapdoor(N, 9, trapdoor=(P, P)), errors.UsageError, "is not the modulus"),
        (lambda: vdf.calibrate(N, measure=0.0), errors.UsageError, "measure: 0.0 s is out of range"),
    ],
)
def test_exceptions(call, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message) as e:
        call()
    assert isinstance(e.value, errors.ModmillError)
    assert isinstance(e.value, ValueError)


def test_a_narrow_modulus_warns_and_makes_no_proof_of_its_own_accord() -> None:
    with pytest.warns(errors.ModulusWarning, match="only 8 bits"):
        done = vdf.evaluate(253, 10)
    assert (done.y_full, done.proof, done.proof_file) == (71, "none", None)
    assert done.warnings == ["the modulus has only 8 bits, so that anyone can factor it: the result proves no delay"]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert vdf.evaluate(N, 10).warnings == []
    with pytest.warns(errors.ModulusWarning), pytest.raises(errors.ModulusRefused) as refused:
        vdf.evaluate(253, 10, proof="pietrzak")
    assert (refused.value.flaw, refused.value.bits) == ("narrow", 8)


def test_exceptions_carry_their_data() -> None:
    with pytest.raises(errors.BackendUnavailable) as unavailable:
        vdf.evaluate(N, 9, backend="x")
    assert unavailable.value.wanted == "x"
    assert "portable" in unavailable.value.available
    with pytest.raises(AttributeError):
        _ = unavailable.value.nothing
    with pytest.raises(errors.ModulusError) as size:
        vdf.evaluate(3, 9)
    assert (size.value.got, size.value.min, size.value.max) == (2, 3, 8192)
    proof = vdf.evaluate(N, 100).proof_file
    assert proof is not None
    with pytest.raises(errors.FormatError) as form:
        vdf.verify(proof.replace('"version": 1', '"version": 9'))
    assert form.value.place == "version"
    with pytest.raises(errors.InvalidProof) as wrong:
        vdf.verify(proof.replace('"steps": 100', '"steps": 101'))
    assert "checksum" in wrong.value.reason


def test_a_directory_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(errors.UsageError, match=f"^checkpoint: {tmp_path}/file is not a directory$"):
        vdf.evaluate(N, 9, checkpoint=tmp_path / "file" / "below")
    too_long = tmp_path / ("x" * 300)
    with pytest.raises(OSError, match="File name too long") as e:
        vdf.evaluate(N, 9, checkpoint=too_long)
    assert e.value.errno is not None
    assert e.value.filename == str(too_long)


def test_the_stub_names_what_the_module_has() -> None:
    stub = Path(_native.__file__).with_name("_native.pyi").read_text()
    for name in dir(_native):
        if not name.startswith("__") and callable(getattr(_native, name)):
            assert f"def {name}(" in stub or f"class {name}:" in stub, name


def test_a_state_that_cannot_be_saved_is_a_warning(tmp_path: Path) -> None:
    def obstruct(_: vdf.Progress) -> None:
        obstacle = tmp_path / "state.new"
        if not obstacle.exists():
            obstacle.mkdir()
            linger()  # the first save is due at the next check

    def run() -> vdf.Evaluation:
        shutil.rmtree(tmp_path, ignore_errors=True)
        return vdf.evaluate(
            N, 1 << 22, 3, proof="none", checkpoint=tmp_path, checkpoint_interval=0.05, progress=obstruct
        )

    with pytest.warns(errors.CheckpointWarning, match=r"state\.new: Is a directory"):
        result = run()
    assert result.y_full == vdf.evaluate_with_trapdoor(N, 1 << 22, 3, trapdoor=(P, Q))
    assert [text.split(":")[0] for text in result.warnings] == [
        "the state was not saved",
        "the last state of this run could not be saved",
    ]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(errors.CheckpointWarning):
            run()
