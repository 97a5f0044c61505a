"""Repeated squaring in the report: every check is real, and shows when it fails."""

from __future__ import annotations

import dataclasses
import xml.etree.ElementTree as ET

import pytest

from modmill import errors, known, params, vdf
from modmill.report import page
from modmill.vdf import report, report_plots
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


def test_the_terminal_shows_rates_ratios_projections_and_published_figures(quick: report.Squarings) -> None:
    out = shown(report_of(vdf=quick))
    for expected in ("every check holds", "79,685,186,856,218", "Pearson", "Fabrot", "known answers", "ns"):
        assert expected in out
    assert "NO" not in out
    for figure in quick.published:
        assert f"{figure.ns:g}" in out


def test_the_page_names_every_puzzle(quick: report.Squarings) -> None:
    content = page.render(report_of(vdf=quick))
    assert content.count("<svg") == 2
    for entry in quick.entries:
        assert entry.modulus.title in content
    entries = page.as_dict(report_of(vdf=quick))["entries"]
    assert isinstance(entries, list)
    assert entries[1]["modulus"]["n"] == hex(params.modulus("lcs35").n)


def test_plots_are_well_formed(quick: report.Squarings) -> None:
    speeds = report_plots.speeds({e.modulus.name: e.rows for e in quick.entries})
    published = report_plots.published(quick.ours, quick.published)
    for drawn in (speeds, published):
        ET.fromstring(drawn)  # our own text
    assert "modmill portable" in speeds and "this core, modmill" in published


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
