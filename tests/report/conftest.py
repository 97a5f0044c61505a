"""One quick report for all tests that only read it."""

from __future__ import annotations

import pytest

from modmill import report


@pytest.fixture(scope="session")
def quick() -> report.Report:
    """Every job, measured quickly."""
    return report.measure(quick=True)
