"""The documents beside ours: figures of ours are on record, named tests exist, and the report has all of it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from modmill.documents import contest, line
from modmill.documents.report import measure
from modmill.documents.sources import documents, tables
from modmill.report import page
from modmill.report.section import Request
from tests.report.support import report_of, shown
from tests.support import ROOT

REQUEST = Request(True, (), False, lambda _: None, lambda _: None)


def test_every_named_test_exists() -> None:
    found = [error.test for document in documents() for error in document.errors]
    assert len(found) > 15 and len(set(found)) == len(found)
    for name in found:
        file, _, function = name.partition("::")
        tree = ast.parse((ROOT / file).read_text("utf-8"))
        assert function in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}, name


def test_every_page_that_is_named_exists() -> None:
    words = [word for document in documents() for part in document.omitted for word in part.why.split()]
    pages = [word.rstrip(",;.") for word in words if word.startswith("docs/")]
    assert pages and all((ROOT / page).is_file() for page in pages)


def test_every_figure_of_ours_is_on_record() -> None:
    for document in documents():
        found = document.lines()
        assert len(found) > 5 and document.omitted and document.errors
        assert not [one.what for one in found if one.ours == line.NO_RECORD], document.key


def test_the_table_of_the_contest_has_all_its_columns_and_ratios() -> None:
    rows = [tuple(map(str, row)) for row in contest.table().rows]
    assert rows[0][1:] == ("464", "25.2", "18.3", "461")
    assert rows[3][1:] == ("201 (2.31x)", "46.2 (0.55x)", "4.9 (3.73x)", "224 (2.06x)")
    recorded = line.cost("vdf_predictive_montgomery", compressor="ternary")
    assert recorded is not None
    area, time = recorded.area(), recorded.ns()
    assert area is not None and time is not None
    kilo, ns = area["lut"] / 1000, time[0]
    assert rows[4][1].startswith(f"{kilo:.1f} (") and rows[4][2].startswith(f"{ns:.1f} (")
    assert rows[5][1:3] == (f"{201 / kilo:.2f}x", f"{46.2 / ns:.2f}x")
    assert all(cell == "not estimated" for row in (rows[1], rows[4], rows[6]) for cell in row[3:])
    assert "have been placed" in contest.table().note


def test_ratios_are_above_1_where_ours_is_better() -> None:
    assert line.beside("", 10.0, 5.0, "ns", "", least=True).ratio == "2.00x"
    assert line.beside("", 10.0, 5.0, "/s", "", least=False).ratio == "0.50x"
    absent = line.beside("", 10.0, None, "/s", "", least=False)
    assert (absent.published, absent.ours, absent.ratio) == ("10.0/s", line.NO_RECORD, "")


def test_outside_a_clone_figures_of_ours_are_absent(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from modmill.bench import recorded
    from modmill.documents import fields
    from modmill.hw.explore import record

    monkeypatch.setattr(recorded, "RECORDS", tmp_path)
    monkeypatch.setattr(record, "default_directory", lambda: tmp_path)
    monkeypatch.setattr(fields, "POINTS", tmp_path / "absent.jsonl")
    recorded.runs.cache_clear()
    try:
        found = measure(REQUEST)
        assert {one.ours for one in found.lines["fields"]} == {line.NO_RECORD}
        assert len(list(tables(found.lines))) == 3 * len(documents()) + 1
    finally:
        recorded.runs.cache_clear()


def test_the_report_has_every_table_and_a_record_for_each_document() -> None:
    found = measure(REQUEST)
    whole = report_of(documents=found)
    terminal, written = shown(whole), page.render(whole)
    for text in (terminal, written):
        assert all(one.title in text for one in found.tables())
        assert "not estimated" in text and "5172 a second" in text
    assert all(error.test in written for one in documents() for error in one.errors)
    records = list(found.records(quick=True))
    assert [one.parameters["document"] for one in records] == [one.key for one in documents()]
    assert all(one.result["figures"] and one.result["errors"] for one in records)
