"""The page on the source documents, and the contest's table among the squarers, are what their tool writes."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.support import tool


@pytest.fixture
def tools() -> ModuleType:
    return tool("docs/reproduced.py")


def test_the_page_has_the_tables_of_the_report(tools: ModuleType) -> None:
    text = tools.PAGE.read_text("utf-8")
    assert tools.page(text) == text, "run tools/docs/reproduced.py"


def test_the_page_on_squarers_has_the_table_of_the_contest(tools: ModuleType) -> None:
    text = tools.SQUARERS.read_text("utf-8")
    assert tools.squarers(text) == text, "run tools/docs/reproduced.py"
    assert "not estimated" in text and "4.9 (3.73x)" in text
