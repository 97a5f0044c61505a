"""`modmill bench msm`: what is multiplied, whose products are compared, on which processors, and the rows."""

from __future__ import annotations

import json
import os
import xml.etree.ElementTree as ET
from pathlib import Path

import numpy as np
import pytest

from modmill import places
from modmill.bench.interleave import Disagreement, agree
from modmill.bench.server import PeerFailed
from modmill.errors import PeerMissing
from modmill.golden.bls12 import Point
from modmill.msm import bench, cases, peers, scaling
from modmill.msm.convert import from_points, to_scalars
from modmill.msm.generation import random_points, random_scalars
from tests.support import ROOT, absent, refuses, succeeds, tool

BENCH = ("bench", "msm", "--seconds", "0.05", "--case", "377-2^6")
FIELDS = {"job", "case", "backend", "value", "unit", "peer", "peer_value", "ratio", "threads", "n"} | {
    "range",
    "peer_range",
}


class Scripted(bench.Products):
    """A contender with a given product and a given time for each point."""

    def __init__(self, points: int, product: Point, ns: float = 1.0) -> None:
        super().__init__(points)
        self.title, self.made, self._product, self._ns = "scripted", 0, product, ns

    def product(self) -> Point:
        return self._product

    def time(self, count: int) -> float:
        self.made += count
        return self._ns * count


def require_msm_peers() -> None:
    for build in places.MSM_PEERS:
        try:
            peers.program(build)
        except PeerMissing as e:
            absent("msm-peers", str(e))


def test_a_witness_has_the_stated_parts() -> None:
    uniform = random_scalars("bls12-377", 1000, seed=1)
    found = to_scalars(cases.as_witness(uniform))
    equal = to_scalars(uniform)[0]
    assert (found.count(0), found.count(1), found.count(equal)) == (400, 300, 100)
    assert sum(1 < s < 1 << 16 for s in found) == 100
    assert sum(a == b for a, b in zip(found, to_scalars(uniform), strict=True)) in (100, 101)
    assert np.array_equal(cases.as_witness(uniform), cases.as_witness(uniform))
    assert len(cases.as_witness(uniform[:0])) == 0


def test_names_are_read_back() -> None:
    assert all(cases.parse(case.name) == case for case in cases.ALL)
    assert {*cases.DEFAULT} < {*cases.ALL}


def test_slices_are_whole_products_and_short_warm_ups_none() -> None:
    one = Scripted(64, None, ns=640.0)
    assert [one.slice(n) for n in (4, 31, 64, 90, 640)] == [0.0, 0.0, 10.0, 10.0, 10.0]
    assert one.made == 12


def test_a_contender_that_disagrees_stops_the_bench() -> None:
    right: Point = (5, 7)
    fine = Scripted(2, right)
    agree("case", [fine, Scripted(2, right)], from_points([right]))
    for wrong in ((5, 8), None):
        with pytest.raises(Disagreement, match="case: scripted gives another result for element 0"):
            agree("case", [fine, Scripted(2, wrong)], from_points([right]))


def test_all_run_on_the_processors_that_are_asked_for() -> None:
    before = os.sched_getaffinity(0)
    with bench.pinned(1):
        assert os.sched_getaffinity(0) == {max(before)}
    assert os.sched_getaffinity(0) == before


@pytest.mark.parametrize("case", ["377-2^6", "381-2^5-witness", "377-2^4-precompute-3"])
def test_rows_without_peers(backend: str, case: str) -> None:
    row = succeeds("bench", "msm", "--seconds", "0.05", "--case", case, "--backend", backend, "--json").json
    assert set(row) == FIELDS
    assert (row["job"], row["case"], row["backend"], row["unit"]) == ("msm", case, backend, "points/s")
    assert (row["peer"], row["ratio"], row["threads"]) == (None, None, 1)
    assert row["value"] > 0 and row["n"] > 0


def test_records_of_one_and_of_two_threads_stand_side_by_side(tmp_path: Path) -> None:
    if len(os.sched_getaffinity(0)) < 2:
        absent("two processors", "this machine has one processor")
    for threads in ("1", "2"):
        succeeds(*BENCH, "--backend", "portable", "--threads", threads, "--json", "--record-dir", tmp_path)
    assert sorted(path.name.split("-20")[0] for path in tmp_path.iterdir()) == ["msm", "msm-2threads"]


