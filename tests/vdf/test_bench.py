"""`modmill bench vdf`: its JSON rows, its table, its record, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from modmill import _native
from tests.support import BACKENDS, modmill, refuses, require_backend, require_peers, succeeds

BENCH = ("bench", "vdf", "--seconds", "0.1", "--bits", "1024")
FIELDS = {"job", "case", "backend", "value", "unit", "peer", "peer_value", "ratio", "threads", "n"} | {
    "range",
    "peer_range",
}


@pytest.mark.parametrize("backend", BACKENDS)
def test_rows_without_peers(backend: str) -> None:
    require_backend(backend, (1 << 1024) - 105)
    row = succeeds(*BENCH, "--backend", backend, "--json").json
    assert set(row) == FIELDS
    assert (row["job"], row["case"], row["backend"], row["unit"]) == ("vdf", "squaring-1024", backend, "ns/squaring")
    assert (row["peer"], row["peer_value"], row["ratio"], row["threads"]) == (None, None, None, 1)
    assert row["value"] > 0 and row["n"] > 0


def test_rows_with_peers() -> None:
    require_peers()
    rows = [json.loads(line) for line in succeeds(*BENCH, "--peers", "--json").out.splitlines()]
    assert {r["backend"] for r in rows} == {
        name for name, missing in _native.backends()["integers"].items() if not missing
    }
    for backend in {r["backend"] for r in rows}:
        peers = [r["peer"] for r in rows if r["backend"] == backend]
        assert len(peers) == 3
        assert any("GMP" in p for p in peers) and any("OpenSSL" in p for p in peers)
    # How they are made of the rounds is tested where they are made; here each has been measured.
    assert all(r["peer_value"] > 0 and r["ratio"] > 0 for r in rows)


def test_the_table() -> None:
    require_peers()
    text = succeeds(*BENCH, "--peers").out
    assert "squaring-1024" in text and "ratio" in text and "GMP" in text


def test_a_record_names_machine_commit_and_compiler(tmp_path: Path) -> None:
    ran = succeeds(*BENCH, "--json", "--backend", "portable", "--record-dir", tmp_path / "record")
    (file,) = (tmp_path / "record").iterdir()
    assert f"recorded in {file}" in ran.err
    document = json.loads(file.read_text())
    assert document["schema"] == "modmill-bench/1"
    assert document["rows"] == [ran.json]
    assert {"cpu", "cores", "core_ghz", "commit", "compiler", "peers", "system", "load"} <= set(document["machine"])
    assert document["machine"]["compiler"].startswith("rustc ")
    assert document["command"] == "modmill bench vdf --seconds 0.1 --bits 1024"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--length", "200"], "No such option: --length"),
        (["--bits", "64"], "--bits: 64 is out of range (128 to 8192)"),
        (["--bits", "many"], "--bits"),
        (["--seconds", "0"], "--seconds"),
        (["--backend", "cuda"], "backend `cuda` is not available"),
    ],
)
def test_bad_input(arguments: list[str], message: str) -> None:
    refuses(2, message, "bench", "vdf", *arguments)


def test_a_backend_that_cannot_take_a_size_is_told_and_left_out() -> None:
    ran = modmill("bench", "vdf", "--bits", "8192", "--seconds", "0.1", "--json")
    assert ran.code == 0
    assert {json.loads(line)["backend"] for line in ran.out.splitlines()} == {"portable"}
    if not _native.backends()["integers"]["avx512"]:
        assert "squaring-8192: backend `avx512` is not available" in ran.err
