"""Hardware units in the report: simulated, compared, beside recorded costs and published figures."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from modmill import errors, vdf
from modmill.hw import report
from modmill.hw.explore import record
from modmill.hw.interface import registry
from modmill.report import page
from tests.report.support import report_of, request, shown
from tests.support import require_rtl


def measured() -> report.Hardware:
    found = report.measure(request(everything=True))
    assert found is not None
    return found


def test_one_backend_alone_simulates_nothing() -> None:
    assert report.measure(request(backends=("portable",))) is None


def test_a_wrong_unit_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_arguments: object, **_more: object) -> None:
        raise errors.HardwareMismatch("squaring 3 is wrong: stage sums, word 2", squaring=3)

    monkeypatch.setattr(registry, "simulate", wrong)
    monkeypatch.setattr(registry, "units", lambda: ("vdf_ozturk",))  # one shows it; to build all of them takes seconds
    units = measured()
    assert [r.ok for r in units.runs] == [False]
    assert not units.ok
    bent = report_of(hw=units)
    assert not bent.ok
    assert "squaring 3 is wrong" in " ".join(shown(bent).split())
    assert "squaring 3 is wrong" in page.render(bent)


def test_another_result_of_the_cpu_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    require_rtl("iverilog")
    honest = vdf.evaluate

    def bent(*arguments: object, **more: object) -> vdf.Evaluation:
        result = honest(*arguments, **more)  # type: ignore[arg-type]
        return dataclasses.replace(result, y_full=result.y_full ^ 1)

    monkeypatch.setattr(vdf, "evaluate", bent)
    run = report.run("vdf_ozturk", {"bits": 128}, {"steps": 5, "base": 2}, "icarus")
    assert not run.ok and "has another result" in run.reason


def test_recorded_costs_stand_beside_the_published(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
    (found,) = report.costs()
    assert (found.lut, found.dsp, found.ns, found.kind) == (412345, 2145, 24.68, "estimate")
    full = report_of(hw=report.Hardware((), (found,)))
    for text in (shown(full), page.render(full)):
        for expected in ("412.3", "24.7", "464", "201", "estimate", "published, built"):
            assert expected in text
    (chart,) = [chart for table in full.sections["hw"].tables() for chart in table.charts]
    assert chart.title == "1024 bits" and chart.dots[0].label == "vdf_ozturk-1024-test"
    assert any("Devlin" in dot.label for dot in chart.dots)
    assert "<code>modmill hw cost</code>" in page.render(full)
    assert not [chart for table in report.Hardware((), ()).tables() for chart in table.charts]
    path.write_text('{"schema": "modmill-hw-cost/1"}', "utf-8")
    with pytest.raises(errors.UsageError, match="not a recorded cost"):
        record.load()
