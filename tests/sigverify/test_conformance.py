"""Every backend against the golden model: the committed signatures, random ones, and neighbours in one group."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import Any

import numpy as np
import pytest

from modmill.golden import ed25519 as golden
from modmill.sigverify.verifier import Verifier
from tests.support import ROOT

Record = tuple[bytes, bytes, bytes]
"""Key, signature, message."""

FILES: dict[str, list[dict[str, Any]]] = {
    path.stem: json.loads(path.read_text("utf-8"))["cases"]
    for path in (ROOT / "python/modmill/_vectors" / "sigverify").glob("*.json")
}


def record(case: dict[str, Any]) -> Record:
    key, signature, message = (bytes.fromhex(case[name][2:]) for name in ("key", "signature", "message"))
    return key, signature, message


def verify(verifier: Verifier, records: Iterable[Record]) -> list[str]:
    """The names of the verdicts, all asked for at once."""
    keys, signatures, messages = (list(column) for column in zip(*records, strict=True))
    arrays = [np.frombuffer(b"".join(parts), np.uint8).reshape(-1, n) for parts, n in ((signatures, 64), (keys, 32))]
    return [verdict.label for verdict in verifier.verify_many(messages, *arrays)]


@pytest.mark.parametrize("rule", golden.RULES)
@pytest.mark.parametrize("file", FILES)
def test_committed_signatures(file: str, rule: str, backend: str) -> None:
    verifier = Verifier(rule, backend=backend)
    found = verify(verifier, map(record, FILES[file]))
    for case, verdict in zip(FILES[file], found, strict=True):
        assert verdict == case["verdicts"][rule], case["what"]
    # One by one another path verifies them.
    for case in FILES[file][:40]:
        key, signature, message = record(case)
        assert verifier.verify(message, signature, key).label == case["verdicts"][rule], case["what"]


@pytest.mark.parametrize("rule", golden.RULES)
def test_random_signatures_with_random_damage(rule: str, backend: str) -> None:
    """Keys and commitments with parts of small order too, bits flipped, encodings swapped: each as golden says."""
    rng = random.Random(f"conformance {rule}")
    torsion = golden.small_order_points()
    records = []
    for _ in range(120):
        secret, message = rng.randbytes(32), rng.randbytes(rng.choice((0, 1, 47, 48, 64, 111, 200)))
        scalar, _ = golden.expand(secret)
        nonce = rng.randrange(golden.L)
        parts = [rng.choice(torsion) if rng.random() < 0.3 else golden.IDENTITY for _ in range(2)]
        key = golden.encode(golden.add(golden.multiply(scalar, golden.BASE), parts[0]))
        commitment = golden.encode(golden.add(golden.multiply(nonce, golden.BASE), parts[1]))
        s = (nonce + golden.challenge(commitment, key, message) * scalar) % golden.L
        bent = bytearray(key + commitment + s.to_bytes(32, "little"))
        if rng.random() < 0.4:
            bit = rng.randrange(768)
            bent[bit // 8] ^= 1 << bit % 8
        if rng.random() < 0.1:
            place = rng.choice((0, 32))
            bent[place : place + 32] = rng.choice(golden.SMALL_ORDER_ENCODINGS)
        records.append((bytes(bent[:32]), bytes(bent[32:]), message))
    expected = [golden.verify(rule, message, signature, key) for key, signature, message in records]
    assert len(set(expected)) >= 3
    assert verify(Verifier(rule, backend=backend), records) == expected


@pytest.mark.parametrize("rule", golden.RULES)
def test_a_bad_signature_changes_no_neighbour(rule: str, backend: str) -> None:
    """In every place of every part-filled group, beside every kind of bad one."""
    good = record(next(c for c in FILES["edge"] if c["what"] == "valid"))
    kinds: dict[str, Record] = {}
    for case in FILES["edge"]:
        kinds.setdefault(case["verdicts"][rule], record(case))
    verifier = Verifier(rule, backend=backend)
    for verdict, bad in kinds.items():
        for size in range(1, 18):
            for place in range(size):
                found = verify(verifier, [bad if i == place else good for i in range(size)])
                assert found == [verdict if i == place else "accepted" for i in range(size)]


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_do_not_mix_places_up(threads: int, backend: str) -> None:
    cases = FILES["edge"] * 3
    found = verify(Verifier("strict", backend=backend, threads=threads), map(record, cases))
    assert found == [case["verdicts"]["strict"] for case in cases]
