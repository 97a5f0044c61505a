"""The page on the thesis' accelerator in gates has the tables of its tool, and its figures are there."""

from __future__ import annotations

from types import ModuleType

import pytest

from tests.support import tool


@pytest.fixture
def tools() -> ModuleType:
    return tool("docs/gf2_thesis.py")


def test_the_tables_are_those_on_record(tools: ModuleType) -> None:
    text = tools.PAGE.read_text("utf-8")
    assert tools.page(text) == text, "run tools/docs/gf2_thesis.py"


def test_every_figure_is_shown(tools: ModuleType) -> None:
    drawn = {tools.file(number).name for number, *_ in tools.figures()}
    assert set(tools.pictures(tools.PAGE.read_text("utf-8"))) == drawn
    assert all((tools.PAGE.parent / name).exists() for name in drawn)
