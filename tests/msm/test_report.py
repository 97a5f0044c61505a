"""Multi-scalar multiplication in the report: products are compared, and a wrong one shows."""

from __future__ import annotations

import dataclasses

import pytest

from modmill import _native, known
from modmill.msm import published, report
from modmill.report import page
from tests.report.support import report_of, request, shown


@pytest.fixture(scope="module")
def quick() -> report.Products:
    """One quick section for all tests that only read it."""
    found = report.measure(request())
    assert found is not None
    return found


def test_products_are_checked_and_compared(quick: report.Products) -> None:
    assert [m.backend for m in quick.backends] == [b for b in request().backends if b in _native.backends()["integers"]]
    for multiplied in quick.backends:
        assert multiplied.ok and multiplied.checked == len(known.products()) + 2
        assert {row.case for row in multiplied.rows} == {"377-2^10", "381-2^10"}
        told = multiplied.record(quick=True)
        assert told.result["valid"] is True and told.rate
    for text in (shown(report_of(msm=quick)), page.render(report_of(msm=quick))):
        for expected in ("Hardcaml", "4 of 2^26", "13,2", "4.968", "2022"):
            assert expected in text


def test_published_figures_are_those_of_the_sources() -> None:
    fpga = published.systems()[0]
    assert (fpga.batch, fpga.log, fpga.seconds, fpga.watts) == (4, 26, 20.336, 52)
    # Without overlap, a product took 5.927 s.
    assert sum(stage.seconds for stage in published.stages()) == pytest.approx(5.927, abs=0.002)


def test_a_wrong_product_shows(quick: report.Products, monkeypatch: pytest.MonkeyPatch) -> None:
    right = known.products()
    wrong = dataclasses.replace(right[0], sum=None if right[0].sum else (1, 2))
    monkeypatch.setattr(known, "products", lambda: (wrong, *right[1:]))
    _, checked, found, _ = report.check("portable", report.QUICK)
    assert found == checked - 1
    bent = dataclasses.replace(quick, backends=(dataclasses.replace(quick.backends[0], right=found),))
    assert not bent.ok
    assert "at least one check says NO" in shown(report_of(msm=bent))
