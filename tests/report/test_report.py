"""The report: every check is real, shows when it fails, and the page holds what the terminal shows."""

from __future__ import annotations

import dataclasses
import io
import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from rich.console import Console

from modmill import errors, known, params, report
from modmill.hw import record
from modmill.hw.config import UNITS
from modmill.hw.sim import run as simulator
from modmill.hw.sim.run import default_modulus
from modmill.jobs import vdf
from modmill.report import collect, hardware, html, plots, signatures, text
from tests.support import refuses, require_peers, require_rtl, succeeds


@pytest.fixture(scope="module")
def quick() -> report.Report:
    """One quick report for all tests that only read it."""
    return report.measure(quick=True)


def shown(found: report.Report) -> str:
    """The report as a terminal shows it."""
    console = Console(file=io.StringIO(), width=120)
    for part in text.render(found):
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_everything_is_measured_and_holds(quick: report.Report) -> None:
    assert quick.ok
    assert [e.modulus.name for e in quick.entries] == ["vdf-alliance", "lcs35", "csail2019"]
    for entry in quick.entries:
        assert entry.proof.ok
        assert entry.known == entry.known_ok >= 5
        assert {c.backend for c in entry.chains} == set(quick.machine.backends)
        for chain in entry.chains:
            assert chain.ok and chain.steps >= 100
            right = collect.independent(entry.modulus, 1, chain.steps)[0][chain.steps]
            assert chain.y == right


def test_the_terminal_shows_rates_ratios_projections_and_published_figures(quick: report.Report) -> None:
    out = shown(quick)
    for expected in ("every check holds", "79,685,186,856,218", "Pearson", "Fabrot", "known answers", "ns"):
        assert expected in out
    assert "NO" not in out
    for figure in quick.published:
        assert f"{figure.ns:g}" in out


def test_hardware_units_are_simulated_and_compared(quick: report.Report) -> None:
    require_rtl("iverilog")
    assert [r.unit for r in quick.hardware.runs] == list(UNITS)
    for r in quick.hardware.runs:
        n = default_modulus(r.bits)[0]
        assert r.ok and r.y == pow(2, 1 << r.steps, n)
        assert r.unit in shown(quick)
        told = r.record()
        assert told.backend == f"rtl:{r.unit}" and told.result["valid"] is True


def test_a_wrong_unit_shows(quick: report.Report, monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_arguments: object, **_more: object) -> None:
        raise errors.HardwareMismatch("squaring 3 is wrong: stage sums, word 2", squaring=3)

    monkeypatch.setattr(simulator, "simulate", wrong)
    units = hardware.measure(quick=True, missing=lambda _: None, say=lambda _: None)
    assert not units.ok
    bent = dataclasses.replace(quick, hardware=units)
    assert not bent.ok
    assert "squaring 3 is wrong" in " ".join(shown(bent).split())
    assert "squaring 3 is wrong" in html.render(bent)


def test_another_result_of_the_cpu_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    require_rtl("iverilog")
    honest = vdf.evaluate

    def bent(*arguments: object, **more: object) -> vdf.Evaluation:
        result = honest(*arguments, **more)  # type: ignore[arg-type]
        return dataclasses.replace(result, y_full=result.y_full ^ 1)

    monkeypatch.setattr(vdf, "evaluate", bent)
    run = hardware.run("vdf_ozturk", 128, 5, "icarus")
    assert not run.ok and "has another result" in run.reason


