"""The report's frame: every job's part is found, and the page holds what the terminal shows."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from modmill import folders, params, report
from modmill.record import Record
from modmill.report import Table, page
from modmill.report.section import Column
from tests.report.support import report_of, shown
from tests.support import refuses, succeeds


@dataclass
class Given:
    """A section with one table."""

    ok: bool = True

    def records(self, *, quick: bool) -> Iterator[Record]:
        yield Record("job.report", "portable", "", {"quick": quick}, {}, 1.0, None, "things", "another way")

    def tables(self) -> Iterator[Table]:
        columns = (Column("name"), Column("count", number=True), Column("source", wide=True), Column("ok"))
        row = ("a <b> [c]", "17", "somewhere", self.ok)
        yield Table("The title", "the note", columns, [row], lambda: "<svg><text>drawn</text></svg>")

    def data(self) -> dict[str, object]:
        return {"things": (1 << 60, 17)}


@pytest.fixture(scope="module")
def quick() -> report.Report:
    """One quick report for all tests that only read it."""
    return report.measure(quick=True)


def test_every_job_has_its_part_and_every_check_holds(quick: report.Report) -> None:
    assert quick.ok
    assert list(quick.sections) == list(folders.containing("report"))
    assert "every check holds" in shown(quick)


def test_a_table_is_on_the_terminal_and_on_the_page() -> None:
    whole = report_of(job=Given())
    text, content = shown(whole), page.render(whole)
    assert "The title (the note)" in text and "a <b> [c]" in text and "17" in text
    assert "source" not in text and "somewhere" not in text
    assert "<h2>The title</h2>" in content and "the note" in content and "a &lt;b&gt; [c]" in content
    assert "somewhere" in content and "<text>drawn</text>" in content
    assert page.as_dict(whole)["things"] == [hex(1 << 60), 17]


def test_a_failed_check_shows() -> None:
    bent = report_of(job=Given(ok=False))
    assert not bent.ok
    assert "NO" in shown(bent).split() and "at least one check says NO" in shown(bent)
    assert '<td class="no">NO</td>' in page.render(bent) and "At least one check says NO." in page.render(bent)
    assert not report_of().ok, "a report without sections shows nothing"


def test_what_is_absent_does_not_look_like_a_failed_check() -> None:
    content = page.render(replace(report_of(job=Given()), missing=("no such peer; build it",)))
    assert '<p class="quiet">Missing: no such peer; build it</p>' in content and 'class="no"' not in content


def test_the_page_is_whole(quick: report.Report, tmp_path: Path) -> None:
    written = page.write(quick, tmp_path / "a" / "b")
    content = written.read_text()
    assert sorted(p.name for p in written.parent.iterdir()) == ["report.html", "report.json"]
    assert "None" not in content and "Undefined" not in content
    assert "src=" not in content and "https://" not in content.split("<svg")[0]
    data = json.loads((written.parent / "report.json").read_text())
    assert data["ok"] is True
    assert {"date", "machine", "quick", "missing", "seconds", "entries", "published", "signatures", "fields"} <= set(
        data
    )
    assert data["entries"][1]["modulus"]["n"] == hex(params.modulus("lcs35").n)


def test_plots_are_well_formed_and_share_no_id(quick: report.Report) -> None:
    ids: list[str] = []
    tables = [table for section in quick.sections.values() for table in section.tables()]
    drawn = [text for table in tables if table.plot is not None and (text := table.plot())]
    assert len(drawn) >= 4
    for text in drawn:
        root = ET.fromstring(text)  # our own text, so no entity tricks
        found = {e.attrib["id"] for e in root.iter() if "id" in e.attrib}
        assert found
        ids += found
    assert len(ids) == len(set(ids))


def test_the_command_as_json_and_page(tmp_path: Path) -> None:
    ran = succeeds("report", "--quick", "--json", "--backend", "portable", "--out", tmp_path / "page")
    records = [json.loads(line) for line in ran.out.splitlines()]
    assert {r["job"] for r in records} == {
        "gf2.report",
        "isogeny.report",
        "msm.report",
        "sigverify.report",
        "vdf.report",
    }
    assert all(r["backend"] == "portable" and r["result"]["valid"] is True for r in records)
    squared = [r for r in records if r["job"] == "vdf.report"]
    assert [r["parameters"]["modulus"] for r in squared] == ["vdf-alliance", "lcs35", "csail2019"]
    for r in squared:
        assert r["result"]["proof"]["valid"] is True
        assert r["rate"] > 0
    assert f"the page is {tmp_path / 'page' / 'report.html'}" in ran.err
    assert (tmp_path / "page" / "report.html").exists()


def test_bad_input(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    refuses(2, "is not a directory", "report", "--quick", "--out", tmp_path / "file")
    refuses(2, "backend `cuda` is not available", "report", "--quick", "--backend", "cuda", "--quiet")
