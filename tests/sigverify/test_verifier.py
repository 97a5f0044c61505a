"""Signatures from Python: arrays in, verdicts out, on every backend and from several threads."""

from __future__ import annotations

import hashlib
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from modmill import _native, sigverify
from modmill.errors import BackendUnavailable, Interrupted, UsageError
from modmill.golden import ed25519
from modmill.progress import Progress
from tests.support import absent, native, refuses, wait_until

BACKENDS = native("integers")
SAMPLE = sigverify.sample(37, length=64, seed=9)


def require(backend: str) -> None:
    if missing := _native.backends()["integers"][backend]:
        absent(backend, missing)


def spoiled() -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any], list[int]]:
    """The sample with every third S made L or more, every fifth key off the curve, every seventh message changed."""
    messages, signatures, keys = (a.copy() for a in (SAMPLE.messages, SAMPLE.signatures, SAMPLE.keys))
    expected = [0] * len(keys)
    for i in range(len(keys)):
        if i % 7 == 3:
            messages[i, 5] ^= 1
            expected[i] = 6
        if i % 5 == 2:
            keys[i] = np.frombuffer((2).to_bytes(32, "little"), dtype=np.uint8)
            expected[i] = 2
        if i % 3 == 1:
            signatures[i, 63] = 0xFF
            expected[i] = 1
    return messages, signatures, keys, expected


def test_the_verdicts_are_those_of_the_native_module() -> None:
    assert [v.label for v in sigverify.Verdict] == list(_native.SIGNATURE_VERDICTS)
    assert sigverify.RULES == ("strict", "rfc8032", "rfc8032-cofactored", "zip215")


def test_other_schemes_are_refused_by_name_and_their_signatures_by_every_rule() -> None:
    """The vector of RFC 8032, section 7.3, holds in Ed25519ph: with its prefix and the message's hash."""
    key = bytes.fromhex("ec172b93ad5e563bf4932c70e1245034c35467ef2efd4d64ebf819683467e2bf")
    signature = bytes.fromhex(
        "98a70222f0b8121aa9d30f813d683f809e462b469c7ff87639499bb94e6dae41"
        "31f85042463c2a355a2003d062adf5aaa10b8c61e636062aaad11c2a26083406"
    )
    hashed = hashlib.sha512(b"abc").digest()
    prefixed = b"SigEd25519 no Ed25519 collisions\x01\x00" + signature[:32] + key + hashed
    h = int.from_bytes(hashlib.sha512(prefixed).digest(), "little") % ed25519.L
    point = ed25519.decode(key, canonical=True)
    assert point is not None
    s = ed25519.multiply(int.from_bytes(signature[32:], "little"), ed25519.BASE)
    assert ed25519.encode(ed25519.add(s, ed25519.multiply(h, ed25519.negate(point)))) == signature[:32]
    for rule in sigverify.RULES:
        for message in (b"abc", hashed):
            assert ed25519.verify(rule, message, signature, key) == "equation"
            assert sigverify.Verifier(rule).verify(message, signature, key).label == "equation"
    for scheme in ("ed25519ph", "Ed25519ctx"):
        with pytest.raises(UsageError, match=f"`{scheme.lower()}` is another signature scheme, not a rule"):
            sigverify.Verifier(scheme)
        refuses(2, f"--rule: `{scheme.lower()}` is another signature scheme", "sigverify", "run", "x", "--rule", scheme)


@pytest.mark.parametrize("backend", BACKENDS)
@pytest.mark.parametrize("threads", [1, 3])
def test_every_way_to_give_messages_is_the_same(backend: str, threads: int) -> None:
    require(backend)
    messages, signatures, keys, expected = spoiled()
    verifier = sigverify.Verifier("zip215", backend=backend, threads=threads)
    assert (verifier.backend, verifier.why, verifier.rule) == (backend, "named by the caller", "zip215")
    ways: list[tuple[Any, Any]] = [
        (messages, None),
        ([bytearray(m.tobytes()) for m in messages], None),
        (messages.reshape(-1), list(range(0, 38 * 64, 64))),
        ([m.tobytes() for m in messages], None),
        (messages.reshape(-1), np.arange(38) * 64),
        (np.asfortranarray(messages), None),
    ]
    for given, offsets in ways:
        for listed in (False, True):
            rows = [[row.tobytes() for row in a] if listed else a for a in (signatures, keys)]
            verdicts = verifier.verify_many(given, *rows, offsets=offsets)
            assert verdicts.codes.dtype == np.uint8
            assert list(verdicts) == expected
    alone = [verifier.verify(m.tobytes(), s.tobytes(), k.tobytes()) for m, s, k in zip(*spoiled()[:3], strict=True)]
    assert alone == expected