def test_scaling_is_measured_recorded_and_drawn(tmp_path: Path) -> None:
    ran = succeeds(
        *("bench", "msm", "--scaling", "9", "--threads", "2", "--seconds", "0.05", "--backend", "portable"),
        *("--json", "--record-dir", tmp_path),
    )
    found = [json.loads(line) for line in ran.out.splitlines()]
    kinds = {(one["curve"], one["log"], one["threads"], one["width"]) for one in found}
    widths = [(1, None), (2, None), *((1, width) for width in scaling.WIDTHS)]
    assert kinds == {(curve, 8, threads, width) for curve in cases.CURVES.values() for threads, width in widths}
    assert all(one["seconds"] > 0 and one["count"] >= scaling.LEAST for one in found)
    kept = {p.suffix: p for p in tmp_path.iterdir()}
    assert json.loads(kept[".json"].read_text())["scaling"] == found
    drawn = kept[".svg"].read_text()
    ET.fromstring(drawn)  # our own text
    for words in (
        "bls12-377, 1 thread",
        "bls12-381, 2 threads",
        "2^8",
        "bits of a window",
        "times as fast as one thread",
    ):
        assert words in drawn


@pytest.mark.parametrize("case", ["377-2^6", "381-2^6-witness"])
def test_rows_with_peers(case: str) -> None:
    require_msm_peers()
    ran = succeeds("bench", "msm", "--seconds", "0.05", "--case", case, "--peers", "--backend", "portable", "--json")
    rows = [json.loads(line) for line in ran.out.splitlines()]
    assert len(rows) == (3 if case.startswith("377") else 4)
    for name in ("arkworks", "gnark", *(("blst",) if case.startswith("381") else ())):
        assert any(name in row["peer"] for row in rows), rows
    assert all(row["peer_value"] > 0 and row["ratio"] > 0 for row in rows)


def test_peers_refuse_what_they_cannot_read(tmp_path: Path) -> None:
    require_msm_peers()
    folder = tmp_path / "with a space"
    folder.mkdir()
    made, scalars = random_points("bls12-381", 3), random_scalars("bls12-381", 3)
    for build in places.MSM_PEERS:
        with peers.PeerServer(peers.program(build)) as server:
            peer = server.peers[0]
            with pytest.raises(PeerFailed, match=peer.name):
                server.product(peer)
            with pytest.raises(PeerFailed, match="points"):
                server.load("bls12-381", folder / "nowhere")
            peers.write(folder, made.points, scalars)
            with pytest.raises(PeerFailed, match="unknown curve `bn254`"):
                server.load("bn254", folder)
            server.load("bls12-381", folder)
            assert server.product(peer) == bench.product_by_logarithm(made, scalars)
            with pytest.raises(PeerFailed, match="not a positive number"):
                server.time(peer, 0)
            (folder / "scalars").write_bytes(bytes(95))
            with pytest.raises(PeerFailed, match="95 bytes are not whole rows of 32"):
                server.load("bls12-381", folder)
            peers.write(folder, made.points, scalars[:2])
            with pytest.raises(PeerFailed, match="3 points, but 2 scalars"):
                server.load("bls12-381", folder)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--case", "378-2^4"], "--case: '378-2^4' is not 377 or 381, -2^K"),
        (["--case", "377-2^27"], "--case: 2^27 points are more than 2^26"),
        (["--case", "377-2^4-precompute-0"], "--case: 0 multiples are not 1 to 256"),
        (["--case", "377-2^4", "--all"], "--case and --all exclude each other"),
        (["--case", "377-2^4", "--scaling", "8"], "--scaling excludes --case, --all and --peers"),
        (["--scaling", "7"], "'--scaling': 7 is not in the range 8<=x<=26"),
        (["--case", "377-2^4", "--threads", "1024"], "--threads: 1024 are more than the"),
        (["--case", "377-2^4", "--backend", "cuda"], "backend `cuda` is not available"),
    ],
)
def test_bad_input(arguments: list[str], message: str) -> None:
    refuses(2, message, "bench", "msm", *arguments)


def test_absent_peers_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(build: str) -> Path:
        raise PeerMissing(f"{build} is not built")

    monkeypatch.setattr(bench, "program", gone)
    told: list[str] = []
    chosen = [cases.parse("377-2^4")]
    rows = list(bench.msm_rows(["portable"], chosen=chosen, seconds=0.01, peers=True, missing=told.append))
    assert told == [f"{build} is not built" for build in bench.ONE_THREAD]
    assert [row.peer for row in rows] == [None]


def test_the_task_runner_builds_what_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools" / "dev"))
    module = tool("dev/peers.py")
    assert (*module.BUILDS["msm"], "gnark") == places.MSM_PEERS
    assert {*bench.ONE_THREAD, *bench.SEVERAL_THREADS} == {*places.MSM_PEERS}