def test_recorded_costs_stand_beside_the_published(
    quick: report.Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cost = {
        "unit": "vdf_ozturk",
        "configuration": "vdf_ozturk-1024-test",
        "parameters": {"bits": 1024},
        "target": "xcup",
        "cycles": 4,
        "estimates": {"area": {"total": {"lut": 412345, "dsp": 2145}}, "timing": {"ns_per_squaring": 24.68}},
        "measurements": {},
        "tools": ["pyosys 0.70"],
    }
    path = record.write(cost, "modmill hw cost", tmp_path)
    assert path.name == "hw-vdf_ozturk-1024-test-xcup.json"
    monkeypatch.setattr(record, "default_directory", lambda: tmp_path)
    (found,) = hardware.costs()
    assert (found.lut, found.dsp, found.ns, found.kind) == (412345, 2145, 24.68, "estimate")
    full = dataclasses.replace(quick, hardware=dataclasses.replace(quick.hardware, costs=(found,)))
    for text_ in (shown(full), html.render(full)):
        for expected in ("412.3", "24.7", "464", "201", "estimate", "published, built"):
            assert expected in text_
    assert plots.hardware(dataclasses.replace(quick, hardware=hardware.NONE)) == ""
    drawn = plots.hardware(full)
    ET.fromstring(drawn)  # our own text
    assert "vdf_ozturk-1024-test" in drawn and "Devlin" in drawn
    path.write_text('{"schema": "modmill-hw-cost/1"}', "utf-8")
    with pytest.raises(errors.UsageError, match="not a recorded cost"):
        record.load()


def test_signatures_are_judged_and_compared(quick: report.Report) -> None:
    found = quick.signatures
    assert [j.backend for j in found.backends] == list(quick.machine.backends)
    for judged in found.backends:
        assert judged.ok and judged.known == 4 * 551 and judged.random >= 1000
        assert {row.case for row in judged.rows} == {"verify-strict-200", "verify-strict-1232"}
        told = judged.record(quick=True)
        assert told.result["valid"] is True and told.rate
    assert found.latency is not None and [one.load for one in found.latency.levels] == [0.1, 0.8]
    for text_ in (shown(quick), html.render(quick)):
        for expected in ("1,000,000", "200", "seven-year-old", "2,204 of 2,204"):
            assert expected in text_


def test_a_wrong_verdict_shows(quick: report.Report, monkeypatch: pytest.MonkeyPatch) -> None:
    right = known.signatures()
    wrong = dataclasses.replace(right[3], verdicts=right[3].verdicts | {"zip215": "equation"})
    monkeypatch.setattr(known, "signatures", lambda: (*right[:3], wrong, *right[4:]))
    checked = signatures.check("portable", signatures.QUICK)
    assert checked[2] == checked[1] - 1
    judged = dataclasses.replace(quick.signatures.backends[0], known_ok=checked[2])
    bent = dataclasses.replace(quick, signatures=dataclasses.replace(quick.signatures, backends=(judged,)))
    assert not bent.ok
    assert "at least one check says NO" in shown(bent)
    assert "2,203 of 2,204" in html.render(bent)


def test_a_wrong_chain_shows(quick: report.Report) -> None:
    entry = quick.entries[0]
    wrong = dataclasses.replace(entry, chains=(dataclasses.replace(entry.chains[0], ok=False), *entry.chains[1:]))
    bent = dataclasses.replace(quick, entries=(wrong, *quick.entries[1:]))
    assert not bent.ok
    assert "at least one check says NO" in shown(bent)
    assert "At least one check says NO." in html.render(bent)


def test_a_wrong_square_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = vdf.evaluate

    def bent(*arguments: object, **more: object) -> vdf.Evaluation:
        result = honest(*arguments, **more)  # type: ignore[arg-type]
        return dataclasses.replace(result, y_full=result.y_full ^ 1)

    monkeypatch.setattr(vdf, "evaluate", bent)
    entry = collect.measure_entry(params.modulus("lcs35"), ["portable"], collect.QUICK, [], lambda _: None)
    assert not entry.ok
    assert not any(c.ok for c in entry.chains)
    assert entry.known_ok == 0


def test_the_independent_ways_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = params.modulus("lcs35")
    nobody = dataclasses.replace(entry, puzzle=dataclasses.replace(entry.puzzle, p=None, q=None))
    by_factors, way = collect.independent(entry, 3, 2500)
    assert way == "factors of N"
    require_peers()
    by_gmp, way = collect.independent(nobody, 3, 2500)
    assert way == "GMP"

    def gone(*_: int) -> int:
        raise errors.PeerMissing("no GMP here")

    monkeypatch.setattr(collect._native, "peers_gmp_repeated_square", gone)
    by_python, way = collect.independent(nobody, 3, 2500)
    assert way == "Python integers"
    assert by_factors == by_gmp == by_python


def test_a_wrong_known_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = known.answers("lcs35")
    monkeypatch.setattr(known, "answers", lambda name: (dataclasses.replace(right[3], y=5), *right[4:]))
    entry = collect.measure_entry(params.modulus("lcs35"), ["portable"], collect.QUICK, [], lambda _: None)
    assert not entry.ok
    assert entry.known_ok == entry.known - 1


def test_the_page_is_whole(quick: report.Report, tmp_path: Path) -> None:
    page = html.write(quick, tmp_path / "a" / "b")
    content = page.read_text()
    assert sorted(p.name for p in page.parent.iterdir()) == ["report.html", "report.json"]
    assert content.count("<svg") == 4 + bool(plots.hardware(quick))
    assert "None" not in content and "Undefined" not in content
    assert "src=" not in content and "https://" not in content.split("<svg")[0]
    for entry in quick.entries:
        assert entry.modulus.title in content
    data = json.loads((page.parent / "report.json").read_text())
    assert data["ok"] is True
    assert data["entries"][1]["modulus"]["n"] == hex(params.modulus("lcs35").n)


def test_plots_are_well_formed_and_share_no_id(quick: report.Report) -> None:
    ids: list[str] = []
    for draw in (plots.speeds, plots.published, plots.rates, plots.latency):
        root = ET.fromstring(draw(quick))  # our own text, so no entity tricks
        found = {e.attrib["id"] for e in root.iter() if "id" in e.attrib}
        assert found
        ids += found
    assert len(ids) == len(set(ids))


def test_the_command_as_json_and_page(tmp_path: Path) -> None:
    ran = succeeds("report", "--quick", "--json", "--backend", "portable", "--out", tmp_path / "page")
    records = [json.loads(line) for line in ran.out.splitlines()]
    *records, judged, computed = records
    assert (computed["job"], computed["backend"], computed["result"]["valid"]) == ("gf2.report", "portable", True)
    assert (judged["job"], judged["backend"], judged["result"]["valid"]) == ("sigverify.report", "portable", True)
    assert [r["parameters"]["modulus"] for r in records] == ["vdf-alliance", "lcs35", "csail2019"]
    for r in records:
        assert (r["job"], r["backend"]) == ("vdf.report", "portable")
        assert r["result"]["valid"] is True
        assert r["result"]["proof"]["valid"] is True
        assert r["rate"] > 0
    assert f"the page is {tmp_path / 'page' / 'report.html'}" in ran.err
    assert (tmp_path / "page" / "report.html").exists()


def test_bad_input(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    refuses(2, "is not a directory", "report", "--quick", "--out", tmp_path / "file")
    refuses(2, "backend `cuda` is not available", "report", "--quick", "--backend", "cuda", "--quiet")