@pytest.mark.parametrize("rule", sigverify.RULES)
def test_messages_of_all_lengths_agree_with_the_golden_model(rule: str, tmp_path: Path) -> None:
    import json

    made = sigverify.generate(tmp_path / "a.jsonl", count=60, seed=3, corrupt=1, message=(0, 150))
    assert (made.records, made.signatures, made.spoiled) == (60, 60, 60)
    records = []
    for line in made.path.read_text().splitlines():
        fields = {k: bytes.fromhex(v[2:]) for k, v in json.loads(line).items() if k != "tag"}
        if len(fields["signature"]) == 64:
            records.append((fields["message"], fields["signature"], fields["key"]))
    messages = [m for m, _, _ in records]
    signatures = np.array([list(s) for _, s, _ in records], dtype=np.uint8)
    keys = np.array([list(k) for _, _, k in records], dtype=np.uint8)
    verdicts = sigverify.Verifier(rule).verify_many(messages, signatures, keys)
    for verdict, (message, signature, key) in zip(verdicts, records, strict=True):
        assert verdict.label == ed25519.verify(rule, message, signature, key)
    assert len(set(verdicts)) >= 4


def test_no_signatures_is_no_verdict() -> None:
    none = sigverify.sample(0, length=10)
    ways: list[Any] = [(none.messages, none.signatures, none.keys), ([], none.signatures, none.keys), ([], [], [])]
    for way in ways:
        verdicts = sigverify.Verifier().verify_many(*way)
        assert (list(verdicts), len(verdicts), verdicts.all_accepted) == ([], 0, True)


def test_the_truth_of_a_verdict_is_acceptance() -> None:
    assert [verdict for verdict in sigverify.Verdict if verdict] == [sigverify.Verdict.ACCEPTED]
    verifier = sigverify.Verifier()
    messages, signatures, keys, expected = spoiled()
    good = (SAMPLE.messages[0].tobytes(), SAMPLE.signatures[0].tobytes(), SAMPLE.keys[0].tobytes())
    assert verifier.verify(*good)
    assert not verifier.verify(b"forged", *good[1:])
    verdicts = verifier.verify_many(messages, signatures, keys)
    assert verdicts.accepted.tolist() == [code == 0 for code in expected]
    assert [bool(verdict) for verdict in verdicts] == verdicts.accepted.tolist()
    assert not verdicts.all_accepted
    assert verifier.verify_many(SAMPLE.messages, SAMPLE.signatures, SAMPLE.keys).all_accepted
    for some in (verdicts, verifier.verify_many(messages[:1], signatures[:1], keys[:1])):
        with pytest.raises(UsageError, match="ambiguous"):
            bool(some)


@pytest.mark.parametrize("corrupt", [0.0, 1.0])
def test_the_truth_of_a_run_is_acceptance(corrupt: float, tmp_path: Path) -> None:
    sigverify.generate(tmp_path / "a.jsonl", count=20, corrupt=corrupt)
    assert bool(sigverify.run(tmp_path / "a.jsonl")) is (corrupt == 0)


WRONG: list[Any] = [None, 5, 1.5, "text", {}, [1], ["x"], [None], np.zeros(3), np.zeros((2, 2, 2), np.uint8)]


@pytest.mark.parametrize("argument", ["messages", "signatures", "keys"])
@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_an_argument_of_a_wrong_type_is_named(argument: str, wrong: Any) -> None:
    given: dict[str, Any] = {
        "messages": SAMPLE.messages[:1],
        "signatures": SAMPLE.signatures[:1],
        "keys": SAMPLE.keys[:1],
    }
    with pytest.raises(UsageError, match=argument):
        sigverify.Verifier().verify_many(**(given | {argument: wrong}))
    single = {name[:-1]: rows[0].tobytes() for name, rows in given.items()}
    if not isinstance(wrong, np.ndarray) or wrong.itemsize > 1 or argument != "messages":
        changed: Any = single | {argument[:-1]: wrong}
        with pytest.raises(UsageError, match=argument[:-1]):
            sigverify.Verifier().verify(**changed)


def test_options_of_a_wrong_type_are_named() -> None:
    wrong: list[dict[str, Any]] = [{"rule": None}, {"threads": "2"}, {"threads": 1.5}]
    for options in wrong:
        with pytest.raises(UsageError, match=next(iter(options))):
            sigverify.Verifier(**options)
    offsets: Any = ["a", 3]
    with pytest.raises(UsageError, match="offsets"):
        sigverify.Verifier().verify_many(SAMPLE.messages[0], SAMPLE.signatures[:1], SAMPLE.keys[:1], offsets=offsets)


