"""`modmill bench sigverify`: whose verdicts are compared, what is timed, and latency under load."""

from __future__ import annotations

import dataclasses
import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from modmill import _native
from modmill.bench.interleave import Disagreement, agree
from modmill.errors import PeerMissing
from modmill.golden import ed25519 as golden
from modmill.sigverify import bench, bench_inputs, latency, peers
from modmill.sigverify.contenders import Built, corrupted
from modmill.sigverify.latency import Latency, Level
from tests.bench.contenders import Scripted
from tests.support import ROOT, absent, refuses, succeeds, tool

BENCH = ("bench", "sigverify", "--seconds", "0.05", "--length", "64")
FIELDS = {"job", "case", "backend", "value", "unit", "peer", "peer_value", "ratio", "threads", "n"} | {
    "range",
    "peer_range",
}


def require_signature_peers() -> None:
    for build in peers.SIGVERIFY_PEERS:
        try:
            peers.program(build)
        except PeerMissing as e:
            absent("sigverify-peers", str(e))


def test_the_data_are_valid_and_the_spoilt_half_is_not() -> None:
    good = _native.bench_signed_messages(16, length=40, seed=3)
    assert len({key for key, _, _ in good}) == 16
    bent = corrupted(good)
    for i, (key, signature, message) in enumerate(bent):
        verdict = golden.verify("strict", message, signature, key)
        assert (verdict == "accepted") == (i % 2 == 0)
        assert golden.verify("strict", good[i][2], good[i][1], good[i][0]) == "accepted"
    assert {tuple(a != b for a, b in zip(old, new, strict=True)) for old, new in zip(good, bent, strict=True)} == {
        (False, False, False),
        (True, False, False),
        (False, True, False),
        (False, False, True),
    }
    assert all(
        a != b for a, b in list(zip(*[[s for _, s, _ in d] for d in (good, corrupted(good))], strict=True))[1::4]
    )


def test_a_contender_that_disagrees_stops_the_bench() -> None:
    right = [True, False]
    fine, group = Scripted("fine", answers=right), Scripted("group", answers=None)
    agree("case", [fine, group], right)
    with pytest.raises(Disagreement, match="case: wrong gives another result for element 1"):
        agree("case", [fine, Scripted("wrong", answers=[True, True])], right)


def test_a_refused_signature_stops_a_timed_slice(backend: str) -> None:
    ours = Built(_native.SignatureBench("strict", backend=backend, threads=1))
    ours.load(corrupted(_native.bench_signed_messages(16, length=8, seed=1)))
    with pytest.raises(Disagreement, match="accepts 8 of 16 valid signatures"):
        ours.slice(16)


@pytest.mark.parametrize("threads", [1, 2])
def test_rows_without_peers(backend: str, threads: int) -> None:
    row = succeeds(*BENCH, "--backend", backend, "--threads", str(threads), "--json").json
    assert set(row) == FIELDS
    assert (row["job"], row["case"], row["backend"]) == ("sigverify", "verify-strict-64", backend)
    assert (row["unit"], row["peer"], row["ratio"], row["threads"]) == ("signatures/s", None, None, threads)
    assert row["value"] > 0 and row["n"] > 0


def test_each_signature_by_a_call_of_its_own(backend: str) -> None:
    rows = list(
        bench.signature_rows([backend], lengths=[], single=[40], seconds=0.02, peers=False, missing=pytest.fail)
    )
    assert [(row.case, row.backend) for row in rows] == [("single-strict-40", backend)]
    spoilt = Built(_native.SignatureBench("strict", backend=backend, threads=1, single=True))
    spoilt.load(corrupted(_native.bench_signed_messages(16, length=8, seed=1)))
    assert spoilt.answers() == [i % 2 == 0 for i in range(16)]


@pytest.mark.parametrize("threads", [1, 2])
def test_rates_from_arrays_lists_and_a_file_are_ratios_to_the_backend_alone(
    backend: str, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_inputs, "SLICE_NS", dict.fromkeys(bench_inputs.SLICE_NS, 1e6))
    rows = list(
        bench_inputs.input_rows([backend], length=40, threads=threads, seconds=0.01, missing=pytest.fail, distinct=32)
    )
    assert [row.case for row in rows] == ["arrays-strict-40", "lists-strict-40", "file-strict-40"]
    for row in rows:
        assert (row.backend, row.peer, row.threads) == (backend, f"{backend} alone", threads)
        assert row.value > 0 and row.peer_value is not None and row.ratio is not None and row.n >= 32


