"""The isogeny delay function in the report: every backend takes part, and a wrong evaluation shows."""

from __future__ import annotations

import dataclasses

import pytest

from modmill import errors, known
from modmill.isogeny import report
from modmill.report import page
from tests.report.support import report_of, request, shown


@pytest.fixture(scope="module")
def quick() -> report.Evaluations:
    """One quick section for all tests that only read it."""
    found = report.measure(request())
    assert found is not None
    return found


def test_every_backend_takes_part(quick: report.Evaluations) -> None:
    assert quick.ok
    assert [one.backend for one in quick.backends] == list(request().backends)
    for one in quick.backends:
        answers = [answer for answer in known.evaluations() if one.backend == "portable" or answer.field == "p1506"]
        assert one.checked == one.right == len(answers)
        assert {row.case for row in one.rows} == {"p1506"}
    whole = report_of(isogeny=quick)
    for text in (shown(whole), page.render(whole)):
        assert "known answers over Fp and Fp2" in text


def test_a_backend_that_takes_no_known_answer_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: object, **_more: object) -> None:
        raise errors.BackendUnavailable("not here")

    monkeypatch.setattr(report, "setup", refuse)
    told: list[str] = []
    assert report.measure(request(backends=("portable",), missing=told.append)) is None
    assert told == ["isogeny: not here"]


def test_a_wrong_output_shows(quick: report.Evaluations, monkeypatch: pytest.MonkeyPatch) -> None:
    right = known.evaluations()
    monkeypatch.setattr(known, "evaluations", lambda: (dataclasses.replace(right[0], output=5), *right[1:]))
    _, checked, agree, _ = report.check("portable")
    assert agree == checked - 1
    bent = dataclasses.replace(quick, backends=(dataclasses.replace(quick.backends[0], right=agree),))
    assert not bent.ok
    assert "at least one check says NO" in shown(report_of(isogeny=bent))
