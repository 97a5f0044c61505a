"""Signatures in the report: verdicts are compared, and a wrong one shows."""

from __future__ import annotations

import dataclasses

import pytest

from modmill import known
from modmill.report import page
from modmill.sigverify import report
from tests.report.support import report_of, request, shown


@pytest.fixture(scope="module")
def quick() -> report.Signatures:
    """One quick section for all tests that only read it."""
    found = report.measure(request())
    assert found is not None
    return found


def test_signatures_are_verified_and_compared(quick: report.Signatures) -> None:
    assert [v.backend for v in quick.backends] == list(request().backends)
    for verified in quick.backends:
        assert verified.ok and verified.known == 4 * 551 and verified.random >= 1000
        assert {row.case for row in verified.rows} == {"single-strict-200", "verify-strict-200", "verify-strict-1232"}
        told = verified.record(quick=True)
        assert told.result["valid"] is True and told.rate
    assert [one.load for one in quick.latency.levels] == [0.1, 0.8]
    whole = report_of(sigverify=quick)
    for text in (shown(whole), page.render(whole)):
        for expected in ("1,000,000", "200", "seven-year-old", "2,204 of 2,204"):
            assert expected in text


def test_charts_have_peers_published_rates_and_loads(quick: report.Signatures) -> None:
    charts = {chart.title: chart for table in quick.tables() for chart in table.charts}
    assert list(charts) == ["verify-strict-200", "verify-strict-1232", "single-strict-200", "time to the verdict"]
    assert {dot.kind for dot in charts["verify-strict-200"].dots} >= {"ours", "published"}
    assert [dot.label for dot in charts["time to the verdict"].dots] == ["10 % of full load", "80 % of full load"]


def test_a_wrong_verdict_shows(quick: report.Signatures, monkeypatch: pytest.MonkeyPatch) -> None:
    right = known.signatures()
    wrong = dataclasses.replace(right[3], verdicts=right[3].verdicts | {"zip215": "equation"})
    monkeypatch.setattr(known, "signatures", lambda: (*right[:3], wrong, *right[4:]))
    checked = report.check("portable", report.QUICK)
    assert checked[2] == checked[1] - 1
    verified = dataclasses.replace(quick.backends[0], known_ok=checked[2])
    bent = report_of(sigverify=dataclasses.replace(quick, backends=(verified,)))
    assert not bent.ok
    assert "at least one check says NO" in shown(bent)
    assert "2,203 of 2,204" in page.render(bent)