def test_arrays_that_do_not_fit_are_refused_with_what_and_why() -> None:
    verifier = sigverify.Verifier()
    m, s, k = SAMPLE.messages, SAMPLE.signatures, SAMPLE.keys
    wrong: list[tuple[Any, str]] = [
        ((m, s[:-1], k), "signatures: 36 of them for 37 keys"),
        ((m, s.astype(np.int16), k), "signatures: an array of int16"),
        ((m, s, k[:, :31]), "keys: an array of uint8, shape (37, 31)"),
        ((m[:-1], s, k), "messages: 36 of them for 37 keys"),
        (([b""], s, k), "messages: 1 of them for 37 keys"),
        ((m.reshape(-1), s, k), "messages: a list, a two-dimensional array, or a one-dimensional one with offsets"),
        ((m.astype(np.int8), s, k), "messages: an array of int8"),
    ]
    for arguments, message in wrong:
        with pytest.raises(UsageError) as e:
            verifier.verify_many(*arguments)
        assert message in str(e.value)
    for offsets in ([0, 5], [*range(37), 36 * 64 + 65], [-1, *range(37)], [*range(36), 40, 39], np.zeros((2, 19))):
        with pytest.raises(UsageError, match="not 38 ascending places within the 2368 bytes"):
            verifier.verify_many(m.reshape(-1), s, k, offsets=np.array(offsets))
    for signature, key in ((b"1", k[0].tobytes()), (s[0].tobytes(), b"")):
        with pytest.raises(UsageError, match="bytes, not"):
            verifier.verify(b"", signature, key)
    with pytest.raises(UsageError, match=r"unknown rule `loose` \(rules: strict, rfc8032"):
        sigverify.Verifier("loose")
    with pytest.raises(BackendUnavailable):
        sigverify.Verifier(backend="cuda")
    with pytest.raises(UsageError, match="threads: 0"):
        sigverify.Verifier(threads=0)
    with pytest.raises(UsageError, match="count: -1 is out of range"):
        sigverify.sample(-1)


def test_other_python_threads_run_while_signatures_are_verified() -> None:
    data = sigverify.sample(64, length=32)
    big = [np.tile(a, (40, 1)) for a in (data.messages, data.signatures, data.keys)]
    verifier = sigverify.Verifier(backend="portable", threads=1)
    enough = threading.Event()
    results: list[int] = []

    def verify() -> None:
        while not enough.is_set():
            results.append(int(verifier.verify_many(*big).codes.max()))

    worker = threading.Thread(target=verify)
    worker.start()
    try:
        wait_until(lambda: len(results) > 0)
        # With the lock held this thread would have a turn between two calls, and never five within one.
        wait_until(lambda: _turns(5, results))
    finally:
        enough.set()
        worker.join()
    assert set(results) == {0}


def _turns(count: int, results: list[int]) -> bool:
    """True if this thread runs this many times before there is one more result."""
    before = len(results)
    for _ in range(count):
        time.sleep(0.001)
    return len(results) == before


def test_a_run_reports_its_state_and_can_be_stopped(tmp_path: Path) -> None:
    made = sigverify.generate(tmp_path / "a.bin", count=6000, corrupt=0)
    seen: list[Progress] = []

    def watch(progress: Progress) -> bool:
        seen.append(progress)
        return progress.done < 2

    # At this rate all of them take far longer than any test may.
    done = sigverify.run(made.path, rate=5, threads=2, progress=watch, out=tmp_path / "v.jsonl")
    assert done.ending == "stopped"
    assert not done.all_accepted
    assert 2 <= done.signatures < 6000
    assert seen
    assert [s.seconds for s in seen] == sorted(s.seconds for s in seen)
    assert all((p.phase, p.total, p.start) == ("verify", 0, 0) for p in seen)
    # What was verified is kept, under a name that says it is incomplete.
    part = tmp_path / "v.jsonl.part"
    assert done.out == part
    assert len(part.read_text().splitlines()) == done.signatures
    assert not (tmp_path / "v.jsonl").exists()
    with pytest.raises(ZeroDivisionError):
        sigverify.run(made.path, rate=100, progress=lambda _: bool(1 // 0))
    running = sigverify.start(made.path, threads=2)
    state = running.state()
    assert len(state.workers) == 2 and state.total == made.path.stat().st_size
    wait_until(lambda: running.wait(1))
    running.finish()
    with pytest.raises(UsageError, match="the run is finished"):
        running.state()


def test_making_a_file_can_be_stopped_and_bad_plans_are_refused(tmp_path: Path) -> None:
    def one_batch(step: Progress) -> bool:
        time.sleep(0.12)  # longer than the time between two calls, so that the next comes after one more batch
        assert (step.phase, step.total, step.start) == ("generate", 10_000, 0)
        return step.done < 2048

    with pytest.raises(Interrupted) as e:
        sigverify.generate(tmp_path / "a.bin", count=10_000, progress=one_batch)
    assert (e.value.done, e.value.total) == (2048, 10_000)
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"message": 1168}, "option `message`: must be within 0 to 1167"),
        ({"message": (9, 3)}, "option `message`"),
        ({"corrupt": 2.0}, "option `corrupt`"),
        ({"kinds": ["odd"]}, "must be one of valid, message-bit"),
        ({"kinds": ["miscounted"], "format": "binary"}, "miscounted applies to transactions"),
        ({"signers": 9}, "signers: 9 is out of range (1 to 8)"),
        ({"count": -1}, "count: -1 is out of range"),
    ]
    for options, message in wrong:
        arguments: dict[str, Any] = {"count": 1} | options
        with pytest.raises(UsageError) as refused:
            sigverify.generate(tmp_path / "b.pcap", **arguments)
        assert message in str(refused.value)
    with pytest.raises(UsageError, match=r"the name b\.txt does not determine it"):
        sigverify.generate(tmp_path / "b.txt", count=1)
