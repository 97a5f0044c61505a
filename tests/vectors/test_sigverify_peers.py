"""Other libraries on the committed signatures: the three that implement a rule of ours agree with it case for case."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from modmill import _native
from modmill.errors import PeerMissing
from modmill.sigverify.peers import Peer, PeerServer, Record, program, write_records
from tests.support import absent
from tests.vectors.test_sigverify import FILES, data

SAME = {"dalek-strict": "strict", "aws-lc": "rfc8032", "zebra": "zip215"}
LENIENT_KEYS = ("dalek", "ring")
"""Cofactorless, no check of small order, and a key's encoding need not be canonical."""


@pytest.fixture(scope="module")
def server() -> Iterator[PeerServer]:
    try:
        path = program("native")
    except PeerMissing as e:
        absent("sigverify-peers", str(e))
        raise
    with PeerServer(path) as running:
        yield running


def records(name: str) -> list[Record]:
    return [(data(c["key"]), data(c["signature"]), data(c["message"])) for c in FILES[name]["cases"]]


def peer(server: PeerServer, name: str) -> Peer:
    found = next((p for p in server.peers if p.name == name), None)
    if found is None:
        absent(name, "the program of sigverify-peers was built without it")
    assert found is not None
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize(("name", "rule"), SAME.items())
def test_it_accepts_what_the_rule_accepts(server: PeerServer, tmp_path: Path, file: str, name: str, rule: str) -> None:
    write_records(tmp_path / "cases", records(file))
    server.load(tmp_path / "cases")
    verdicts = server.check(peer(server, name))
    for case, accepted in zip(FILES[file]["cases"], verdicts, strict=True):
        assert accepted == (case["verdicts"][rule] == "accepted"), case["what"]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("name", LENIENT_KEYS)
def test_it_accepts_what_rfc8032_does_and_more_keys(server: PeerServer, tmp_path: Path, file: str, name: str) -> None:
    write_records(tmp_path / "cases", records(file))
    server.load(tmp_path / "cases")
    accepts_more_keys(file, server.check(peer(server, name)))


@pytest.mark.parametrize("file", FILES)
def test_openssl_does_so_too(file: str) -> None:
    try:
        library = _native.SignatureBench.openssl(1)
    except PeerMissing as e:
        absent("openssl", str(e))
        raise
    library.load(records(file))
    accepts_more_keys(file, [name == "accepted" for name in library.verdicts()])


def accepts_more_keys(file: str, verdicts: list[bool]) -> None:
    """These verdicts are rfc8032's, but for keys of small order that are not canonical."""
    more = 0
    for case, accepted in zip(FILES[file]["cases"], verdicts, strict=True):
        verdict = case["verdicts"]["rfc8032"]
        if verdict != "key-encoding":
            assert accepted == (verdict == "accepted"), case["what"]
        more += accepted and verdict == "key-encoding"
    assert more == {"rfc8032": 0, "small_order": 4, "edge": 3}[file]
