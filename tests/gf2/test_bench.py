"""`modmill bench gf2`: the cases and their operands, who is compared, the peers' program, and the rows."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from modmill.bench.interleave import Contender, Disagreement, agree
from modmill.bench.options import Options
from modmill.bench.server import PeerFailed, Server
from modmill.errors import PeerMissing, UsageError
from modmill.gf2 import bench, cases, contenders, peers
from modmill.gf2.cases import Case, as_int
from modmill.gf2.contenders import Native, OpenCl, Resident
from modmill.golden import gf2 as golden
from tests.support import absent, refuses, require_opencl, succeeds

FIELDS = {"job", "case", "backend", "value", "unit", "peer", "peer_value", "ratio", "threads", "n"} | {
    "range",
    "peer_range",
}


def server() -> Server:
    """The peers' program, with NTL."""
    try:
        found = Server(peers.program())
    except PeerMissing as e:
        absent("gf2-peers", str(e))
        raise
    if not any(entry["name"] == "ntl" for entry in found.hello["peers"]):
        found.close()
        absent("gf2-peers", "the program was built without NTL")
    return found


def test_cases_are_what_their_names_say() -> None:
    every = list(cases.cases())
    assert len({case.name for case in every}) == len(every)
    assert {case.degree for case in every} == {255, 511, 1014, 2044, 4074, 8145}
    for case in every:
        total = 3 * 8 * case.words * case.count
        limit = cases.MEMORY_BYTES if case.memory else cases.CACHE_BYTES
        assert limit - 24 * case.words < total <= limit
        assert (case.poly.bit_count() == 3) == (case.kind == "trinomial")
    assert "mul-256-trinomial-96KiB" in {case.name for case in every}


def test_operands_are_elements_and_the_same_every_time() -> None:
    case = Case(1024, "dense", "mul")
    a, b = case.operands()
    assert a.shape == b.shape == (case.count, 16)
    assert max(as_int(x) for x in (*a, *b)).bit_length() == case.degree
    assert all(as_int(x) & 1 for x in a)
    again = case.operands()
    assert (again[0] == a).all() and (again[1] == b).all()


@pytest.mark.parametrize("op", cases.OPS)
@pytest.mark.parametrize("bits", [256, 1024])
def test_every_contender_gives_the_same(op: str, bits: int, tmp_path: Path) -> None:
    case = Case(bits, "trinomial", op)
    a, b = (array[:8] for array in case.operands())
    with server() as running:
        others = [*peers.programs(running, tmp_path), *peers.packages(lambda reason: absent("galois", reason))]
        contenders: list[Contender] = [peer.load(case, a, b) for peer in others if peer.reach.takes(case)]
        ours = Options().backends("binary fields")
        contenders += [Native(name, "auto", 1, case, a, b) for name in ours]
        assert len(contenders) >= len(ours) + 2
        assert all(one.slice(3) > 0 for one in contenders)
        agree(case.name, contenders, bench.expected(case, a, b))


def test_arrays_in_memory_are_compared_with_their_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cases, "MEMORY_BYTES", 300 << 10)
    chosen = [case for case in cases.cases([256], ["square"]) if case.memory]
    assert [case.name for case in chosen] == ["square-256-trinomial-0MiB"]
    rows = [row for _, row in bench.field_rows(chosen, ["portable"], seconds=0, peers=False, missing=pytest.fail)]
    assert [row.peer for row in rows] == ["XOR of such arrays"]
    assert rows[0].ratio is not None and rows[0].ratio > 0
    case = chosen[0]
    a, b = case.operands()
    found = contenders.Sum(1, case, a, b)
    assert found.answers() is None and found.least == len(a)


def test_packages_give_the_same() -> None:
    for op in ("mul", "square", "inv", "pow"):
        case = Case(256, "trinomial", op)
        a, b = (array[:8] for array in case.operands())
        found = [peer.load(case, a, b) for peer in peers.packages(lambda reason: absent("galois", reason))]
        agree(case.name, [*found, Native("portable", "auto", 1, case, a, b)], bench.expected(case, a, b))
        assert all(one.slice(3) > 0 for one in found)


def test_peers_are_compared_where_that_says_anything() -> None:
    def takes(reach: peers.Reach) -> set[tuple[int, str, str]]:
        return {(case.bits, case.kind, case.op) for case in cases.cases() if reach.takes(case)}

    everything = takes(peers.Reach())
    assert everything == {(case.bits, case.kind, case.op) for case in cases.cases()}
    openssl = takes(peers.REACHES["openssl"])
    assert openssl == {(b, k, op) for b, k, op in everything if k == "trinomial" and (op != "inv" or b <= 512)}
    flint, galois = takes(peers.Flint.reach), takes(peers.Galois.reach)
    assert flint == {(b, k, op) for b, k, op in everything if k == "trinomial" and op != "single"}
    assert galois == {(b, k, op) for b, k, op in flint if b <= 2048}