def test_a_source_that_accepts_too_few_stops_the_bench(tmp_path: Path) -> None:
    bent = corrupted(_native.bench_signed_messages(16, length=8, seed=1))
    for source in (
        bench_inputs.Arrays("strict", "portable", 1, listed=True),
        bench_inputs.File("strict", "portable", 1, tmp_path),
    ):
        source.load(bent, 2)
        assert list(source.verify()) == [i % 2 == 0 for i in range(16)] * 2
        with pytest.raises(Disagreement, match="ours accepts 16 of 32 valid signatures"):
            bench_inputs.Whole("ours", source, 32).slice(32)


def test_records_of_one_and_of_two_threads_stand_side_by_side(tmp_path: Path) -> None:
    for threads in ("1", "2"):
        succeeds(*BENCH, "--backend", "portable", "--threads", threads, "--json", "--record-dir", tmp_path)
    kept = sorted(path.name.split("-20")[0] for path in tmp_path.iterdir())
    assert kept == ["sigverify", "sigverify-2threads"]


def test_rows_with_peers() -> None:
    require_signature_peers()
    ran = succeeds(*BENCH, "--peers", "--rule", "zip215", "--backend", "portable", "--json")
    rows = [json.loads(line) for line in ran.out.splitlines()]
    titles = [row["peer"] for row in rows]
    for part in ("AVX-512" if "avx512ifma" in Path("/proc/cpuinfo").read_text() else "AVX2", "serial", "zebra", "ring"):
        assert any(part in title for title in titles), titles
    for row in rows:
        assert row["case"] == "verify-zip215-64"
        assert row["peer_value"] > 0 and row["ratio"] > 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--bits", "1024"], "No such option: --bits"),
        (["--length", "65536"], "--length: 65536 is out of range (0 to 65535)"),
        (["--rule", "none"], "--rule must be one of strict, rfc8032, "),
        (["--backend", "cuda"], "backend `cuda` is not available"),
    ],
)
def test_bad_input(arguments: list[str], message: str) -> None:
    refuses(2, message, "bench", "sigverify", *arguments)


def test_absent_peers_are_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(build: str) -> Path:
        raise PeerMissing(f"{build} is not built")

    monkeypatch.setattr(bench, "program", gone)
    told: list[str] = []
    rows = list(bench.signature_rows(["portable"], lengths=[0], seconds=0.01, peers=True, missing=told.append))
    assert [line for line in told if "OpenSSL" not in line] == ["native is not built"]
    assert all(row.peer is None or "OpenSSL" in row.peer for row in rows)


def test_the_task_runner_builds_what_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools" / "dev"))
    module = tool("dev/peers.py")
    assert tuple(module.BUILDS["sigverify"]) == peers.SIGVERIFY_PEERS
    assert module.output("sigverify") == ROOT / "target" / "sigverify-peers"


def level(load: float, median: float, p99: float) -> Level:
    return Level(load, 1.0, 1.0, 10, median, median, p99, p99, p99, 1.0, None, 12.34)


def test_latency_goals_count_up_to_eighty_percent() -> None:
    found = Latency("sigverify", "avx512", "strict", 200, 1, 1e5, (level(0.1, 50, 100), level(0.9, 500, 900)))
    assert found.holds
    slow = dataclasses.replace(found, levels=(level(0.8, 50, 201),))
    assert not slow.holds
    assert not dataclasses.replace(found, levels=()).holds
    drawn = latency.plot([found, slow])
    ET.fromstring(drawn)  # our own text
    assert "full load 100 k/s" in drawn


def test_latency_rows_tell_what_kept_threads_from_running() -> None:
    found = Latency("sigverify", "avx512", "strict", 200, 1, 1e5, (level(0.1, 50, 100),))
    shown = latency.table([found])
    assert [str(column.header) for column in shown.columns][-2:] == ["queued, ms", "stolen, ms"]
    assert [next(iter(column.cells)) for column in shown.columns][-2:] == ["12.3", ""]


def test_latency_is_measured_and_recorded(tmp_path: Path) -> None:
    ran = succeeds(
        *("bench", "sigverify", "--latency", "--seconds", "0.05", "--backend", "portable"),
        *("--json", "--record-dir", tmp_path),
    )
    found = ran.json
    assert (found["job"], found["backend"], found["workers"], found["length"]) == ("sigverify", "portable", 1, 200)
    assert [one["load"] for one in found["levels"]] == list(latency.LOADS)
    met = [one for one in found["levels"] if one["count"]]
    assert all(0 < one["p50_us"] <= one["p99_us"] <= one["max_us"] * 1.02 for one in met)
    counted = Path("/proc/self/schedstat").exists()
    assert all((one["queued_ms"] is not None) == counted for one in found["levels"])
    assert all(one["stolen_ms"] is None or one["stolen_ms"] >= 0 for one in found["levels"])
    assert all(one["seconds"] > 0 for one in met)
    kept = {p.suffix: p for p in tmp_path.iterdir()}
    assert json.loads(kept[".json"].read_text())["latency"] == [found]
    ET.fromstring(kept[".svg"].read_text())  # our own text
