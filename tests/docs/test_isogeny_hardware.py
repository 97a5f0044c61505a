"""The tables of the hardware paper on isogeny walks are what the tools print, and its figures are there."""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator
from types import ModuleType

import pytest

from modmill.isogeny.walk import published
from tests.support import ROOT

FOLDER = ROOT / "docs" / "derivations"
CYCLE, LEVEL = 107, 0.0395
"""Levels of a cycle, which tests of the units count, and the paper's ns of a level."""


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return imported("isogeny_tables", monkeypatch)


def imported(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module of tools/docs, which may import others there."""
    monkeypatch.syspath_prepend(str(ROOT / "tools" / "docs"))
    return importlib.import_module(name)


def page() -> list[str]:
    return (FOLDER / "isogeny-hardware-tables.md").read_text("utf-8").splitlines()


def stands(lines: Iterator[str]) -> None:
    found = page()
    begin = found.index(next(lines))
    for at, line in enumerate(lines, 1):
        assert found[begin + at] == line


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_tables_are_what_the_tool_prints(tools: ModuleType, number: int) -> None:
    stands(getattr(tools, f"table_{number}")())


def test_the_last_table_begins_with_what_the_tool_prints(tools: ModuleType) -> None:
    stands(tools.table_7(CYCLE, LEVEL, (100,)))


@pytest.mark.slow
def test_long_tables_are_what_the_tool_prints(tools: ModuleType) -> None:
    stands(tools.table_5())
    stands(tools.table_7(CYCLE, LEVEL))


def test_longest_paths_as_printed_and_as_corrected(tools: ModuleType) -> None:
    # The paper's own arithmetic: f(m) is 18 for 1506 rows there, and one less for what the trees need.
    for path in published.paths():
        assert sum(path.factors) * 18 + path.constant == path.adders["1506"]
        assert tools.corrected(path, 1506) == path.adders["1506"] - sum(path.factors)
    assert [tools.corrected(path, 89) - path.adders["89"] for path in published.paths()] == [38, 0, 37]


def test_every_figure_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = imported("isogeny_figures", monkeypatch)
    drawn = {*figures.STRATEGIES, *figures.UNITS, "11a", "11b"}
    assert {path.name for path in FOLDER.glob("isogeny-figure-*.svg")} == {figures.file(n).name for n in drawn}
    text = "\n".join(page())
    assert all(f"({figures.file(number).name})" in text for number in drawn)
    assert set(re.findall(r"^\| (\d+)", text.split("## Figures")[1], re.MULTILINE)) >= {"1", "2", "3", "4", "7", "8"}
    found = figures.stated(figures.PAGE.read_text("utf-8"))
    assert found["published, 28 nm"] == {
        bits: [(row.ns, row.mm2) for row in published.modules() if row.bits == bits]
        for bits in sorted({row.bits for row in published.modules()})
    }