def test_the_device_gives_the_same() -> None:
    require_opencl()
    case = Case(256, "dense", "mul", memory=True)
    a, b = (array[:4000] for array in case.operands())
    for one in (OpenCl("opencl", "sos", case, a, b), Resident("opencl", "sos", case, a, b)):
        agree(case.name, [one], bench.expected(case, a, b))
        assert one.slice(10) > 0 and one.slice(3 * len(a)) > 0


def test_a_contender_that_errs_stops_the_bench() -> None:
    case = Case(256, "trinomial", "square")
    a, b = (array[:8] for array in case.operands())
    right = Native("portable", "auto", 1, case, a, b)

    class Wrong(Native):
        def answers(self) -> peers.Words:
            found = super().answers().copy()
            found[6, 1] ^= np.uint64(4)
            return found

    wrong = Wrong("portable", "auto", 1, case, a, b)
    known = bench.expected(case, a, b)
    assert as_int(known[1]) == golden.square(case.poly, as_int(a[1]))
    agree(case.name, [right], known)
    with pytest.raises(Disagreement, match="element 6"):
        agree(case.name, [right, wrong], known)


def test_each_row_comes_with_its_backend() -> None:
    case = Case(256, "trinomial", "square")
    found = list(bench.field_rows([case], ["portable", "auto"], seconds=0.01, peers=False, missing=print))
    assert [asked for asked, _ in found] == ["portable", "auto"]
    assert [row.case for _, row in found] == [case.name] * 2


def test_the_program_refuses_nonsense(tmp_path: Path) -> None:
    case = Case(256, "trinomial", "mul")
    a, b = (array[:2] for array in case.operands())
    with server() as running:
        ntl = next(peer for peer in peers.programs(running, tmp_path) if peer.name == "ntl")
        for line, complaint in (
            ("time ntl mul 1", "nothing is loaded"),
            ("load /no/such/file", "cannot be read"),
            ("sing", "no command"),
            ("time nobody mul 1", "no peer"),
        ):
            with pytest.raises(PeerFailed, match=complaint):
                running.ask(line)
        loaded = ntl.load(case, a, b)
        path = tmp_path / "operands"
        whole = path.read_bytes()
        for content, complaint in (
            (whole[:-1], "ends too early"),
            (whole + b"\0", "after its end"),
            (b"", "ends too early"),
        ):
            path.write_bytes(content)
            with pytest.raises(PeerFailed, match=complaint):
                running.ask(f"load {path}")
        for line, complaint in (("time ntl cube 1", "no operation"), ("time ntl mul 0", "is not a count")):
            with pytest.raises(PeerFailed, match=complaint):
                running.ask(line)
        assert loaded.slice(5) > 0, "what was loaded before is still there"


def test_rows() -> None:
    ran = succeeds(
        "bench", "gf2", "--bits", "256", "--op", "square", "--backend", "portable", "--seconds", "0.05", "--json"
    )
    rows = [json.loads(line) for line in ran.out.splitlines()]
    near, far = ["square-256-trinomial-96KiB", "square-256-dense-96KiB"], "square-256-trinomial-192MiB"
    assert [row["case"] for row in rows] == [near[0], far, near[1]]
    for row in rows:
        assert set(row) == FIELDS
        assert row["backend"].startswith("portable ") and row["value"] > 0
        assert row["peer"] == ("XOR of such arrays" if row["case"] == far else None)
    table = succeeds(
        "gf2", "bench", "--bits", "256", "--op", "square", "--backend", "portable", "--seconds", "0.05"
    ).out
    assert "square-256-dense-96KiB" in table


def test_what_is_refused() -> None:
    refuses(2, "--bits", "bench", "gf2", "--bits", "300")
    refuses(2, "--op", "bench", "gf2", "--op", "cube")
    refuses(2, "No such option: --length", "bench", "gf2", "--length", "10")
    refused = refuses(2, "nothing was timed", "bench", "gf2", "--bits", "256", "--op", "mul", "--method", "foo")
    assert "there is no method" in refused.err
    assert not refused.out
    with pytest.raises(UsageError):
        list(
            bench.field_rows(
                [Case(256, "dense", "mul")], ["portable"], methods=["direct"], seconds=0.05, peers=False, missing=print
            )
        )
