"""Repeated squaring in the report: every check is real, and shows when it fails."""

from __future__ import annotations

import dataclasses

import pytest

from modmill import errors, known, params, vdf
from modmill.report import page
from modmill.vdf import report
from tests.report.support import report_of, request, shown
from tests.support import require_peers


@pytest.fixture(scope="module")
def quick() -> report.Squarings:
    """One quick section for all tests that only read it."""
    return report.measure(request())


def test_everything_is_measured_and_holds(quick: report.Squarings) -> None:
    assert quick.ok
    assert [e.modulus.name for e in quick.entries] == ["vdf-alliance", "lcs35", "csail2019"]
    for entry in quick.entries:
        assert entry.proof.ok
        assert entry.known == entry.known_ok >= 5
        assert {c.backend for c in entry.chains} == set(request().backends)
        for chain in entry.chains:
            assert chain.ok and chain.steps >= 100
            right = report.independent(entry.modulus, 1, chain.steps)[0][chain.steps]
            assert chain.y == right


def test_each_speed_is_measured_once(quick: report.Squarings) -> None:
    records = {(r.parameters["modulus"], r.backend): r for r in quick.records(quick=True)}
    for entry in quick.entries:
        for peer in {row.peer for row in entry.rows}:
            assert len({row.peer_value for row in entry.rows if row.peer == peer}) == 1
        for row in entry.rows:
            record = records[entry.modulus.name, row.backend]
            assert record.result["ns"] == row.value and record.rate == pytest.approx(1e9 / row.value)
            for t, seconds in record.result["projected_seconds"].items():
                assert seconds == pytest.approx(int(t) * row.value * 1e-9)
    chains = next(table for table in quick.tables() if "checked" in table.title)
    assert not {"ns", "rate"} & {column.name for column in chains.columns}


def test_the_terminal_shows_rates_ratios_projections_and_published_figures(quick: report.Squarings) -> None:
    out = shown(report_of(vdf=quick))
    for expected in ("every check holds", "79,685,186,856,218", "Pearson", "Fabrot", "known answers", "ns"):
        assert expected in out
    assert "NO" not in out
    for figure in quick.published:
        assert f"{figure.ns:g}" in out


def test_the_page_names_every_puzzle(quick: report.Squarings) -> None:
    content = page.render(report_of(vdf=quick))
    assert content.count("<figure>") == 3 + 2, "a chart for each modulus, and for each size that others published"
    for entry in quick.entries:
        assert entry.modulus.title in content
    entries = page.as_dict(report_of(vdf=quick))["entries"]
    assert isinstance(entries, list)
    assert entries[1]["modulus"]["n"] == hex(params.modulus("lcs35").n)


def test_charts_have_ours_and_theirs(quick: report.Squarings) -> None:
    charts = [chart for table in quick.tables() for chart in table.charts]
    assert all({dot.kind for dot in chart.dots} >= {"ours"} for chart in charts)
    for chart in charts[:3]:
        assert "modmill portable" in {dot.label for dot in chart.dots}
        values = [dot.value for dot in chart.dots]
        assert values == sorted(values)
        assert all(dot.range and dot.range[0] <= dot.value <= dot.range[1] for dot in chart.dots)
    assert [chart.title for chart in charts[3:]] == ["1024 bits", "2046 bits"]


def test_each_puzzle_stands_beside_published_hardware(quick: report.Squarings) -> None:
    found = quick.data()["projections"]
    assert isinstance(found, list)
    assert [(one.puzzle, one.steps) for one in found] == [
        ("vdf-alliance", 2**30),
        ("vdf-alliance", 2**33),
        ("lcs35", 79_685_186_856_218),
        ("csail2019", 2**56),
    ]
    for one, seconds in zip(found, (2**30 * 25.2e-9, 2**33 * 25.2e-9, 79_685_186_856_218 * 65e-9, None), strict=True):
        assert one.seconds == pytest.approx(one.steps * quick.ours[params.modulus(one.puzzle).bits] * 1e-9)
        assert one.published_seconds == (None if seconds is None else pytest.approx(seconds))
    for text in (shown(report_of(vdf=quick)), page.render(report_of(vdf=quick))):
        for expected in ("27.1 s", "3 min 36 s", "59 d 23 h", "projected, not run to the end"):
            assert expected in text
    assert "no speed of hardware is published for this size" in page.render(report_of(vdf=quick))


def test_a_wrong_chain_shows(quick: report.Squarings) -> None:
    entry = quick.entries[0]
    wrong = dataclasses.replace(entry, chains=(dataclasses.replace(entry.chains[0], ok=False), *entry.chains[1:]))
    bent = report_of(vdf=dataclasses.replace(quick, entries=(wrong, *quick.entries[1:])))
    assert not bent.ok
    assert "at least one check says NO" in shown(bent)
    assert "At least one check says NO." in page.render(bent)


def test_a_wrong_square_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = report.evaluate

    def bent(*arguments: object, **more: object) -> vdf.Evaluation:
        result = honest(*arguments, **more)  # type: ignore[arg-type]
        return dataclasses.replace(result, y_full=result.y_full ^ 1)

    monkeypatch.setattr(report, "evaluate", bent)
    entry = report.measure_entry(params.modulus("lcs35"), report.QUICK, request(backends=("portable",)))
    assert not entry.ok
    assert not any(c.ok for c in entry.chains)
    assert entry.known_ok == 0


def test_the_independent_ways_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = params.modulus("lcs35")
    nobody = dataclasses.replace(entry, puzzle=dataclasses.replace(entry.puzzle, p=None, q=None))
    by_factors, way = report.independent(entry, 3, 2500)
    assert way == "factors of N"
    require_peers()
    by_gmp, way = report.independent(nobody, 3, 2500)
    assert way == "GMP"

    def gone(*_: int) -> int:
        raise errors.PeerMissing("no GMP here")

    monkeypatch.setattr(report._native, "peers_gmp_repeated_square", gone)
    by_python, way = report.independent(nobody, 3, 2500)
    assert way == "Python integers"
    assert by_factors == by_gmp == by_python


def test_a_wrong_known_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    right = known.answers("lcs35")
    monkeypatch.setattr(known, "answers", lambda name: (dataclasses.replace(right[3], y=5), *right[4:]))
    entry = report.measure_entry(params.modulus("lcs35"), report.QUICK, request(backends=("portable",)))
    assert not entry.ok
    assert entry.known_ok == entry.known - 1
